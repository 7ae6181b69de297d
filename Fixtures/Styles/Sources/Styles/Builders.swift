/// Result builders, on functions, properties and parameters.
@resultBuilder
public enum ListBuilder {
  public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  public static func buildExpression(_ text: String) -> [String] { [text] }
  public static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  public static func buildEither(first part: [String]) -> [String] { part }
  public static func buildEither(second part: [String]) -> [String] { part }
  public static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

public protocol Page {
  @ListBuilder var body: [String] { get }
}

public func row(_ text: String) -> String { "- \(text)" }

public func list(title: String = "list", @ListBuilder _ content: () -> [String]) -> [String] {
  [title] + content()
}

public struct Menu: Page {
  public var isOpen = true
  public var count = 2

  public init() {}

  public var body: [String] {
    row("menu")
    if isOpen && count > 1 {
      row("open")
      row("more than \(count - 1)")
    } else {
      row("closed")
    }
    for index in 0..<count { row("\(index)") }
  }
}

@ListBuilder public func footer(_ year: Int?) -> [String] {
  if let year { row("\(year)") }
  row("end")
}

public func menu(_ count: Int) -> [String] {
  list {
    row("a")
    if count > 1 { row("b") }
    switch count {
    case 0: row("none")
    case 1: row("one")
    default: row("many")
    }
  }
}
