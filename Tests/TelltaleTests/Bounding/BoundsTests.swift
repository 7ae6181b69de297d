import Telltale
import Testing

/// A check that is separating, blind, noisy or inverted at a point, as the letters of a text say.
private func bounds(_ letters: String) -> Bounds<Int, Bool> {
  let letters = Array(letters)
  return bound(
    "check", over: letters.indices, correct: { letters[$0] == "s" || letters[$0] == "b" },
    faulty: { letters[$0] == "b" || letters[$0] == "i" }, check: { passes, _ in passes })
}

@Suite("A bounding measurement")
struct BoundsTests {
  private let budget = bound("draw", over: 1...60, correct: { _ in 11 }, faulty: { _ in 41 }) { spent, allowed in
    spent <= allowed
  }

  @Test("has a category at each point, and says where it changes")
  func changes() {
    #expect(budget.points[9].separation == .noisy)
    #expect(budget.points[10].separation == .separating)
    #expect(budget.changes.map(\.before.point) == [10, 40])
    #expect(budget.changes.map(\.after.point) == [11, 41])
    #expect(budget.tally[.separating] == 30)
  }

  @Test("reads itself in one line")
  func reads() {
    #expect(budget.reading == "separating from 11 to 40; noisy below, blind above")
    #expect(budget.points[10].contrast.label == "draw at 11")
  }

  @Test(
    "reads each shape of a series",
    arguments: [
      ("", "no points"),
      ("b", "blind throughout, at 0"),
      ("nnn", "noisy throughout, from 0 to 2"),
      ("bsb", "separating at 1; blind elsewhere"),
      ("bbss", "separating from 2 to 3; blind below"),
      ("ssi", "separating from 0 to 1; inverted above"),
      ("nibs", "separating at 3; noisy at 0, inverted at 1, blind at 2"),
      ("bnsb", "separating at 2; blind at 0, noisy at 1, blind above"),
      ("bsbn", "separating at 1; blind below, blind at 2, noisy at 3"),
      ("bnsbn", "separating at 2; blind at 0, noisy at 1, blind at 3, noisy at 4"),
      ("nb", "noisy at 0; blind at 1"),
      ("sbs", "separating at 0; blind at 1; separating at 2"),
      ("sbsbsb", "separating at 0; blind at 1; separating at 2; blind at 3; separating at 4; blind at 5"),
      ("sbsbsbn", "changes 6 times over 7 points: separating at 3, blind at 3, noisy at 1"),
      ("sbsbsbs", "changes 6 times over 7 points: separating at 4, blind at 3"),
    ])
  func readsShapes(letters: String, reading: String) {
    #expect(bounds(letters).reading == reading)
  }

  @Test("settings lie before and after, and so do quantities that do not ascend")
  func beforeAndAfter() {
    func reading<Point: Equatable>(_ points: [Point], separatingAt core: Point) -> String {
      bound("c", over: points, correct: { _ in true }, faulty: { $0 != core }, check: { passes, _ in passes }).reading
    }

    #expect(reading(["en", "tr"], separatingAt: "tr") == "separating at tr; blind before")
    #expect(reading([3, 2], separatingAt: 2) == "separating at 2; blind before")
    #expect(reading([2, 2, 3], separatingAt: 3) == "separating at 3; blind before")
    #expect(reading([2, 3], separatingAt: 3) == "separating at 3; blind below")
  }

  @Test("labels points by their names where they have some")
  func namedPoints() {
    let budgets = bound(
      "budget", at: ["tight": 5, "loose": 50], correct: { _ in 11 }, faulty: { _ in 41 },
      check: { spent, allowed in spent <= allowed })

    #expect(budgets.points.map(\.contrast.label) == ["tight", "loose"])
    #expect(budgets.reading == "noisy at 5; blind at 50")
    #expect(Contrasts { budgets }.count == 2)
  }

  @Test("refuses a series that has no order")
  func unordered() async {
    await #expect(processExitsWith: .failure) {
      _ = bound("c", over: Set([1, 2]), correct: { $0 }, faulty: { $0 }, check: { $0 == $1 })
    }
    await #expect(processExitsWith: .failure) {
      _ = await bound(
        "c", over: ["a": 1], correct: { $0.value }, faulty: { $0.value }, check: { _, _ async in true })
    }
  }

  @Test("counts a point apart where a producer throws, and goes on")
  func throwingProducer() {
    let points = bound(
      "c", over: 1...2,
      correct: { point throws -> Int in
        if point == 1 { throw DidNotRun(.notFound) }
        return point
      }, faulty: { _ in 0 }, check: { $0 == $1 })

    #expect(points.points.map(\.separation) == [.outsideCategory, .separating])
    #expect(points.points[0].contrast.correct.answer == .didNotRun(.notFound))
  }

  @Test("awaits its producers")
  func awaits() async {
    let points = await bound(
      "c", over: 1...2, correct: { $0 },
      faulty: { point in
        await Task.yield()
        return point == 2 ? 0 : point
      }, check: { $0 == $1 })

    #expect(points.reading == "separating at 2; blind below")
  }

  @Test("prints a line for each point, then the reading")
  func prints() {
    #expect(
      bounds("sb").description == """
        check at 0 | correct=true/pass faulty=false/fail -> separating
        check at 1 | correct=true/pass faulty=true/pass -> blind
        check: separating at 0; blind above
        """)
  }
}
