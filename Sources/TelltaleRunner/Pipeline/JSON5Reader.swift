/// Reads the members of an object of a pipeline file, and says of each what is wrong with it and where it stands.
struct JSON5Reader {
  let file: String
  /// The object's place in the file.
  let place: String
  private let members: [String: JSON5Value]

  /// Reads an object that may have these keys and no others.
  init(_ value: JSON5Value, file: String, place: String, keys: [String]) throws(PipelineFileError) {
    self.file = file
    self.place = place
    guard case .object(let members) = value else {
      throw .unexpected(file: file, at: place, found: value.typeName, expected: "an object")
    }
    for key in members.keys.sorted() where !keys.contains(key) {
      throw .unknownKey(key, file: file, at: place, suggestion: key.closest(among: keys), known: keys)
    }
    self.members = members
  }

  /// The place of a member.
  func place(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  /// The error of a member that is something else than expected.
  func unexpected(_ key: String, found: String, expected: String) -> PipelineFileError {
    .unexpected(file: file, at: place(of: key), found: found, expected: expected)
  }

  func value(_ key: String) -> JSON5Value? { members[key] }

  func text(_ key: String) throws(PipelineFileError) -> String? {
    switch members[key] {
    case nil: return nil
    case .string(let text)?: return text
    case let other?: throw unexpected(key, found: other.typeName, expected: "a string")
    }
  }

  func flag(_ key: String) throws(PipelineFileError) -> Bool? {
    switch members[key] {
    case nil: return nil
    case .bool(let isOn)?: return isOn
    case let other?: throw unexpected(key, found: other.typeName, expected: "true or false")
    }
  }

  /// A number of seconds, more than 0.
  func seconds(_ key: String) throws(PipelineFileError) -> Double? {
    guard let value = members[key] else { return nil }
    guard case .number(let text) = value, let number = Double(text), number > 0, number.isFinite else {
      throw unexpected(key, found: value.typeName, expected: "a number of seconds, more than 0")
    }
    return number
  }

  /// An array of strings; a string alone stands for an array of it where `single` says so.
  func texts(_ key: String, single: Bool = false) throws(PipelineFileError) -> [String]? {
    guard let value = members[key] else { return nil }
    let expected = single ? "a string or an array of strings" : "an array of strings"
    switch value {
    case .string(let text) where single: return [text]
    case .array(let elements):
      var texts: [String] = []
      for (index, element) in elements.enumerated() {
        guard case .string(let text) = element else {
          throw unexpected("\(key)[\(index)]", found: element.typeName, expected: "a string")
        }
        texts.append(text)
      }
      return texts
    default: throw unexpected(key, found: value.typeName, expected: expected)
    }
  }

  /// An object whose values are strings, or null for a variable that is unset.
  func variables(_ key: String) throws(PipelineFileError) -> PipelineDefinition.Variables {
    guard let value = members[key] else { return [:] }
    guard case .object(let entries) = value else {
      throw unexpected(key, found: value.typeName, expected: "an object of variables")
    }
    var variables: PipelineDefinition.Variables = [:]
    for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
      guard !name.isEmpty, !name.contains("="), !name.contains("\0") else {
        throw unexpected(key, found: "an object with the key '\(name)'", expected: "names of variables")
      }
      switch value {
      case .string(let text): variables[name] = .some(text)
      case .null: variables[name] = .some(nil)
      default:
        throw unexpected(
          "\(key).\(name)", found: value.typeName, expected: "a string, or null for a variable that is to be unset")
      }
    }
    return variables
  }

  /// The objects of an array, each read in its place, with names that differ.
  func named<Entry>(
    _ key: String, keys: [String], _ read: (JSON5Reader, _ name: String) throws(PipelineFileError) -> Entry
  ) throws(PipelineFileError) -> [Entry] {
    guard let value = members[key] else { return [] }
    guard case .array(let elements) = value else {
      throw unexpected(key, found: value.typeName, expected: "an array of objects")
    }
    var names: Set<String> = []
    var entries: [Entry] = []
    for (index, element) in elements.enumerated() {
      let reader = try JSON5Reader(
        element, file: file, place: place(of: "\(key)[\(index)]"), keys: ["name"] + keys)
      let name = try reader.name()
      if !names.insert(name).inserted { throw .repeatedName(name, file: file, at: reader.place) }
      entries.append(try read(reader, name))
    }
    return entries
  }

  /// The object's name: a part of ids that are read in one line, with slashes between them.
  private func name() throws(PipelineFileError) -> String {
    guard let name = try text("name") else { throw .missingKey("name", file: file, at: place) }
    let isPlain = !name.isEmpty && !name.contains { $0 == "/" || $0.isNewline }
    guard isPlain, name.first != " ", name.last != " ", name != PipelinePlan.wholeName else {
      throw unexpected(
        "name", found: "the string \"\(name)\"",
        expected: "a name in one line, without slashes, other than \"\(PipelinePlan.wholeName)\"")
    }
    return name
  }
}
