import Telltale

/// Reads the Test Anything Protocol, line by line; what a subtest reports within is part of its own last line.
struct TAPReader: Sendable {
  private(set) var list = CaseList()
  private var planned: Int?
  private var count = 0

  /// Takes in a line; those that are not TAP are passed over.
  mutating func read(_ line: some StringProtocol) {
    if line.hasPrefix("ok") || line.hasPrefix("not ok") {
      readResult(line)
    } else if line.hasPrefix("1.."), let last = Int(line.dropFirst(3).prefix { $0.isNumber }) {
      planned = last
    } else if line.hasPrefix("Bail out!") {
      list.problems.append("it bailed out: \(line.dropFirst("Bail out!".count).drop { $0 == " " })")
    }
  }

  /// Says at the end what is missing.
  mutating func finish() {
    switch planned {
    case nil where count > 0: list.problems.append("its TAP has no plan, so cases may be missing")
    case let planned? where planned != count: list.problems.append("its TAP planned \(planned) and holds \(count)")
    default: break
    }
  }

  /// `not ok 12 - a description # SKIP why`
  private mutating func readResult(_ line: some StringProtocol) {
    let isOK = line.hasPrefix("ok")
    var rest = Substring(line.dropFirst(isOK ? 2 : 6))
    guard rest.isEmpty || rest.first == " " else { return }
    count += 1
    rest = rest.drop { $0 == " " }
    let number = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(number.count).drop { $0 == " " }
    if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
    var directive = ""
    if let mark = rest.firstRange(of: " # ") {
      directive = rest[mark.upperBound...].uppercased()
      rest = rest[..<mark.lowerBound]
    } else if rest.hasPrefix("# ") {
      directive = rest.dropFirst(2).uppercased()
      rest = ""
    }
    let title = rest.isEmpty ? "case \(number.isEmpty ? String(count) : String(number))" : String(rest)
    let answer: Answer =
      switch (isOK, directive) {
      case (_, _) where directive.hasPrefix("SKIP"): .didNotRun(.skipped)
      // Known to fail: neither way is it an answer.
      case (false, _) where directive.hasPrefix("TODO"): .didNotRun(.skipped)
      case (true, _): .pass
      case (false, _): .fail(.assertion)
      }
    list.add(CaseList.Reported(id: title, title: title, answer: answer))
  }
}
