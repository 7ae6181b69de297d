import Foundation

/// What a process may reach, so that runs disturb neither each other nor the machine.
///
/// Reading is never forbidden, and neither is writing to devices that hold nothing, such as /dev/null.
package struct Isolation: Sendable, Hashable {
  /// The paths below which it may write; nil for wherever this process may.
  package var writable: [String]?
  /// Whether it has a network of its own: this machine's ports, and no way out.
  package var hasOwnNetwork: Bool

  package init(writable: [String]?, hasOwnNetwork: Bool) {
    self.writable = writable
    self.hasOwnNetwork = hasOwnNetwork
  }

  /// Whether no files and ports that runs share are within their reach, but for what they name in /dev/shm.
  var isComplete: Bool { writable != nil && hasOwnNetwork }

  /// The same, and another path below which it may write.
  func writing(below path: String) -> Isolation {
    var isolation = self
    isolation.writable?.append(path)
    return isolation
  }
}

extension Isolation {
  /// A part of the isolation that this system does not give.
  package struct Lack: Sendable, Hashable {
    package enum Part: Sendable, Hashable { case writing, network }

    package var part: Part
    /// Why, as errno has it.
    package var problem: Int32
  }

  /// What of the isolation this system gives, found out by starting a process in each part of it.
  package func available() async throws -> (isolation: Isolation, lacks: [Lack]) {
    var available = self
    var lacks: [Lack] = []
    if writable != nil, let problem = try await Isolation(writable: [], hasOwnNetwork: false).problem() {
      available.writable = nil
      lacks.append(Lack(part: .writing, problem: problem))
    }
    if hasOwnNetwork, let problem = try await Isolation(writable: nil, hasOwnNetwork: true).problem() {
      available.hasOwnNetwork = false
      lacks.append(Lack(part: .network, problem: problem))
    }
    return (available, lacks)
  }

  /// Why a process can't be started in this isolation; nil where it can.
  private func problem() async throws -> Int32? {
    var probe = ChildProcess("true", in: "/", environment: ProcessInfo.processInfo.environment)
    probe.isolation = self
    do {
      _ = try await probe.run()
      return nil
    } catch ChildProcessError.cannotStart(_, _, let problem) {
      return problem
    }
  }
}

extension Isolation.Lack: CustomStringConvertible {
  package var description: String {
    let why = String(cString: strerror(problem))
    return switch part {
    case .writing:
      """
      Tests can write wherever you can: this kernel has no Landlock (\(why)). Each has a HOME and a TMPDIR of its own \
      all the same.
      """
    case .network:
      """
      Tests share the machine's network: namespaces are not allowed here (\(why)). Those that use the same port can \
      disturb each other; --jobs 1 keeps them apart.
      """
    }
  }
}
