/// A feature that is shown to a part of the customers first.
public struct FeatureFlag: Hashable, Sendable {
  /// Who gets to see a feature.
  public enum Audience: Hashable, Sendable {
    case nobody
    /// The customers with these account names.
    case testers(Set<String>)
    case everyone
  }

  /// The flag's name in the remote settings.
  public var name: String
  /// Who gets to see it.
  public var audience: Audience

  /// A flag for an audience.
  public init(name: String, audience: Audience) {
    self.name = name
    self.audience = audience
  }

  /// Whether the customer sees the feature.
  public func isOn(for account: String) -> Bool {
    switch audience {
    case .nobody: return false
    case .testers(let accounts): return accounts.contains(account)
    case .everyone: return true
    }
  }
}
