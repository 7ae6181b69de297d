import Foundation
import Telltale
import TelltaleRecords
import Testing

/// Versions as a test wants them.
private struct FixedVersions: VersionSource {
  var version: NamedVersion? = NamedVersion(revision: "0123456789abcdef", isClean: true)
  var relation: RevisionRelation = .ancestor

  func current() throws -> NamedVersion? { version }
  func relation(of revision: String) throws -> RevisionRelation { relation }
  func asker() throws -> String { "Ada" }
}

@Suite("Recorded values")
final class RecordsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)")

  deinit {
    do { try FileManager.default.removeItem(at: folder) } catch CocoaError.fileNoSuchFile {} catch { print(error) }
  }

  private func records(recording names: String = "", versions: FixedVersions = FixedVersions()) -> Records {
    Records(
      in: folder, versions: versions,
      request: RecordingRequest(environment: names.isEmpty ? [:] : ["TELLTALE_RECORD": names], arguments: []),
      now: { Date(timeIntervalSince1970: 1_800_000_000) })
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("a value that was never recorded fails, and says how to record it")
  func neverRecorded() throws {
    let reading = try records().equal("rows", 10)

    #expect(reading.answer == .fail(.assertion))
    #expect(reading.recorded == nil)
    #expect(reading.description == "10 baseline=-")
    #expect(
      reading.message == """
        "rows": found 10, and no value has been recorded (\(folder.path)/rows.json does not exist). \
        Record one from a version that is known to be correct: TELLTALE_RECORD=rows
        """)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("is written on request only, as a plain file with its origin")
  func writes() throws {
    let reading = try records(recording: "rows,cells").equal("rows", 10)

    #expect(reading.answer == .didNotRun(.skipped))
    #expect(
      try content("rows.json") == """
        {
          "provenance" : {
            "askedBy" : "Ada",
            "isClean" : true,
            "recordedAt" : "2027-01-15T08:00:00Z",
            "request" : "TELLTALE_RECORD",
            "revision" : "0123456789abcdef"
          },
          "value" : 10
        }

        """)
    #expect(
      reading.message == """
        "rows": recorded 10 from 0123456789 on 2027-01-15 for Ada, in \(folder.path)/rows.json. Nothing was checked.
        """)
  }

  @Test("is never refreshed by a run")
  func neverRefreshed() throws {
    _ = try records(recording: "all").equal("rows", 10)
    let before = try content("rows.json")
    _ = try records(recording: "other").equal("rows", 11)
    _ = try records().notAbove("rows", 9)

    #expect(try content("rows.json") == before)
  }

  @Test("fails with the recorded value's origin")
  func failsWithOrigin() throws {
    _ = try records(recording: "all").notAbove("rows", 10)
    let reading = try records().notAbove("rows", 100)

    #expect(reading.answer == .fail(.assertion))
    #expect(
      reading.message == """
        "rows": found 100, expected at most 10, recorded from 0123456789 on 2027-01-15 for Ada. \
        If 100 is correct, record it: TELLTALE_RECORD=rows
        """)
  }

  @Test("equal takes the same value only, notAbove a lower one too")
  func comparisons() throws {
    _ = try records(recording: "all").equal("rows", 10)

    #expect(try records().equal("rows", 10).answer == .pass)
    #expect(try records().equal("rows", 9).answer == .fail(.assertion))
    #expect(try records().notAbove("rows", 9).answer == .pass)
    #expect(try records().notAbove("rows", 11).answer == .fail(.assertion))
    #expect(try records().notAbove("rows", 10).description == "10 baseline=10")
  }

  @Test("says what is doubtful about the version it was recorded from")
  func doubts() throws {
    let dirty = FixedVersions(version: NamedVersion(revision: "fedcba9876543210", isClean: false))
    _ = try records(recording: "dirty", versions: dirty).equal("dirty", 1)
    _ = try records(recording: "clean").equal("clean", 1)
    _ = try records(recording: "nowhere", versions: FixedVersions(version: nil)).equal("nowhere", 1)

    #expect(try records().equal("clean", 1).doubts.isEmpty)
    #expect(try records().equal("dirty", 1).doubts == [.uncommitted])
    #expect(try records().equal("nowhere", 1).doubts == [.noRevision])
    #expect(try records().equal("nowhere", 1).recorded?.provenance.isClean == false)
    let elsewhere = try records(versions: FixedVersions(relation: .notAnAncestor)).equal("dirty", 1)
    #expect(elsewhere.answer == .pass)
    #expect(
      elsewhere.message == """
        "dirty": found 1, expected 1, recorded from fedcba9876 + uncommitted changes on 2027-01-15 for Ada. \
        The record is doubtful: from a tree with uncommitted changes; \
        from fedcba9876, which is not an ancestor of this version.
        """)
    #expect(
      try records(versions: FixedVersions(relation: .unknown)).equal("clean", 1).doubts
        == [.unknownRevision("0123456789abcdef")])
  }

  @Test("a name that can't be a file's is refused", arguments: ["", ".hidden", "a/b", "ä", "a b"])
  func names(name: String) {
    #expect(throws: RecordError.unusableName(name)) { try records().equal(name, 1) }
  }

  @Test("a name may hold ASCII letters, digits, dashes, underscores and dots")
  func allowedNames() throws {
    _ = try records(recording: "all").equal("Rows-created_2.cold", 1)

    #expect(try records().equal("Rows-created_2.cold", 1).answer == .pass)
  }

  @Test("a file that is no record of that type is an error, not a failure")
  func unreadable() throws {
    _ = try records(recording: "all").equal("rows", 10)

    #expect {
      try records().equal("rows", "ten")
    } throws: { error in
      "\(error)".hasPrefix("\(folder.path)/rows.json is no record of String: ")
    }
  }

  @Test("a contrast may be held against a record")
  func contrasts() throws {
    _ = try records(recording: "all").notAbove("rows", 10)
    let rows = contrast("rows", correct: 10, faulty: 100) { try records().notAbove("rows", $0).answer }

    #expect(rows.separation == .separating)
  }
}

@Suite("A request to record")
struct RecordingRequestTests {
  @Test("comes from an argument, or else from the environment")
  func origin() throws {
    func asks(_ arguments: [String], _ variable: String?) -> RecordingRequest {
      RecordingRequest(environment: variable.map { ["TELLTALE_RECORD": $0] } ?? [:], arguments: ["tool"] + arguments)
    }

    #expect(asks(["--record", "a,b"], "c") == asks(["--record=b, a"], nil))
    #expect(asks([], nil) == .nothing)
    #expect(asks([], "a") != asks(["--record", "a"], nil))
    #expect(asks(["--record"], nil) == .nothing)
  }
}
