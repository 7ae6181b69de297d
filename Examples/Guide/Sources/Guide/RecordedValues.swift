import Foundation
import Telltale
import TelltaleRecords

/// A repository that stands still, so that this example prints the same each time.
struct FixedVersion: VersionSource {
  var revision = "5f0c21d9a7e4"
  var isClean = true
  var relation = RevisionRelation.ancestor

  func current() -> NamedVersion? { NamedVersion(revision: revision, isClean: isClean) }
  func relation(of revision: String) -> RevisionRelation { relation }
  func asker() -> String { "Ada" }
}

/// As a test does it: the records lie in a folder beside the source, in the repository around it.
func rowsBesideThisFile(rowsCreated: () -> Int) throws -> RecordReading<Int> {
  let records = Records(beside: #filePath)
  let rows = try records.notAbove("rows-created", rowsCreated())
  return rows
}

@Sendable func recordedValues(print: (Any) -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")
  defer { do { try FileManager.default.removeItem(at: folder) } catch { print(error) } }
  let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_800_000_000) }
  let asked = RecordingRequest(environment: ["TELLTALE_RECORD": "rows-created"], arguments: [])
  let recording = Records(in: folder, versions: FixedVersion(isClean: false), request: asked, now: now)
  _ = try recording.notAbove("rows-created", 10)
  print(try String(contentsOf: folder.appendingPathComponent("rows-created.json"), encoding: .utf8))

  let records = Records(in: folder, versions: FixedVersion(relation: .notAnAncestor), request: .nothing)
  let rows = try records.notAbove("rows-created", 100)
  print(rows.message)

  let held = contrast("rows", correct: 10, faulty: 100) {
    try records.notAbove("rows-created", $0).answer
  }
  print(held)
}
