/// Counts how many of the objects it was shown are still alive.
///
/// The objects need no code for it: they are held weakly. It belongs to one isolation domain.
public final class LiveObjects {
  private struct Entry {
    weak var object: AnyObject?
    let type: String
  }

  private var entries: [Entry] = []

  /// A counter that has seen no object.
  public init() {}

  /// Watches an object, and hands it back, so that it can be watched where it is built.
  @discardableResult
  public func watch<Object: AnyObject>(_ object: Object) -> Object {
    entries.append(Entry(object: object, type: String(describing: type(of: object))))
    return object
  }

  /// How many of the watched objects are alive.
  public var count: Int { entries.lazy.filter { $0.object != nil }.count }

  /// How many of the watched objects of a type, or of its subclasses, are alive.
  public func count<Object: AnyObject>(of type: Object.Type) -> Int {
    entries.lazy.filter { $0.object is Object }.count
  }

  /// How many of the watched objects are alive, by the names of their types.
  public var countsByType: [String: Int] {
    entries.reduce(into: [:]) { counts, entry in
      if entry.object != nil { counts[entry.type, default: 0] += 1 }
    }
  }
}
