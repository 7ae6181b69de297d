import Telltale
import TelltaleXCTest
import XCTest

private func fee(_ subtotal: Int) -> Int { subtotal >= 50 ? 0 : 6 }
private func strictFee(_ subtotal: Int) -> Int { subtotal > 50 ? 0 : 6 }

final class XCTestAdapterTests: XCTestCase {
  private var captured: [(message: String, line: Int)]?

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard captured != nil else { return super.record(issue) }
      captured?.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard captured != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      captured?.append((description, lineNumber))
    }
  #endif

  private func failures(_ body: () -> Void) -> [(message: String, line: Int)] {
    captured = []
    body()
    defer { captured = nil }
    return captured ?? []
  }

  func testRecordsNothingWhereACheckSeparatesAndAScreenAgrees() {
    expectSeparating(contrast("limit", correct: fee(50), faulty: strictFee(50)) { $0 == 0 })
    expectAgreement(agree("opened", model: ["a": 1], screen: Screen("S", showing: ["a": 1])))
    expectWithin(WorkBudget(2, from: "the specification"), spent: 2)
    expectReleased(released { XCTestExpectation() })
  }

  func testFailsAtTheCallersLineWithCauseAndRemedy() {
    let blind = contrast("above", correct: fee(80), faulty: strictFee(80)) { $0 == 0 }
    let line = #line + 1
    let found = failures { expectSeparating(blind) }

    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertTrue(found[0].message.hasSuffix(try XCTUnwrap(blind.finding)), found[0].message)
  }

  func testFailsForEachFieldThatHasPartedFromTheModel() {
    let table = agree("saved", model: ["a": 1, "b": 2, "c": 3], screen: Screen("S", showing: ["a": 1, "b": 1]))
    let found = failures { expectAgreement(table) }

    XCTAssertEqual(found.count, 2)
    XCTAssertTrue(found[1].message.contains("S.c is missing after \"saved\""), found[1].message)
  }

  func testFailsForWorkOverItsBudget() {
    let found = failures { expectWithin(WorkBudget(2, from: "the specification"), spent: 3) }

    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].message.hasSuffix("spent 3, allowed 2 (from the specification)"), found[0].message)
  }

  func testFailsForAnObjectThatIsStillAlive() {
    final class Node { var next: Node? }
    let release = released {
      let node = Node()
      node.next = node
      return node
    }
    let found = failures { expectReleased(release) }

    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].message.hasSuffix(release.description), found[0].message)
  }

  func testSaysWhetherAllWasWellWhereverInATableItWasNot() {
    let limit = contrast("limit", correct: fee(50), faulty: strictFee(50)) { $0 == 0 }
    let above = contrast("above", correct: fee(80), faulty: strictFee(80)) { $0 == 0 }
    let model: FieldValues = ["a": 1, "b": 2]
    var results: [Bool] = []
    _ = failures {
      results.append(
        expectSeparating(
          Contrasts {
            above; limit
          }))
      results.append(
        expectSeparating(
          Contrasts {
            limit; above
          }))
      results.append(expectAgreement(agree("read", model: model, screen: Screen("S", showing: ["a": 2, "b": 2]))))
      results.append(expectAgreement(agree("read", model: model, screen: Screen("S", showing: ["a": 1, "b": 3]))))
      results.append(expectReleased(released { XCTestExpectation() }))
    }

    XCTAssertEqual(results, [false, false, false, false, true])
  }

  func testRunsACheckAgainstNamedFaultyVersions() {
    func measuredFee(_ subtotal: Int) throws -> Int {
      try Version.current.choose(correct: fee, faulty: ["strict": strictFee])(subtotal)
    }
    expectSeparating("limit", against: ["strict"]) { try measuredFee(50) == 0 }

    let blind = failures { expectSeparating("above", against: ["strict"]) { try measuredFee(80) == 0 } }
    XCTAssertEqual(blind.count, 1)
    let unknown = failures { expectSeparating("limit", against: ["strikt"]) { try measuredFee(50) == 0 } }
    XCTAssertTrue(unknown[0].message.contains("did not run on the faulty version"), unknown[0].message)
  }
}
