internal import CTelltaleProcess
internal import CTelltaleWatch
import Foundation

extension ChildProcess {
  /// Runs the command and waits for its end, and for that of everything it started.
  ///
  /// Cancelling the task kills all of it at once.
  /// - Throws: `CancellationError`, or a ``ChildProcessError``.
  package func run() async throws -> ProcessEnd {
    let stop = StopSwitch()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A thread of its own: the keeper is tied to the life of the thread that forks it, and waiting here would take
        // a thread from everything else that is asynchronous.
        Thread.detachNewThread {
          continuation.resume(with: Result { try runBlocking(stop: stop) })
        }
      }
    } onCancel: {
      stop.stop()
    }
  }

  private func runBlocking(stop: StopSwitch) throws -> ProcessEnd {
    var input = input
    func closeInput() {
      if let input { close(input) }
      input = nil
    }
    defer { closeInput() }
    if stop.isThrown { throw CancellationError() }
    let path = try resolvedExecutable()
    var streams = try OutputStreams(output)
    defer { streams.close() }
    let report = try Pipe()
    let control = try Pipe()
    let keeper = startKeeper(of: path, streams: streams, report: report.writeEnd, control: control.readEnd)
    let problem = errno
    close(report.writeEnd)
    close(control.readEnd)
    streams.closeWriteEnds()
    closeInput()
    defer { close(report.readEnd) }
    guard keeper > 0 else {
      close(control.writeEnd)
      throw ChildProcessError.systemCallFailed(name: "fork", problem: problem)
    }
    stop.connect(control.writeEnd)
    defer { stop.disconnect() }

    let reports = try follow(report.readEnd, &streams)
    var status: Int32 = 0
    while waitpid(keeper, &status, 0) < 0 && errno == EINTR {}
    return try end(reports, streams: streams, path: path, stop: stop)
  }

  /// Reads what the command writes until the keeper has reported for the last time.
  private func follow(_ report: Int32, _ streams: inout OutputStreams) throws -> [telltale_report] {
    var reports: [telltale_report] = []
    while true {
      var polled = [pollfd(fd: report, events: Int16(POLLIN), revents: 0)]
      polled += streams.open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else {
        throw ChildProcessError.systemCallFailed(name: "poll", problem: errno)
      }
      for entry in polled.dropFirst() where entry.revents != 0 { streams.read(entry.fd) }
      guard polled[0].revents != 0 else { continue }

      var next = telltale_report()
      let size = read(report, &next, MemoryLayout<telltale_report>.size)
      if size < 0 && errno == EINTR { continue }
      let isWhole = size == MemoryLayout<telltale_report>.size
      if isWhole { reports.append(next) }
      if !isWhole || next.kind != Int32(TELLTALE_STARTED.rawValue) {
        // What is still in the pipes; never more than that, whoever may hold them open.
        streams.open.forEach { streams.read($0) }
        return reports
      }
    }
  }

  private func end(
    _ reports: [telltale_report], streams: OutputStreams, path: String, stop: StopSwitch
  ) throws -> ProcessEnd {
    guard let last = reports.last, last.kind != Int32(TELLTALE_STARTED.rawValue) else {
      if let started = reports.last { kill(-started.process, SIGKILL) }
      throw ChildProcessError.keeperLost(executable: path)
    }
    if last.kind == Int32(TELLTALE_NOT_STARTED.rawValue) {
      throw ChildProcessError.cannotStart(executable: path, folder: workingFolder, problem: last.error)
    }
    guard last.left_behind == 0 else {
      throw ChildProcessError.leftBehind(executable: path, count: Int(last.left_behind))
    }
    if stop.isThrown { throw CancellationError() }
    return ProcessEnd(
      termination: Termination(last), output: streams.outputText, errorOutput: streams.errorText,
      processorSeconds: last.processor_seconds, wallSeconds: last.wall_seconds, switches: Int(last.switches),
      threwSwitch: last.thrown != 0)
  }

  private func startKeeper(of path: String, streams: OutputStreams, report: Int32, control: Int32) -> pid_t {
    withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { environment in
        path.withCString { path in
          workingFolder.withCString { folder in
            var command = telltale_command()
            command.executable = path
            command.arguments = arguments
            command.environment = environment
            command.folder = folder
            command.input = input ?? -1
            command.output = streams.outputWriteEnd
            command.error = streams.errorWriteEnd
            command.report = report
            command.control = control
            command.limits = telltale_limits(limits)
            command.fixed_addresses = fixedAddresses ? 1 : 0
            command.in_background = isInBackground ? 1 : 0
            command.own_network = isolation?.hasOwnNetwork == true ? 1 : 0
            return withOptionalCString(tally) { tally in
              withCStrings(isolation?.writable ?? []) { writable in
                command.tally = tally
                command.writable = isolation?.writable == nil ? nil : writable
                return telltale_keep(&command)
              }
            }
          }
        }
      }
    }
  }

  private func resolvedExecutable() throws -> String {
    if executable.contains("/") { return executable }
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(executable)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw ChildProcessError.notOnPath(name: executable, path: path)
  }
}

extension telltale_limits {
  init(_ limits: ProcessLimits) {
    self.init(
      wall_seconds: limits.wallSeconds ?? 0, processor_seconds: limits.processorSeconds ?? 0,
      idle_seconds: limits.idleSeconds ?? 0,
      memory_bytes: UInt64(limits.memoryMiB ?? 0) << 20, switches: UInt64(limits.switches ?? 0),
      traces: limits.traces ? 1 : 0)
  }
}

extension Termination {
  init(_ report: telltale_report) {
    switch telltale_stop(rawValue: UInt32(report.stop)) {
    case TELLTALE_STOPPED_BY_WALL_CLOCK: self = .stopped(.wallClock)
    case TELLTALE_STOPPED_BY_PROCESSOR_TIME: self = .stopped(.processorTime)
    case TELLTALE_STOPPED_BY_MEMORY: self = .stopped(.memory)
    case TELLTALE_STOPPED_BY_SWITCHES: self = .stopped(.switches)
    default:
      // As WIFEXITED and its kin, which Swift can't see, take it apart.
      let signal = report.status & 0x7f
      self = signal == 0 ? .exited(status: (report.status >> 8) & 0xff) : .signalled(signal)
    }
  }
}

private func withOptionalCString<Result>(_ string: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
  guard let string else { return body(nil) }
  return string.withCString(body)
}

/// Passes strings on as C takes lists of them: pointers, the last of them null.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { pointers.forEach { free($0) } }
  return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
}
