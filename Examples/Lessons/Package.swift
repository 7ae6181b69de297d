// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Lessons",
  dependencies: [.package(name: "telltale", path: "../..")],
  targets: [
    .target(
      name: "LessonTables",
      dependencies: [
        .product(name: "Telltale", package: "telltale"),
        .product(name: "TelltaleRecords", package: "telltale"),
      ]),
    .executableTarget(name: "lessons", dependencies: ["LessonTables"]),
    .testTarget(
      name: "LessonTablesTests",
      dependencies: ["LessonTables", .product(name: "Telltale", package: "telltale")],
      resources: [.copy("Figures")]),
  ]
)
