import Styles

let arguments = CommandLine.arguments.dropFirst()
var total = 0
for argument in arguments {
  guard let number = Int(argument) else {
    print("not a number: \(argument)")
    continue
  }
  total += number
}
if total > 0 { print(total) }
defer { print("done") }

func shout(_ text: String) -> String {
  text.isEmpty ? "?" : text.uppercased()
}

print(shout(grade(total)))
