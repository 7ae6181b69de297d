#if os(Linux)
  import Foundation
  import Testing

  @testable import TelltaleRunner

  @Suite struct IsolationTests {
    private let folder = NSTemporaryDirectory() + "/telltale-\(UUID().uuidString)"

    private func shell(_ script: String, in isolation: Isolation) async throws -> String {
      let environment = ["PATH": "/usr/bin:/bin", "FOLDER": folder]
      var process = ChildProcess("sh", ["-c", script], in: "/", environment: environment)
      process.isolation = try await isolation.available().isolation
      return try await process.run().output
    }

    @Test func `a process writes below the paths that are its own and nowhere else`() async throws {
      guard try await Isolation(writable: [], hasOwnNetwork: false).available().lacks.isEmpty else { return }
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createDirectory(atPath: folder + "/own/deep", withIntermediateDirectories: true)
      try Data("kept".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
      let script = """
        cd "$FOLDER"
        try() { "$@" 2>/dev/null && echo "$*: done" || echo "$*: refused"; }
        try cat file
        try touch own/new
        try mv own/new own/deep/moved
        try rm file
        try mv file own/file
        try truncate -s 0 file
        try mkdir beside
        try rmdir own
        try tee /dev/null
        try mktemp -p own
        """
      let lines = try await shell(script, in: Isolation(writable: [folder + "/own"], hasOwnNetwork: false))
        .split(separator: "\n").map { $0.hasPrefix("own/tmp.") ? "" : String($0) }
      #expect(
        lines == [
          "keptcat file: done", "touch own/new: done", "mv own/new own/deep/moved: done", "rm file: refused",
          "mv file own/file: refused", "truncate -s 0 file: refused", "mkdir beside: refused", "rmdir own: refused",
          "tee /dev/null: done", "", "mktemp -p own: done",
        ])
      #expect(try String(contentsOfFile: folder + "/file", encoding: .utf8) == "kept")
    }

    @Test func `a process with a network of its own has loopback and no other way, and is who it was`() async throws {
      let own = Isolation(writable: nil, hasOwnNetwork: true)
      guard try await own.available().lacks.isEmpty else { return }
      let script = """
        cat /proc/net/route | wc -l
        cat /proc/net/dev | tail -n +3 | cut -d: -f1
        id -u
        id -g
        """
      let found = try await shell(script, in: own).split(whereSeparator: \.isWhitespace).map(String.init)
      // The first line of the routes is their heading.
      #expect(found.first == "1")
      #expect(found.dropFirst().dropLast(2).contains("lo"))
      #expect(!found.contains("eth0"))
      #expect(found.suffix(2) == ["\(getuid())", "\(getgid())"])
    }

    @Test func `what the system lacks is said with the reason and what to do`() {
      #expect(
        "\(Isolation.Lack(part: .network, problem: EPERM))" == """
          Tests share the machine's network: namespaces are not allowed here (Operation not permitted). Those that use \
          the same port can disturb each other; --jobs 1 keeps them apart.
          """)
      #expect(
        "\(Isolation.Lack(part: .writing, problem: ENOSYS))" == """
          Tests can write wherever you can: this kernel has no Landlock (Function not implemented). Each has a HOME and \
          a TMPDIR of its own all the same.
          """)
    }
  }
#endif
