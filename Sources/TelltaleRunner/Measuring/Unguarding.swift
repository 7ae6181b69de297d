import Telltale

extension TestRuns {
  /// Measures again, with nothing beside them and free to write anywhere, the checks that do not pass where they may
  /// write only into their own folders.
  ///
  /// A check that answers otherwise then keeps that freedom: what it answers in the user's own tree is what counts. It
  /// runs alone, since what it writes may be what another one reads.
  func unguard(_ baselines: inout [Baseline], events: MutationRun.Events) async throws {
    let isolation = product.executable.isolation
    let suspects = baselines.indices.filter { baselines[$0].mayNeedMore }
    if isolation?.writable != nil {
      let free = try await measureBaselines(of: suspects, in: product.executable.guarded(false), slots: 1)
      for (check, var baseline) in zip(suspects, free) where baseline.answer != baselines[check].answer {
        baseline.alone = !baseline.isFlaky
        baseline.isGuarded = false
        baselines[check] = baseline
        events(.note("\(tests[check].id) writes outside of its own HOME and TMPDIR, so that it runs alone."))
      }
    }
    for check in suspects where isolation?.hasOwnNetwork == true && baselines[check].missesNetwork {
      events(
        .note(
          """
          \(tests[check].id) fails without a network: leave it out by --skip, or let all tests reach it by \
          --allow-network.
          """))
    }
  }
}

extension Baseline {
  /// Whether it does not pass, for what may be that it can't reach something. One that was stopped at a limit waits for
  /// what takes as long again.
  fileprivate var mayNeedMore: Bool {
    guard !isFlaky else { return false }
    return switch answer {
    case .pass, .fail(.workLimit), .fail(.timeLimit), .fail(.memoryLimit): false
    case .didNotRun(let absence): absence == .skipped
    case .fail: true
    }
  }

  /// Whether its failure speaks of the network, in the words of the system or of Foundation. No verdict hangs on that.
  fileprivate var missesNetwork: Bool {
    guard case .fail = answer, let message else { return false }
    let signs = ["NSURLErrorDomain", "Network is unreachable", "resolve host", "name resolution"]
    return signs.contains { message.contains($0) }
  }
}
