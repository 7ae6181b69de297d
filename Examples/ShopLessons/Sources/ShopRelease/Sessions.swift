/// Something wrong that ends a session.
public struct Crash: Error {
  /// Where it happened.
  public var place: String
}

/// A session of the app.
public struct Session: Sendable {
  /// The language of the customer's phone.
  public var language: String
  /// Whether the order was wrapped as a gift.
  public var isGift: Bool

  /// What it reports when the order is through.
  public func run() throws -> String {
    _ = try giftLabel()
    return "order-completed"
  }

  private func giftLabel() throws -> String {
    guard isGift else { return "" }
    return "Gift (\(language))"
  }
}

/// What was reported of a release.
public struct SessionReport: Sendable {
  private var crashed: [String: Int] = [:]
  private var counted: [String: Int] = [:]
  /// The events that arrived.
  public private(set) var events: Set<String> = []

  /// Runs a day of sessions: 40 English, 30 Turkish and 10 Japanese ones, some of them with a gift.
  public init() {
    let day = [("en", 40, 8), ("tr", 30, 6), ("ja", 10, 4)]
    for (language, sessions, gifts) in day {
      for number in 0..<sessions { add(Session(language: language, isGift: number < gifts)) }
    }
  }

  private mutating func add(_ session: Session) {
    counted[session.language, default: 0] += 1
    do {
      events.insert(try session.run())
    } catch {
      crashed[session.language, default: 0] += 1
    }
  }

  /// The percentage of sessions without a crash, in one language or in all.
  public func crashFree(_ language: String? = nil) -> Double {
    func sum(_ counts: [String: Int]) -> Int {
      language.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +)
    }
    return 100 - 100 * Double(sum(crashed)) / Double(sum(counted))
  }
}
