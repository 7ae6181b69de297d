import Foundation

/// Whether the disk that holds a folder still takes what is written.
///
/// On a full disk a test fails that would pass, what is recorded of it is lost, a page that it records into can't be
/// written, and a compiler fails that would not: none of that says anything of a check or a fault.
package struct DiskSpace: Sendable, Hashable {
  /// What is left for us to write, in bytes; nil where the file system does not say.
  package var bytes: UInt64?
  /// How many files can still be made; nil where the file system does not say.
  package var files: UInt64?

  /// Less than this is as good as nothing: some would have been left when something did not fit.
  static let leastBytes: UInt64 = 16 << 20
  static let leastFiles: UInt64 = 64

  package init(bytes: UInt64?, files: UInt64?) {
    self.bytes = bytes
    self.files = files
  }

  /// What is left on the disk of a folder, or of the nearest folder above it where that is gone.
  package init(of folder: String) {
    self.init(bytes: nil, files: nil)
    var status = statvfs()
    var folder = folder
    while statvfs(folder, &status) != 0 {
      guard errno == ENOENT || errno == ENOTDIR, !folder.isEmpty, folder != "/" else { return }
      let above = PathText.folder(of: folder)
      folder = above.isEmpty ? "/" : above
    }
    if status.f_blocks > 0 { bytes = UInt64(status.f_bavail) * UInt64(status.f_frsize) }
    if status.f_files > 0 { files = UInt64(status.f_favail) }
  }

  /// Whether so little is left that what failed may have failed for that.
  package var isUsedUp: Bool {
    bytes.map { $0 < Self.leastBytes } ?? false || files.map { $0 < Self.leastFiles } ?? false
  }

  /// Refuses to conclude anything from what went on while the disk of a folder was full.
  ///
  /// - Parameter subject: What went on, as the start of a sentence.
  package static func check(_ folder: String, after subject: String) throws(DiskFullError) {
    let left = DiskSpace(of: folder)
    if left.isUsedUp { throw DiskFullError(folder: folder, subject: subject, left: left) }
  }
}

/// A disk is full, so that nothing follows from what was going on.
package struct DiskFullError: Error, Sendable, Hashable {
  /// A folder on the disk.
  package var folder: String
  /// What went on.
  package var subject: String
  package var left: DiskSpace
}

extension DiskFullError: CustomStringConvertible {
  package var description: String {
    let isShortOfBytes = left.bytes.map { $0 < DiskSpace.leastBytes } ?? false
    let rest =
      isShortOfBytes
      ? "\((left.bytes ?? 0) >> 20) MiB left" : "room for \(left.files ?? 0) more files"
    return """
      The disk that holds \(folder) is full (\(rest)), and \(subject) may have failed for that: nothing was concluded \
      from it. Make room, \(DiskSpace.leastBytes >> 20) MiB at least, or use `--scratch-path DIR` on another disk; and \
      look whether it is a test, or one of its faults, that fills the disk.
      """
  }
}
