import TelltaleRunner

extension CommandContext {
  /// Does work with its progress shown, and has it come to an end early when a signal asks for that.
  ///
  /// - Parameter isQuiet: Whether no progress is shown.
  func watching<Result: Sendable>(
    isQuiet: Bool,
    _ work: @escaping @Sendable (_ events: @escaping @Sendable (RunEvent) -> Void) async throws -> Result
  ) async -> (result: Swift.Result<Result, any Error>, interruption: Interruption?) {
    let (events, continuation) = AsyncStream<RunEvent>.makeStream()
    let messages = messages
    let progress = Task {
      var line = ProgressLine(isTerminal: messages.isTerminal, columns: messages.columns)
      for await event in events where !isQuiet { messages.write(line.text(for: event)) }
      messages.write(line.clear())
    }
    let task = Task { try await work { continuation.yield($0) } }
    let signals = interruptions.signals
    let watcher = Task { () -> Interruption? in
      for await signal in signals {
        task.cancel()
        return signal
      }
      return nil
    }
    let result = await task.result
    watcher.cancel()
    continuation.finish()
    await progress.value
    return (result, await watcher.value)
  }
}
