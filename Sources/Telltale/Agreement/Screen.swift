/// What one screen shows, field by field.
///
/// A view writes to it (`screen["title"] = "Inbox"`; nil clears a field), or it is read from a view:
///
/// ```swift
/// Screen("Inbox", reading: controller, ["title": \.titleLabel.text, "unread": \.unreadLabel.text])
/// Screen("Inbox") { ["title": terminal.line(0), "unread": terminal.line(1)] }
/// ```
public struct Screen: Sendable {
  /// The screen's name.
  public let name: String
  /// What it shows.
  public var fields: FieldValues
  /// Whether it can be seen. A popped or dismissed screen takes no part in a measurement, whatever it still holds.
  public var isVisible: Bool
  /// How the model's values are worded here; a field without one is compared character by character.
  public var formats: [String: FieldFormat]

  /// A screen that shows these fields.
  public init(
    _ name: String, showing fields: FieldValues = [:], isVisible: Bool = true, formats: [String: FieldFormat] = [:]
  ) {
    self.name = name
    self.fields = fields
    self.isVisible = isVisible
    self.formats = formats
  }

  /// A screen as a closure finds it now.
  public init(
    _ name: String, isVisible: Bool = true, formats: [String: FieldFormat] = [:], read: () throws -> FieldValues
  ) rethrows {
    self.init(name, showing: try read(), isVisible: isVisible, formats: formats)
  }

  /// A screen read from any value along key paths, as it is now: a controller, a view model, a terminal view.
  public init<Root>(
    _ name: String, reading root: Root, _ paths: KeyValuePairs<String, PartialKeyPath<Root>>, isVisible: Bool = true,
    formats: [String: FieldFormat] = [:]
  ) {
    self.init(name, showing: FieldValues(of: root, paths), isVisible: isVisible, formats: formats)
  }

  /// What the screen shows in a field; nil clears it.
  public subscript(field: String) -> String? {
    get { fields[field] }
    set { fields[field] = newValue }
  }
}
