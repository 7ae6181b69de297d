/// The examples of one article.
public struct Example: Sendable {
  /// The article's file name, without its extension.
  public let article: String
  /// Runs the examples, and hands over what they print.
  public let run: @Sendable (_ print: (Any) -> Void) async throws -> Void

  /// All articles' examples.
  public static let all = [
    Example(article: "Measuring-Separation", run: separation),
    Example(article: "Bounding-Measurements", run: bounds),
    Example(article: "Agreement-of-Screens", run: agreement),
    Example(article: "Work-and-Memory", run: workAndMemory),
    Example(article: "Recorded-Values", run: recordedValues),
    Example(article: "Versions", run: versions),
  ]
}
