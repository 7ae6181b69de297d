extension Study {
  /// Derives a study from what was measured: verdicts, categories, statuses and totals.
  ///
  /// - Parameters:
  ///   - tool: The program that measured.
  ///   - subject: What was measured.
  ///   - checks: Each with its answer on the correct version; category and counts are filled in here.
  ///   - flaky: The ids of the checks whose answers to the correct version differed.
  ///   - faults: Those whose status is `uncompiled` or `ignored` keep it. Of the others, the ones that lack a pair with
  ///     a check that ran on the correct version stay `pending`: the verdicts that they have are kept, and count for
  ///     nothing.
  ///   - pairs: At most one for each check and fault. Those of checks that did not run on the correct version add
  ///     nothing and need not be given.
  ///   - timing: How long it took.
  public init(
    tool: Tool, subject: Subject, checks: [Check], flaky: Set<String>, faults: [Fault], pairs: [Pair], timing: Timing
  ) {
    var checks = checks.sorted { ($0.file, $0.line, $0.id) < ($1.file, $1.line, $1.id) }
    var faults = faults.sorted { ($0.file, $0.line, $0.column, $0.id) < ($1.file, $1.line, $1.column, $1.id) }
    let runnable = checks.filter(\.correct.didRun).count
    let positions = Dictionary(uniqueKeysWithValues: checks.enumerated().map { ($1.id, $0) })
    let pairsByFault = Dictionary(grouping: pairs, by: \.fault)

    var rows: [Row] = []
    var summary = Summary()
    for index in faults.indices {
      let fault = faults[index]
      if fault.status == .uncompiled || fault.status == .ignored { continue }
      let measured = (pairsByFault[fault.id] ?? [])
        .compactMap { pair in positions[pair.check].map { (position: $0, pair: pair) } }
        .filter { checks[$0.position].correct.didRun }
        .sorted { $0.position < $1.position }
      let verdicts = measured.map { position, pair in
        Verdict(
          check: pair.check, correct: checks[position].correct, faulty: pair.faulty,
          blindness: pair.reach.map { Blindness($0) }, evidence: pair.evidence)
      }
      let telling = zip(measured, verdicts).filter { $0.pair.reach != .unreached || $1.faulty != $1.correct }.map(\.1)
      if !telling.isEmpty { rows.append(Row(fault: fault.id, checks: telling)) }
      guard measured.count == runnable else {
        faults[index].status = .pending
        summary.complete = false
        continue
      }

      var onlyUncertain = false
      for ((position, pair), verdict) in zip(measured, verdicts) {
        checks[position].counts.add(verdict)
        summary.add(verdict)
        if verdict.separation == .separating {
          if flaky.contains(pair.check) || verdict.faulty == .fail(.timeLimit) {
            onlyUncertain = true
          } else {
            faults[index].seenBy.append(pair.check)
          }
        }
      }
      for position in checks.indices where !checks[position].correct.didRun {
        checks[position].counts.outsideCategory += 1
        summary.outside += 1
      }
      faults[index].status = !faults[index].seenBy.isEmpty ? .seen : onlyUncertain ? .undecided : .unseen
    }

    for index in checks.indices {
      checks[index].category = Check.Category(checks[index], isFlaky: flaky.contains(checks[index].id))
    }
    summary.total(checks: checks, faults: faults)
    self.init(
      format: Self.format, tool: tool, subject: subject, checks: checks, faults: faults, verdicts: rows,
      summary: summary, timing: timing)
  }
}

extension Check.Category {
  /// What a check's answer on the correct version and its counts say of it.
  fileprivate init(_ check: Check, isFlaky: Bool) {
    let counts = check.counts
    switch check.correct {
    case .didNotRun: self = .outsideCategory
    case _ where isFlaky: self = .flaky
    case .pass where counts.separating > 0: self = .separating
    case .pass where counts.blind > 0: self = .blind
    case .fail where counts.inverted > 0: self = .inverted
    case .fail where counts.noisy > 0: self = .noisy
    case .pass, .fail: self = .outsideCategory
    }
  }
}

extension Check.Counts {
  fileprivate mutating func add(_ verdict: Verdict) {
    switch verdict.separation {
    case .separating: separating += 1
    case .blind: blind += 1
    case .noisy: noisy += 1
    case .inverted: inverted += 1
    case .outsideCategory: outsideCategory += 1
    }
    switch verdict.blindness {
    case .unreached: unreached += 1
    case .uninfected: uninfected += 1
    case .unnoticed: unnoticed += 1
    case nil: break
    }
  }
}

extension Study.Summary {
  fileprivate mutating func add(_ verdict: Verdict) {
    switch verdict.faulty {
    case .fail(.workLimit), .fail(.timeLimit), .fail(.memoryLimit): limited += 1
    default: break
    }
    switch (verdict.separation, verdict.evidence) {
    case (.outsideCategory, _): outside += 1
    case (_, .ran): ran += 1
    case (_, .derived): derived += 1
    }
  }

  fileprivate mutating func total(checks: [Check], faults: [Fault]) {
    self.checks = checks.count
    self.faults = faults.count
    for fault in faults {
      switch fault.status {
      case .seen: seen += 1
      case .unseen: unseen += 1
      case .undecided: undecided += 1
      case .uncompiled: uncompiled += 1
      case .ignored, .pending: break
      }
    }
    score = seen + unseen == 0 ? nil : 100 * Double(seen) / Double(seen + unseen)
    pairs = checks.count * (seen + unseen + undecided)
  }
}
