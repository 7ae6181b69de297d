import Foundation

/// How the time grows with the number of faults, on packages made for it: as many tests each, and ten times the code.
struct Growth {
  let telltale: String

  /// Each function has one comparison, which has three faults.
  private static let faultsOfFunction = 3
  private static let tests = 20

  func run() throws {
    let workspace = try Workspace()
    var seconds: [(faults: Int, build: Double, measure: Double, total: Double)] = []
    for faults in [100, 1_000, 10_000] {
      let package = workspace.folder.appending(path: "Growth\(faults)")
      try make(package, functions: faults / Self.faultsOfFunction)
      let study = try Study(of: package, by: telltale, options: ["--operators", "relational"])
      seconds.append(
        (study.summary.faults, study.seconds("build"), study.seconds("baseline", "measure"), study.seconds("total")))
    }
    for (small, large) in zip(seconds, seconds.dropFirst()) {
      print("Growth: from \(small.faults) to \(large.faults) faults")
      ratio("build", large.build, small.build)
      ratio("baselines and matrix", large.measure, small.measure)
      ratio("whole command", large.total, small.total)
    }
    try workspace.remove()
  }

  /// A package of so many functions in files of a hundred, and tests that share them out between them.
  private func make(_ package: URL, functions: Int) throws {
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Growth",
        targets: [.target(name: "Growth"), .testTarget(name: "GrowthTests", dependencies: ["Growth"])])
      """, to: package.appending(path: "Package.swift"))
    for (file, first) in stride(from: 0, to: functions, by: 100).enumerated() {
      let text = (first..<min(first + 100, functions)).map {
        "public func isOver\($0)(_ value: Int) -> Bool { value > \($0) }"
      }
      try write(text.joined(separator: "\n\n"), to: package.appending(path: "Sources/Growth/Part\(file).swift"))
    }
    let tests = (0..<Self.tests).map { test in
      let calls = stride(from: test, to: functions, by: Self.tests).map {
        "    XCTAssertFalse(isOver\($0)(\($0)))"
      }
      return "  func testPart\(test)() {\n\(calls.joined(separator: "\n"))\n  }"
    }
    try write(
      "import Growth\nimport XCTest\n\nfinal class GrowthTests: XCTestCase {\n\(tests.joined(separator: "\n\n"))\n}\n",
      to: package.appending(path: "Tests/GrowthTests/GrowthTests.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: file)
  }
}
