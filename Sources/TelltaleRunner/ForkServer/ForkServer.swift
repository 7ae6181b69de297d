import Foundation

/// A test executable that has stopped before its tests and runs one after the other in forks of itself.
struct ForkServer: Sendable {
  /// The folder of its runs: one at a time, so that they can all have the same, emptied in between. It is the same
  /// because libraries remember HOME from before the fork.
  let folder: RunFolder
  private let connection: ServerConnection
  /// Ends when the server has, and everything below it.
  private let process: Task<ProcessEnd, any Error>

  /// Where the executable stops.
  enum Stage: Sendable, Hashable {
    /// Before its `main`: the runs are as if they had been started by themselves.
    case beforeMain
    /// Within `main`, which is found to run no code of the package until then: what XCTest does before it comes to the
    /// first test is done once for all runs.
    case beforeTests
  }

  /// Long enough for a machine that is busy with much else; nothing but a server that never comes takes it.
  private static let helloSeconds: Double = 30

  /// Starts the executable and waits until it serves.
  ///
  /// - Parameters:
  ///   - stage: Where it is to stop.
  ///   - seed: How the runs hash follows from it; nil for the same in all of them.
  /// - Throws: ``ForkServerError``, ``ChildProcessError``, or what the file system says.
  init(
    _ executable: TestExecutable, stage: Stage = .beforeMain, scratch: String, inherited: [String: String],
    seed: UInt64? = nil
  ) async throws {
    #if os(Linux)
      let folder = try RunFolder(under: scratch)
      let (connection, servers) = try ServerConnection.make()
      // Every symbol is looked up once and for all: the forks would each have to do it again. The argument is for an
      // executable that does not serve, so that it does not run everything either.
      var own = folder.variables.merging(["TELLTALE_SERVER": "0", "LD_BIND_NOW": "1"]) { $1 }
      own["TELLTALE_HASHING"] = seed.map(String.init)
      if stage == .beforeTests { own["TELLTALE_SERVE_TESTS"] = "1" }
      if executable.isolation?.hasOwnNetwork == true { own["TELLTALE_OWN_NETWORK"] = "1" }
      var command = ChildProcess(
        executable.path, ["--list-tests"], in: executable.workingFolder,
        environment: executable.environment(inherited: inherited, own: own), input: servers, fixedAddresses: true)
      command.isolation = executable.isolation?.writing(below: folder.path)
      let isolated = command
      self.folder = folder
      self.connection = connection
      process = Task { try await isolated.run() }
      do {
        try await Self.onThread { try connection.waitForHello(seconds: Self.helloSeconds) }
      } catch {
        try await close()
        throw error
      }
    #else
      throw ForkServerError.notOnThisPlatform
    #endif
  }

  /// Runs the program once, with the folders that this server has.
  ///
  /// Cancelling the task kills the run at once.
  /// - Parameter whenWaiting: Is called once when the run is found to wait for something, from any thread.
  /// - Throws: `CancellationError`, ``ForkServerError``, or ``ChildProcessError/leftBehind(executable:count:)``.
  func run(_ request: ServerRequest, whenWaiting: @escaping @Sendable () -> Void = {}) async throws -> ProcessEnd {
    let stop = CancellationFlag()
    let run = try await withTaskCancellationHandler {
      try await Self.onThread { try connection.run(request, whenWaiting: whenWaiting) { stop.isSet } }
    } onCancel: {
      stop.set()
      connection.stop()
    }
    if run.isLast { connection.close() }
    guard run.leftBehind == 0 else {
      throw ChildProcessError.leftBehind(executable: request.arguments[0], count: run.leftBehind)
    }
    if run.wasStopped || stop.isSet { throw CancellationError() }
    return run.end
  }

  /// Whether it can't be asked for another run.
  var isSpent: Bool { connection.isClosed }

  /// Ends the server and waits until nothing is left of it.
  func close() async throws {
    connection.close()
    // One that does not serve does not watch the connection either.
    process.cancel()
    _ = await process.result
    try folder.remove()
  }

  /// Waiting takes a thread of its own, not one that everything else that is asynchronous needs.
  private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }
}

/// Whether a task was cancelled, for a thread that is not part of it.
private final class CancellationFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }

  func set() {
    lock.withLock { value = true }
  }
}
