import Foundation

/// Runs one test in a process of its own and reads its answer from what was recorded of it.
package struct TestRunner: TestRunning {
  /// Where the runs have their folders.
  package let scratch: String

  package init(scratch: String) {
    self.scratch = scratch
  }

  package func run(
    _ test: DiscoveredTest, in executable: TestExecutable, fault: Int32? = nil, page: String? = nil,
    seed: UInt64? = nil, limits: TestLimits = TestLimits(), whenWaiting: @escaping @Sendable () -> Void = {}
  ) async throws -> TestRun {
    let folder = try RunFolder(under: scratch)
    let invocation = TestInvocation(of: test, fault: fault, page: page, seed: seed, in: folder)
    let result: Result<TestRun, any Error>
    do {
      result = .success(try await run(invocation, in: executable, limits: limits))
    } catch {
      result = .failure(error)
    }
    try folder.remove()
    return try result.get()
  }

  private func run(
    _ invocation: TestInvocation, in executable: TestExecutable, limits: TestLimits
  ) async throws -> TestRun {
    var process = ChildProcess(
      executable.path, invocation.arguments, in: executable.workingFolder,
      environment: executable.environment(
        inherited: ProcessInfo.processInfo.environment,
        own: invocation.folder.variables.merging(invocation.variables) { $1 }),
      limits: limits, fixedAddresses: true)
    process.isolation = executable.isolation?.writing(below: invocation.folder.path)
    process.tally = invocation.folder.tally.path
    do {
      return try invocation.testRun(of: try await process.run())
    } catch ChildProcessError.keeperLost {
      return try await repeated(process, invocation)
    }
  }

  /// Runs a test again whose keeper was ended. Where that happens again it is the test's own doing, and the same as
  /// ending itself: by hand, it would have ended `swift test`.
  private func repeated(_ process: ChildProcess, _ invocation: TestInvocation) async throws -> TestRun {
    try invocation.folder.empty()
    do {
      return try invocation.testRun(of: try await process.run())
    } catch ChildProcessError.keeperLost {
      let end = ProcessEnd(
        termination: .exited(status: 128 + SIGKILL), output: "", errorOutput: "", processorSeconds: 0, wallSeconds: 0)
      return try invocation.testRun(of: end)
    }
  }

  package func close() {}
}
