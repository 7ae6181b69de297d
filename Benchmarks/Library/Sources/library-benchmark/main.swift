import Foundation
import Telltale

/// A work of the library at a given size.
struct Work {
  let name: String
  let run: (Int) -> Int

  /// The processor time of the shortest of several runs, in milliseconds: other processes do not add to it.
  func time(size: Int) -> Double {
    let times = (0..<15).map { _ in
      let start = clock()
      precondition(run(size) > 0)
      return Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
    }
    return times.min() ?? 0
  }
}

let works = [
  Work(name: "sweep, with its reading") { size in
    let sweep = bound("budget", over: 1...size, correct: { _ in size / 3 }, faulty: { _ in size * 2 / 3 }) { $0 <= $1 }
    return sweep.reading.count + sweep.changes.count + sweep.tally.total
  },
  Work(name: "sweep that changes at every point") { size in
    let sweep = bound("parity", over: 1...size, correct: { $0 % 2 }, faulty: { _ in 0 }) { output, _ in output == 1 }
    return sweep.reading.count + sweep.changes.count
  },
  Work(name: "screen, with its table") { size in
    var model = FieldValues()
    var screen = Screen("Wide")
    for field in 0..<size {
      model["field\(field)"] = "\(field)"
      screen["field\(field + 1)"] = "\(field % 3 == 0 ? field : field + 1)"
    }
    let table = agree("written", model: model, screen: screen)
    return table.tally.total + table.description.utf8.count
  },
  Work(name: "recorder of ten events") { size in
    var recorder = AgreementRecorder()
    var model = FieldValues()
    for field in 0..<size / 10 { model["field\(field)"] = "\(field)" }
    for event in 0..<10 { recorder.record("event\(event)", model: model, screens: [Screen("Empty")]) }
    return recorder.partings.count
  },
  Work(name: "table of contrasts") { size in
    let table = Contrasts {
      for point in 0..<size { contrast("row", correct: point, faulty: -point) { $0 >= 0 } }
    }
    return table.description.utf8.count + table.tally.total
  },
]

var isLinear = true
for work in works {
  let (small, large) = (work.time(size: 1_000), work.time(size: 10_000))
  let ratio = large / small
  isLinear = isLinear && ratio < 30
  let line = [
    work.name.padding(toLength: 36, withPad: " ", startingAt: 0),
    String(format: "1,000: %7.3f ms", small),
    String(format: "10,000: %8.3f ms", large),
    String(format: "ratio %5.1f", ratio),
  ]
  print(line.joined(separator: "  "))
}
exit(isLinear ? 0 : 1)
