/// A set of categories that can be counted.
public protocol Countable: Hashable, Sendable, CaseIterable, RawRepresentable<String> {
  /// Whether a tally shows the category when nothing falls into it, only when something does, or never.
  var tallied: Tallied { get }
}

/// When a tally shows a category.
public enum Tallied: Sendable, Hashable {
  case always, whenPresent, never
}

extension Separation: Countable {
  /// The four categories always, outside-category where there is one.
  public var tallied: Tallied { self == .outsideCategory ? .whenPresent : .always }
}

/// How many verdicts fall into each category.
public struct Tally<Category: Countable>: Sendable, Hashable {
  private var counts: [Category: Int] = [:]

  /// The tally of these categories.
  public init(_ categories: some Sequence<Category>) {
    for category in categories { counts[category, default: 0] += 1 }
  }

  /// How many fall into a category.
  public subscript(category: Category) -> Int { counts[category, default: 0] }

  /// How many were counted, those that the tally does not show among them.
  public var total: Int { counts.values.reduce(0, +) }

  /// The sum of two tallies.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.counts.merge(right.counts, uniquingKeysWith: +)
    return sum
  }
}

extension Tally: CustomStringConvertible {
  /// A line for each category in their order: `separating: 2`.
  public var description: String {
    Category.allCases
      .filter { category in
        switch category.tallied {
        case .always: true
        case .whenPresent: counts[category] != nil
        case .never: false
        }
      }
      .map { "\($0.rawValue): \(self[$0])" }
      .joined(separator: "\n")
  }
}
