public import Foundation

/// Upcoming features, and bodies that are inlined where imports are internal by default.
public protocol Store: Sendable {
  func load(_ key: String) throws -> Data?
}

public struct MemoryStore: Store {
  var entries: [String: Data] = [:]

  public init(_ entries: [String: Data] = [:]) { self.entries = entries }

  public func load(_ key: String) throws -> Data? {
    guard !key.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return entries[key]
  }
}

@inlinable public func size(of key: String, in store: any Store) -> Int {
  guard let data = try? store.load(key), data.count > 0 else { return 0 }
  return data.count
}

public func later(_ value: Int) async -> Int {
  var result = value
  if value > 1 { result += 1 }
  return result
}

public final class Observer {
  public var seen = 0 {
    willSet { if newValue > limit { overflows += 1 } }
    didSet { if seen < oldValue { seen = oldValue } }
  }
  public private(set) var overflows = 0
  let limit = 3

  public init() {}
}
