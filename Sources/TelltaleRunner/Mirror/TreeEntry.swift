import Foundation

/// What stands at one path of a folder tree.
package enum TreeEntry: Sendable, Hashable, Codable {
  case folder
  case file(FileStamp)
  /// A symbolic link, with the text of its destination.
  case link(String)
}

/// What tells one state of a file from another without reading it.
package struct FileStamp: Sendable, Hashable, Codable {
  package var size: Int64
  /// When the file was last modified: seconds and nanoseconds since 1970.
  package var seconds: Int64
  package var nanoseconds: Int64
  /// The permission bits.
  package var mode: UInt32

  package init(size: Int64, seconds: Int64, nanoseconds: Int64, mode: UInt32) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.mode = mode
  }
}

extension TreeEntry {
  /// What stands at an absolute path, without following a link; nil when nothing does, or what is no file, folder or
  /// link (a socket, say).
  package init?(at path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw MirrorError.unreadable(path: path, reason: Files.lastReason())
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link(try Files.destination(ofLink: path))
    case S_IFREG: self = .file(FileStamp(status))
    default: return nil
    }
  }

  package var isFolder: Bool { self == .folder }
}

extension FileStamp {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    self.init(
      size: Int64(status.st_size), seconds: Int64(modified.tv_sec), nanoseconds: Int64(modified.tv_nsec),
      mode: UInt32(status.st_mode) & 0o7777)
  }
}
