import Telltale

/// Whom a feature is switched on for.
private struct Rollout {
  let isForEveryone: Bool
  let invited: Set = ["u01", "u02", "u03"]

  func isOn(_ user: String) -> Bool { isForEveryone || invited.contains(user) }
  func states(_ users: [String]) -> String { users.map { "\($0):\(isOn($0) ? "on" : "off")" }.joined(separator: " ") }

  static let correct = Rollout(isForEveryone: false)
  static let faulty = Rollout(isForEveryone: true)  // FAULT: left open to everyone.
}

private func row(_ label: String, _ users: [String], all state: String) -> Contrast<String> {
  contrast(label, correct: Rollout.correct.states(users), faulty: Rollout.faulty.states(users)) {
    $0.split(separator: " ").allSatisfy { $0.hasSuffix(":\(state)") }
  }
}

extension Lesson {
  static let betaDistribution = Lesson(
    "beta-distribution", "Beta Distribution", fault: "the feature is on for everyone"
  ) {
    let testers = ["u01", "u02", "u03"]
    Part(
      "Who is asked",
      Contrasts {
        row("on-for-beta-testers", testers, all: "on")
        row("off-for-non-beta-users", ["u10", "u11"], all: "off")
        contrast(
          "configuration-not-open-to-everyone", correct: Rollout.correct.isForEveryone,
          faulty: Rollout.faulty.isForEveryone
        ) { !$0 }
      })
    Part(
      "Other lists of users",
      Contrasts {
        row("on-three-beta-testers", testers, all: "on")
        row("on-newly-invited", ["u04"], all: "on")
        row("off-on-beta-testers", testers, all: "off")
        row("off-one-non-beta-user", ["u10"], all: "off")
      })
  }
}
