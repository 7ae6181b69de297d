/// The package as it is, which its checks are held against: as its user has built it where that can be used, and as a
/// second mirror has it otherwise.
actor OriginalPackage {
  private let model: PackageModel
  private let place: RunPlace
  /// What its tests are observed by.
  nonisolated let library: RuntimeLibrary
  private var users: TestExecutable?
  /// A mirror of it, made when the other one was: what its user edits from then on is in neither.
  nonisolated let plain: PlainPackage
  private var built: TestExecutable?
  private var isBuilding = false
  private var whenBuilding: (@Sendable () -> Void)?

  init(_ model: PackageModel, in place: RunPlace, linkedWith library: RuntimeLibrary) throws {
    self.model = model
    self.place = place
    self.library = library
    plain = try PlainPackage(model, in: place, linkedWith: library)
  }

  /// Has it told from now on that our mirror of it is being built; until then something else is waited for.
  func tell(whenBuilding: @escaping @Sendable () -> Void) {
    if isBuilding { whenBuilding() }
    self.whenBuilding = whenBuilding
  }

  /// Sees whether the user's build can be used, and builds the package otherwise, unless that has been done.
  ///
  /// - Throws: ``RunError/doesNotBuild(log:)`` when it does not build.
  func build() async throws {
    guard users == nil, built == nil else { return }
    users = try await UsersBuild(model, in: place, observedBy: library).executable()
    if users == nil { built = try await buildMirrored() }
  }

  private func buildMirrored() async throws -> TestExecutable {
    whenBuilding?()
    isBuilding = true
    defer { isBuilding = false }
    switch try await plain.build() {
    case .failed(_, let log): throw RunError.doesNotBuild(log: log)
    case .built(let path): return plain.executable(path)
    }
  }

  /// Holds the answers of the checks against the package as it is, as ``TestRuns/reconcile(_:with:events:)`` does.
  ///
  /// The user's build has the first word but not the last one: what differs there, or leaves no record of its answers, is
  /// held against one of ours.
  func reconcile(
    _ checks: inout [Baseline], measuredBy runs: TestRuns, events: @escaping MutationRun.Events
  ) async throws -> [Disagreement] {
    // A check that may write anywhere could write into the user's tree.
    if let users, checks.allSatisfy(\.isGuarded) {
      var held = checks
      do {
        if try await runs.reconcile(&held, with: users, events: events).isEmpty {
          checks = held
          return []
        }
      } catch is TestRecordError {
        // XCTest is linked into it, say, and is not the one that is observed.
        events(.note("Your own build can't be observed, so that the package is built as it is."))
      }
    }
    if let built { return try await runs.reconcile(&checks, with: built, events: events) }
    let executable = try await buildMirrored()
    built = executable
    return try await runs.reconcile(&checks, with: executable, events: events)
  }
}
