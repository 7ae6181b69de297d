import Foundation
import ShopApp
import Testing

/// Which of the package's modules imports which others, read from their source.
private struct ImportGraph {
  var imports: [String: Set<String>] = [:]

  init() throws {
    let modules = ["ShopBase", "ShopFeed", "ShopProfile", "ShopSettings", "ShopApp"]
    for module in modules {
      let folder = PackageFile.url("Sources/\(module)")
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
      let named = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
      imports[module] = Set(named.compactMap { $0.split(separator: " ").last.map(String.init) })
        .intersection(modules)
    }
  }

  /// Whether modules can be built one after another.
  var hasOrder: Bool {
    var left = imports
    while let ready = left.first(where: { $0.value.isDisjoint(with: left.keys) }) { left[ready.key] = nil }
    return left.isEmpty
  }

  /// The features that import something beside the base.
  var crossings: [String] {
    ["ShopFeed", "ShopProfile", "ShopSettings"].flatMap { feature in
      (imports[feature] ?? []).subtracting(["ShopBase"]).map { "\(feature)->\($0)" }
    }
  }

  /// How many other modules are built again when one changes.
  func rebuilt(with module: String) -> Int {
    var reached: Set = [module]
    while let next = imports.first(where: { !reached.contains($0.key) && !$0.value.isDisjoint(with: reached) }) {
      reached.insert(next.key)
    }
    return reached.count - 1
  }
}

@Suite("Modularization") struct ModularizationTests {
  /// That this runs is the proof: the app and all its features were built.
  @Test("build-passes") func buildPasses() { #expect(App().tabs.count == 3) }

  @Test("no-cycle") func noCycle() throws { #expect(try ImportGraph().hasOrder) }

  @Test("features-depend-only-on-core") func featuresDependOnlyOnTheBase() throws {
    #expect(try ImportGraph().crossings == [])
  }

  @Test("no more than SHOP_REBUILDS modules are built again with SHOP_CHANGED") func budget() throws {
    let changed = Setting.text("SHOP_CHANGED", usual: "ShopProfile")
    #expect(try ImportGraph().rebuilt(with: changed) <= Setting.number("SHOP_REBUILDS", usual: 1))
  }
}
