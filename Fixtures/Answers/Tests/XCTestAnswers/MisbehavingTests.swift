import XCTest

final class MisbehavingTests: XCTestCase {
  func testWrites100MegabytesAndPasses() {
    let line = String(repeating: "x", count: 99_999) + "\n"
    for _ in 1...1000 { print(line, terminator: "") }
  }

  func testClosesItsStreamsAndPasses() {
    for descriptor in 0...2 as ClosedRange<Int32> { close(descriptor) }
  }

  func testClosesItsStreamsAndFails() {
    for descriptor in 0...2 as ClosedRange<Int32> { close(descriptor) }
    XCTFail("seen all the same")
  }

  func testClosesAllFilesAndFails() {
    for descriptor in 0...1023 as ClosedRange<Int32> where isOpenFile(descriptor) { close(descriptor) }
    XCTFail("seen all the same")
  }

  /// Whether it is no library's way to wait for events: Dispatch crashes, or waits for ever, when it loses those.
  private func isOpenFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
  }

  func testUsesUpAllDescriptorsAndFails() {
    while open("/dev/null", O_RDONLY) >= 0 {}
    XCTFail("seen all the same")
  }

  func testLeavesAChildInItsOwnSessionAndPasses() {
    // Foundation's Process would wait for the child that is left as well.
    XCTAssertEqual(system("setsid sleep 60 & echo left behind: $!"), 0)
  }

  func testEatsMemory() {
    var kept: [[UInt8]] = []
    while true { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
  }

  func testKillsItsProcessGroup() {
    kill(0, SIGKILL)
    sleep(60)
  }

  func testPrintsRecordsOfItsOwnAndPasses() {
    print(#"{"record":"failed","test":"XCTestAnswers.MisbehavingTests/testPrintsRecordsOfItsOwnAndPasses"}"#)
    print("Test Case 'MisbehavingTests.testPrintsRecordsOfItsOwnAndPasses' failed (0.0 seconds)")
  }

  func testChangesItsFolderAndEnvironmentAndFails() {
    chdir("/")
    for name in ProcessInfo.processInfo.environment.keys { unsetenv(name) }
    XCTFail("seen all the same")
  }

  func testHasAHomeAndATemporaryFolderOfItsOwn() throws {
    let environment = ProcessInfo.processInfo.environment
    for name in ["HOME", "TMPDIR"] {
      let folder = try XCTUnwrap(environment[name])
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
      try Data().write(to: URL(fileURLWithPath: folder + "/file"))
    }
    XCTAssertTrue(NSTemporaryDirectory().hasPrefix(environment["TMPDIR"]!))
  }

  func testSeesNothingOfWhatObservesIt() {
    for name in ["TELLTALE_RECORDS", "TELLTALE_PRELOADED", "LD_PRELOAD"] {
      XCTAssertNil(ProcessInfo.processInfo.environment[name])
    }
  }

  func testReadsTheArgumentsThatItWasAskedForWith() {
    let name = "XCTestAnswers.MisbehavingTests/testReadsTheArgumentsThatItWasAskedForWith"
    XCTAssertEqual(Array(CommandLine.arguments.dropFirst()), [name])
    XCTAssertEqual(Array(ProcessInfo.processInfo.arguments.dropFirst()), [name])
  }

  func testReadsTheFileBesideItsPackage() throws {
    XCTAssertTrue(FileManager.default.fileExists(atPath: "Package.swift"))
  }
}
