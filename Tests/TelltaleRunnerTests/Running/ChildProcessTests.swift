import Foundation
import Testing

@testable import TelltaleRunner

@Suite struct ChildProcessTests {
  private func shell(
    _ script: String, limits: ProcessLimits = ProcessLimits(), output: ChildProcess.Output = .tail
  ) -> ChildProcess {
    ChildProcess(
      "sh", ["-c", script], in: "/", environment: ["PATH": "/usr/bin:/bin"], limits: limits, output: output)
  }

  /// Whether a process of this id lives, and is not merely waiting to be collected.
  private func lives(_ process: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  @Test func `a status is told from a signal`() async throws {
    #expect(try await shell("exit 0").run().termination == .exited(status: 0))
    #expect(try await shell("exit 3").run().termination == .exited(status: 3))
    #expect(try await shell("kill -SEGV $$").run().termination == .signalled(SIGSEGV))
    #expect(try await shell("kill -KILL 0").run().termination == .signalled(SIGKILL))
  }

  @Test func `both streams are kept together, or apart, or in a file`() async throws {
    let script = "echo one; echo two >&2; echo three"
    let together = try await shell(script).run()
    #expect(together.output == "one\ntwo\nthree\n")
    #expect(together.errorOutput == "")

    let apart = try await shell(script, output: .whole).run()
    #expect(apart.output == "one\nthree\n")
    #expect(apart.errorOutput == "two\n")

    let path = NSTemporaryDirectory() + "/telltale-output-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try await shell(script, output: .file(path)).run().output == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\nthree\n")
  }

  @Test func `of 100 MB of output the last 64 KiB are kept`() async throws {
    let end = try await shell("head -c 100000000 /dev/zero | tr '\\0' x; echo; echo last").run()
    #expect(end.termination == .exited(status: 0))
    #expect(end.output.utf8.count == 65536)
    #expect(end.output.hasSuffix("xxx\nlast\n"))
  }

  @Test func `a command sees its own folder, environment and no other descriptors`() async throws {
    var command = ChildProcess(
      "/bin/sh", ["-c", "pwd; env | sort | grep -v -e PWD -e SHLVL -e _=; ls /proc/self/fd; cat"], in: "/usr",
      environment: ["NAME": "value", "PATH": "/usr/bin:/bin"])
    command.limits.wallSeconds = 20
    // The descriptor 3 is that of `ls` itself, on the folder that it lists.
    let output = try await command.run().output
    #expect(output == "/usr\nNAME=value\nPATH=/usr/bin:/bin\n0\n1\n2\n3\n")
  }

  @Test func `a command in the background stands back behind those that are not`() async throws {
    var command = shell("nice; cat /proc/self/autogroup || true", output: .whole)
    func said() async throws -> [Substring] { try await command.run().output.split(separator: "\n") }
    let before = try await said()
    command.isInBackground = true
    var after = try await said()
    // Not everyone may tell the system of a group's priority at any moment.
    for _ in 0..<50 where after.count > 1 && !after[1].hasSuffix(" nice 10") { after = try await said() }
    let niceness = try #require(before.first.flatMap { Int($0) })
    #expect(after.first.flatMap { Int($0) } == min(19, niceness + 10))
    // Where each session is a group of its own, it is the group that counts.
    #expect(after.count == before.count)
    if after.count > 1 {
      #expect(before[1].hasSuffix(" nice 0"))
      #expect(after[1].hasSuffix(" nice 10"))
    }
  }

  @Test func `what can't be started is an error that says why`() async throws {
    await #expect(throws: ChildProcessError.notOnPath(name: "no-such-command", path: "/usr/bin")) {
      try await ChildProcess("no-such-command", in: "/", environment: ["PATH": "/usr/bin"]).run()
    }
    await #expect(throws: ChildProcessError.cannotStart(executable: "/bin/no", folder: "/", problem: ENOENT)) {
      try await ChildProcess("/bin/no", in: "/", environment: [:]).run()
    }
    await #expect(throws: ChildProcessError.cannotStart(executable: "/bin/sh", folder: "/no", problem: ENOENT)) {
      try await ChildProcess("/bin/sh", in: "/no", environment: [:]).run()
    }
  }

  @Test func `each limit stops the command and says which it was`() async throws {
    let asleep = try await shell("sleep 60", limits: ProcessLimits(wallSeconds: 0.1)).run()
    #expect(asleep.termination == .stopped(.wallClock))

    let spinning = "while :; do :; done"
    let busy = try await shell(spinning, limits: ProcessLimits(wallSeconds: 60, processorSeconds: 0.1)).run()
    #expect(busy.termination == .stopped(.processorTime))
    #expect(busy.processorSeconds >= 0.1)

    let busyChild = shell("(\(spinning)) & wait", limits: ProcessLimits(wallSeconds: 60, processorSeconds: 0.1))
    #expect(try await busyChild.run().termination == .stopped(.processorTime))

    let hungry = shell("head -c 300000000 /dev/zero | tail -c 300000000 | sleep 60")
    var limited = hungry
    limited.limits = ProcessLimits(wallSeconds: 60, memoryMiB: 100)
    #expect(try await limited.run().termination == .stopped(.memory))
  }

  @Test func `a command that ends within its limits is not stopped`() async throws {
    let limits = ProcessLimits(wallSeconds: 60, processorSeconds: 60, memoryMiB: 1000)
    #expect(try await shell("exit 7", limits: limits).run().termination == .exited(status: 7))
  }

  @Test func `nothing outlives the command, whatever session or environment it is in`() async throws {
    let script = """
      sleep 60 & echo $!
      setsid sleep 60 & echo $!
      setsid env -i sh -c 'echo $$; (sleep 60; :) & echo $!; wait' &
      (setsid sh -c 'trap "" TERM HUP; echo $$; sleep 60; :' &)
      sleep 0.3
      """
    let end = try await shell(script).run()
    #expect(end.termination == .exited(status: 0))
    let processes = end.output.split(separator: "\n").map(String.init)
    #expect(processes.count == 5)
    #expect(processes.filter(lives) == [])
  }

  @Test func `the sweep of one command leaves another alone`() async throws {
    async let long = shell("sleep 0.5 & wait; echo whole").run()
    for _ in 1...5 { _ = try await shell("setsid sleep 60 & exit 0").run() }
    #expect(try await long.output == "whole\n")
  }

  @Test func `many commands run at once`() async throws {
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...20 { group.addTask { try await shell("sleep 0.2; echo \(number)").run().output } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs == Set((1...20).map { "\($0)\n" }))
  }

  @Test func `cancelling the task kills the command and all below it`() async throws {
    let path = NSTemporaryDirectory() + "/telltale-cancelled-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let task = Task { try await shell("setsid sleep 60 & echo $!; echo $$; wait", output: .file(path)).run() }
    var processes: [String] = []
    while processes.count < 2 {
      try await Task.sleep(for: .milliseconds(10))
      processes = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(processes.filter(lives) == [])
  }

  @Test func `a command that kills its keeper is an error and is killed`() async throws {
    await #expect(throws: ChildProcessError.keeperLost(executable: "/usr/bin/sh")) {
      try await shell("kill -KILL $PPID; sleep 60").run()
    }
  }

  @Test func `signals that the tool ignores are not ignored by the command`() async throws {
    #expect(try await shell("kill -TERM $$; echo ignored").run().termination == .signalled(SIGTERM))
    #expect(try await shell("kill -INT $$; echo ignored").run().termination == .signalled(SIGINT))
  }
}

@Suite struct OutputTailTests {
  @Test func `the text kept begins with a whole character`() {
    var tail = OutputTail(limit: 4)
    tail.append(Array("aé".utf8))
    #expect(tail.text == "aé")
    tail.append(Array("bcd".utf8))
    // The last four bytes are the second of "é" and "bcd".
    #expect(tail.text == "bcd")
  }

  @Test func `the last bytes are kept over many reads`() {
    var tail = OutputTail(limit: 3)
    for byte in "abcdefghij".utf8 { tail.append([byte]) }
    #expect(tail.text == "hij")
  }
}
