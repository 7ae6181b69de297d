/// The two sides of a comparison as a check evaluated them: of all times that it did, those nearest to each other.
package struct Operands: Sendable, Hashable {
  /// In words; nil where it differs from run to run.
  package var left: String?
  package var right: String?

  package init(left: String?, right: String?) {
    self.left = left
    self.right = right
  }

  /// What two recordings of the same check have in common.
  package func common(with other: Operands) -> Operands {
    Operands(left: left == other.left ? left : nil, right: right == other.right ? right : nil)
  }
}
