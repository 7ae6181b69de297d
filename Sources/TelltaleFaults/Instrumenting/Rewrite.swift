/// How a site is rewritten, once its faults have numbers.
enum Rewrite: Sendable {
  case comparison(ComparisonRewrite)
  case value(ValueRewrite)
  case connector(ConnectorRewrite)
  case alternatives(AlternativesRewrite)
  case body(BodyRewrite)
  case insertion(InsertionRewrite)
  case calls(CallRewrite)

  /// The strongest form that the site can have.
  var strongest: Form {
    switch self {
    case .comparison(let rewrite): rewrite.strongest
    case .value, .connector, .body, .insertion: .call
    case .alternatives: .choice
    case .calls(let rewrite): rewrite.strongest
    }
  }

  var isBody: Bool {
    switch self {
    case .body: true
    case .insertion(let rewrite): rewrite.isBody
    default: false
    }
  }

  /// How far out it stands among the sites of the same range: statements around expressions, and what only puts
  /// something around an expression before what takes it apart.
  var layer: Int {
    switch self {
    case .insertion(let rewrite): rewrite.isStatement ? 0 : 1
    case .value, .alternatives: 1
    case .comparison, .connector, .body, .calls: 2
    }
  }

  /// The form to try after one that does not compile.
  func weaker(than form: Form) -> Form {
    if case .comparison = self, form == .call { return .choice }
    if case .calls(let rewrite) = self, form == .call { return rewrite.weaker }
    return .dropped
  }
}

/// The faults of a site that are compiled in.
struct NumberedSite {
  /// The number of the site's first fault; the others follow in order.
  var first: Int32
  /// Which of the site's faults are compiled in, by index.
  var live: [Int]
  var form: Form
  var edits: [SiteDraft.Edit]

  func number(_ index: Int) -> Int32 { first + Int32(index) }
}

/// A change of the source text.
struct TextEdit {
  enum Kind {
    /// Before everything at its offset that belongs to sites inside.
    case opening
    /// Behind everything at its offset that belongs to sites inside.
    case closing
    /// In place of a token.
    case replacing
  }

  var range: Range<Int>
  var kind: Kind
  var text: String
  /// The index of the fault that this text alone is for; nil where it is for all of the site.
  var fault: Int?

  static func opening(_ offset: Int, _ text: String, fault: Int? = nil) -> TextEdit {
    TextEdit(range: offset..<offset, kind: .opening, text: text, fault: fault)
  }

  static func closing(_ offset: Int, _ text: String, fault: Int? = nil) -> TextEdit {
    TextEdit(range: offset..<offset, kind: .closing, text: text, fault: fault)
  }

  static func replacing(_ range: Range<Int>, _ text: String) -> TextEdit {
    TextEdit(range: range, kind: .replacing, text: text, fault: nil)
  }
}
