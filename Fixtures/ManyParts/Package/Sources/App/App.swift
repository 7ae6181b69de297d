import Rules

@main struct App {
  static func main() {
    print(greeting(), isOutside(6))
  }
}
