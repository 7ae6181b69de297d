import Foundation

/// Tells a keeper to kill its command, from any thread: the keeper watches a pipe, and this closes its other end.
final class StopSwitch: @unchecked Sendable {
  private let lock = NSLock()
  private var descriptor: Int32?
  private var thrown = false

  /// Whether a stop was asked for.
  var isThrown: Bool { lock.withLock { thrown } }

  /// Takes over the write end of the keeper's pipe; closes it at once where a stop was asked for already.
  func connect(_ descriptor: Int32) {
    lock.withLock { self.descriptor = descriptor }
    if isThrown { disconnect() }
  }

  func stop() {
    lock.withLock { thrown = true }
    disconnect()
  }

  func disconnect() {
    lock.withLock {
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
  }
}
