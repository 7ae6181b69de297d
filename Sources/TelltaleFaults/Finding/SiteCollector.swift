import SwiftSyntax

/// A site with what names it.
struct Site {
  var draft: SiteDraft
  /// What the operator was asked about.
  var node: Syntax
  /// The operator's name, and its place in the catalogue.
  var `operator`: String
  var rank: Int
  /// The declarations around it, from the outermost, with points between.
  var declaration: String

  var range: Range<Int> { draft.range }
  var edits: [SiteDraft.Edit] { draft.edits }
  var rewrite: Rewrite { draft.rewrite }
}

extension Site: Comparable {
  static func == (left: Site, right: Site) -> Bool { left.range == right.range && left.rank == right.rank }

  /// By start, the outer ones first.
  static func < (left: Site, right: Site) -> Bool {
    if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
    if left.range.upperBound != right.range.upperBound { return left.range.upperBound > right.range.upperBound }
    if left.rewrite.layer != right.rewrite.layer { return left.rewrite.layer < right.rewrite.layer }
    return left.rank < right.rank
  }
}

/// Walks what is certainly compiled as ordinary code and asks every operator about every node.
final class SiteCollector: SyntaxAnyVisitor {
  private(set) var sites: [Site] = []
  private let operators: [MutationOperator]
  private let conditions: BuildConditions
  private let context: SiteContext

  init(operators: [MutationOperator], conditions: BuildConditions, context: SiteContext) {
    self.operators = operators
    self.conditions = conditions
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      if let elements = conditions.activeClause(of: conditional)?.elements { walk(elements) }
      return .skipChildren
    }
    if isOutOfBounds(node) { return .skipChildren }
    for (rank, candidate) in operators.enumerated() {
      guard let draft = candidate.site(node, context) else { continue }
      sites.append(
        Site(
          draft: draft, node: node, operator: candidate.name, rank: rank,
          declaration: DeclarationPath.path(of: node)))
    }
    return .visitChildren
  }

  /// Whether what is written here is no code, or code that something else reads before it is compiled.
  private func isOutOfBounds(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .attribute, .macroExpansionExpr, .macroExpansionDecl, .macroDecl, .expressionPattern, .operatorDecl,
      .precedenceGroupDecl:
      return true
    case .initializerClause: return node.parent?.is(EnumCaseElementSyntax.self) == true
    default: return false
    }
  }
}
