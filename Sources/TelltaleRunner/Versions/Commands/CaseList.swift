import Telltale

/// What a command reports of the cases that it ran.
struct CaseList: Sendable, Hashable {
  /// A case as it was reported, or several of one name.
  struct Reported: Sendable, Hashable {
    var id: String
    var title: String
    /// Empty where it is not reported.
    var file = ""
    /// From 1; 0 where it is not reported.
    var line = 0
    /// Nil where the report does not prove one.
    var answer: Answer?
    /// Why there is none.
    var problem: String?
  }

  private(set) var cases: [Reported] = []
  /// What the report says that can't be so, or what it lacks.
  var problems: [String] = []
  private var positions: [String: Int] = [:]

  init() {}

  /// Takes in a case; of several of one name a failure is the answer, and a pass only where none of them failed.
  mutating func add(_ reported: Reported) {
    guard let position = positions[reported.id] else {
      positions[reported.id] = cases.count
      cases.append(reported)
      return
    }
    if Self.weight(reported.answer) > Self.weight(cases[position].answer) {
      cases[position].answer = reported.answer
      cases[position].problem = reported.problem
    }
  }

  /// The case of that id.
  subscript(id: String) -> Reported? { positions[id].map { cases[$0] } }

  private static func weight(_ answer: Answer?) -> Int {
    switch answer {
    case .fail: 3
    // What can't be told outweighs a pass: one of them may have failed.
    case nil: 2
    case .pass: 1
    case .didNotRun: 0
    }
  }
}
