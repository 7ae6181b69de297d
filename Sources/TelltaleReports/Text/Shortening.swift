extension String {
  /// The text in one line and safe to print: each run of white space becomes one space, and characters that would
  /// steer a terminal are shown as `\u{1B}`.
  package var singleLine: String {
    var result = ""
    var pendingSpace = false
    for character in self {
      if character.isWhitespace || character.isNewline {
        pendingSpace = !result.isEmpty
        continue
      }
      if pendingSpace { result.append(" ") }
      pendingSpace = false
      for scalar in character.unicodeScalars {
        if scalar.properties.generalCategory == .control || scalar.isDirectionOverride {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The text cut to `width` columns, with `…` in place of what is missing at the end.
  package func shortenedAtEnd(to width: Int) -> String {
    guard displayWidth > width else { return self }
    return String(prefixFitting(width - 1)) + "…"
  }

  /// The text cut to `width` columns, with `…` in place of what is missing in the middle: the start of an id says
  /// where to look, its end says which one it is.
  package func shortenedInMiddle(to width: Int) -> String {
    guard displayWidth > width else { return self }
    let head = prefixFitting((width - 1) / 2)
    let tail = String(reversed()).prefixFitting(width - 1 - head.displayWidth)
    return head + "…" + String(tail.reversed())
  }

  /// The text followed by spaces up to `width` columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// Spaces up to `width` columns, and then the text.
  package func rightAligned(in width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
  }

  private func prefixFitting(_ width: Int) -> Substring {
    var used = 0
    return prefix { character in
      used += character.displayWidth
      return used <= width
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can make source text read in another order than it is written.
  fileprivate var isDirectionOverride: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
