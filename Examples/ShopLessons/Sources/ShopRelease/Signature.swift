/// A right to do something, for a time.
public struct Permit: Sendable {
  /// What it allows.
  public var rights: Set<String>
  /// The day on which it ends.
  public var lastDay: Int

  /// Rights until a day.
  public init(rights: Set<String>, lastDay: Int) {
    self.rights = rights
    self.lastDay = lastDay
  }
}

/// What comes of signing an app.
public enum Signature: Hashable, Sendable {
  case signed
  case refused(because: String)

  /// Signs an app that asks for rights, with a profile and a certificate, on a day.
  public init(rights: Set<String>, profile: Permit, certificate: Permit, day: Int) {
    if day >= certificate.lastDay {
      self = .refused(because: "certificate")
    } else if day >= profile.lastDay {
      self = .refused(because: "profile")
    } else if !rights.isSubset(of: profile.rights) {
      self = .refused(because: "entitlement")
    } else {
      self = .signed
    }
  }
}
