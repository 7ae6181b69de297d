import SwiftSyntax

/// Locks that are not given back, and whatever else others wait for: without it they wait for ever, and only the clock
/// could tell.
enum EndlessWait {
  /// Why all mutants of a site are left out, if they are.
  static func exclusion(of site: Site) -> Exclusion? {
    let statement = site.node.as(CodeBlockItemSyntax.self)
    let releases =
      switch site.operator {
      case MutationOperator.removedCall.name: statement?.call?.releases ?? false
      case MutationOperator.removedDefer.name: statement?.putsOffReleasesOnly ?? false
      case MutationOperator.emptyBody.name: site.node.as(FunctionDeclSyntax.self)?.name.text == "unlock"
      default: false
      }
    return releases ? .endlessWait : nil
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a `defer` of nothing but calls that others wait for.
  fileprivate var putsOffReleasesOnly: Bool {
    guard case .stmt(let statement) = item, let statements = statement.as(DeferStmtSyntax.self)?.body.statements else {
      return false
    }
    return !statements.isEmpty && statements.allSatisfy { $0.call?.releases == true }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is one half of a lock taken and given back, or what others wait for, by its name and by what it is called
  /// on: a player is resumed and a room left as well.
  fileprivate var releases: Bool {
    guard let name = calleeName else { return false }
    let receiver = receiverName?.lowercased() ?? "self"
    func isCalled(on words: String...) -> Bool { words.contains { receiver.contains($0) } }
    return switch name {
    case "lock", "unlock": receiver == "self" || isCalled(on: "lock", "mutex")
    case "signal", "broadcast": isCalled(on: "cond", "sema")
    case "enter", "leave": isCalled(on: "group")
    case "resume": isCalled(on: "continuation")
    default: name.hasPrefix("pthread_") && ["lock", "signal", "broadcast"].contains { name.hasSuffix($0) }
    }
  }
}
