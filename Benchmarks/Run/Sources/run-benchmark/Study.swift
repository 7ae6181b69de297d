import Foundation

/// The parts of a study that the ratios are made from.
struct Study: Decodable {
  struct Timing: Decodable {
    var seconds: [String: Double]
    var counts: [String: Int]
  }
  struct Summary: Decodable {
    var checks, faults, seen, unseen, uncompiled, pairs, ran, derived: Int
  }
  struct Fault: Decodable {
    var id, file, original, replacement, status: String
    var line, column: Int
  }

  var timing: Timing
  var summary: Summary
  var faults: [Fault]

  /// Runs `telltale run` on a package and reads its study.
  init(of package: URL, by telltale: String, options: [String]) throws {
    let file = package.deletingLastPathComponent().appending(path: "study.json")
    try Command.time(
      [telltale, "run", package.path, "--quiet", "--output", "json=\(file.path)"] + options, in: package)
    self = try JSONDecoder().decode(Study.self, from: Data(contentsOf: file))
  }

  func seconds(_ phases: String...) -> Double { phases.reduce(0) { $0 + (timing.seconds[$1] ?? 0) } }
}
