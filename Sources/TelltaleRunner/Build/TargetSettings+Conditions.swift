package import TelltaleFaults

extension TargetSettings {
  /// What the `#if` conditions of the target's sources see.
  package func buildConditions(_ toolchain: Toolchain) -> BuildConditions {
    let compiler = [toolchain.version.major, toolchain.version.minor, toolchain.version.patch]
    var conditions = BuildConditions.host(languageMode: effectiveLanguage(toolchain), compiler: compiler)
    conditions.customConditions = self.conditions
    conditions.features = features
    return conditions
  }

  /// What `swift(>=...)` compares with: the compiler's own version in its newest mode, and in an older one the last
  /// version of that mode.
  private func effectiveLanguage(_ toolchain: Toolchain) -> [Int] {
    switch (languageMode.major, languageMode.minor) {
    case (4, 2): [4, 2]
    case (4, _): [4, 1, 50]
    case (5, _): [5, 10]
    default: [toolchain.version.major, toolchain.version.minor, toolchain.version.patch]
    }
  }
}
