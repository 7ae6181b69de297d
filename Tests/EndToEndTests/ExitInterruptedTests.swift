import Foundation
import Telltale
import TelltaleReports
import Testing

extension TurnstileTests {
  /// Signals in the middle of the measurement.
  @Suite struct Interrupted {
    private let turnstile: Turnstile

    init() throws { turnstile = try Turnstile() }

    @Test(arguments: [(SIGINT, 130, "interrupted"), (SIGTERM, 143, "terminated")])
    func `what was measured before a signal is written, and nothing runs on`(
      signal: Int32, status: Int32, words: String
    ) async throws {
      let parent = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path
      let outcome = try await turnstile.run(
        "--jobs", "1", "--time-limit", "60", "--env", "WATCH=watch-\(status)", "--output", "json=\(parent)/partial.json"
      ) { process in
        let waiting = try await waitingTest(of: process, "watch-\(status)")
        try #require(RunningProcess.all(in: turnstile.folder).contains(waiting), "the test does not wait")
        kill(process.processIdentifier, signal)
      }
      #expect(outcome.status == status)
      #expect(outcome.errors == "\(words): what was measured so far is reported\n")
      #expect(try RunningProcess.all(in: turnstile.folder) == [])

      let study = try StudyJSON.read(Data(contentsOf: URL(fileURLWithPath: parent + "/partial.json")))
      #expect(!study.summary.complete)
      let statuses = study.faults.filter { $0.status != .ignored }.map { "\($0.replacement): \($0.status)" }
      // The test waits on the third fault, once `>` and `==` are done.
      #expect(
        statuses.sorted() == ["!=: pending", "==: seen", ">: seen", ">=: pending", "false: pending", "true: pending"])
      #expect(study.summary.seen == 2)
    }

    /// Waits until the test stands on the faulty version, where it writes its process into its temporary folder and goes
    /// to sleep. Returns that process.
    private func waitingTest(of process: Process, _ name: String) async throws -> Int {
      let runs = turnstile.folder + "/.build/telltale/t"
      while process.isRunning {
        for run in (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? [] {
          guard let text = FileManager.default.contents(atPath: "\(runs)/\(run)/tmp/\(name)") else { continue }
          return try #require(Int(String(decoding: text, as: UTF8.self)))
        }
        try await Task.sleep(for: .milliseconds(20))
      }
      throw EndedEarly()
    }

    private struct EndedEarly: Error {}

    @Test func `telltale that is killed leaves nothing behind either`() async throws {
      let outcome = try await turnstile.run("--jobs", "1", "--time-limit", "60", "--env", "WATCH=watch-9") { process in
        _ = try await waitingTest(of: process, "watch-9")
        kill(process.processIdentifier, SIGKILL)
      }
      #expect(outcome.status == 128 + SIGKILL)
      // The keepers find out by themselves, and have two seconds for it.
      let end = ContinuousClock.now + .seconds(2)
      while try !RunningProcess.all(in: turnstile.folder).isEmpty, ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(try RunningProcess.all(in: turnstile.folder) == [])
    }

    @Test func `a signal in the middle of the build ends it, and there is no study`() async throws {
      let parent = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path
      let scratch = parent + "/fresh"
      let outcome = try await turnstile.run(
        "--scratch-path", scratch, "--output", "json=\(parent)/none.json"
      ) { process in
        while process.isRunning, try RunningProcess.all(in: scratch, saying: "-module-name\0Turnstile").isEmpty {
          try await Task.sleep(for: .milliseconds(20))
        }
        kill(process.processIdentifier, SIGINT)
      }
      #expect(outcome.status == 130)
      #expect(outcome.output == "")
      #expect(outcome.errors == "interrupted before anything was measured\n")
      #expect(try RunningProcess.all(in: scratch) == [])
      #expect(!FileManager.default.fileExists(atPath: parent + "/none.json"))
    }
  }
}

/// The processes of this machine.
private enum RunningProcess {
  /// Those that work in a folder or below it, or that were started with its path, and with an argument if one is given;
  /// ended ones that nobody has asked for yet are none.
  static func all(in folder: String, saying argument: String = "") throws -> [Int] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: "/proc").compactMap(Int.init).filter { process in
      // A process that ends meanwhile has neither.
      let working = (try? manager.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")) ?? ""
      let started = String(decoding: manager.contents(atPath: "/proc/\(process)/cmdline") ?? Data(), as: UTF8.self)
      return (working.hasPrefix(folder) || started.contains(folder))
        && (argument.isEmpty || started.contains(argument))
    }
  }
}
