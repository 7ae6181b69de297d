import Telltale

/// A source text as lines, and two ways of looking at it.
private struct SourceText {
  let lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n").map(String.init)
  }

  var badlyIndented: Int {
    lines.filter { $0.prefix { $0 == " " }.count % 2 != 0 || $0.contains("\t") || $0.hasSuffix(" ") }.count
  }

  func forcedUnwraps(exemptingLiterals: Bool) -> Int {
    lines.reduce(0) { count, line in
      let forced = line.matches(of: /[\w)\]]!(?!=)/).count
      let literal = line.matches(of: /\((\w+: )?"[^"\\]*"\)!/).count
      return count + forced - (exemptingLiterals ? literal : 0)
    }
  }
}

private let safeSeats = SourceText(
  """
  func seats(in field: String) -> Int {
    Int(field) ?? 1
  }
  """)

/// FAULT: the second line ends the program where the field holds no number.
private let forcedSeats = SourceText(
  """
  func seats(in field: String) -> Int {
    Int(field)!
  }
  """)

private let constantAddress = SourceText(
  """
  let support = URL(string: "https://example.org/help")!
  """)

/// FAULT: the address comes from outside.
private let givenAddress = SourceText(
  """
  let support = URL(string: settings.helpAddress)!
  """)

extension Lesson {
  static let codeQuality = Lesson("code-quality", "Code Quality Tools", fault: "an optional is unwrapped by force") {
    Part(
      "The layout or the rule",
      Contrasts {
        contrast("format-check", correct: safeSeats.badlyIndented, faulty: forcedSeats.badlyIndented) { $0 == 0 }
        contrast(
          "force-unwrap-rule", correct: safeSeats.forcedUnwraps(exemptingLiterals: false),
          faulty: forcedSeats.forcedUnwraps(exemptingLiterals: false)
        ) { $0 == 0 }
      })
    Part(
      "An exemption",
      Contrasts {
        bound(
          "rule", at: ["strict-rule": false, "exempt-rule": true],
          correct: { constantAddress.forcedUnwraps(exemptingLiterals: $0) },
          faulty: { givenAddress.forcedUnwraps(exemptingLiterals: $0) }, check: { found, _ in found == 0 })
      })
  }
}
