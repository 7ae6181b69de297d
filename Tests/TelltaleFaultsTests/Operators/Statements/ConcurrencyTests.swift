import Testing

@testable import TelltaleFaults

@Suite struct ConcurrencyTests {
  @Test func `Cancellation is not checked`() {
    expectMutants(
      .cancellation,
      in: """
        func f() async throws {
          try Task.checkCancellation()
          //~ try Task.checkCancellation() => 
          try await work()
        }
        """)
    expectMutants(.removedCall, in: "func f() throws { try Task.checkCancellation() }")
  }

  @Test func `What a lock guards is done without it`() {
    expectMutants(
      .unlocked,
      in: """
        func f() throws {
          lock.withLock { count += 1 }
          //~ lock.withLock { count += 1 } => ({ count += 1 })()
          let a = try self.lock.withLock { try read() }
          //~ self.lock.withLock { try read() } => ({ try read() })()
          mutex.withLock { $0 += 1 }
          mutex.withLock { state in state += 1 }
          queue.sync(flags: .barrier) { count += 1 }
          locks[0].withLock { count += 1 }
        }
        func g() async { await lock.withLock { count += 1 } }
        """)
    expectRewrite(
      .unlocked, of: "func f() { a.lock.withLock { g() } }",
      to: "func f() { __telltale_locked(1, { g() }) { a.lock.withLock($0) } }")
    expectRewrite(
      .unlocked, of: "func f() { try lock.withLock { g() } }",
      to: "func f() { try __telltale_lockedThrowing(1, { g() }) { try lock.withLock($0) } }")
  }
}
