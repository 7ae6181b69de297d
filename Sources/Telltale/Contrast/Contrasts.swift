/// A table of contrasts with its tally.
///
/// ```swift
/// let totals = Contrasts {
///   contrast("total", correct: total(cart), faulty: faultyTotal(cart)) { $0 == 90 }
///   contrast("rows", correct: cart.count, faulty: cart.count) { $0 == 3 }
/// }
/// print(totals)
/// ```
public struct Contrasts: Sendable, Hashable {
  /// The contrasts in the order given, their outputs as text.
  public private(set) var rows: [Contrast<String>]

  /// A table of the contrasts that a block lists.
  public init(@ContrastsBuilder _ rows: () throws -> [Contrast<String>]) rethrows {
    self.rows = try rows()
  }

  /// A table of the contrasts that a block lists, where some have to be awaited.
  public init(
    isolation: isolated (any Actor)? = #isolation, @ContrastsBuilder _ rows: () async throws -> [Contrast<String>]
  ) async rethrows {
    self.rows = try await rows()
  }

  /// A table of contrasts that were measured elsewhere.
  public init(_ rows: some Sequence<Contrast<String>>) {
    self.rows = Array(rows)
  }

  /// How many contrasts fall into each category.
  public var tally: Tally<Separation> { Tally(rows.map(\.separation)) }

  /// The first contrast of that label.
  public subscript(label: String) -> Contrast<String>? {
    rows.first { $0.label == label }
  }
}

extension Contrasts: RandomAccessCollection {
  /// The position of the first contrast.
  public var startIndex: Int { 0 }
  /// The position behind the last contrast.
  public var endIndex: Int { rows.count }
  /// The contrast at a position.
  public subscript(position: Int) -> Contrast<String> { rows[position] }
}

extension Contrasts: CustomStringConvertible {
  /// A line for each contrast, then the tally.
  public var description: String {
    (rows.map(\.description) + [tally.description]).joined(separator: "\n")
  }
}

/// Collects the contrasts of a block, whatever their outputs' types.
@resultBuilder
public enum ContrastsBuilder {
  /// A single contrast.
  public static func buildExpression<Output>(_ contrast: Contrast<Output>) -> [Contrast<String>] {
    [contrast.described]
  }

  /// Contrasts that are in a table already.
  public static func buildExpression(_ contrasts: Contrasts) -> [Contrast<String>] { contrasts.rows }

  /// The contrasts of a measurement, one a point.
  public static func buildExpression<Point, Output>(_ bounds: Bounds<Point, Output>) -> [Contrast<String>] {
    bounds.points.map(\.contrast.described)
  }

  /// The parts of a block, one after another.
  public static func buildBlock(_ parts: [Contrast<String>]...) -> [Contrast<String>] { parts.flatMap { $0 } }

  /// The turns of a loop, one after another.
  public static func buildArray(_ parts: [[Contrast<String>]]) -> [Contrast<String>] { parts.flatMap { $0 } }

  /// A part that may be left out.
  public static func buildOptional(_ part: [Contrast<String>]?) -> [Contrast<String>] { part ?? [] }

  /// The first of two alternatives.
  public static func buildEither(first part: [Contrast<String>]) -> [Contrast<String>] { part }

  /// The second of two alternatives.
  public static func buildEither(second part: [Contrast<String>]) -> [Contrast<String>] { part }
}
