/// How many objects of each kind are alive.
public final class Census {
  /// By kind.
  public private(set) var alive: [String: Int] = [:]

  /// Nobody is alive yet.
  public init() {}

  func born(_ kind: String) { alive[kind, default: 0] += 1 }
  func gone(_ kind: String) { alive[kind, default: 0] -= 1 }
}

/// The page of one order.
public final class OrderPage {
  /// What the page shows.
  public let subject = "order"
  private let census: Census
  private var whenChanged: (() -> String)?

  /// A page that nobody has opened yet.
  public init(in census: Census) {
    self.census = census
    census.born("screen")
  }

  deinit { census.gone("screen") }

  /// Begins to follow changes of the order.
  public func open() {
    whenChanged = { [weak self] in self?.subject ?? "" }
  }

  /// Fetches the order's details in the background.
  public func load() {
    let loader = Loader(in: census)
    loader.start()
  }
}

/// Fetches something, and lives until it has.
final class Loader {
  private let census: Census
  private var whenDone: (() -> Void)?
  private var count = 0

  init(in census: Census) {
    self.census = census
    census.born("loader")
  }

  deinit { census.gone("loader") }

  func start() {
    whenDone = { [weak self] in self?.count += 1 }
  }
}
