#if canImport(ObjectiveC)
  internal import ObjectiveC
#endif

/// Whether an object was gone after its last owner let go of it.
public struct Release: Sendable, Hashable {
  /// The name of the object's type.
  public let type: String
  /// Whether it was gone.
  public let isReleased: Bool
  /// Properties that lead from the object back to it, such as `Loader.owner`; empty where it was released, or where
  /// reflection finds no way back.
  ///
  /// Reflection can't tell a weak property from a strong one: a way that has a weak link holds nothing.
  public let cycle: [String]
  /// Properties that hold closures, into whose captures reflection can't look, such as `Screen.onUpdate`.
  public let closures: [String]
}

extension Release: CustomStringConvertible {
  /// `Screen is released`, or what may hold it.
  public var description: String {
    if isReleased { return "\(type) is released" }
    var reasons: [String] = []
    if !cycle.isEmpty {
      reasons.append("it holds itself through \(cycle.joined(separator: " -> ")), unless one of these is weak")
    }
    if !closures.isEmpty { reasons.append("a closure may capture it: \(closures.joined(separator: ", "))") }
    if reasons.isEmpty { reasons.append("reflection finds no way back; something outside holds it") }
    return "\(type) is still alive: \(reasons.joined(separator: "; "))"
  }
}

/// Builds an object, lets go of it, and tells whether it is gone.
///
/// ```swift
/// let release = released {
///   let screen = DetailScreen(order: order)
///   screen.open()
///   return screen
/// }
/// release.isReleased
/// ```
///
/// An object that is still alive stays so: the measurement leaks what the code under measurement leaks.
///
/// - Parameter build: Builds the object and does with it what is to be measured.
public func released<Object: AnyObject>(_ build: () throws -> Object) rethrows -> Release {
  weak var survivor: Object?
  var type = ""
  func use() throws {
    let object = try build()
    type = String(describing: Swift.type(of: object))
    survivor = object
  }
  #if canImport(ObjectiveC)
    try autoreleasepool { try use() }
  #else
    try use()
  #endif
  guard let object = survivor else { return Release(type: type, isReleased: true, cycle: [], closures: []) }
  let search = ReferenceSearch(from: object)
  return Release(type: type, isReleased: false, cycle: search.cycle, closures: search.closures)
}
