/// Looks, by reflection, for a way from an object back to itself, and for closures on the way.
struct ReferenceSearch {
  /// The properties of the shortest way back, each as `Type.property`.
  private(set) var cycle: [String] = []
  /// The properties that hold closures, each as `Type.property`, in the order found.
  private(set) var closures: [String] = []

  /// Objects that are looked into at most, so that a search in a large graph comes to an end.
  private static let mostObjects = 10_000

  /// How the search came to an object.
  private struct Arrival {
    let from: ObjectIdentifier
    let property: String
  }

  /// Searches breadth first, so that the way found is the shortest.
  init(from start: AnyObject) {
    var arrivals: [ObjectIdentifier: Arrival] = [:]
    var waiting: [AnyObject] = [start]
    var next = 0
    while next < min(waiting.count, Self.mostObjects) {
      let object = waiting[next]
      next += 1
      for (property, child) in references(of: object) {
        let arrival = Arrival(from: ObjectIdentifier(object), property: property)
        if child === start {
          if cycle.isEmpty { cycle = Self.way(by: arrival, arrivals) }
        } else if arrivals[ObjectIdentifier(child)] == nil {
          arrivals[ObjectIdentifier(child)] = arrival
          waiting.append(child)
        }
      }
    }
  }

  /// The properties on the way from the start, which nobody arrived at, to the last arrival.
  private static func way(by last: Arrival, _ arrivals: [ObjectIdentifier: Arrival]) -> [String] {
    var way: [String] = []
    var arrival: Arrival? = last
    while let current = arrival {
      way.append(current.property)
      arrival = arrivals[current.from]
    }
    return way.reversed()
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
