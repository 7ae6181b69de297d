import Foundation

/// What a test takes from its environment: the input, the threshold or the record that a measurement turns on.
enum Setting {
  /// The variable's value; `usual` where nobody has set it.
  static func text(_ name: String, usual: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? usual
  }

  static func number(_ name: String, usual: Int) -> Int {
    Int(text(name, usual: "")) ?? usual
  }
}

/// Files of this package, beside which the tests stand.
enum PackageFile {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// What was recorded under a name, without the end of its line.
  static func recorded(_ name: String) throws -> String {
    String(decoding: try data("Recorded/\(name)"), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  static func propertyList(_ path: String) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: data(path), format: nil)
    return list as? [String: Any] ?? [:]
  }
}
