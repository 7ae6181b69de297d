import Foundation
import Telltale
import TelltaleReports
import Testing

extension TurnstileTests {
  /// A fix that brings a test of every kind, looked at by the built program.
  @Suite struct Regressed {
    private let turnstile: Turnstile

    init() throws { turnstile = try Turnstile() }

    private static let source = "Sources/Turnstile/Ticket.swift"
    private static let tests = "Tests/TurnstileTests/TicketTests.swift"

    private static let before = """
      public enum TicketError: Error { case empty, unknown }

      public func zones(ofTicket text: String) throws -> Int {
        if text.isEmpty { throw TicketError.unknown }
        return Int(text)!
      }

      public func tickets(for zones: Int) -> Int {
        var (left, count) = (zones, 0)
        while left != 0 { (left, count) = (left - 2, count + 1) }
        return count
      }

      """

    private static let after = """
      public enum TicketError: Error { case empty, unknown }

      public func zones(ofTicket text: String) throws -> Int {
        if text.isEmpty { throw TicketError.empty }
        guard let zones = Int(text) else { throw TicketError.unknown }
        return zones
      }

      public func tickets(for zones: Int) -> Int {
        var (left, count) = (zones, 0)
        while left > 0 { (left, count) = (left - 2, count + 1) }
        return count
      }

      public func isDayTicket(_ text: String) -> Bool { text == "day" }

      """

    private static let testsBefore = """
      import Turnstile
      import XCTest

      final class TicketTests: XCTestCase {
        func testTwoZones() throws { XCTAssertEqual(try zones(ofTicket: "2"), 2) }
        func testFourZones() { XCTAssertEqual(tickets(for: 4), 3 - 1) }
      }

      """

    private static let testsAfter = """
      import Turnstile
      import XCTest

      final class TicketTests: XCTestCase {
        func testTwoZones() throws { XCTAssertEqual(try zones(ofTicket: "2"), 2) }
        func testFourZones() { XCTAssertEqual(tickets(for: 4), 2) }
        func testLettersAreRefused() { XCTAssertThrowsError(try zones(ofTicket: "ab")) }
        func testAnEmptyTicketIsRefused() { XCTAssertThrowsError(try zones(ofTicket: "")) }
        func testAnEmptyTicketIsCalledEmpty() {
          XCTAssertThrowsError(try zones(ofTicket: "")) { XCTAssertEqual($0 as? TicketError, .empty) }
        }
        func testThreeZonesNeedTwo() { XCTAssertEqual(tickets(for: 3), 2) }
        func testADayTicket() {
          XCTAssertTrue(isDayTicket("day"))
        }
        func testAFareIsThree() { XCTAssertEqual(fare(zones: 1), 3) }
      }

      """

    @Test func `each test of a fix says whether it fails without it, and a blind one why`() async throws {
      // The copy is that of all these suites: the others find it as it was.
      defer {
        for path in [".git", Self.source, Self.tests] {
          try? FileManager.default.removeItem(atPath: "\(turnstile.folder)/\(path)")
        }
      }
      try await turnstile.git("init", "--quiet")
      try await turnstile.write(Self.before, Self.testsBefore, commit: "Sell tickets")
      try await turnstile.write(
        Self.after, Self.testsAfter, commit: "Refuse letters, and end at an odd number of zones")
      let parent = URL(fileURLWithPath: turnstile.folder).deletingLastPathComponent().path
      let outcome = try await turnstile.telltale.run(
        "regress", "--tests", "TicketTests", "--output", "json=../fix.json", in: turnstile.folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80) }

      let study = try StudyJSON.read(Data(contentsOf: URL(fileURLWithPath: parent + "/fix.json")))
      func check(_ name: String) -> Check? { study.checks.first { $0.id == "TurnstileTests.TicketTests/\(name)" } }
      func faulty(_ name: String) -> Answer? {
        study.verdicts.first?.checks.first { $0.check == "TurnstileTests.TicketTests/\(name)" }?.faulty
      }
      #expect(faulty("testLettersAreRefused") == .fail(.crash))
      #expect(faulty("testAnEmptyTicketIsCalledEmpty") == .fail(.assertion))
      // Ends when the integer overflows, unless it is stopped before.
      #expect([.fail(.workLimit), .fail(.crash), .fail(.timeLimit)].contains(faulty("testThreeZonesNeedTwo")))
      #expect(faulty("testADayTicket") == .didNotRun(.uncompiled))
      #expect(check("testADayTicket")?.note == "\(Self.tests):14: cannot find 'isDayTicket' in scope")
      #expect(check("testADayTicket")?.origin == .added)
      #expect(check("testTwoZones")?.origin == .existing)

      let empty = try #require(check("testAnEmptyTicketIsRefused"))
      #expect(empty.category == .blind)
      #expect(
        empty.note == """
          It runs what the fix changed (\(Self.source):4), and XCTAssertThrowsError accepts any error, the one that is \
          thrown without the fix as well.
          """)
      let four = try #require(check("testFourZones"))
      #expect(four.origin == .changed)
      #expect(
        four.note
          == "It runs what the fix changed (\(Self.source):11), and what it expects holds without the fix as well.")
      let fare = try #require(check("testAFareIsThree"))
      #expect(fare.note == "It runs none of the lines that the fix changed.")
      #expect(fare.counts.unreached == 1)

      // The same sources: only the fix's blind tests are added.
      try await turnstile.write(Self.before, Self.testsBefore, commit: "Take it back")
      let blind = Self.testsBefore.replacingOccurrences(
        of: "  func testFour", with: "  func testMore() {}\n  func testFour")
      try await turnstile.write(Self.after, blind, commit: "Refuse letters, with a test that does not look")
      let unseen = try await turnstile.telltale.run(
        "regress", "--tests", "TicketTests", "--quiet", in: turnstile.folder)
      #expect(unseen.status == 1)
      #expect(unseen.errors == "the test that the fix added or changed does not fail without it\n")
    }
  }
}

extension Turnstile {
  /// Runs git in the copy, as nobody in particular.
  func git(_ arguments: String...) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgSign=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (ends, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    for await _ in ends {}
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  fileprivate func write(_ source: String, _ tests: String, commit subject: String) async throws {
    try copy.write(source, to: "Sources/Turnstile/Ticket.swift")
    try copy.write(tests, to: "Tests/TurnstileTests/TicketTests.swift")
    try await git("add", "Package.swift", "Sources", "Tests")
    try await git("commit", "--quiet", "--message", subject)
  }
}
