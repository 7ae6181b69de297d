import Foundation

/// The build of the package that its user has made, where a build of the package as it is would leave it as it is.
///
/// SwiftPM itself is asked, which builds by the same rules as for the user, at the same place, and writes into a copy: the
/// folder of the build is an overlay, and the package can't be written to. That takes namespaces, which Linux has; where
/// it can't be done or something would be built, the answer is nil, and the package is built anew elsewhere.
struct UsersBuild: Sendable {
  var options: RunOptions.Build
  var isolation: Isolation
  private let package: String
  private let name: String
  private let library: RuntimeLibrary
  private let sources: [String]
  private let stage: String

  /// The build of a mirrored package, to be looked for.
  ///
  /// - Parameter library: What is loaded into its tests.
  init(_ model: PackageModel, in place: RunPlace, observedBy library: RuntimeLibrary) {
    package = place.mirror.package
    name = model.name
    options = place.options.build
    self.library = library
    isolation = place.isolation
    sources = model.targets.flatMap(\.sources)
    stage = place.mirror.scratch + "/users"
  }

  private var build: String { package + "/.build" }

  /// The user's test executable, with the observer to be loaded into it; nil where it can't be had, or is not what a
  /// build would make now.
  ///
  /// Its runs read what the user's tree holds and may write to nothing in it: without the isolation for that there is
  /// none.
  func executable() async throws -> TestExecutable? {
    do {
      return try await current()
    } catch is MirrorError {
      // A file of it that can't be read: nothing hangs on this one build.
      return nil
    }
  }

  private func current() async throws -> TestExecutable? {
    #if os(Linux)
      let environment = SwiftTool.environment(with: options.environment)
      // The tests start in the package, so that what is in it can be named from there.
      let preloaded = PathText.relative(library.preloaded, to: package).map { "./" + $0 } ?? library.preloaded
      // What separates names in a list can't be part of one.
      let isNameable = !preloaded.contains { " :".contains($0) } && !(build + stage).contains { ",:\\\n".contains($0) }
      guard isolation.isComplete, isNameable, environment["LD_PRELOAD"] == nil else { return nil }
      let path = "\(build)/\(options.configuration.rawValue)/\(name)PackageTests.xctest"
      guard try TreeEntry(at: path) != nil, try isNewest(), let lock = BuildLock(build) else { return nil }
      defer { withExtendedLifetime(lock) {} }
      guard try await isCurrent(environment: environment) else { return nil }
      var executable = TestExecutable(
        path: path, workingFolder: package, environment: options.environment, isolation: isolation)
      executable.environment["LD_PRELOAD"] = preloaded
      executable.environment["TELLTALE_PRELOADED"] = "1"
      return executable
    #else
      return nil
    #endif
  }

  /// Whether no source is newer than the last build, as SwiftPM's own records of it tell. To ask for a build that has
  /// something to do would take as long as that.
  private func isNewest() throws -> Bool {
    guard case .file(let last) = try TreeEntry(at: build + "/build.db") else { return false }
    return try sources.allSatisfy { path in
      guard let real = Files.realPath("\(package)/\(path)"), case .file(let stamp) = try TreeEntry(at: real) else {
        return false
      }
      return (stamp.seconds, stamp.nanoseconds) <= (last.seconds, last.nanoseconds)
    }
  }

  /// Has SwiftPM build the package over a copy of the user's build, and sees whether that changes any of it.
  private func isCurrent(environment: [String: String]) async throws -> Bool {
    try Files.removeWhole(stage)
    let folders = try stageCopy()
    let arguments = ["-rUm", "sh", "-ec", Self.script, "sh", package, build, stage, folders.joined(separator: "\n")]
    let end: ProcessEnd
    do {
      end = try await ChildProcess(
        "unshare", arguments + ["swift"] + PackageBuild.commonArguments(options) + Self.flags(options), in: "/",
        environment: environment, limits: ProcessLimits(wallSeconds: Self.patience)
      ).run()
    } catch is ChildProcessError {
      return false
    }
    let isCurrent = try end.succeeded && changesNothing(folders)
    try Files.removeWhole(stage)
    return isCurrent
  }

  /// Whether a build that has succeeded has written over what was there, and left it as it was.
  ///
  /// SwiftPM writes its plan each time. Where none of that is in the overlays, it has built elsewhere, which says nothing
  /// of this build.
  private func changesNothing(_ folders: [String]) throws -> Bool {
    let written = try folders.filter { try !Files.names(in: "\(stage)/upper/\($0)").isEmpty }
    return try !written.isEmpty && isSame("\(stage)/build", build, filesMayDiffer: true)
      && written.allSatisfy { try isSame("\(stage)/upper/\($0)", "\(build)/\($0)") }
  }

  /// A build that has nothing to do is over long before.
  private static let patience = 30.0

  private static func flags(_ options: RunOptions.Build) -> [String] {
    options.swiftcFlags.flatMap { ["-Xswiftc", $0] }
  }

  /// Makes a folder for the build to be done in: with copies of the files of the user's, and for each of its folders one
  /// where the overlay will be. Returns the names of those.
  private func stageCopy() throws -> [String] {
    let copy = stage + "/build"
    try Files.makeFolder(copy)
    var folders: [String] = []
    for name in try Files.names(in: build) {
      switch try TreeEntry(at: "\(build)/\(name)") {
      case .file(let stamp): try Files.copy("\(build)/\(name)", to: "\(copy)/\(name)", stamp: stamp)
      case .link(let destination): try Files.makeLink("\(copy)/\(name)", to: destination)
      // Not the one that this is in: what an overlay writes to can't be below what it lies over.
      case .folder where PathText.relative(stage, to: "\(build)/\(name)") == nil: folders.append(name)
      case .folder, nil: break
      }
    }
    for name in folders {
      for place in ["build", "upper", "work"] { try Files.makeFolder("\(stage)/\(place)/\(name)") }
    }
    return folders
  }

  /// The package can't be written to, but for the folder of its build, which is an overlay.
  private static let script = """
    package=$1 build=$2 stage=$3 folders=$4
    shift 4
    printf '%s\\n' "$folders" | while read -r folder; do
      mount -t overlay overlay "$stage/build/$folder" \\
        -o "lowerdir=$build/$folder,upperdir=$stage/upper/$folder,workdir=$stage/work/$folder,userxattr"
    done
    mount --rbind "$stage/build" "$build"
    mount --rbind "$package" "$package"
    mount -o remount,bind,ro "$package"
    cd "$package"
    exec "$@"
    """

  /// Whether SwiftPM writes this part of a build otherwise each time, with nothing changed: the plugins that it compiles
  /// for itself, of which what they make for the package stands elsewhere, and its plans, in which sets have no order.
  private func isWrittenAnew(_ path: String) -> Bool {
    guard let place = PathText.relative(path, to: build) else { return false }
    // Beside the products of a configuration: `TRIPLE/debug/description.json`, and one for the plugins' tools.
    let parts = place.split(separator: "/")
    return place == "plugins/cache"
      || parts.count == 3 && parts[1] == options.configuration.rawValue
        && ["description.json", "plugin-tools-description.json"].contains(parts[2])
  }

  /// Whether all that was written is as it was before: what SwiftPM writes each time, and no product.
  ///
  /// - Parameter filesMayDiffer: Whether files may have other contents: SwiftPM keeps its own books beside the products.
  private func isSame(_ written: String, _ before: String, filesMayDiffer: Bool = false) throws -> Bool {
    try Files.names(in: written).allSatisfy { name in
      let (now, then) = ("\(written)/\(name)", "\(before)/\(name)")
      if isWrittenAnew(then) { return true }
      switch (try TreeEntry(at: now), try TreeEntry(at: then)) {
      case (.folder, .folder): return try isSame(now, then)
      case (.file, .file): return filesMayDiffer || FileManager.default.contentsEqual(atPath: now, andPath: then)
      case (.link(let now), .link(let then)): return now == then
      // What was not there, and what is taken away, for which an overlay has entries that are neither.
      default: return false
      }
    }
  }
}

/// Keeps the user's own SwiftPM from building for as long as this value lives.
private final class BuildLock {
  private let file: Int32

  /// Takes the lock that SwiftPM takes; nil where it is taken, or there is none.
  init?(_ build: String) {
    file = open(build + "/.lock", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_SH | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
  }

  deinit {
    flock(file, LOCK_UN)
    close(file)
  }
}
