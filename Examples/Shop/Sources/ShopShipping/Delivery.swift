/// How fast a parcel travels.
public enum ShippingMethod: String, CaseIterable, Sendable {
  case standard, express
}

/// Where a parcel goes.
public enum Destination: String, CaseIterable, Sendable {
  case mainland, island
}
