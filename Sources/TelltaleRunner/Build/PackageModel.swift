/// What SwiftPM says of the package under study.
package struct PackageModel: Sendable, Hashable {
  package var name: String
  package var toolsVersion: ToolsVersion
  /// The package's own targets, ours left out, by name.
  package var targets: [Target]

  /// A target of the package.
  package struct Target: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
      case library, executable, test, plugin, macro, snippet, binary
      case system = "system-target"
    }

    package var name: String
    package var kind: Kind
    /// Whether its sources are Swift, and not C, C++, Objective-C or assembly.
    package var isSwift: Bool
    /// Relative to the package.
    package var folder: String
    /// Relative to the package, sorted. A source behind a link inside the package has the path that it really has;
    /// one behind a link that leads out of the package has the path through the link.
    package var sources: [String]
    /// The targets of the package that it depends on directly.
    package var dependencies: [String]
    /// What its `#if` conditions and its compiler see.
    package var settings: TargetSettings

    package init(
      name: String, kind: Kind, isSwift: Bool = true, folder: String, sources: [String], dependencies: [String] = [],
      settings: TargetSettings = TargetSettings()
    ) {
      self.name = name
      self.kind = kind
      self.isSwift = isSwift
      self.folder = folder
      self.sources = sources
      self.dependencies = dependencies
      self.settings = settings
    }
  }

  package init(name: String, toolsVersion: ToolsVersion, targets: [Target]) {
    self.name = name
    self.toolsVersion = toolsVersion
    self.targets = targets
  }

  /// The targets whose sources get mutants: what is Swift and runs in the tests or beside them.
  package var mutatedTargets: [Target] {
    targets.filter { $0.isSwift && ($0.kind == .library || $0.kind == .executable) }
  }

  package var testTargets: [Target] { targets.filter { $0.isSwift && $0.kind == .test } }

  /// The name of the target that compiles a file; nil when none does.
  package func target(compiling path: String) -> Target? {
    targets.first { $0.sources.contains(path) }
  }

  /// A target with all that it depends on, directly or not, by name; the target itself is among them.
  package func closure(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard found.insert(next).inserted, let target = targets.first(where: { $0.name == next }) else { continue }
      open += target.dependencies
    }
    return found
  }
}

/// What the settings of a target, of its package and of the build come to.
package struct TargetSettings: Sendable, Hashable {
  /// The names given with `-D`, SwiftPM's own and the package's enabled traits among them.
  package var conditions: Set<String> = []
  /// The language mode: 4, 4.2, 5 or 6.
  package var languageMode = ToolsVersion(5)
  /// The upcoming and experimental features that are switched on.
  package var features: Set<String> = []

  package init() {}
}
