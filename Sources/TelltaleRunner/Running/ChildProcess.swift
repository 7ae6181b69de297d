/// A command that is run in a session of its own, held to limits, and never outlived by anything that it started.
package struct ChildProcess: Sendable {
  /// What becomes of what the command writes. It is read at all times, so that it never waits for us.
  package enum Output: Sendable, Hashable {
    /// Both streams together, their last 64 KiB.
    case tail
    /// The whole of standard output, and the last 64 KiB of standard error apart from it.
    case whole
    /// Both streams, whole, into the file of this path, which is emptied first.
    case file(String)
  }

  /// A path, or a name that is looked up in the PATH of `environment`.
  package var executable: String
  package var arguments: [String]
  package var workingFolder: String
  /// All of it: nothing is inherited.
  package var environment: [String: String]
  package var limits: ProcessLimits
  package var output: Output
  /// The descriptor that becomes its standard input, closed here when it has; nil for nothing to read.
  package var input: Int32?
  /// The file of a ``Tally`` that it shares with whoever watches it.
  package var tally: String?
  /// What it may reach; nil for all that this process may.
  package var isolation: Isolation?
  /// Whether its addresses shall be the same in each run, where the system allows that.
  package var fixedAddresses: Bool
  /// Whether everything else goes before it, though never so far that it gets nothing.
  package var isInBackground: Bool

  package init(
    _ executable: String, _ arguments: [String] = [], in workingFolder: String, environment: [String: String],
    limits: ProcessLimits = ProcessLimits(), output: Output = .tail, input: Int32? = nil, fixedAddresses: Bool = false,
    isInBackground: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.workingFolder = workingFolder
    self.environment = environment
    self.limits = limits
    self.output = output
    self.input = input
    self.fixedAddresses = fixedAddresses
    self.isInBackground = isInBackground
  }
}

/// What a process and everything that it starts may use; nil is without a limit.
package struct ProcessLimits: Sendable, Hashable {
  /// Time by the clock on the wall.
  package var wallSeconds: Double?
  /// Processor time of the command and its children.
  package var processorSeconds: Double?
  /// Time by the clock on the wall in which the command and its children use next to nothing of a processor.
  package var idleSeconds: Double?
  /// Resident memory of the command, or of it and its children together.
  package var memoryMiB: Int?
  /// Switches evaluated by a command that is instrumented: work, in a measure that does not hang on the machine or its
  /// load.
  package var switches: Int?
  /// Whether a command that is stopped is to say first where it is.
  package var traces = false

  package init(
    wallSeconds: Double? = nil, processorSeconds: Double? = nil, memoryMiB: Int? = nil, switches: Int? = nil
  ) {
    self.wallSeconds = wallSeconds
    self.processorSeconds = processorSeconds
    self.memoryMiB = memoryMiB
    self.switches = switches
  }
}

/// How a command ended.
package enum Termination: Sendable, Hashable {
  case exited(status: Int32)
  case signalled(Int32)
  /// Killed by us, for going over this limit.
  case stopped(Limit)

  package enum Limit: Sendable, Hashable { case switches, wallClock, processorTime, memory }
}

/// What a command that has ended left: how it ended, what it wrote, what it used.
package struct ProcessEnd: Sendable, Hashable {
  package var termination: Termination
  /// What `ChildProcess.Output` asked for; empty for a file.
  package var output: String
  /// Empty unless standard error was kept apart.
  package var errorOutput: String
  /// Of the command and the children it waited for.
  package var processorSeconds: Double
  package var wallSeconds: Double
  /// How many switches it evaluated while they were counted, which they are while recording.
  package var switches = 0
  /// Whether it evaluated the switch of the fault that was switched on.
  package var threwSwitch = false

  /// Whether it ended by itself with status 0.
  package var succeeded: Bool { termination == .exited(status: 0) }
}
