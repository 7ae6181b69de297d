/// Whom a feature is switched on for.
public struct Rollout: Sendable {
  /// Whether it is on for whoever comes.
  public var isOpenToEveryone: Bool
  /// Those who were invited.
  public var testers: Set<String>

  /// The rollout of the new search.
  public static let search = Rollout(
    isOpenToEveryone: false,
    testers: ["u01", "u02", "u03"])

  /// Whether a customer sees the feature.
  public func isOn(_ customer: String) -> Bool {
    isOpenToEveryone || testers.contains(customer)
  }
}
