import Testing

@testable import TelltaleCommand

@Suite struct PackageFolderTests {
  private let named = PackageFolder.Naming.argument(command: "run")

  @Test func `a folder with a manifest is a package, whichever manifest it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A b/Package.swift")
    try folder.write("", to: "C/Package@swift-6.1.swift")
    #expect(try PackageFolder("A b", in: folder.path, named: named).path == folder.path + "/A b")
    #expect(try PackageFolder(".", in: folder.path + "/C", named: named).path == folder.path + "/C")
  }

  @Test func `what is not there, not a folder or not a package is told apart`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A/Package.swift")
    try folder.write("", to: "A/Sources/A/File.swift")
    try folder.write("", to: "B/readme")
    try folder.write("", to: "C/App.xcodeproj/project.pbxproj")
    let path = folder.path
    #expect(throws: CommandError.pathMissing("D")) { try PackageFolder("D", in: path, named: named) }
    #expect(throws: CommandError.pathMissing("")) { try PackageFolder("", in: path, named: named) }
    #expect(throws: CommandError.notAFolder("A/Package.swift")) {
      try PackageFolder("A/Package.swift", in: path, named: named)
    }
    #expect(throws: CommandError.notAPackage("A/Sources", inside: path + "/A", named: named)) {
      try PackageFolder("A/Sources", in: path, named: named)
    }
    #expect(throws: CommandError.notAPackage("B", inside: nil, named: named)) {
      try PackageFolder("B", in: path, named: named)
    }
    #expect(throws: CommandError.xcodeProject("C", project: "App.xcodeproj")) {
      try PackageFolder("C", in: path, named: named)
    }
  }
}
