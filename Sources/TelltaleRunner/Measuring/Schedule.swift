package import Telltale

/// Decides which check runs next on which fault: a state machine that asks for runs and is told their answers.
///
/// It goes fault by fault, so that an interruption leaves whole faults behind. Some answers do not count at once: a run
/// that the wall clock stopped is repeated, with a core of its own, or beside many others where all of them were found to
/// wait and load nothing; and the one run that has told a fault for certain is repeated with nothing beside it at all, or,
/// where its check neither waits nor shares anything, with a core of its own. Where that repetition says otherwise a third
/// run settles whether the check needs to run alone or is flaky.
package struct Schedule: Sendable {
  /// One run to be made.
  package struct Run: Sendable, Hashable {
    /// Why a run is made.
    package enum Purpose: Sendable, Hashable {
      case first
      /// The wall clock stopped the first run.
      case retry
      /// No other check saw the fault.
      case confirmation
      /// The confirmation contradicted the first run.
      case settlement
    }

    /// Index into the checks.
    package var check: Int
    /// Index into the faults.
    package var fault: Int
    package var purpose: Purpose
  }

  /// What the caller is to do next.
  package enum Action: Sendable, Hashable {
    case start(Run)
    /// Wait for a run to finish, tell it, and ask again.
    case wait
    case done
  }

  /// The answers so far, by fault and then by check; nil where there is none yet.
  package private(set) var answers: [[Answer?]]
  /// The checks that must run alone from now on.
  package private(set) var alone: Set<Int>
  /// The checks whose answers to the same fault differed for no reason that running alone removes.
  package private(set) var flaky: Set<Int> = []
  /// How many pairs have an answer so far.
  package private(set) var settledPairs = 0
  /// How many faults a check has separated so far.
  package private(set) var seenFaults = 0
  /// How many runs have finished so far, repetitions among them.
  package private(set) var finishedRuns = 0

  /// How many runs that wait are repeated at once: they want nothing but memory.
  private static let waitersPerSlot = 8

  private let correct: [Answer]
  private let checksByFault: [[Int]]
  private let quarters: [Int]
  /// Whether others go on beside a run that waits.
  private let givesWay: Bool
  private let slots: Int
  private let steady: Set<Int>
  private let cores: Int
  /// How many runs that want the machine to themselves may gather before the others are held back for them.
  private let patience: Int
  private var cursor = (fault: 0, position: 0)
  private var heldBack: ArraySlice<Run> = []
  private var running = 0
  /// The runs that have given back all of their slot but a quarter, since they wait.
  private var waiting: Set<Run> = []
  /// The runs to be repeated that waited when the clock stopped them.
  private var waited: Set<Run> = []
  /// What is taken of the slots.
  private var takenQuarters = 0
  private var isSeen: [Bool]
  /// The company that the runs keep which were held back and go on now; nil while the others do.
  private var company: Company?
  /// Runs that each fault still waits for.
  private var missing: [Int]
  /// What a confirmation said that contradicted the first run.
  private var contradictions: [Run: Answer] = [:]

  /// A schedule for checks that ran on the correct version.
  ///
  /// - Parameters:
  ///   - correct: Each check's answer on the correct version.
  ///   - alone: Checks known to need the machine to themselves.
  ///   - checksByFault: For each fault, the checks to run on it.
  ///   - quarters: How much of a slot a run of each check takes, from 1 to 4; nil for the whole of it, even of one that
  ///     waits.
  ///   - slots: How many runs that take a whole one may go on at once.
  ///   - steady: Checks that a run beside theirs can't disturb as long as each has a core of its own.
  ///   - cores: How many cores there are for those, and for runs that the clock has stopped at their work.
  package init(
    correct: [Answer], alone: Set<Int>, checksByFault: [[Int]], quarters: [Int]? = nil, slots: Int,
    steady: Set<Int> = [], cores: Int = 1, patience: Int = 256
  ) {
    self.correct = correct
    self.alone = alone
    self.checksByFault = checksByFault
    self.quarters = quarters ?? correct.map { _ in 4 }
    givesWay = quarters != nil
    self.slots = slots
    self.steady = steady
    self.cores = min(cores, slots)
    self.patience = patience
    answers = Array(repeating: Array(repeating: nil, count: correct.count), count: checksByFault.count)
    missing = checksByFault.map(\.count)
    isSeen = checksByFault.map { _ in false }
  }

  /// What to do next, given all answers told so far.
  package mutating func next() -> Action {
    if let company { return nextCompanion(in: company).map { start($0) } ?? .wait }
    while takenQuarters < 4 * slots, heldBack.count < patience, let run = nextShared() {
      guard alone.contains(run.check) else {
        return start(run)
      }
      heldBack.append(run)
    }
    if running > 0 { return .wait }
    guard let run = heldBack.popFirst() else { return .done }
    company = self.company(of: run)
    return start(run)
  }

  private mutating func start(_ run: Run) -> Action {
    running += 1
    takenQuarters += quarters[run.check]
    return .start(run)
  }

  /// What may go on beside a run that is held back until the others have ended.
  private enum Company { case nothing, onesWithACore, onesThatWait }

  private func company(of run: Run) -> Company {
    switch run.purpose {
    case _ where alone.contains(run.check): .nothing
    case .retry: waited.contains(run) ? .onesThatWait : .onesWithACore
    case .confirmation where steady.contains(run.check): .onesWithACore
    case .first, .confirmation, .settlement: .nothing
    }
  }

  /// Another run that keeps the same company, while there is room for it.
  private mutating func nextCompanion(in company: Company) -> Run? {
    let hasRoom =
      switch company {
      case .nothing: false
      case .onesWithACore: running < cores
      case .onesThatWait: running < Self.waitersPerSlot * slots
      }
    guard hasRoom, let next = heldBack.firstIndex(where: { self.company(of: $0) == company }) else { return nil }
    return heldBack.remove(at: next)
  }

  /// Takes in that a run which goes on waits for something: it leaves room for others then.
  package mutating func waits(_ run: Run) {
    guard givesWay, waiting.insert(run).inserted else { return }
    takenQuarters -= quarters[run.check] - 1
  }

  /// Takes in the answer of a run that `next` asked for.
  package mutating func finished(_ run: Run, _ answer: Answer) {
    running -= 1
    let waits = waiting.remove(run) != nil
    takenQuarters -= waits ? 1 : quarters[run.check]
    finishedRuns += 1
    if running == 0 { company = nil }

    switch run.purpose {
    case .first where answer == .fail(.timeLimit):
      holdBack(run, .retry)
      if waits { waited.insert(Run(check: run.check, fault: run.fault, purpose: .retry)) }
    case .first, .retry:
      settle(run, answer)
      if missing[run.fault] == 0, let only = onlySeer(of: run.fault) {
        missing[run.fault] += 1
        holdBack(Run(check: only, fault: run.fault, purpose: .first), .confirmation)
      }
    case .confirmation:
      missing[run.fault] -= 1
      guard let first = answers[run.fault][run.check], !first.agrees(with: answer) else { return }
      missing[run.fault] += 1
      holdBack(run, .settlement)
      contradictions[Run(check: run.check, fault: run.fault, purpose: .settlement)] = answer
    case .settlement:
      missing[run.fault] -= 1
      if let second = contradictions.removeValue(forKey: run), second.agrees(with: answer) {
        answers[run.fault][run.check] = answer
        alone.insert(run.check)
      } else {
        flaky.insert(run.check)
      }
    }
  }

  private mutating func nextShared() -> Run? {
    while cursor.fault < checksByFault.count {
      if cursor.position < checksByFault[cursor.fault].count {
        defer { cursor.position += 1 }
        return Run(check: checksByFault[cursor.fault][cursor.position], fault: cursor.fault, purpose: .first)
      }
      cursor = (cursor.fault + 1, 0)
    }
    return nil
  }

  private mutating func settle(_ run: Run, _ answer: Answer) {
    answers[run.fault][run.check] = answer
    settledPairs += 1
    if Separation(correct: correct[run.check], faulty: answer) == .separating, !isSeen[run.fault] {
      isSeen[run.fault] = true
      seenFaults += 1
    }
    missing[run.fault] -= 1
  }

  private mutating func holdBack(_ run: Run, _ purpose: Run.Purpose) {
    heldBack.append(Run(check: run.check, fault: run.fault, purpose: purpose))
  }

  /// The check that alone separates a fault for certain, if there is just one; what the clock stopped, twice by then,
  /// is not certain.
  private func onlySeer(of fault: Int) -> Int? {
    let seers = correct.indices.filter { check in
      guard let answer = answers[fault][check], answer != .fail(.timeLimit) else { return false }
      return Separation(correct: correct[check], faulty: answer) == .separating
    }
    return seers.count == 1 ? seers[0] : nil
  }
}

extension Answer {
  /// Whether two answers say the same, whatever way a failure took.
  package func agrees(with other: Answer) -> Bool {
    switch (self, other) {
    case (.pass, .pass), (.fail, .fail), (.didNotRun, .didNotRun): true
    default: false
    }
  }
}
