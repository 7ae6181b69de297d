/// The two sides of a comparison as a check evaluated them: of all times that it did, those nearest to each other.
package struct Operands: Sendable, Hashable {
  /// In words; nil where it differs from run to run, or would on another machine.
  package var left: String?
  package var right: String?

  package init(left: String?, right: String?) {
    self.left = left
    self.right = right
  }

  /// The most digits of a real number that somebody would write down.
  private static let writtenDigits = 6

  /// Two real numbers; one of more digits than somebody would write is not named, since it may well be measured: two
  /// readings of a clock are now and then as far apart in one recording as in the other.
  package init(left: Double, right: Double) {
    self.init(left: Self.words(left), right: Self.words(right))
  }

  private static func words(_ real: Double) -> String? {
    let text = "\(real)"
    let digits = text.prefix { $0 != "e" }.filter(\.isWholeNumber)
    return digits.drop { $0 == "0" }.count > writtenDigits ? nil : text
  }

  /// What two recordings of the same check have in common.
  package func common(with other: Operands) -> Operands {
    Operands(left: left == other.left ? left : nil, right: right == other.right ? right : nil)
  }
}
