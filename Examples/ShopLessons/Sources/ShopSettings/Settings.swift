public import ShopBase

/// What the customer has switched on.
public struct Settings: Sendable {
  private let isOn: [String: Bool]

  /// Settings by name.
  public init(_ isOn: [String: Bool] = [:]) {
    self.isOn = isOn
  }

  /// The settings' tab.
  public var tab: Tab { Tab(title: "Settings", badge: isOn.values.count { !$0 }) }
}
