/// One check measured at each point of a series of inputs, thresholds, settings or baselines.
public struct Bounds<Point, Output> {
  /// The contrast at one point.
  public struct Measured {
    /// The input, threshold, setting or baseline.
    public let point: Point
    /// The check on both versions, at this point.
    public let contrast: Contrast<Output>

    /// What the check says at this point.
    public var separation: Separation { contrast.separation }
  }

  /// Two neighbouring points between which the check changes category.
  public struct Change {
    /// The last point of the old category.
    public let before: Measured
    /// The first point of the new one.
    public let after: Measured
  }

  /// The check's name.
  public let label: String
  /// The points in the order given, each with its contrast.
  public let points: [Measured]

  init(label: String, points: [Measured]) {
    self.label = label
    self.points = points
  }

  /// Where the check changes category, in order.
  public var changes: [Change] {
    zip(points, points.dropFirst())
      .filter { $0.separation != $1.separation }
      .map { Change(before: $0, after: $1) }
  }

  /// How many points fall into each category.
  public var tally: Tally<Separation> { Tally(points.map(\.separation)) }
}

extension Bounds: Sendable where Point: Sendable, Output: Sendable {}
extension Bounds.Measured: Sendable where Point: Sendable, Output: Sendable {}
extension Bounds.Change: Sendable where Point: Sendable, Output: Sendable {}

extension Bounds: CustomStringConvertible {
  /// A line for each point, then the reading.
  public var description: String {
    (points.map(\.contrast.description) + ["\(label): \(reading)"]).joined(separator: "\n")
  }
}
