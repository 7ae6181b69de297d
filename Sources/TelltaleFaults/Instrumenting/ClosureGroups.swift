import SwiftSyntax
import Telltale

/// The mutants of one operator in one closure of several statements, which the compiler checks one by one.
struct ClosureGroups {
  /// By id, the ids of its group, itself among them.
  private(set) var groups: [String: [String]] = [:]

  /// - Parameter mutants: Those of all sites, in their order.
  init(_ sites: [Site], of mutants: [Mutant]) {
    struct Key: Hashable {
      var closure: SyntaxIdentifier
      var name: String
    }
    var members: [Key: [String]] = [:]
    var next = 0
    for site in sites {
      let own = mutants[next..<next + site.edits.count].filter { $0.fault.status != .ignored && $0.exclusion == nil }
      next += site.edits.count
      guard let closure = site.node.severalStatements else { continue }
      members[Key(closure: closure.id, name: site.operator), default: []] += own.map(\.fault.id)
    }
    for ids in members.values where ids.count > 1 {
      for id in ids { groups[id] = ids }
    }
  }
}

extension Syntax {
  /// The innermost closure of several statements around a node, unless a function in it is nearer.
  fileprivate var severalStatements: ClosureExprSyntax? {
    var node = parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .closureExpr(let closure) where closure.statements.count > 1: return closure
      case .functionDecl, .accessorDecl, .memberBlock: return nil
      default: node = current.parent
      }
    }
    return nil
  }
}
