import Foundation

/// Our modules, compiled apart from the package that they are linked into, and kept for as long as nothing of it changes.
///
/// The switches are ready before the package's first module is compiled, which would otherwise wait for them; the
/// observer before its tests are linked.
package struct RuntimeLibrary: Sendable, Hashable {
  package var modules: RuntimeModules
  /// Where it is, absolute.
  package var folder: String

  /// Where a compiler finds the modules, and a linker the library of the switches by its name.
  var searchPath: String { folder + "/modules" }
  /// The observer, which nothing in a package calls: it is linked as it is.
  var observer: String { "\(folder)/\(modules.observer).o" }
  /// The observer and what it needs as a library to be loaded, on Linux, into a program that was not linked with it.
  var preloaded: String { "\(folder)/lib\(modules.observer).so" }

  /// What a compiler needs to find the modules.
  var compilerFlags: [String] { ["-I", searchPath] }

  /// What a linker needs, for a program with switches, beside what the compiler has written into its objects.
  var switchLinking: [String] { ["-L", searchPath] }
  /// What a linker needs for a program with tests.
  var testLinking: [String] { switchLinking + [observer, "-l" + modules.runtime] }

  init(modules: RuntimeModules, folder: String) {
    self.modules = modules
    self.folder = folder
  }

  /// The library for a package, to be prepared in its scratch folder.
  ///
  /// - Parameter model: The package; nil for one of which nothing is known, and which rarely has modules of our names.
  init(for model: PackageModel?, in mirror: Mirror, toolchain: Toolchain, options: RunOptions.Build) {
    modules = RuntimeModules(avoiding: Set(model?.targets.map(\.name) ?? []))
    let versions = "\(mirror.scratch)/runtime/\(modules.runtime)"
    folder = "\(versions)/\(Self.key(modules, place: versions, toolchain: toolchain, environment: options.environment))"
  }

  /// The parts, in the order in which they are compiled.
  enum Part: String, CaseIterable {
    /// What a package's own modules are compiled with.
    case switches
    /// What its tests are linked with.
    case observer
  }

  /// Whether a part has been compiled.
  func has(_ part: Part) throws -> Bool { try TreeEntry(at: mark(of: part)) != nil }

  private func mark(of part: Part) -> String { "\(folder)/\(part.rawValue).complete" }

  /// Compiles a part, unless that has been done before. The switches come first.
  ///
  /// - Parameter mirror: Any mirror of the package: they share it.
  /// - Throws: ``BuildError/runtimeNotCompiled(command:words:)`` with the compiler's words.
  func prepare(_ part: Part, in mirror: Mirror, toolchain: Toolchain, options: RunOptions.Build) async throws {
    if try has(part) { return }
    let compilation = Compilation(
      library: self, toolchain: toolchain,
      environment: SwiftTool.environment(with: options.environment),
      moduleCache: mirror.moduleCache)
    do {
      switch part {
      case .switches:
        // What is there is of another toolchain or another Telltale, or was not finished.
        try Files.removeWhole(PathText.folder(of: folder))
        try await compilation.makeSwitches()
      case .observer: try await compilation.makeObserver()
      }
    } catch let error as BuildError {
      try DiskSpace.check(mirror.scratch, after: "the build of Telltale's runtime")
      throw error
    }
    try Files.write(Data(), to: mark(of: part))
  }

  /// Has the compiler read Swift Testing, which the toolchain has as a text, for the builds to find it read.
  ///
  /// They come to it in SwiftPM's own part of the tests, which is compiled last and alone. To have it read before saves
  /// time and nothing else, so that it does not matter how this ends.
  ///
  /// - Parameter debugFlags: What the build is told of debug information: C modules are read anew for whoever is told
  ///   something else.
  func readTesting(in mirror: Mirror, options: RunOptions.Build, debugFlags: [String]) async throws {
    let file = folder + "/imports.swift"
    try Files.write(Data("#if canImport(Testing)\nimport Testing\nimport Foundation\n#endif\n".utf8), to: file)
    let arguments = ["-typecheck"] + debugFlags + ["-Xfrontend", "-enable-cross-import-overlays"]
    _ = try await ChildProcess(
      "swiftc", arguments + ["-module-cache-path", mirror.moduleCache, file], in: folder,
      environment: SwiftTool.environment(with: options.environment), isInBackground: true
    ).run()
  }

  private static func key(
    _ modules: RuntimeModules, place: String, toolchain: Toolchain, environment: [String: String]
  ) -> String {
    var digest = Digest()
    for text in [place, toolchain.identity, toolchain.triple] { digest.add(text) }
    for texts in [environment, modules.sources] {
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        digest.add(name)
        digest.add(text)
      }
    }
    return String(digest.text.prefix(16))
  }
}

/// The commands that make a library.
private struct Compilation {
  let library: RuntimeLibrary
  let toolchain: Toolchain
  let environment: [String: String]
  let moduleCache: String

  private var modules: RuntimeModules { library.modules }
  /// Of the core.
  private var objects: String { library.folder + "/objects" }
  private var runtimeObjects: String { library.folder + "/runtime" }
  private var sources: String { library.folder + "/sources" }

  func makeSwitches() async throws {
    for folder in [objects, runtimeObjects, library.searchPath] { try Files.makeFolder(folder) }
    for (path, text) in modules.sources {
      let file = "\(sources)/\(path)"
      try Files.makeFolder(PathText.folder(of: file))
      try Files.write(Data(text.utf8), to: file)
    }
    // The compiler finds a C module by this file where it looks for Swift modules.
    let headers = "module \(modules.core) { umbrella \"../sources/\(modules.core)/include\" export * }\n"
    try Files.write(Data(headers.utf8), to: library.searchPath + "/module.modulemap")
    async let core: Void = compileCore()
    try await compileRuntime()
    try await core
    try await archive()
  }

  func makeObserver() async throws {
    try await compileObserver()
    #if os(Linux)
      try await linkPreloaded()
    #endif
  }

  private func compileCore() async throws {
    let clang = toolchain.tools.map { $0 + "/clang" }.flatMap { Files.realPath($0) } ?? "clang"
    let arguments = ["-c", "-O2", "-fPIC", "-w", "-I", "\(sources)/\(modules.core)/include"]
    try await execute(clang, arguments + files(of: modules.core, suffix: ".c"))
  }

  private func compileRuntime() async throws {
    // The package's build waits for it, so that it is made by several threads: each makes objects of its own, in the
    // working folder.
    try await compile(
      modules.runtime,
      [
        "-emit-object", "-num-threads", String(ProcessInfo.processInfo.activeProcessorCount), "-module-link-name",
        modules.runtime, "-emit-module", "-emit-module-path",
        "\(library.searchPath)/\(modules.runtime).swiftmodule",
      ], in: runtimeObjects)
  }

  private func compileObserver() async throws {
    try await compile(modules.observer, ["-emit-object", "-o", library.observer], in: objects, isInBackground: true)
  }

  private func archive() async throws {
    let archive = "\(library.searchPath)/lib\(modules.runtime).a"
    try await execute(
      "swiftc", ["-emit-library", "-static", "-o", archive] + files(in: runtimeObjects) + files(in: objects))
  }

  private func linkPreloaded() async throws {
    try await execute("swiftc", ["-emit-library", "-o", library.preloaded, library.observer] + files(in: objects))
  }

  private func files(in folder: String) throws -> [String] { try Files.names(in: folder).map { "\(folder)/\($0)" } }

  /// As at home, whatever flags the package is built with, and always optimised: a recording goes through the switches at
  /// every step.
  private func compile(
    _ module: String, _ arguments: [String], in folder: String, isInBackground: Bool = false
  ) async throws {
    let own = [
      "-module-name", module, "-parse-as-library", "-whole-module-optimization", "-swift-version", "6", "-O",
      "-module-cache-path", moduleCache,
    ]
    try await execute(
      "swiftc", own + library.compilerFlags + arguments + files(of: module, suffix: ".swift"), in: folder,
      isInBackground: isInBackground)
  }

  private func files(of module: String, suffix: String) -> [String] {
    modules.sources.keys.filter { $0.hasPrefix(module + "/") && $0.hasSuffix(suffix) }.sorted()
      .map { "\(sources)/\($0)" }
  }

  private func execute(
    _ tool: String, _ arguments: [String], in folder: String? = nil, isInBackground: Bool = false
  ) async throws {
    let end = try await ChildProcess(
      tool, arguments, in: folder ?? objects, environment: environment, isInBackground: isInBackground
    ).run()
    guard end.succeeded else {
      throw BuildError.runtimeNotCompiled(command: PathText.name(of: tool), words: end.output)
    }
  }
}
