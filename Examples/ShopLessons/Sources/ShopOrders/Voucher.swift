/// A voucher that makes one thing cheaper.
public struct Voucher: Sendable {
  /// Of a hundred.
  public var percent: Int

  /// A voucher of so many percent.
  public init(percent: Int) {
    self.percent = percent
  }

  /// The price with the voucher handed in.
  public func price(of full: Int) -> Int {
    full - full * percent / 100
  }
}
