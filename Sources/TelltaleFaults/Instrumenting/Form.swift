/// How a mutant is compiled in, the strongest first; a weaker form is less than a stronger one.
package enum Form: String, Codable, Sendable, Comparable {
  /// A call that takes the operands' values, or a guard at a body's head.
  case call
  /// A call that takes the whole expression and each alternative unevaluated.
  case choice
  /// Not at all: the source stays as it was.
  case dropped

  package static func < (left: Form, right: Form) -> Bool { left.strength < right.strength }

  private var strength: Int {
    switch self {
    case .call: 2
    case .choice: 1
    case .dropped: 0
    }
  }
}
