import Foundation
import Testing

/// A package that comes to linking before the observer is compiled, as a small one does at its first run.
@Suite struct LateObserverTests {
  @Test(.timeLimit(.minutes(5)))
  func aPackageThatWasTooEarlyIsLinkedAgain() async throws {
    let fixture = try FixtureCopy("Turnstile")
    let tools = fixture.folder + "/../tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    // The observer's compiler waits for the link that fails for want of it, for two minutes at most.
    let compiler = """
      #!/bin/sh
      PATH=${PATH#*:}
      case "$*" in
        *"-module-name TelltaleObserver "*)
          for _ in $(seq 600); do
            sleep 0.2
            grep -q TelltaleObserver.o "\(fixture.folder)/.build/telltale/instrumented/build.log" || continue
            touch "\(tools)/was-late"
            break
          done ;;
      esac
      exec swiftc "$@"

      """
    try compiler.write(toFile: tools + "/swiftc", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools + "/swiftc")
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])

    let outcome = try await BuiltTelltale().run(
      "run", "--sample", "1", "--jobs", "2", in: fixture.folder, environment: ["PATH": "\(tools):\(path)"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: tools + "/was-late"), "nothing was waited for")
  }
}
