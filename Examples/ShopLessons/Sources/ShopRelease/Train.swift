/// A version with its build number, on its way to the store.
public struct Train: Sendable {
  /// As customers see it.
  public let version = "2.4.0"
  /// Higher with every upload.
  public private(set) var build: Int
  /// The number that the raising step has written down.
  public private(set) var written: Int

  /// A train that starts from the last upload.
  public init(lastUpload: Int) {
    build = lastUpload
    written = lastUpload - 1
  }

  /// Gets the next build ready.
  public mutating func prepare() {
    build += 1
    written = build
  }

  /// Uploads the build; what it returns is the number that the store has then.
  public func upload() -> Int { build }
}
