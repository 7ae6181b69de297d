import Telltale

/// What a release script sends, and what it is compared with.
private struct Shipment: CustomStringConvertible {
  let version = "2.4.0"
  let build: Int
  var last: Int?

  var description: String { "\(version)(\(build))" + (last.map { "/recorded=\($0)" } ?? "") }
  var isWellFormed: Bool { version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil }
  var isNewer: Bool { build > last ?? inStore }

  func compared(with last: Int) -> Shipment { Shipment(build: build, last: last) }
}

private let inStore = 12
private let correct = Shipment(build: inStore + 1)
private let faulty = Shipment(build: inStore)  // FAULT: the build number is not raised.

extension Lesson {
  static let releaseAutomation = Lesson(
    "release-automation", "Release Automation", fault: "the script does not raise the build number"
  ) {
    Part(
      "Three looks at a number",
      Contrasts {
        contrast("shape-x-y-z", correct: correct, faulty: faulty, check: \.isWellFormed)
        contrast("number-greater-than-last", correct: correct, faulty: faulty, check: \.isNewer)
        contrast("number-positive", correct: correct, faulty: faulty) { $0.build > 0 }
      })
    /// A file that only the raising step writes: the faulty script leaves an older number in it.
    let writtenWhenRaised: (Shipment) -> Int = { $0.build > inStore ? $0.build : inStore - 1 }
    Part(
      "Three sources of the last number",
      Contrasts {
        contrast(
          "last-number-store", correct: correct.compared(with: inStore), faulty: faulty.compared(with: inStore),
          check: \.isNewer)
        contrast(
          "last-number-file-after-upload", correct: correct.compared(with: correct.build),
          faulty: faulty.compared(with: faulty.build), check: \.isNewer)
        contrast(
          "last-number-file-in-bump-step", correct: correct.compared(with: writtenWhenRaised(correct)),
          faulty: faulty.compared(with: writtenWhenRaised(faulty)), check: \.isNewer)
        contrast("shape-x-y-z", correct: correct, faulty: faulty, check: \.isWellFormed)
      })
  }
}
