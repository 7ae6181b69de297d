/// Measures one check at each point of a series: a bounding measurement.
///
/// Both versions run at every point, and the check sees the point with the output, so that a series may hold inputs,
/// thresholds, settings or baselines.
///
/// ```swift
/// let budgets = bound("draw", over: 1...60, correct: { _ in unitsSpent }, faulty: { _ in unitsSpentBySlowList }) {
///   spent, allowed in spent <= allowed
/// }
/// print(budgets.reading)  // separating from 21 to 39; noisy below, blind above
/// ```
///
/// - Precondition: The series has an order: it is no dictionary and no set.
///
/// - Parameters:
///   - label: The check's name; each point's contrast is labelled `label at POINT`.
///   - points: The series, in the order in which it is to be read.
///   - correct: What the correct version produces at a point.
///   - faulty: What the faulty version produces at a point.
///   - check: Whether the output is what it should be at that point.
public func bound<Point, Output>(
  _ label: String, over points: some Sequence<Point>, correct: (Point) throws -> Output,
  faulty: (Point) throws -> Output, check: (Output, Point) throws -> Bool
) -> Bounds<Point, Output> {
  requireOrder(points)
  return Bounds(
    label: label,
    points: points.map {
      Bounds.Measured(label: "\(label) at \($0)", point: $0, correct: correct, faulty: faulty, check: check)
    })
}

/// Measures one check at each point of a series whose points have names of their own.
///
/// ```swift
/// bound("budget", at: ["tight": 10, "fitting": 25, "loose": 50], ...)
/// ```
///
/// Each point's contrast is labelled with the point's name.
public func bound<Point, Output>(
  _ label: String, at points: KeyValuePairs<String, Point>, correct: (Point) throws -> Output,
  faulty: (Point) throws -> Output, check: (Output, Point) throws -> Bool
) -> Bounds<Point, Output> {
  Bounds(
    label: label,
    points: points.map {
      Bounds.Measured(label: $0.key, point: $0.value, correct: correct, faulty: faulty, check: check)
    })
}

/// Measures one check at each point of a series, where its producers or the check have to be awaited.
///
/// The points are measured one after another, in the caller's isolation.
public func bound<Point, Output>(
  _ label: String, over points: some Sequence<Point>, isolation: isolated (any Actor)? = #isolation,
  correct: (Point) async throws -> Output, faulty: (Point) async throws -> Output,
  check: (Output, Point) async throws -> Bool
) async -> Bounds<Point, Output> {
  requireOrder(points)
  var measured: [Bounds<Point, Output>.Measured] = []
  for point in points {
    let contrast = await contrast(
      "\(label) at \(point)", correct: { try await correct(point) }, faulty: { try await faulty(point) },
      check: { try await check($0, point) })
    measured.append(Bounds.Measured(point: point, contrast: contrast))
  }
  return Bounds(label: label, points: measured)
}

extension Bounds.Measured {
  fileprivate init(
    label: String, point: Point, correct: (Point) throws -> Output, faulty: (Point) throws -> Output,
    check: (Output, Point) throws -> Bool
  ) {
    self.init(
      point: point,
      contrast: Telltale.contrast(label, correct: try correct(point), faulty: try faulty(point)) {
        try check($0, point)
      })
  }
}

/// Ends the program where a series has no order: its reading would differ from run to run.
private func requireOrder(_ points: some Sequence) {
  precondition(
    !(points is any Unordered), "bound: a dictionary or a set has no order; give named points at:, or an array over:")
}

private protocol Unordered {}
extension Dictionary: Unordered {}
extension Set: Unordered {}
