/// A pattern for paths: `*` and `?` stay within a part of the path, `**` crosses them.
///
/// A pattern without a slash is looked for in every part of the path; one that names a folder takes in all below it.
package struct Glob: Sendable {
  private let parts: [Substring]
  private let isAnchored: Bool

  /// A glob as written on the command line; a leading `./` and a trailing `/` mean nothing.
  package init(_ pattern: String) {
    var pattern = Substring(pattern)
    if pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    while pattern.hasSuffix("/") { pattern = pattern.dropLast() }
    isAnchored = pattern.contains("/") || pattern == "**"
    parts = pattern.split(separator: "/")
  }

  /// Whether the pattern takes in this path, relative to the package.
  package func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/")
    return (isAnchored ? 0...0 : 0...max(0, path.count - 1)).contains { start in
      Self.matches(parts[...], path[start...])
    }
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
    guard let part = pattern.first else { return true }
    if part == "**" {
      return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, matches(part: part, name) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Matches one part of a path against one part of the pattern, going back to the last `*` when stuck.
  private static func matches(part: Substring, _ name: Substring) -> Bool {
    var pattern = part.startIndex
    var position = name.startIndex
    var retry: (pattern: Substring.Index, position: Substring.Index)?
    while position < name.endIndex {
      if pattern < part.endIndex, part[pattern] == "*" {
        pattern = part.index(after: pattern)
        retry = (pattern, position)
      } else if pattern < part.endIndex, part[pattern] == "?" || part[pattern] == name[position] {
        pattern = part.index(after: pattern)
        position = name.index(after: position)
      } else if let last = retry {
        pattern = last.pattern
        position = name.index(after: last.position)
        retry = (last.pattern, position)
      } else {
        return false
      }
    }
    return part[pattern...].allSatisfy { $0 == "*" }
  }
}
