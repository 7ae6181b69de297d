import Telltale
import Testing

@Suite("A version")
struct VersionTests {
  @Test("is the correct one unless a scope says otherwise")
  func current() throws {
    let outside = try Version.current.choose(correct: 1, faulty: ["off": 2])
    let inside = try Version.$current.withValue(.faulty("off")) {
      try Version.current.choose(correct: 1, faulty: ["on": 3, "off": 2])
    }

    #expect(outside == 1)
    #expect(inside == 2)
  }

  @Test("a name that nobody has made is an error with the names that there are")
  func unknown() {
    #expect(throws: UnknownVersion(name: "of", known: ["off", "on"])) {
      try Version.faulty("of").choose(correct: 1, faulty: ["off": 2, "on": 3])
    }
    #expect(
      UnknownVersion(name: "of", known: ["off", "on"]).description
        == #"found no faulty version "of"; there are: "off", "on""#)
  }

  @Test("a check that can't be handed the versions finds the current one")
  func against() {
    let table = contrasts("limit", against: ["strict", "late"]) {
      try Version.current.choose(correct: 5, faulty: ["strict": 6, "slow": 5]) == 5
    }

    #expect(
      table.map(\.description) == [
        "limit / strict | correct=correct/pass faulty=strict/fail -> separating",
        "limit / late | correct=correct faulty=late -> outside-category",
      ])
  }

  @Test("one check is held against several faulty versions by name")
  func several() {
    let table = contrasts("limit", correct: { $0 >= 5 }, faulty: ["strict": { $0 > 5 }, "late": { $0 >= 6 }]) {
      (isLarge: (Int) -> Bool) in isLarge(5) && isLarge(6)
    }

    #expect(
      table.map(\.description) == [
        "limit / strict | correct=correct/pass faulty=strict/fail -> separating",
        "limit / late | correct=correct/pass faulty=late/fail -> separating",
      ])
  }
}
