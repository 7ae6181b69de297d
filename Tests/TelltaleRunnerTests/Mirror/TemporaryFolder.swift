import Foundation
import Testing

/// A folder for one test, removed when the test lets go of it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("telltale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to relative: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(relative)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ relative: String, to destination: String) throws {
    let parent = URL(fileURLWithPath: "\(path)/\(relative)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(relative)", withDestinationPath: destination)
  }

  func text(_ relative: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(relative)", encoding: .utf8)
  }

  func exists(_ relative: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(relative)")) != nil
  }

  func modified(_ relative: String) throws -> Date {
    try #require(
      try FileManager.default.attributesOfItem(atPath: "\(path)/\(relative)")[.modificationDate] as? Date)
  }

  func setModified(_ relative: String, secondsAgo: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: "\(path)/\(relative)")
  }

  func destination(_ relative: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(relative)")
  }

  /// All paths below a folder, relative to it, sorted, links not followed.
  func paths(in relative: String) throws -> [String] {
    guard let all = FileManager.default.enumerator(atPath: "\(path)/\(relative)") else { return [] }
    return all.compactMap { $0 as? String }.sorted()
  }
}
