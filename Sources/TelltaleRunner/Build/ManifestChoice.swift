/// Which of a package's manifests SwiftPM reads.
package enum ManifestChoice {
  /// The name of the manifest that a SwiftPM of this version reads, out of the names in the package's folder.
  ///
  /// A name that gives the version exactly (`Package@swift-6.3.1.swift`, then `@swift-6.3`, then `@swift-6`) comes first,
  /// then the newest not above it, if its tools version is above that of `Package.swift`.
  package static func manifest(
    among names: [String], swift: ToolsVersion, toolsVersion: (String) throws -> ToolsVersion
  )
    rethrows -> String?
  {
    let exact = ["\(swift.major).\(swift.minor).\(swift.patch)", "\(swift.major).\(swift.minor)", "\(swift.major)"]
    for key in exact where names.contains("Package@swift-\(key).swift") { return "Package@swift-\(key).swift" }

    let plain = names.contains("Package.swift") ? "Package.swift" : nil
    let older = names.compactMap { name in version(inName: name).map { (version: $0, name: name) } }
      .filter { $0.version <= swift }
    guard let candidate = older.max(by: { $0.version < $1.version })?.name else { return plain }
    guard let plain else { return candidate }
    let plainVersion = try toolsVersion(plain)
    return try toolsVersion(candidate) > plainVersion || plainVersion > swift ? candidate : plain
  }

  private static func version(inName name: String) -> ToolsVersion? {
    let prefix = "Package@swift-"
    let suffix = ".swift"
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let number = name.dropFirst(prefix.count).dropLast(suffix.count)
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return ToolsVersion(parsing: number)
  }
}
