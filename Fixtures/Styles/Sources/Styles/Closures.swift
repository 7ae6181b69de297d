/// Nested functions and closures, interpolation, defaults, initialisation in branches.
public func fold(_ values: [Int], from start: Int = 0, by combine: ((Int, Int) -> Int)? = nil) -> Int {
  func step(_ left: Int, _ right: Int) -> Int {
    func clamp(_ value: Int) -> Int {
      if value > 1000 { return 1000 }
      return value < -1000 ? -1000 : value
    }
    let combined = combine?(left, right) ?? left + right
    return clamp(combined)
  }
  var result = start
  values.forEach { result = step(result, $0) }
  return result
}

public func words(_ text: String, minimum: Int = 1) -> [String: Int] {
  var counts: [String: Int] = [:]
  outer: for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
    for character in word where character == "#" { continue outer }
    if word.count < minimum { continue }
    counts[word.lowercased(), default: 0] += 1
  }
  return counts
}

public func report(_ counts: [String: Int]) -> String {
  let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { key, value in
    "\(key): \(value == 1 ? "once" : "\(value) times\(value > 9 ? "!" : "")")"
  }
  return """
    \(lines.count) words\(lines.isEmpty ? "" : ":")
    \(lines.prefix(3).joined(separator: "\n"))
    """
}

public func grade(_ points: Int) -> String {
  let name: String
  let bonus: Int
  if points >= 90 {
    name = "A"
    bonus = 2
  } else if points >= 50 {
    name = "B"
    bonus = 1
  } else {
    name = "C"
    bonus = 0
  }
  let mark = switch bonus {
  case 2: "+"
  case 1 where points > 75: "~"
  default: ""
  }
  let rest = if points < 0 { "?" } else { mark }
  return name + rest
}

public enum Token: Equatable {
  case number(Int), symbol(Character)
}

public func tokens(_ text: String) throws -> [Token] {
  struct Unexpected: Error { let character: Character }
  var result: [Token] = []
  var rest = text[...]
  while let next = rest.first {
    switch next {
    case " ", "\t":
      rest.removeFirst()
    case "0"..."9":
      var value = 0
      repeat {
        value = value * 10 + (rest.first?.wholeNumberValue ?? 0)
        rest = rest.dropFirst()
      } while rest.first?.isNumber == true
      result.append(.number(value))
    case "+", "-", "*":
      result.append(.symbol(next))
      rest.removeFirst()
    case let other where other.isNewline: return result
    default: throw Unexpected(character: next)
    }
  }
  return result
}

public struct Settings: Sendable {
  public var isQuiet = false
  public var names: [String] = ["a", "b"]
  public var level: UInt8 = 255
  public var ratio: Float = 0.5
  public lazy var cache: [Int] = (0..<Int(level)).map { $0 * 2 }
  public static let shared = Settings()
  let load: @Sendable () -> Int = {
    let base = 2
    return base * 3
  }

  public init() {}

  public init?(level: Int) {
    guard let small = UInt8(exactly: level) else { return nil }
    self.init()
    self.level = small
    isQuiet = small < 10
  }

  public mutating func adopt(_ other: Settings) {
    (isQuiet, ratio) = (other.isQuiet, max(ratio, other.ratio))
    names.append(contentsOf: other.names.filter { !names.contains($0) })
    self = self.normalised()
  }

  private func normalised() -> Settings {
    var copy = self
    defer { assert(copy.names.count >= names.count) }
    if copy.names.isEmpty, !isQuiet { copy.names += ["none"] }
    return copy
  }
}
