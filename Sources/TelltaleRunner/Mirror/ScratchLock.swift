import Foundation

/// Holds a scratch folder for one run; let go of at the end of the process at the latest.
package final class ScratchLock: Sendable {
  private let file: Int32

  /// Takes the lock.
  ///
  /// - Throws: ``MirrorError/inUse(path:)`` when another run holds it.
  package init(scratch: String) throws {
    let scratch = Files.realPathOfNearest(scratch)
    try Files.makeFolder(scratch)
    let path = "\(scratch)/.lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw MirrorError.unwritable(path: path, reason: Files.lastReason()) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      close(file)
      if reason == EWOULDBLOCK { throw MirrorError.inUse(path: scratch) }
      throw MirrorError.unwritable(path: path, reason: String(cString: strerror(reason)))
    }
  }

  deinit {
    // Said, and not left to the close: a process that is being started may have inherited the file for a moment.
    flock(file, LOCK_UN)
    close(file)
  }
}
