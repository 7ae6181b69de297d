extension Sequence where Self: Sendable, Element: Sendable {
  /// Transforms the elements, at most `slots` of them at once, and keeps their order.
  ///
  /// The first error cancels what is under way and is thrown.
  package func concurrentMap<Result: Sendable>(
    slots: Int, _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, element) in self.enumerated() {
        if index >= slots, let (finished, result) = try await group.next() { results[finished] = result }
        group.addTask { (index, try await transform(element)) }
      }
      for try await (finished, result) in group { results[finished] = result }
      return results.keys.sorted().compactMap { results[$0] }
    }
  }
}
