import Foundation

/// The file operations that the mirror needs and Foundation does not have, or not in this form.
enum Files {
  /// The words for the last failed system call.
  static func lastReason() -> String { String(cString: strerror(errno)) }

  /// Why a file operation failed, in words that may stand in a sentence.
  static func reason(of error: any Error) -> String { error.fileProblem }

  /// The text of a symbolic link's destination.
  static func destination(ofLink path: String) throws -> String {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      throw MirrorError.unreadable(path: path, reason: "its destination can't be read: \(reason(of: error))")
    }
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw MirrorError.unreadable(path: folder, reason: "the folder can't be listed: \(reason(of: error))")
    }
  }

  /// The path with every link in it followed, or nil when nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path with every link followed in as much of it as exists.
  static func realPathOfNearest(_ path: String) -> String {
    let absolute = PathText.absolute(path, in: "/")
    if let real = realPath(absolute) { return real }
    let folder = PathText.folder(of: absolute)
    return folder.isEmpty ? absolute : PathText.absolute(PathText.name(of: absolute), in: realPathOfNearest(folder))
  }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw MirrorError.unwritable(path: path, reason: reason(of: error))
    }
  }

  /// Removes a file, a link (not what it leads to) or a folder with all that is in it.
  static func remove(_ path: String) throws {
    guard try TreeEntry(at: path) != nil || FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw MirrorError.unwritable(path: path, reason: reason(of: error))
    }
  }

  /// Removes a folder with all that is in it, also where the right to has been taken away.
  static func removeWhole(_ path: String) throws {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch CocoaError.fileNoSuchFile {
    } catch {
      for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
        let inside = path + "/" + name
        // Not through a link: what it leads to is somebody else's.
        if try TreeEntry(at: inside)?.isFolder == true { chmod(inside, 0o700) }
      }
      try remove(path)
    }
  }

  static func makeLink(_ path: String, to destination: String) throws {
    guard symlink(destination, path) == 0 else { throw MirrorError.unwritable(path: path, reason: lastReason()) }
  }

  /// Copies a file with its permissions and modification time, in place of whatever file or link stands there.
  static func copy(_ source: String, to destination: String, stamp: FileStamp) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: source), options: .mappedIfSafe)
    } catch {
      throw MirrorError.unreadable(path: source, reason: reason(of: error))
    }
    try write(data, to: destination, mode: stamp.mode | 0o200)
    try setModified(destination, seconds: stamp.seconds, nanoseconds: stamp.nanoseconds)
  }

  /// Sets when a file was last modified, in seconds and nanoseconds since 1970.
  static func setModified(_ path: String, seconds: Int64, nanoseconds: Int64) throws {
    let time = timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
    var times = [time, time]
    guard utimensat(AT_FDCWD, path, &times, 0) == 0 else {
      throw MirrorError.unwritable(path: path, reason: lastReason())
    }
  }

  /// Writes a file where it stands, for whoever has it open.
  static func writeInPlace(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw MirrorError.unwritable(path: path, reason: reason(of: error))
    }
  }

  /// Writes a file at once: a reader sees the old content or the new, and a link is replaced, not followed.
  static func write(_ data: Data, to path: String, mode: UInt32 = 0o644) throws {
    let temporary = path + ".telltale-new"
    do {
      try data.write(to: URL(fileURLWithPath: temporary))
    } catch {
      unlink(temporary)
      throw MirrorError.unwritable(path: path, reason: reason(of: error))
    }
    guard chmod(temporary, mode_t(mode)) == 0, rename(temporary, path) == 0 else {
      let reason = lastReason()
      unlink(temporary)
      throw MirrorError.unwritable(path: path, reason: reason)
    }
  }

  /// The text of a UTF-8 file.
  static func text(_ path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw MirrorError.unreadable(path: path, reason: reason(of: error))
    }
  }
}

extension Error {
  /// Why a file operation failed, as errno has it where Foundation knows that: "No space left on device".
  package var fileProblem: String {
    var found = self as NSError
    while let below = found.userInfo[NSUnderlyingErrorKey] as? any Error { found = below as NSError }
    if found.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(found.code))) }
    let words = localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}
