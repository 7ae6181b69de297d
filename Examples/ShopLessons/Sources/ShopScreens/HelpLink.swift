public import Foundation

/// Where the help button leads.
public struct HelpLink: Sendable {
  /// What the settings say of it.
  public var address: String

  /// A link to what the settings name.
  public init(address: String) {
    self.address = address
  }

  /// The page of help.
  public var page: URL {
    URL(string: address) ?? Self.standard
  }

  private static let standard = URL(string: "https://example.org/help")!
}
