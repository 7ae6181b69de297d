extension ManifestDump {
  /// What a target is compiled with under the options of a build.
  func settings(of name: String, toolsVersion: ToolsVersion, options: RunOptions.Build) -> TargetSettings {
    let traits = enabledTraits(options.traits)
    var settings = TargetSettings()
    settings.conditions = traits.union(["SWIFT_PACKAGE"])
    if options.configuration == .debug { settings.conditions.insert("DEBUG") }
    settings.conditions.formUnion(Self.conditions(inFlags: options.swiftcFlags))
    settings.languageMode = packageLanguageMode(toolsVersion)

    for setting in targets.first(where: { $0.name == name })?.settings ?? [] where setting.tool == "swift" {
      guard setting.applies(traits: traits, configuration: options.configuration) else { continue }
      switch setting.kind {
      case "define": settings.conditions.formUnion(setting.values)
      case "unsafeFlags": settings.conditions.formUnion(Self.conditions(inFlags: setting.values))
      case "enableUpcomingFeature", "enableExperimentalFeature": settings.features.formUnion(setting.values)
      case "swiftLanguageMode", "swiftLanguageVersion":
        if let mode = setting.values.first.flatMap({ ToolsVersion(parsing: $0) }) { settings.languageMode = mode }
      default: break
      }
    }
    return settings
  }

  /// The traits that a build enables: those asked for, or the default ones, with all that they enable in turn.
  func enabledTraits(_ asked: [String]?) -> Set<String> {
    let byName = Dictionary((traits ?? []).map { ($0.name, $0.enabledTraits) }, uniquingKeysWith: { first, _ in first })
    var found: Set<String> = []
    var open = asked.map { $0.map { $0 == "defaults" ? "default" : $0 } } ?? ["default"]
    while let next = open.popLast() {
      guard let enabled = byName[next], found.insert(next).inserted else { continue }
      open += enabled
    }
    return found.subtracting(["default"])
  }

  /// The newest of the modes that the package lists, or the one that its tools version brings.
  private func packageLanguageMode(_ toolsVersion: ToolsVersion) -> ToolsVersion {
    let listed = (swiftLanguageVersions ?? []).compactMap { ToolsVersion(parsing: $0) }
    return listed.max() ?? (toolsVersion >= ToolsVersion(6) ? ToolsVersion(6) : ToolsVersion(5))
  }

  /// The names that `-DX` and `-D X` define.
  static func conditions(inFlags flags: [String]) -> [String] {
    var names: [String] = []
    var isNext = false
    for flag in flags {
      if isNext {
        names.append(flag)
        isNext = false
      } else if flag == "-D" {
        isNext = true
      } else if flag.hasPrefix("-D") {
        names.append(String(flag.dropFirst(2)))
      }
    }
    return names
  }
}

extension ManifestDump.Setting {
  func applies(traits: Set<String>, configuration: RunOptions.Build.Configuration) -> Bool {
    if let platforms = condition?.platformNames, !platforms.isEmpty, !platforms.contains(Self.platform) { return false }
    if let config = condition?.config, config != configuration.rawValue { return false }
    if let wanted = condition?.traits, !wanted.isEmpty, traits.isDisjoint(with: wanted) { return false }
    return true
  }

  #if os(macOS)
    private static let platform = "macos"
  #else
    private static let platform = "linux"
  #endif
}
