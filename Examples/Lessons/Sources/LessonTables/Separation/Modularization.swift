import Telltale

/// Which module names which others.
private struct Modules {
  let needs: [String: Set<String>]

  /// Whether every module that is named exists.
  var resolves: Bool { needs.values.allSatisfy { $0.isSubset(of: needs.keys) } }

  /// Whether modules can be built one after another.
  var hasOrder: Bool {
    var waiting = needs
    while let ready = waiting.first(where: { $0.value.isDisjoint(with: waiting.keys) }) {
      waiting[ready.key] = nil
    }
    return waiting.isEmpty
  }

  /// The features that name another feature.
  var crossings: String {
    let features: Set = ["feed", "profile", "settings"]
    let found = features.sorted().flatMap { feature in
      needs[feature, default: []].intersection(features).sorted().map { "\(feature)->\($0)" }
    }
    return found.isEmpty ? "none" : found.joined(separator: ",")
  }

  /// How many modules are built again when one changes.
  func rebuilt(by module: String) -> Int {
    var reached: Set = [module]
    while let next = needs.first(where: { !reached.contains($0.key) && !$0.value.isDisjoint(with: reached) }) {
      reached.insert(next.key)
    }
    return reached.count - 1
  }

  init(feed: Set<String>) {
    needs = [
      "core": [], "feed": feed, "profile": ["core"], "settings": ["core"],
      "app": ["core", "feed", "profile", "settings"],
    ]
  }

  static let correct = Modules(feed: ["core"])
  static let faulty = Modules(feed: ["core", "profile"])  // FAULT: a feature names another feature.
}

extension Lesson {
  static let modularization = Lesson(
    "modularization", "Modularization", fault: "one feature depends on another"
  ) {
    let (correct, faulty) = (Modules.correct, Modules.faulty)
    Part(
      "The build or the rule",
      Contrasts {
        contrast("build-passes", correct: correct.resolves, faulty: faulty.resolves) { $0 }
        contrast("no-cycle", correct: correct.hasOrder, faulty: faulty.hasOrder) { $0 }
        contrast("features-depend-only-on-core", correct: correct.crossings, faulty: faulty.crossings) {
          $0 == "none"
        }
      })
    Part(
      "What is built again",
      Contrasts {
        contrast(
          "profile-budget", correct: correct.rebuilt(by: "profile"), faulty: faulty.rebuilt(by: "profile"),
          check: WorkBudget(1, from: "only the app uses a feature").answer)
        contrast(
          "core-budget", correct: correct.rebuilt(by: "core"), faulty: faulty.rebuilt(by: "core"),
          check: WorkBudget(4, from: "everything uses the core").answer)
      })
  }
}
