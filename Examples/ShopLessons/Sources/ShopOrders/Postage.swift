/// What it costs to send a parcel.
public struct Postage: Sendable {
  /// Parcels worth this or more travel free.
  public var freeFrom: Int
  /// For all others.
  public var fee: Int

  /// 15 lira, free from 100 on.
  public static let turkey = Postage(freeFrom: 100, fee: 15)

  /// What is asked for a parcel of this worth.
  public func charge(worth: Int) -> Int {
    worth >= freeFrom ? 0 : fee
  }
}
