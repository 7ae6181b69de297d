/// A site that its operator spells out: calls of the runtime around and between the parts of an expression.
struct CallRewrite: Sendable {
  /// How the site is rewritten where the calls do not compile.
  enum Fallback: Sendable {
    case none
    /// The whole expression and each alternative, unevaluated.
    case alternatives
    /// The whole statement and its one alternative: `if __telltale_on(17) { a -= b } else { a += b }`.
    case branch
  }

  var range: Range<Int>
  var fallback: Fallback
  /// Whether the calls are certain not to be what the expression is, so that only the fallback will do.
  var isFallbackOnly = false
  var edits: @Sendable (NumberedSite) -> [TextEdit]

  var strongest: Form { isFallbackOnly ? weaker : .call }

  /// The form to try where the calls do not compile.
  var weaker: Form { fallback == .none ? .dropped : .choice }

  /// The changes of the source, and the indices of the faults that this form can't write.
  func edits(for numbered: NumberedSite, text: (Range<Int>) -> String) -> (edits: [TextEdit], unwritable: [Int]) {
    if numbered.form == .call { return (edits(numbered), []) }
    switch fallback {
    case .none: return ([], numbered.live)
    case .alternatives: return choiceEdits(for: numbered, range: range, effect: nil, text: text)
    case .branch: return branchEdits(for: numbered, text: text)
    }
  }

  private func branchEdits(
    for numbered: NumberedSite, text: (Range<Int>) -> String
  ) -> (edits: [TextEdit], unwritable: [Int]) {
    guard let only = numbered.live.first, numbered.live.count == 1,
      let alternative = OneLine.text(of: numbered.edits[only].applied(to: range, text: text))
    else { return ([], numbered.live) }
    return (
      [
        .opening(range.lowerBound, "if __telltale_on(\(numbered.number(only))) { \(alternative) } else { "),
        .closing(range.upperBound, " }"),
      ], []
    )
  }

  /// A call with the fault's number before the whole expression: `a` becomes `name(17, a)`.
  static func around(_ range: Range<Int>, _ name: String, fallback: Fallback = .none) -> CallRewrite {
    CallRewrite(range: range, fallback: fallback) { numbered in
      [.opening(range.lowerBound, "\(name)(\(numbered.first), "), .closing(range.upperBound, ")")]
    }
  }

  /// A call with the fault's number in place of a prefix operator: `-a` becomes `name(17, a)`.
  static func prefix(_ range: Range<Int>, symbol: Range<Int>, _ name: String, fallback: Fallback) -> CallRewrite {
    CallRewrite(range: range, fallback: fallback) { numbered in
      [.replacing(symbol, "\(name)(\(numbered.first), "), .closing(range.upperBound, ")")]
    }
  }

  /// A call with the fault's number before the operands: `a + b` becomes `name(17, a, b)`.
  static func operands(of site: BinarySite, _ name: String, extra: String = "", fallback: Fallback) -> CallRewrite {
    CallRewrite(range: site.range, fallback: fallback) { numbered in
      argumentEdits(of: site, opening: "\(name)(\(numbered.first), \(extra)", closing: ")")
    }
  }

  /// The whole expression and its alternatives, nothing else being able to stand for it.
  static func alternatives(_ range: Range<Int>) -> CallRewrite {
    CallRewrite(range: range, fallback: .alternatives, isFallbackOnly: true) { _ in [] }
  }
}

extension SiteDraft.Edit {
  /// The text of a range around the edit, once it is made.
  func applied(to range: Range<Int>, text: (Range<Int>) -> String) -> String {
    text(range.lowerBound..<self.range.lowerBound) + replacement + text(self.range.upperBound..<range.upperBound)
  }
}
