import Foundation
import TelltaleRecords

/// Records in a folder that lasts for one measurement.
struct TemporaryRecords {
  fileprivate let folder: URL

  /// Records that are compared with, and never change.
  var checking: Records { Records(in: folder, versions: LessonVersions(), request: .nothing) }

  /// Records a value, as the owner of a check does who asks for it by name.
  func record(_ name: String, _ value: some Codable & Equatable & Sendable) throws {
    let request = RecordingRequest(environment: [RecordingRequest.variable: name], arguments: [])
    _ = try Records(in: folder, versions: LessonVersions(), request: request).equal(name, value)
  }
}

/// Gives a measurement a folder of records, and removes it afterwards.
func withRecords<Result>(_ measure: (TemporaryRecords) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lesson-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let result = Swift.Result { try measure(TemporaryRecords(folder: folder)) }
  try FileManager.default.removeItem(at: folder)
  return try result.get()
}

/// The lessons are measured as they are, without a repository.
private struct LessonVersions: VersionSource {
  func current() -> NamedVersion? { nil }
  func relation(of revision: String) -> RevisionRelation { .unknown }
  func asker() -> String { "the lesson" }
}
