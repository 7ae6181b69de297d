import Foundation

/// One build of a mirrored package and its tests.
package struct PackageBuild: Sendable {
  package var mirror: Mirror
  package var options: RunOptions.Build
  /// What the package's modules import of ours; nil for nothing.
  package var runtime: RuntimeLibrary?
  /// Whether to go on after an error, so that one build finds more of what does not compile.
  package var keepsGoing: Bool
  /// Whether an address in what is built can be told as a line of its source.
  package var tellsLines: Bool

  package init(
    mirror: Mirror, options: RunOptions.Build, runtime: RuntimeLibrary? = nil, keepsGoing: Bool = false,
    tellsLines: Bool = true
  ) {
    self.mirror = mirror
    self.options = options
    self.runtime = runtime
    self.keepsGoing = keepsGoing
    self.tellsLines = tellsLines
  }

  /// Builds the package with its tests; cancelling the task kills the build.
  ///
  /// - Parameter packageName: The package's name, by which its test executable is known.
  package func build(packageName: String) async throws -> BuildOutcome {
    let logPath = "\(mirror.folder)/build.log"
    let tool = SwiftTool(mirror: mirror, environment: options.environment)
    let end = try await tool.run(arguments, output: .file(logPath))
    if end.succeeded { return .built(executable: try testExecutable(packageName)) }
    try DiskSpace.check(mirror.scratch, after: "the build of \(packageName)")
    try DiskSpace.check(NSTemporaryDirectory(), after: "the build of \(packageName)")
    guard let data = FileManager.default.contents(atPath: logPath) else {
      throw MirrorError.unreadable(path: logPath, reason: "the build's log is not there")
    }
    let log = String(decoding: data, as: UTF8.self)
    return .failed(
      diagnostics: DiagnosticParser.diagnostics(in: log, root: mirror.root),
      log: Self.withoutProgress(mirror.inUsersTree(log)))
  }

  /// The arguments of `swift`.
  var arguments: [String] {
    // Before what the user gives, which may name another.
    var flags = ["-module-cache-path", mirror.moduleCache]
    if !tellsLines { flags.append(Self.noDebugInformation) }
    flags += options.swiftcFlags
    if options.configuration == .release { flags.append("-enable-testing") }
    // A fault may well be worth a warning, and that is not why it should be left out.
    flags.append("-no-warnings-as-errors")
    // SwiftPM finds the tests in the compiler's index, which has no need of what is in the toolchain.
    flags.append("-index-ignore-system-modules")
    if keepsGoing { flags.append("-continue-building-after-errors") }
    let own = runtime?.compilerFlags ?? []
    return Self.commonArguments(options) + ["--scratch-path", mirror.buildFolder]
      + (flags + own).flatMap { ["-Xswiftc", $0] }
      // Macros and plugins may use a target that has mutants.
      + own.flatMap { ["-Xbuild-tools-swiftc", $0] }
  }

  /// Takes back that SwiftPM asks for debug information, which is a tenth of the work of a compiler that optimises nothing.
  private static let noDebugInformation = "-gnone"

  /// What SwiftPM and we tell the compiler of debug information.
  static func debugFlags(tellsLines: Bool) -> [String] {
    // SwiftPM tells it to clang as well.
    tellsLines ? ["-g"] : [noDebugInformation, "-Xcc", "-g"]
  }

  /// The arguments of `swift` for a build wherever it is, without flags for the compiler.
  static func commonArguments(_ options: RunOptions.Build) -> [String] {
    var arguments = ["build", "--build-tests", "--configuration", options.configuration.rawValue]
    if let traits = options.traits { arguments += ["--traits", traits.joined(separator: ",")] }
    if options.enableTestDiscovery { arguments.append("--enable-test-discovery") }
    return arguments
  }

  /// A log without the lines that tell of the build's steps.
  static func withoutProgress(_ log: String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        if line == "Building for debugging..." || line == "Building for production..." { return false }
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return true }
        return !line[..<end].dropFirst().allSatisfy { $0 == "/" || ($0.isASCII && $0.isNumber) }
      }
      .joined(separator: "\n")
  }

  /// The executable that holds all tests, in the folder that SwiftPM links the last build's products into.
  private func testExecutable(_ packageName: String) throws -> String {
    let folder = "\(mirror.buildFolder)/\(options.configuration.rawValue)"
    let path = "\(folder)/\(packageName)PackageTests.xctest"
    guard FileManager.default.fileExists(atPath: path) else { throw BuildError.noTestExecutable(folder: folder) }
    #if os(macOS)
      return "\(path)/Contents/MacOS/\(packageName)PackageTests"
    #else
      return path
    #endif
  }
}

/// What a build came to.
package enum BuildOutcome: Sendable, Hashable {
  /// The path of the test executable.
  case built(executable: String)
  /// What did not compile, with files relative to the package, and the build's log as the tools wrote it, with paths
  /// of the user's tree.
  case failed(diagnostics: [Diagnostic], log: String)
}
