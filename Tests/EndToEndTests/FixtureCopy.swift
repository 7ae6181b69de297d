import Foundation
import Testing

/// A copy of a fixture in a temporary folder of its own, removed when the test lets go of it.
final class FixtureCopy: Sendable {
  /// The folder that the fixture's folder was copied into.
  let folder: String

  /// Copies `Fixtures/NAME` to a path with a space and letters that are not ASCII.
  convenience init(_ name: String) throws { try self.init(at: "Fixtures/\(name)") }

  /// Copies a folder of this repository, without what was built in it, to such a path.
  init(at path: String) throws {
    let original = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(path)").standardized
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("Téll tale \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let copy = parent.appendingPathComponent(original.lastPathComponent)
    folder = copy.path
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: original.path) where name != ".build" {
      try FileManager.default.copyItem(
        at: original.appendingPathComponent(name), to: copy.appendingPathComponent(name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: URL(fileURLWithPath: folder).deletingLastPathComponent()) }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

  func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  /// Every file with its content, and every link with its destination, but for what is in `.build/telltale`.
  func state() throws -> [String: String] {
    var state: [String: String] = [:]
    let all = try #require(FileManager.default.enumerator(atPath: folder))
    for case let path as String in all where !path.contains(".build/telltale") && !path.hasSuffix(".build") {
      let full = "\(folder)/\(path)"
      if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
        state[path] = "-> \(destination)"
      } else if let data = FileManager.default.contents(atPath: full) {
        state[path] = String(decoding: data, as: UTF8.self)
      } else {
        state[path] = "folder"
      }
    }
    return state
  }
}
