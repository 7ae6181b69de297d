extension Bounds {
  /// In one line, where the check separates and what it is elsewhere: `separating from 11 to 40; noisy below, blind
  /// above`.
  ///
  /// Points that are ascending quantities lie below and above; others, such as settings, before and after.
  public var reading: String {
    let stretches = self.stretches
    guard let first = stretches.first else { return "no points" }
    if stretches.count == 1 {
      return "\(first.separation.rawValue) throughout, \(place(first))"
    }
    if stretches.count > Self.longestList { return summary(changes: stretches.count - 1) }

    let separating = stretches.indices.filter { stretches[$0].separation == .separating }
    guard separating.count == 1, let core = separating.first else { return list(stretches[...], separator: "; ") }
    let before = stretches[..<core]
    let after = stretches[(core + 1)...]
    let elsewhere: String
    if before.count == 1, after.count == 1, before.first?.separation == after.first?.separation {
      elsewhere = "\(name(before)) elsewhere"
    } else {
      let words = isAscendingQuantity(points.map(\.point)) ? ("below", "above") : ("before", "after")
      elsewhere = [side(before, word: words.0), side(after, word: words.1)].compactMap(\.self).joined(separator: ", ")
    }
    return "separating \(place(stretches[core])); \(elsewhere)"
  }

  /// Beyond this many stretches a reading sums up instead of listing them.
  private static var longestList: Int { 6 }

  /// Neighbouring points of one category.
  private struct Stretch {
    let separation: Separation
    let first: Int
    var last: Int
  }

  private var stretches: [Stretch] {
    points.indices.reduce(into: []) { stretches, index in
      let separation = points[index].separation
      if stretches.last?.separation == separation {
        stretches[stretches.count - 1].last = index
      } else {
        stretches.append(Stretch(separation: separation, first: index, last: index))
      }
    }
  }

  private func place(_ stretch: Stretch) -> String {
    let first = String(describing: points[stretch.first].point).onOneLine
    let last = String(describing: points[stretch.last].point).onOneLine
    return stretch.first == stretch.last ? "at \(first)" : "from \(first) to \(last)"
  }

  private func name(_ stretches: ArraySlice<Stretch>) -> String {
    stretches.first.map(\.separation.rawValue) ?? ""
  }

  private func list(_ stretches: ArraySlice<Stretch>, separator: String) -> String {
    stretches.map { "\($0.separation.rawValue) \(place($0))" }.joined(separator: separator)
  }

  /// What lies on one side of the stretch that separates: nil for nothing.
  private func side(_ stretches: ArraySlice<Stretch>, word: String) -> String? {
    switch stretches.count {
    case 0: nil
    case 1: "\(name(stretches)) \(word)"
    default: list(stretches, separator: ", ")
    }
  }

  private func summary(changes: Int) -> String {
    let tally = self.tally
    let parts = Separation.allCases.filter { tally[$0] > 0 }.map { "\($0.rawValue) at \(tally[$0])" }
    return "changes \(changes) times over \(points.count) points: \(parts.joined(separator: ", "))"
  }
}

/// Whether points are quantities given from the smallest to the largest.
private func isAscendingQuantity<Point>(_ points: [Point]) -> Bool {
  guard let type = Point.self as? any Strideable.Type else { return false }
  func isAscending<Quantity: Strideable>(_: Quantity.Type) -> Bool {
    let quantities = points.compactMap { $0 as? Quantity }
    return zip(quantities, quantities.dropFirst()).allSatisfy { $0 < $1 }
  }
  return isAscending(type)
}
