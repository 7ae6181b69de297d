/// An id as Swift Testing writes it: `Module.Suite/test(_:)/File.swift:12:4`, without the place for a suite.
struct SwiftTestingID {
  /// `Module.Suite/test(_:)`.
  let name: Substring
  /// `File.swift:12:4`; nil for a suite.
  let location: Substring?

  init(_ id: String) {
    // From the back, since a raw identifier may hold any of the separators.
    if let slash = id.lastIndex(of: "/"), Self.isLocation(id[slash...].dropFirst()) {
      name = id[..<slash]
      location = id[slash...].dropFirst()
    } else {
      name = id[...]
      location = nil
    }
  }

  private static func isLocation(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count >= 3 && parts.suffix(2).allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// A regular expression that finds this id and no other one.
  static func filter(matching id: String) -> String {
    var pattern = "^"
    for scalar in id.unicodeScalars {
      let isPunctuation = scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9" ~= scalar)
      if isPunctuation && scalar != "_" && scalar != " " { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern + "$"
  }
}
