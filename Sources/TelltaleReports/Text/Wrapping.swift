extension String {
  /// The words of the text in lines of at most `width` columns; a word that is longer has a line of its own.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.displayWidth + 1 + word.displayWidth <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

extension Int {
  /// The number with a comma between each three digits.
  package var grouped: String {
    var result = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return (self < 0 ? "-" : "") + String(result.reversed())
  }

  /// The number and the noun it counts, as in `1 fault` and `2,000 faults`.
  package func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(grouped) \(noun)s"
  }
}

extension Double {
  /// A percentage with one decimal, cut and not rounded: 99.96 must not read as 100.
  package var percentage: String {
    let tenths = Int((self * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)%"
  }
}
