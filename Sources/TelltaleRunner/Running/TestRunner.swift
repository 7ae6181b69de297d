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
    seed: UInt64? = nil, limits: TestLimits = TestLimits()
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
    return try invocation.testRun(of: try await process.run())
  }

  package func close() {}
}
