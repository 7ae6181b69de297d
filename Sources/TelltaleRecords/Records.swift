public import Foundation
internal import Telltale

/// A folder of recorded values, one file each, every one with the version it was recorded from.
///
/// A value changes only where it is asked for, by name, in the environment variable `TELLTALE_RECORD` or with the
/// argument `--record`; a run by itself never refreshes it.
///
/// ```swift
/// let records = Records(beside: #filePath)
/// let rows = try records.notAbove("rows-created", list.rowsCreated)
/// #expect(rows.answer == .pass, "\(rows.message)")
/// ```
public struct Records: Sendable {
  /// The folder that holds the files.
  public let folder: URL
  let versions: any VersionSource
  let request: RecordingRequest
  let now: @Sendable () -> Date

  /// Records in a folder.
  ///
  /// - Parameters:
  ///   - folder: Made when the first value is recorded.
  ///   - versions: Which version is measured, and how others relate to it.
  ///   - request: Which values are to be recorded.
  ///   - now: The time of recording.
  public init(
    in folder: URL, versions: any VersionSource, request: RecordingRequest = .ofThisProcess,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.folder = folder
    self.versions = versions
    self.request = request
    self.now = now
  }

  /// Holds a value against the recorded one, which it must equal.
  ///
  /// - Throws: ``RecordError`` where the name can't be a file's, or the record can't be read or written.
  public func equal<Value: Codable & Equatable & Sendable>(
    _ name: String, _ value: Value
  ) throws -> RecordReading<Value> {
    try read(name, value, comparison: .equal) { $0 == $1 }
  }

  /// Holds a value against the recorded one, which it must not be above.
  ///
  /// - Throws: ``RecordError`` where the name can't be a file's, or the record can't be read or written.
  public func notAbove<Value: Codable & Comparable & Sendable>(
    _ name: String, _ value: Value
  ) throws -> RecordReading<Value> {
    try read(name, value, comparison: .notAbove) { $0 <= $1 }
  }

  private func read<Value: Codable & Sendable>(
    _ name: String, _ value: Value, comparison: Comparison, holds: (Value, Value) -> Bool
  ) throws -> RecordReading<Value> {
    let file = RecordFile<Value>(at: try path(of: name))
    var reading = RecordReading(name: name, value: value, comparison: comparison, file: file.url.path)
    if request.asksFor(name) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let record = Recorded(value: value, provenance: try provenance())
      try file.write(record)
      reading.outcome = .recorded(record)
    } else if let record = try file.read() {
      reading.outcome = .compared(record, holds: holds(value, record.value))
      reading.doubts = try Doubt.doubts(of: record.provenance, versions: versions)
    }
    return reading
  }

  private func path(of name: String) throws -> URL {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    guard isPlain, let first = name.first, first != "." else { throw RecordError.unusableName(name) }
    return folder.appendingPathComponent(name + ".json")
  }

  private func provenance() throws -> Provenance {
    let version = try versions.current()
    return Provenance(
      revision: version?.revision, isClean: version?.isClean ?? false, recordedAt: now(),
      askedBy: try versions.asker(), request: request.origin)
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  extension Records {
    /// Records in a folder next to a source file, with the versions of the git repository around it.
    ///
    /// - Parameters:
    ///   - file: The source file: `#filePath`.
    ///   - folder: The folder's name.
    ///   - request: Which values are to be recorded.
    public init(beside file: String, folder: String = "Records", request: RecordingRequest = .ofThisProcess) {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(folder)
      self.init(in: folder, versions: GitRepository(around: folder), request: request)
    }
  }
#endif
