import Foundation
import Synchronization

/// Actors, isolated parameters, async sequences, task groups, locks.
public actor Counter {
  public private(set) var value = 0
  private let step: Int

  public init(step: Int = 1) {
    self.step = step
  }

  public func increase() { value += step }

  public nonisolated func describe(_ value: Int) -> String { value == 1 ? "once" : "\(value) times" }
}

public func raise(_ counter: isolated Counter, times: Int) {
  for _ in 0..<times { counter.increase() }
}

public struct Refused: Error, Equatable {
  public var reason: String

  public init(reason: String) { self.reason = reason }
}

public func checked(_ value: Int) async throws -> Int {
  try Task.checkCancellation()
  if value < 0 { throw Refused(reason: "negative") }
  await Task.yield()
  return value + 1
}

public func narrow(_ value: Int) throws(Refused) -> Int {
  guard value > 0 else { throw Refused(reason: "small") }
  if value > 100 { throw Refused(reason: "large") }
  return value - 1
}

public func sum(_ values: [Int]) async throws -> Int {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for value in values { group.addTask { try await checked(value) } }
    var sum = 0
    for try await value in group { sum += value }
    return sum
  }
}

public func total(of stream: AsyncStream<Int>, atMost limit: Int = 10) async -> Int {
  var total = 0
  var seen = 0
  for await value in stream {
    if seen == limit { break }
    seen += 1
    if value < 0 { continue }
    total += value
  }
  return total
}

public final class Ledger: Sendable {
  private let entries = Mutex<[Int]>([])
  private let lock = NSLock()
  private nonisolated(unsafe) var closed = false
  @TaskLocal static var owner = "nobody"

  public init() {}

  public func enter(_ value: Int) throws {
    let isClosed = lock.withLock { closed }
    guard !isClosed else { throw Refused(reason: "closed") }
    entries.withLock { $0.append(value) }
  }

  public func close() -> Int {
    lock.withLock { closed = true }
    return entries.withLock { list in
      defer { list.removeAll() }
      return list.reduce(0, +)
    }
  }

  public func first() throws -> Int {
    try lock.withLock {
      guard let first = entries.withLock({ $0.first }) else { throw Refused(reason: "empty") }
      return first
    }
  }
}

@MainActor public final class Panel {
  public var title = "closed"
  public private(set) var changes = 0

  public init() {}

  public func show(_ text: String) {
    if text.isEmpty { return }
    title = text
    changes += 1
  }
}
