/// The field for the number of pieces.
public struct QuantityField: Sendable {
  /// What was typed.
  public var text: String

  /// A field with this in it.
  public init(text: String) {
    self.text = text
  }

  /// The number that was typed; one piece where it is none.
  public var pieces: Int {
    Int(text) ?? 1
  }
}
