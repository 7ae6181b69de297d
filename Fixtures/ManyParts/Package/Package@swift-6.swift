// swift-tools-version:6.1
import PackageDescription

let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

#if os(Windows)
let elsewhere = Package(name: "Elsewhere")
#else
var manyParts = Package(
  name: "ManyParts",
  traits: ["Loud", .default(enabledTraits: ["Loud"]), "Quiet"],
  dependencies: [.package(name: "Side", path: ["..", "Side"].joined(separator: "/"))],
  targets: [
    .target(name: "CParts", cSettings: [.define("CPARTS_STEP", to: "3")]),
    .target(
      name: "Rules", dependencies: ["CParts", .product(name: "Side", package: "Side")], path: "Extra/Odd Folder",
      exclude: ["notes.txt"], resources: [.copy("limit.txt")], swiftSettings: strict, plugins: ["Stamp"]),
    .executableTarget(name: "App", dependencies: ["Rules"], swiftSettings: strict),
    .executableTarget(name: "Stamper"),
    .plugin(name: "Stamp", capability: .buildTool(), dependencies: ["Stamper"]),
    .testTarget(name: "PartsTests", dependencies: ["Rules", "App"]),
  ],
  cLanguageStandard: .c89
)
#endif
