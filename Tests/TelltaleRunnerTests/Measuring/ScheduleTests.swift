import Telltale
import TelltaleRunner
import Testing

@Suite struct ScheduleTests {
  @Test("Every pair is run once, fault by fault, never more at once than there are slots")
  func everyPairOnce() {
    var schedule = Schedule(correct: [.pass, .pass, .pass], alone: [], checksByFault: [[0, 1, 2], [0, 2]], slots: 2)
    let trace = play(&schedule) { _ in .pass }
    #expect(trace.runs.map { [$0.fault, $0.check] } == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2]])
    #expect(trace.mostAtOnce == 2)
    #expect(schedule.answers == [[.pass, .pass, .pass], [.pass, nil, .pass]])
    #expect(schedule.settledPairs == 5)
  }

  @Test("Runs that mostly wait take a part of a slot")
  func quarters() {
    var schedule = Schedule(
      correct: [.pass, .pass], alone: [], checksByFault: [[0, 1], [0, 1], [0, 1]], quarters: [1, 4], slots: 1)
    // A quarter, and a whole one while there is room for any; then nothing until both have ended.
    guard case .start(let first) = schedule.next(), case .start(let second) = schedule.next() else {
      Issue.record("Nothing was started")
      return
    }
    #expect([first.check, second.check] == [0, 1])
    #expect(schedule.next() == .wait)
    schedule.finished(first, .pass)
    #expect(schedule.next() == .wait)
    schedule.finished(second, .pass)
    guard case .start = schedule.next() else {
      Issue.record("The next fault was not begun")
      return
    }
  }

  @Test("A run that turns out to wait gives back all of its slot but a quarter, once")
  func waits() {
    for (quarters, room) in [([4], 3), (nil, 0)] {
      var schedule = Schedule(
        correct: [.pass], alone: [], checksByFault: Array(repeating: [0], count: 6), quarters: quarters, slots: 1)
      var runs: [Schedule.Run] = []
      while case .start(let run) = schedule.next() {
        runs.append(run)
        schedule.waits(run)
        schedule.waits(run)
      }
      #expect(runs.count == 1 + room)
      for run in runs { schedule.finished(run, .pass) }
      guard case .start = schedule.next() else {
        Issue.record("The next fault was not begun")
        return
      }
      // What is not said to wait takes the whole slot that is free again.
      #expect(schedule.next() == .wait)
    }
  }

  @Test("A fault that one check alone has seen is confirmed with nothing else running")
  func confirmation() {
    var schedule = Schedule(correct: [.pass, .pass], alone: [], checksByFault: [[0, 1], [0, 1]], slots: 2)
    let trace = play(&schedule) { $0.fault == 0 && $0.check == 1 ? .fail(.assertion) : .pass }
    #expect(trace.runs.count { $0.purpose == .confirmation } == 1)
    #expect(trace.companions(of: .confirmation) == 0)
    #expect(schedule.answers[0] == [.pass, .fail(.assertion)])
    #expect(schedule.flaky.isEmpty && schedule.alone.isEmpty)
  }

  @Test("What steady checks alone have seen is confirmed beside others of which that is so, each on a core of its own")
  func steadyConfirmation() {
    var schedule = Schedule(
      correct: [.pass, .pass], alone: [], checksByFault: [[0], [0], [1], [0], [1]], slots: 4, steady: [0], cores: 2)
    let trace = play(&schedule) { _ in .fail(.assertion) }
    let confirmations = trace.runs.filter { $0.purpose == .confirmation }
    #expect(confirmations.map(\.fault) == [0, 1, 3, 2, 4])
    for run in confirmations where run.check == 0 {
      #expect(trace.purposes[run]?.allSatisfy { $0 == .confirmation } ?? true)
    }
    #expect(trace.mostAtOnce(.confirmation) == 2)
    for run in confirmations where run.check == 1 { #expect(trace.companions[run] == 0) }
  }

  @Test("A steady check whose confirmation contradicts it is settled with nothing beside it")
  func steadySettlement() {
    var schedule = Schedule(
      correct: [.pass], alone: [], checksByFault: [[0], [0], [0]], slots: 4, steady: [0], cores: 4)
    let trace = play(&schedule) { $0.purpose == .first || $0.fault > 0 ? .fail(.assertion) : .pass }
    #expect(trace.companions(of: .settlement) == 0)
    #expect(schedule.answers[0] == [.pass])
    #expect(schedule.alone == [0])
  }

  @Test("What only the clock has told is not confirmed, and a check beside it that tells for certain is")
  func confirmationBesideClock() {
    var schedule = Schedule(correct: [.pass, .pass], alone: [], checksByFault: [[0, 1], [0]], slots: 2)
    let trace = play(&schedule) { $0.check == 0 ? .fail(.timeLimit) : .fail(.assertion) }
    let confirmations = trace.runs.filter { $0.purpose == .confirmation }
    #expect(confirmations.map { [$0.fault, $0.check] } == [[0, 1]])
  }

  @Test("A fault that two checks have seen needs no confirmation, and neither does a failure on the correct version")
  func noConfirmation() {
    var schedule = Schedule(
      correct: [.pass, .pass, .fail(.assertion)], alone: [], checksByFault: [[0, 1], [2]], slots: 1)
    let trace = play(&schedule) { _ in .fail(.assertion) }
    #expect(trace.runs.count == 3)
  }

  @Test("A check that fails beside others and passes alone, twice, counts as passing and runs alone from then on")
  func failsUnderLoad() {
    var schedule = Schedule(
      correct: [.pass, .pass], alone: [], checksByFault: Array(repeating: [0, 1], count: 4), slots: 2, patience: 1)
    let trace = play(&schedule) { $0.check == 0 && $0.purpose == .first && $0.fault == 0 ? .fail(.error) : .pass }
    #expect(schedule.answers[0] == [.pass, .pass])
    #expect(schedule.alone == [0])
    #expect(schedule.flaky.isEmpty)
    #expect(trace.runs.map(\.purpose).filter { $0 != .first } == [.confirmation, .settlement])
    for run in trace.runs where run.check == 0 && run.fault == 3 { #expect(trace.companions[run] == 0) }
  }

  @Test("A check that fails, passes and fails on the same fault is flaky")
  func flaky() {
    var schedule = Schedule(correct: [.pass], alone: [], checksByFault: [[0]], slots: 2)
    _ = play(&schedule) { $0.purpose == .confirmation ? .pass : .fail(.assertion) }
    #expect(schedule.flaky == [0])
    #expect(schedule.alone.isEmpty)
  }

  @Test("Runs that the wall clock stopped are repeated with a core each, and a check that runs alone by itself")
  func retries() {
    var schedule = Schedule(
      correct: [.pass, .pass, .pass], alone: [0], checksByFault: Array(repeating: [0, 1, 2], count: 4), slots: 2,
      cores: 2)
    let trace = play(&schedule) { run in
      if run.fault == 0 && run.check == 1 { return .fail(.assertion) }
      return run.purpose == .first && run.check == 2 ? .fail(.timeLimit) : .pass
    }
    let retries = trace.runs.filter { $0.purpose == .retry }
    #expect(retries.count == 4)
    #expect(retries.contains { trace.companions[$0, default: 0] > 0 })
    for run in trace.runs where run.check == 0 { #expect(trace.companions[run] == 0) }
    for run in retries { #expect(trace.purposes[run]?.allSatisfy { $0 == .retry } ?? true) }
    #expect(trace.companions(of: .confirmation) == 0)
    #expect(trace.mostAtOnce == 2)
    #expect(schedule.settledPairs == 12)
  }

  @Test("Runs that waited when the clock stopped them are repeated eight to a slot, unless one is to go on at a time")
  func retriesOfWaiting() {
    for (quarters, most) in [([4], 8), (nil, 1)] {
      var schedule = Schedule(
        correct: [.pass], alone: [], checksByFault: Array(repeating: [0], count: 12), quarters: quarters, slots: 1)
      let trace = play(&schedule, waits: { _ in true }) { _ in .fail(.timeLimit) }
      #expect(trace.mostAtOnce(.retry) == most)
    }
  }

  @Test("Runs that the clock stopped at their work are repeated with a core each, and not beside ones that wait")
  func retriesOfWorking() {
    var schedule = Schedule(
      correct: [.pass, .pass], alone: [], checksByFault: Array(repeating: [0, 1], count: 12), quarters: [4, 4],
      slots: 4, cores: 2)
    let trace = play(&schedule, waits: { $0.check == 1 && $0.fault < 6 }) {
      $0.check == 0 || $0.fault < 6 ? .fail(.timeLimit) : .pass
    }
    let working = trace.runs.filter { $0.purpose == .retry && $0.check == 0 }
    #expect(working.count == 12)
    for run in working { #expect(trace.companions[run, default: 0] <= 2) }
    #expect(trace.mostAtOnce(.retry) == 6)
  }

  @Test("A run that the wall clock stopped does not count until it is stopped again")
  func wallClock() {
    var schedule = Schedule(correct: [.pass, .pass], alone: [], checksByFault: [[0, 1], [0, 1]], slots: 2)
    let trace = play(&schedule) { run in
      switch (run.fault, run.check, run.purpose) {
      case (0, 0, .first), (1, 0, .first), (1, 0, .retry): .fail(.timeLimit)
      default: .pass
      }
    }
    #expect(!trace.runs.contains { $0.purpose == .confirmation })
    #expect(schedule.answers[0][0] == .pass)
    #expect(schedule.answers[1][0] == .fail(.timeLimit))
  }

  @Test("Checks that need to run alone do, and delay nothing that needn't wait")
  func alone() {
    var schedule = Schedule(correct: [.pass, .pass], alone: [1], checksByFault: [[0, 1], [0, 1], [0, 1]], slots: 2)
    let trace = play(&schedule) { _ in .pass }
    for run in trace.runs where run.check == 1 { #expect(trace.companions[run] == 0) }
    #expect(trace.runs.map(\.check) == [0, 0, 0, 1, 1, 1])
  }

  @Test("Nothing to run is done at once")
  func nothing() {
    var schedule = Schedule(correct: [.pass], alone: [], checksByFault: [[], []], slots: 2)
    #expect(schedule.next() == .done)
  }

  /// What a schedule asked for while its runs were answered.
  private struct Trace {
    var runs: [Schedule.Run] = []
    var companions: [Schedule.Run: Int] = [:]
    /// Why the runs beside one were made.
    var purposes: [Schedule.Run: [Schedule.Run.Purpose]] = [:]
    var mostAtOnce = 0
    var mostOfPurpose: [Schedule.Run.Purpose: Int] = [:]

    func mostAtOnce(_ purpose: Schedule.Run.Purpose) -> Int { mostOfPurpose[purpose, default: 0] }

    func companions(of purpose: Schedule.Run.Purpose) -> Int? {
      runs.filter { $0.purpose == purpose }.compactMap { companions[$0] }.max()
    }
  }

  /// Plays a schedule to its end: runs finish in the order in which they started, each only when the schedule waits.
  private func play(
    _ schedule: inout Schedule, waits: (Schedule.Run) -> Bool = { _ in false }, answer: (Schedule.Run) -> Answer
  ) -> Trace {
    var trace = Trace()
    var running: [Schedule.Run] = []
    while true {
      switch schedule.next() {
      case .start(let run):
        for other in running {
          trace.companions[other, default: 0] += 1
          trace.purposes[other, default: []].append(run.purpose)
        }
        trace.companions[run] = running.count
        trace.purposes[run] = running.map(\.purpose)
        running.append(run)
        trace.runs.append(run)
        if waits(run) { schedule.waits(run) }
        trace.mostAtOnce = max(trace.mostAtOnce, running.count)
        let alike = running.count { $0.purpose == run.purpose }
        trace.mostOfPurpose[run.purpose] = max(trace.mostAtOnce(run.purpose), alike)
      case .wait:
        guard !running.isEmpty else {
          Issue.record("The schedule waits for nothing")
          return trace
        }
        let run = running.removeFirst()
        schedule.finished(run, answer(run))
      case .done:
        #expect(running.isEmpty)
        return trace
      }
    }
  }
}
