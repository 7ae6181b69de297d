import Foundation

/// Our end of the connection with a fork server, and what has been said over it.
///
/// One thread at a time asks and waits; any other may ask meanwhile to stop the run that goes on.
final class ServerConnection: @unchecked Sendable {
  private let lock = NSLock()
  private var conversation = ServerConversation()
  private var descriptor: Int32?

  /// Makes both ends; the other one, which is not this object's to close, is for the server.
  static func make() throws(ForkServerError) -> (ours: ServerConnection, servers: Int32) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noConnection(problem: errno) }
    return (ServerConnection(ends[0]), ends[1])
  }

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close()
  }

  /// Waits for the server to be ready, so many seconds at most.
  func waitForHello(seconds: Double) throws(ForkServerError) {
    guard let descriptor = lock.withLock({ descriptor }) else { throw .noServer }
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = max(0, end.timeIntervalSinceNow)
      let count = poll(&polled, 1, Int32(left * 1000))
      if count < 0 && errno == EINTR { continue }
      if count == 0 { throw .silent(seconds: seconds) }
      if try receive(descriptor).contains(.ready) { return }
    }
  }

  /// Asks for a run and waits for its end. `isCancelled` is asked once nobody can miss the run any more.
  func run(_ request: ServerRequest, whenWaiting: () -> Void, isCancelled: () -> Bool) throws -> ServedRun {
    guard let descriptor = lock.withLock({ descriptor }) else { throw ForkServerError.lost }
    try lock.withLock { try send(conversation.start(request), to: descriptor) }
    if isCancelled() { stop() }
    while true {
      for event in try receive(descriptor) {
        switch event {
        case .ended(let run): return run
        case .notStarted(let problem): throw ForkServerError.notStarted(problem: problem)
        case .waits: whenWaiting()
        case .ready: break
        }
      }
    }
  }

  /// Asks the server to kill the run that goes on, if there is one.
  func stop() {
    lock.withLock {
      guard let descriptor, let bytes = conversation.stop() else { return }
      // A server that can't be told is at its end, and the thread that waits for the run finds that out.
      try? send(bytes, to: descriptor)
    }
  }

  /// Whether our end is closed.
  var isClosed: Bool { lock.withLock { descriptor == nil } }

  /// Closes our end, for which the server ends itself and everything below it.
  func close() {
    lock.withLock {
      if let descriptor { Foundation.close(descriptor) }
      descriptor = nil
    }
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) throws(ForkServerError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, noSignal) }
      if size < 0 && errno == EINTR { continue }
      guard size > 0 else { throw errno == EPIPE ? .lost : .noConnection(problem: errno) }
      rest = rest.dropFirst(size)
    }
  }

  private func receive(_ descriptor: Int32) throws(ForkServerError) -> [ServerConversation.Event] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let size = recv(descriptor, &buffer, buffer.count, 0)
      if size < 0 && errno == EINTR { continue }
      let result = lock.withLock { () -> Result<[ServerConversation.Event], ForkServerError> in
        guard size > 0 else { return .failure(conversation.close() ?? .lost) }
        do throws(ForkServerError) {
          return .success(try conversation.receive(buffer[..<size]))
        } catch {
          return .failure(error)
        }
      }
      return try result.get()
    }
  }
}

#if os(Linux)
  private let noSignal = Int32(MSG_NOSIGNAL)
#else
  private let noSignal: Int32 = 0
#endif
