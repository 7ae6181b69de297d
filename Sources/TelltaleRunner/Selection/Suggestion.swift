extension String {
  /// The candidate that was probably meant: the one that takes the fewest single edits, if it takes few enough.
  package func closest(among candidates: [String]) -> String? {
    let mine = lowercased()
    let nearest = candidates.map { (name: $0, distance: mine.editDistance(to: $0.lowercased())) }
      .min { $0.distance < $1.distance }
    guard let nearest else { return nil }
    let allowed = max(1, Swift.min(count, nearest.name.count) / 3)
    return nearest.distance <= allowed ? nearest.name : nil
  }

  /// How many characters must be added, removed, replaced, or swapped with their neighbour, to get the other text.
  package func editDistance(to other: String) -> Int {
    let source = Array(self)
    let target = Array(other)
    var rows = [Array(0...target.count)]
    for row in 1..<(source.count + 1) {
      var line = [row]
      for column in 1..<(target.count + 1) {
        let isSame = source[row - 1] == target[column - 1]
        var best = Swift.min(
          rows[row - 1][column] + 1, line[column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, source[row - 1] == target[column - 2], source[row - 2] == target[column - 1] {
          best = Swift.min(best, rows[row - 2][column - 2] + 1)
        }
        line.append(best)
      }
      rows.append(line)
    }
    return rows[source.count][target.count]
  }
}
