package import Telltale

extension Answer {
  /// The answer of a test, from how its process ended and what was recorded of it: the one place where it is decided.
  ///
  /// A failure that was recorded comes first, since nothing that happens later takes it back; then how the process
  /// ended; and only of a process that ended by itself is it asked what the test did.
  /// - Throws: ``TestRecordError`` when the records contradict each other.
  package init(_ termination: Termination, _ records: [TestRecord], test: String) throws {
    if let failure = records.firstFailure {
      self = .fail(failure.how)
      return
    }
    switch termination {
    case .stopped(.switches), .stopped(.processorTime): self = .fail(.workLimit)
    case .stopped(.wallClock): self = .fail(.timeLimit)
    case .stopped(.memory): self = .fail(.memoryLimit)
    case .signalled: self = .fail(.crash)
    case .exited(let status): self = try Self.ofExited(status: status, records, test: test)
    }
  }

  private static func ofExited(status: Int32, _ records: [TestRecord], test: String) throws -> Answer {
    let starts = records.count { $0 == .started }
    let ends = records.count { $0 == .ended }
    guard starts <= 1, ends <= starts else { throw TestRecordError.contradictory(test: test, records: records) }
    if starts == 0 {
      if records.contains(.disabled) { return .didNotRun(.disabled) }
      return records.contains(.began) ? .fail(.exit) : .didNotRun(.notFound)
    }
    guard records.contains(.finished) else { return .fail(.exit) }
    guard ends == 1 else { throw TestRecordError.contradictory(test: test, records: records) }
    // Something that the test left running, or asked to be run at the end, ended the process otherwise.
    guard status == 0 else { return .fail(.exit) }
    return records.contains(.skipped) ? .didNotRun(.skipped) : .pass
  }
}

extension [TestRecord] {
  /// The first failure recorded.
  package var firstFailure: TestFailure? {
    for case .failed(let failure) in self { return failure }
    return nil
  }
}
