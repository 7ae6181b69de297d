import Foundation
import Testing

/// Puts the scratch folder on a disk of its own, as small as it takes.
@Suite struct FullDiskTests {
  /// Whether a process may mount a disk that only it sees.
  private static func mayMount() -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(.enabled("needs a user namespace in which a tmpfs can be mounted") { mayMount() })
  func `a version that fills the disk is not said to fail, and nothing runs on`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("telltale-full-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (version, check) in [("right", "exit 0"), ("wrong", "sleep 4713 & head -c 100M /dev/zero >big")] {
      let path = folder.appendingPathComponent(version)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data(check.utf8).write(to: path.appendingPathComponent("check.sh"))
    }
    let disk = folder.appendingPathComponent("disk").path
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let telltale = try BuiltTelltale()
    let outcome = try await BuiltTelltale(at: "/usr/bin/env").run(
      "unshare", "--user", "--map-root-user", "--mount", "sh", "-c",
      #"mount -t tmpfs -o size=40m none "$0" && exec "$@""#, disk, telltale.path, "contrast", "--correct", "right",
      "--faulty", "wrong", "--scratch-path", disk + "/s", "--", "sh", "check.sh", in: folder.path)
    #expect(outcome.status == 70)
    #expect(
      outcome.errors.contains("The disk that holds \(disk)/s is full (0 MiB left), and `sh check.sh` may have failed"),
      "\(outcome.errors)")
    #expect(!outcome.output.contains("separating"), "\(outcome.output)")
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      (FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()) == Data("sleep\u{0}4713\u{0}".utf8)
    }
    #expect(left == [])
  }
}
