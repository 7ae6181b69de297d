/// Looks, by reflection, for a way from an object back to itself, and for closures on the way.
struct ReferenceSearch {
  /// The properties of the shortest way back, each as `Type.property`.
  private(set) var cycle: [String] = []
  /// The properties that hold closures, each as `Type.property`, in the order found.
  private(set) var closures: [String] = []

  /// Objects that are looked into at most, so that a search in a large graph comes to an end.
  private static let mostObjects = 10_000

  /// Searches breadth first, so that the way found is the shortest.
  init(from start: AnyObject) {
    var paths: [ObjectIdentifier: [String]] = [ObjectIdentifier(start): []]
    var waiting: [AnyObject] = [start]
    var next = 0
    while next < waiting.count, waiting.count <= Self.mostObjects {
      let object = waiting[next]
      next += 1
      let path = paths[ObjectIdentifier(object)] ?? []
      for (property, child) in references(of: object) {
        if child === start {
          if cycle.isEmpty { cycle = path + [property] }
        } else if paths[ObjectIdentifier(child)] == nil {
          paths[ObjectIdentifier(child)] = path + [property]
          waiting.append(child)
        }
      }
    }
  }

  /// The objects that an object's stored properties refer to, those inside of structures and collections as well.
  private mutating func references(of object: AnyObject) -> [(property: String, object: AnyObject)] {
    var found: [(String, AnyObject)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let owner = String(describing: current.subjectType)
      for child in current.children {
        collect(child.value, property: "\(owner).\(child.label ?? "?")", into: &found)
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private mutating func collect(_ value: Any, property: String, into found: inout [(String, AnyObject)]) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      found.append((property, value as AnyObject))
    } else if mirror.displayStyle == nil, "\(mirror.subjectType)".contains("->") {
      if !closures.contains(property) { closures.append(property) }
    } else {
      for child in mirror.children { collect(child.value, property: property, into: &found) }
    }
  }
}
