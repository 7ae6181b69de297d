/// Counts work, whatever it is.
public final class Meter {
  /// How much was done.
  public private(set) var units = 0

  /// A meter at zero.
  public init() {}

  /// One unit more.
  public func tick() { units += 1 }
}

/// Writes prices; slow to make, quick to use.
struct TagWriter {
  private let separator: String

  init(_ meter: Meter) {
    meter.tick()
    separator = "."
  }

  func tag(cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100)\(separator)\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The price tags of a list.
public struct PriceTags: Sendable {
  /// The price of each row.
  public var cents: [Int]

  /// Tags for these prices.
  public init(cents: [Int]) {
    self.cents = cents
  }

  /// A tag for each row; a unit of work for each, and one for each writer that is made.
  public func drawn(_ meter: Meter) -> [String] {
    let writer = TagWriter(meter)
    return cents.map { cents in
      meter.tick()
      return writer.tag(cents: cents)
    }
  }
}
