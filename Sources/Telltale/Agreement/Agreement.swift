/// What a screen shows of one field, held against the model.
public enum Agreement: String, Sendable, Hashable, Codable, CaseIterable {
  /// Both carry the same value.
  case matching
  /// Both carry a value, and the screen's is another one: it was not written again after the model changed.
  case stale
  /// The model carries a value and the screen shows none: nobody wrote it.
  case missing
  /// The screen shows a value that the model does not carry: nobody cleared it.
  case leftover
  /// Neither carries the field: not counted.
  case outOfScope = "out-of-scope"

  /// Derives the agreement of one field; nothing else in Telltale decides it.
  ///
  /// Values are compared character by character, after the format has been applied to the model's.
  public init(model: String?, shown: String?, format: FieldFormat = .asIs) {
    switch (model, shown) {
    case (nil, nil): self = .outOfScope
    case (nil, _?): self = .leftover
    case (_?, nil): self = .missing
    case (let model?, let shown?): self = format.text(model) == shown ? .matching : .stale
    }
  }

  /// What is likely to be wrong, and what to do about it; nil where there is nothing.
  public var remedy: String? {
    switch self {
    case .matching, .outOfScope: nil
    case .stale: "Write the field again where the model changes, or give it a format if only its wording differs."
    case .missing: "Write the field to this screen."
    case .leftover: "Clear the field where the model drops it, or where the view is reused."
    }
  }
}

extension Agreement: Countable {
  /// The four agreements always; out-of-scope fields enter no count.
  public var tallied: Tallied { self == .outOfScope ? .never : .always }
}

/// How a model's value is worded on a screen, so that `3` and `3 messages` agree.
public struct FieldFormat: Sendable {
  let text: @Sendable (String) -> String

  /// A wording of the model's value.
  public init(_ text: @escaping @Sendable (String) -> String) {
    self.text = text
  }

  /// The model's value, character by character.
  public static let asIs = FieldFormat { $0 }

  /// The model's value with text behind it, such as a unit.
  public static func suffixed(_ suffix: String) -> FieldFormat { FieldFormat { $0 + suffix } }

  /// The model's value with text before it, such as a currency sign.
  public static func prefixed(_ prefix: String) -> FieldFormat { FieldFormat { prefix + $0 } }
}
