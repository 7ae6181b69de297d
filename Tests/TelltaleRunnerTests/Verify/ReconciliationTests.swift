import Synchronization
import Telltale
import Testing

@testable import TelltaleRunner

@Suite struct ReconciliationTests {
  @Test("A check that answers the same in both builds is run once more, in the plain one")
  func same() async throws {
    let (outcomes, runs) = try await reconcile([.pass]) { _ in
      .pass
    } plain: { _ in
      .pass
    }
    #expect(outcomes == [.same])
    #expect(runs == 1)
  }

  @Test("A difference that three more runs of each build confirm is Telltale's own")
  func different() async throws {
    let (outcomes, runs) = try await reconcile([.pass]) { _ in
      .pass
    } plain: { _ in
      .fail(.assertion)
    }
    #expect(outcomes == [.different(plain: .fail(.assertion))])
    #expect(runs == 1 + 2 * 3)
  }

  @Test("How a test fails is part of what it answers, which limit stopped it is not")
  func manner() async throws {
    let (crash, _) = try await reconcile([.fail(.assertion)]) { _ in
      .fail(.assertion)
    } plain: { _ in
      .fail(.crash)
    }
    #expect(crash == [.different(plain: .fail(.crash))])
    let (limit, _) = try await reconcile([.fail(.workLimit)]) { _ in
      .pass
    } plain: { _ in
      .fail(.timeLimit)
    }
    #expect(limit == [.same])
  }

  @Test("A difference that goes away when nothing else runs makes the check one that must run alone")
  func load() async throws {
    let (outcomes, _) = try await reconcile([.pass]) { _ in
      .pass
    } plain: {
      $0 == 1 ? .fail(.timeLimit) : .pass
    }
    #expect(outcomes == [.sameAlone])
  }

  @Test("A build that answers differently from time to time makes the check flaky")
  func flaky() async throws {
    let (plain, _) = try await reconcile([.pass]) { _ in
      .pass
    } plain: {
      $0 % 3 == 0 ? .pass : .fail(.error)
    }
    #expect(plain == [.flaky])
    let (instrumented, _) = try await reconcile([.pass]) {
      $0 % 3 == 0 ? .fail(.error) : .pass
    } plain: { _ in
      .fail(.error)
    }
    #expect(instrumented == [.flaky])
  }

  @Test("Checks that are not to be held against anything are not run")
  func leftOut() async throws {
    let (outcomes, runs) = try await reconcile([nil, .pass, nil]) { _ in
      .pass
    } plain: { _ in
      .pass
    }
    #expect(outcomes == [.same, .same, .same])
    #expect(runs == 1)
  }

  /// Reconciles checks whose answers are given by the number of the run, from 1, over all checks of that build.
  private func reconcile(
    _ measured: [Answer?], instrumented: @escaping @Sendable (Int) -> Answer, plain: @escaping @Sendable (Int) -> Answer
  ) async throws -> (outcomes: [Reconciliation.Outcome], runs: Int) {
    let counts = Mutex((instrumented: 0, plain: 0))
    let reconciliation = Reconciliation(slots: 2) { _ in
      instrumented(
        counts.withLock {
          $0.instrumented += 1
          return $0.instrumented
        })
    } plain: { _ in
      plain(
        counts.withLock {
          $0.plain += 1
          return $0.plain
        })
    }
    return (try await reconciliation.outcomes(of: measured), counts.withLock { $0.instrumented + $0.plain })
  }
}
