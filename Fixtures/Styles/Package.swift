// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Styles",
  targets: [
    .target(name: "Styles"),
    .target(name: "StylesFive", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "StylesUpcoming",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .target(name: "StylesInlinable"),
    .executableTarget(name: "styles-tool", dependencies: ["Styles"]),
    .testTarget(
      name: "StylesTests",
      dependencies: ["Styles", "StylesFive", "StylesUpcoming", "StylesInlinable", "styles-tool"]),
  ]
)
