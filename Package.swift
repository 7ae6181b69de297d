// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Where the toolchain keeps SwiftSyntax, built as shared libraries: the package needs no download.
///
/// The folder is asked of the `swiftc` on PATH (which may be a shim), never taken from a fixed path.
let hostLibraries = toolchainHostLibraries()

let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let syntaxLibraries = [
  "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators", "SwiftDiagnostics", "SwiftIfConfig",
]
let syntaxSearchPath: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
/// Settings of what imports TelltaleFaults, directly or not: a debug build reads the modules that it uses inside.
let toolSettings = upcomingFeatures + syntaxSearchPath
let syntaxLinking: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries] + syntaxLibraries.map { "-l\($0)" })
]

let package = Package(
  name: "telltale",
  products: [
    .executable(name: "telltale", targets: ["TelltaleCommand"]),
    .library(name: "Telltale", targets: ["Telltale"]),
    .library(name: "TelltaleRecords", targets: ["TelltaleRecords"]),
    .library(name: "TelltaleTesting", targets: ["TelltaleTesting"]),
    .library(name: "TelltaleXCTest", targets: ["TelltaleXCTest"]),
  ],
  targets: [
    .target(name: "Telltale", swiftSettings: upcomingFeatures),
    .target(name: "TelltaleRecords", dependencies: ["Telltale"], swiftSettings: upcomingFeatures),
    .target(name: "TelltaleTesting", dependencies: ["Telltale"], swiftSettings: upcomingFeatures),
    .target(name: "TelltaleXCTest", dependencies: ["Telltale"], swiftSettings: upcomingFeatures),

    // Compiled into the package under study.
    .target(name: "CTelltaleRuntime", dependencies: ["CTelltaleWatch"]),
    .target(name: "TelltaleRuntime", dependencies: ["CTelltaleRuntime"], swiftSettings: upcomingFeatures),
    .target(name: "TelltaleObserver", dependencies: ["CTelltaleRuntime"], swiftSettings: upcomingFeatures),

    // What the keeper of the tool's commands and the runtime's server share; the tool writes it into the runtime.
    .target(name: "CTelltaleWatch"),

    // The tool.
    .target(
      name: "TelltaleFaults", dependencies: ["Telltale"], swiftSettings: toolSettings,
      linkerSettings: syntaxLinking),
    .target(name: "CTelltaleProcess", dependencies: ["CTelltaleWatch"]),
    .target(
      name: "TelltaleRunner", dependencies: ["Telltale", "TelltaleFaults", "CTelltaleProcess", "CTelltaleWatch"],
      swiftSettings: toolSettings),
    .target(name: "TelltaleReports", dependencies: ["Telltale"], swiftSettings: upcomingFeatures),
    .executableTarget(
      name: "TelltaleCommand", dependencies: ["Telltale", "TelltaleFaults", "TelltaleRunner", "TelltaleReports"],
      swiftSettings: toolSettings),

    .testTarget(name: "TelltaleTests", dependencies: ["Telltale"], swiftSettings: upcomingFeatures),
    .testTarget(
      name: "TelltaleRecordsTests", dependencies: ["Telltale", "TelltaleRecords"], swiftSettings: upcomingFeatures),
    .testTarget(
      name: "TelltaleAdapterTests", dependencies: ["Telltale", "TelltaleTesting", "TelltaleXCTest"],
      swiftSettings: upcomingFeatures),
    .testTarget(
      name: "TelltaleFaultsTests", dependencies: ["Telltale", "TelltaleFaults", "TelltaleRuntime"],
      swiftSettings: toolSettings),
    .testTarget(
      name: "TelltaleRunnerTests", dependencies: ["Telltale", "TelltaleFaults", "TelltaleRunner"],
      swiftSettings: toolSettings),
    .testTarget(
      name: "TelltaleReportsTests", dependencies: ["Telltale", "TelltaleReports"], swiftSettings: upcomingFeatures),
    .testTarget(
      name: "TelltaleCommandTests", dependencies: ["Telltale", "TelltaleCommand"], swiftSettings: toolSettings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Telltale", "TelltaleFaults", "TelltaleRunner", "TelltaleReports", "TelltaleCommand"],
      swiftSettings: toolSettings),
  ]
)

/// The toolchain's folder of host libraries; ends the manifest with a message when SwiftSyntax is not in it.
func toolchainHostLibraries() -> String {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  process.standardOutput = output
  do {
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      refuse("`swiftc -print-target-info` ended with status \(process.terminationStatus)")
    }
    let folder = try JSONDecoder().decode(TargetInfo.self, from: data).paths.runtimeResourcePath + "/host"
    guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") else {
      refuse("the toolchain has no SwiftSyntax: \(folder)/SwiftSyntax.swiftmodule does not exist")
    }
    return folder
  } catch {
    refuse("`swiftc -print-target-info` could not be read: \(error)")
  }
}

func refuse(_ problem: String) -> Never {
  let remedy = """
    Telltale is built with the SwiftSyntax of a Swift toolchain, 6.1 or later, from swift.org or swiftly: put its `swift`
    first on PATH.
    """
  FileHandle.standardError.write(Data("telltale: \(problem).\n\(remedy)\n".utf8))
  exit(1)
}
