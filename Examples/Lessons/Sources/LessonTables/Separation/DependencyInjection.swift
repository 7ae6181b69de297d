import Telltale

private struct Offline: Error {}

/// A list that is kept until a supplier has something better.
private struct Shelf {
  var things = ["notebook", "pen"]
  let keepsOnEmpty: Bool

  /// What the shelf holds after asking the supplier that it was given.
  func restocked(from supplier: () async throws -> [String]) async -> String {
    var things = self.things
    do {
      let delivery = try await supplier()
      if !delivery.isEmpty || !keepsOnEmpty { things = delivery }
    } catch {}  // A supplier that can't be reached changes nothing.
    return things.isEmpty ? "empty" : things.joined(separator: ",")
  }

  static let correct = Shelf(keepsOnEmpty: true)
  static let faulty = Shelf(keepsOnEmpty: false)  // FAULT: an empty delivery clears the shelf.
}

private typealias Supplier = @Sendable () async throws -> [String]

private func row(_ label: String, _ supplier: Supplier, expected: String) async -> Contrast<String> {
  await contrast(
    label, correct: { await Shelf.correct.restocked(from: supplier) },
    faulty: { await Shelf.faulty.restocked(from: supplier) }, check: { $0 == expected })
}

extension Lesson {
  static let dependencyInjection = Lesson(
    "dependency-injection", "Dependency Injection", fault: "an empty reply clears the list"
  ) {
    let offline: Supplier = { throw Offline() }
    let nothing: Supplier = { [] }
    let full: Supplier = { ["notebook", "pen", "eraser"] }
    let suppliers = await Contrasts {
      await row("real-network-client", offline, expected: "notebook,pen,eraser")
      await row("empty-reply-stub", nothing, expected: "notebook,pen")
      await row("error-reply-stub", offline, expected: "notebook,pen")
    }
    Part("Three suppliers", suppliers)
    let replies = await Contrasts {
      await row("full-reply-stub", full, expected: "notebook,pen,eraser")
      await row("empty-reply-stub", nothing, expected: "notebook,pen")
    }
    Part("Two replies", replies)
  }
}
