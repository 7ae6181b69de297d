import Foundation
import Telltale

/// Runs one test in a fork of the test executable and reads its answer from what was recorded of it: what
/// ``TestRunner`` does, for a part of the time.
///
/// A run that no fork server can see to is a process of its own, and the reason is noted, once.
package actor ForkRunner: TestRunning {
  private let scratch: String
  private let processes: TestRunner
  private let note: @Sendable (String) -> Void
  private var idle: [Kind: [ForkServer]] = [:]
  private var unserved: Set<Kind> = []
  private var noted: Set<ForkServerError> = []
  private var isClosed = false

  /// What the runs of one server have in common.
  private struct Kind: Hashable {
    var executable: TestExecutable
    var stage: ForkServer.Stage
    var seed: UInt64?
  }

  /// - Parameters:
  ///   - scratch: Where the runs have their folders.
  ///   - note: Is told why runs are processes all the same.
  package init(scratch: String, note: @escaping @Sendable (String) -> Void) {
    self.scratch = scratch
    self.note = note
    processes = TestRunner(scratch: scratch)
  }

  package func run(
    _ test: DiscoveredTest, in executable: TestExecutable, fault: Int32? = nil, page: String? = nil,
    seed: UInt64? = nil, limits: TestLimits = TestLimits(), whenWaiting: @escaping @Sendable () -> Void = {}
  ) async throws -> TestRun {
    if let (server, kind) = try await server(of: executable, for: test.library, seed: seed) {
      let invocation = TestInvocation(of: test, fault: fault, page: page, seed: seed, in: server.folder)
      do {
        let run = try await Self.run(invocation, in: executable, limits: limits, whenWaiting: whenWaiting, by: server)
        try await keep(server, of: kind)
        return run
      } catch let error as ForkServerError {
        try await server.close()
        noteOnce(error, "The run was repeated in a process of its own.")
      } catch {
        // A run that was cancelled, or says nothing that can be understood, is no fault of the server.
        try await keep(server, of: kind)
        throw error
      }
    }
    return try await processes.run(
      test, in: executable, fault: fault, page: page, seed: seed, limits: limits, whenWaiting: whenWaiting)
  }

  /// Ends all servers and waits until nothing is left of them.
  package func close() async throws {
    isClosed = true
    let servers = idle.values.joined()
    idle = [:]
    for server in servers { try await server.close() }
  }

  private static func run(
    _ invocation: TestInvocation, in executable: TestExecutable, limits: TestLimits,
    whenWaiting: @escaping @Sendable () -> Void, by server: ForkServer
  ) async throws -> TestRun {
    var variables = invocation.variables
    // Taken from the servers after their own start.
    variables["LD_BIND_NOW"] = executable.environment(inherited: inherited, own: [:])["LD_BIND_NOW"]
    let request = ServerRequest(
      arguments: [executable.path] + invocation.arguments, variables: variables, limits: limits)
    return try invocation.testRun(of: try await server.run(request, whenWaiting: whenWaiting))
  }

  private static let inherited = ProcessInfo.processInfo.environment

  /// A server that nobody else uses; nil where there can be none. There come to be as many as runs go on at once.
  private func server(
    of executable: TestExecutable, for library: DiscoveredTest.Library, seed: UInt64?
  ) async throws -> (ForkServer, Kind)? {
    // Swift Testing has threads before it comes to its tests.
    let stages: [ForkServer.Stage] = library == .xctest ? [.beforeTests, .beforeMain] : [.beforeMain]
    for stage in stages {
      let kind = Kind(executable: executable, stage: stage, seed: seed)
      if let server = idle[kind]?.popLast() { return (server, kind) }
      guard !unserved.contains(kind) else { continue }
      do {
        let server = try await ForkServer(
          executable, stage: stage, scratch: scratch, inherited: Self.inherited, seed: seed)
        return (server, kind)
      } catch let error as ForkServerError {
        unserved.insert(kind)
        if stage == stages.last { noteOnce(error, "Each run is a process of its own.") }
      }
    }
    return nil
  }

  private func keep(_ server: ForkServer, of kind: Kind) async throws {
    guard !isClosed, !server.isSpent else { return try await server.close() }
    try server.folder.empty()
    idle[kind, default: []].append(server)
  }

  private func noteOnce(_ error: ForkServerError, _ consequence: String) {
    guard noted.insert(error).inserted else { return }
    note("\(error.localizedDescription) \(consequence)")
  }
}
