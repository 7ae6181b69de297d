/// One field of one screen, held against the model after an event.
public struct FieldAgreement: Sendable, Hashable {
  /// What had just happened.
  public let event: String
  /// The screen's name.
  public let screen: String
  /// The field's name.
  public let field: String
  /// The model's value, before any format.
  public let model: String?
  /// What the screen shows.
  public let shown: String?
  /// What follows from the two values.
  public let agreement: Agreement
  /// Whether the model or the screen names the field, with or without a value. One that neither names is likely to be
  /// misspelt, and would be out of scope for ever.
  public let isNamed: Bool

  /// Whether the field is as it should be: neither stale, missing nor leftover, and named by somebody.
  public var isFaultless: Bool { agreement.remedy == nil && isNamed }
}

extension FieldAgreement: CustomStringConvertible {
  /// `event | Screen.field: model=VALUE screen=VALUE -> matching`, with `-` for no value.
  public var description: String {
    let values = "model=\((model ?? "-").onOneLine) screen=\((shown ?? "-").onOneLine)"
    return "\(event.onOneLine) | \(screen).\(field): \(values) -> \(agreement.rawValue)"
  }

  /// What is wrong with the field, and what to do about it; nil where nothing is.
  public var finding: String? {
    guard isNamed else {
      return "\(screen).\(field) is named by neither the model nor the screen. Correct the field's name."
    }
    guard let remedy = agreement.remedy else { return nil }
    let shows = shown.map { "shows \"\($0.onOneLine)\"" } ?? "shows nothing"
    let carries = model.map { "the model carries \"\($0.onOneLine)\"" } ?? "the model carries nothing"
    return "\(screen).\(field) is \(agreement.rawValue) after \"\(event)\": it \(shows), \(carries). \(remedy)"
  }
}

/// The fields of one or more screens, held against the model, with their tally.
public struct Agreements: Sendable, Hashable {
  /// The fields measured, in order.
  public private(set) var rows: [FieldAgreement]

  /// A table of fields that were measured elsewhere.
  public init(_ rows: some Sequence<FieldAgreement>) {
    self.rows = Array(rows)
  }

  /// How many fields fall into each agreement.
  public var tally: Tally<Agreement> { Tally(rows.map(\.agreement)) }

  /// Whether every field is as it should be.
  public var isFaultless: Bool { rows.allSatisfy(\.isFaultless) }

  /// The fields of both tables.
  public static func + (left: Self, right: Self) -> Self { Agreements(left.rows + right.rows) }
}

extension Agreements: RandomAccessCollection {
  /// The position of the first field.
  public var startIndex: Int { 0 }
  /// The position behind the last field.
  public var endIndex: Int { rows.count }
  /// The field at a position.
  public subscript(position: Int) -> FieldAgreement { rows[position] }
}

extension Agreements: CustomStringConvertible {
  /// A line for each field, then the tally.
  public var description: String {
    (rows.map(\.description) + [tally.description]).joined(separator: "\n")
  }
}

/// Holds what a screen shows against the model, field by field.
///
/// ```swift
/// agree("marked-read", model: ["unread": folder.unread], screen: inbox.screen)
/// ```
///
/// - Parameters:
///   - event: What has just happened.
///   - model: What the model carries now.
///   - screen: What the screen shows now. One that is not visible gives no rows.
///   - fields: The fields to look at; all that the model or the screen names where it is left out.
public func agree(_ event: String, model: FieldValues, screen: Screen, fields: [String]? = nil) -> Agreements {
  guard screen.isVisible else { return Agreements([]) }
  let named = model.names + screen.fields.names.filter { !model.names($0) }
  return Agreements(
    (fields ?? named).map { field in
      FieldAgreement(
        event: event, screen: screen.name, field: field, model: model[field], shown: screen[field],
        agreement: Agreement(model: model[field], shown: screen[field], format: screen.formats[field] ?? .asIs),
        isNamed: model.names(field) || screen.fields.names(field))
    })
}
