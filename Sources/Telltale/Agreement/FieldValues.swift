/// Named values, in the order in which they were first given: a model's, or those that a screen shows.
///
/// Written as a dictionary; a field whose value is nil is named and not carried.
///
/// ```swift
/// let model: FieldValues = ["title": folder.name, "unread": folder.unread, "badge": folder.badge]
/// ```
public struct FieldValues: Sendable, Hashable {
  /// The names of all fields, those without a value among them.
  public private(set) var names: [String] = []
  private var positions: [String: Int] = [:]
  private var values: [String: String] = [:]

  /// No fields.
  public init() {}

  /// The fields of any value, read along key paths.
  public init<Root>(of root: Root, _ paths: KeyValuePairs<String, PartialKeyPath<Root>>) {
    for (name, path) in paths { self[name] = text(of: root[keyPath: path]) }
  }

  /// A field's value; setting nil keeps the field's name and takes its value away.
  public subscript(name: String) -> String? {
    get { values[name] }
    set {
      if positions[name] == nil {
        positions[name] = names.count
        names.append(name)
      }
      values[name] = newValue
    }
  }

  /// Whether a field is named, with or without a value.
  func names(_ name: String) -> Bool { positions[name] != nil }

  /// How many fields carry a value.
  public var count: Int { values.count }
}

extension FieldValues: ExpressibleByDictionaryLiteral {
  /// Fields written as a dictionary. Of two values for one name the second stands.
  public init(dictionaryLiteral elements: (String, (any CustomStringConvertible)?)...) {
    for (name, value) in elements { self[name] = value.map(\.description) }
  }
}

extension FieldValues: CustomStringConvertible {
  /// `title=Inbox unread=3`, in order.
  public var description: String {
    names.compactMap { name in self[name].map { "\(name)=\($0)" } }.joined(separator: " ")
  }
}

/// A value as text; nil where it is an optional that holds nothing, however deep.
private func text(of value: Any) -> String? {
  guard let optional = value as? any AnyOptional else { return String(describing: value) }
  return optional.content.flatMap { text(of: $0) }
}

private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { self.map { $0 as Any } }
}
