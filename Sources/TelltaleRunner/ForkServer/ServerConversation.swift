/// What is said between the runner and one fork server, seen from the runner: it gives the bytes to send and says what
/// the bytes that come back mean, and does neither itself.
///
/// A server sees to one run at a time; several servers see to several.
package struct ServerConversation: Sendable {
  /// What the server said.
  package enum Event: Sendable, Hashable {
    /// It can be asked for runs now.
    case ready
    /// The run waits for something, and uses next to nothing of a processor.
    case waits
    /// The run has ended, and so has everything that it left behind.
    case ended(ServedRun)
    /// The run could not be started, for this errno.
    case notStarted(problem: Int32)
  }

  private enum State: Sendable, Hashable {
    case greeting
    case idle
    case running(number: UInt32)
    case over
  }

  private var state = State.greeting
  private var lastRun: UInt32 = 0
  private var unread: [UInt8] = []

  package init() {}

  /// Whether the server waits to be asked for a run.
  package var isIdle: Bool { state == .idle }

  /// The bytes that ask for a run.
  ///
  /// The server has to be idle.
  package mutating func start(_ request: ServerRequest) -> [UInt8] {
    precondition(isIdle, "a server that is not idle was asked for a run")
    lastRun &+= 1
    state = .running(number: lastRun)
    return request.bytes(run: lastRun)
  }

  /// The bytes that ask to kill the run that goes on; nil when there is none.
  package func stop() -> [UInt8]? {
    guard case .running(let number) = state else { return nil }
    return ServerRequest.stop(run: number)
  }

  /// Takes in what has come from the server: any part of a message, or several.
  /// - Throws: ``ForkServerError`` when it makes no sense; the conversation is over then.
  package mutating func receive(_ bytes: some Sequence<UInt8>) throws(ForkServerError) -> [Event] {
    unread += bytes
    var events: [Event] = []
    do throws(ForkServerError) {
      while let response = try ServerResponse(from: &unread) { events.append(try event(for: response)) }
    } catch {
      state = .over
      throw error
    }
    return events
  }

  /// Notes that the server has closed the connection. Returns what that means; nil when nobody waited for it.
  package mutating func close() -> ForkServerError? {
    defer { state = .over }
    switch state {
    case .greeting: return .noServer
    case .running: return .lost
    case .idle, .over: return nil
    }
  }

  private mutating func event(for response: ServerResponse) throws(ForkServerError) -> Event {
    switch (state, response.kind) {
    case (.greeting, .hello(ServerResponse.version)):
      state = .idle
      return .ready
    case (.greeting, .hello(let version)):
      throw .otherVersion(found: version, expected: ServerResponse.version)
    case (.greeting, .threaded(let count)):
      throw .threaded(count: count)
    case (.greeting, .tooLate):
      throw .tooLate
    case (.running(response.run), .waits):
      return .waits
    case (.running(response.run), .ended(let run)):
      state = .idle
      return .ended(run)
    case (.running(response.run), .notStarted(let problem)):
      state = .idle
      return .notStarted(problem: problem)
    default:
      throw .notUnderstood
    }
  }
}
