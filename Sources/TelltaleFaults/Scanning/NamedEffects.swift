import SwiftSyntax

/// What evaluating something may do besides giving a value, from the least.
enum Effect: Int32, Comparable, Sendable {
  /// Nothing that anyone could notice.
  case none
  /// It may trap.
  case trap
  case any

  static func < (left: Effect, right: Effect) -> Bool { left.rawValue < right.rawValue }
}

/// A declaration that is evaluated by naming it.
struct NamedEvaluation {
  enum Source {
    /// Stored when there are none.
    case accessors(AccessorBlockSyntax?)
    case body(CodeBlockItemListSyntax)
    /// Implemented elsewhere, or evaluated in a way that can't be read off.
    case unknown
  }

  var name: String
  var source: Source
}

/// The effect of evaluating a property, a subscript or an operator, by its name alone.
///
/// Where the package declares a name more than once, the strongest effect counts. Names that it does not declare are
/// taken to be properties of other packages, and to have none.
struct NamedEffects: Sendable {
  private var effects: [String: Effect] = [:]
  let functions: Set<String>

  /// Finds the least effects that agree with every body.
  init(_ evaluations: [NamedEvaluation], functions: Set<String>) {
    self.functions = functions
    var changed = true
    while changed {
      changed = false
      for evaluation in evaluations {
        let effect = effect(of: evaluation.source)
        if effect > self[evaluation.name] {
          effects[evaluation.name] = effect
          changed = true
        }
      }
    }
  }

  subscript(name: String) -> Effect { effects[name] ?? .none }

  private func effect(of source: NamedEvaluation.Source) -> Effect {
    switch source {
    case .unknown: return .any
    case .accessors(nil): return .none
    case .body(let statements): return effect(of: statements)
    case .accessors(let block?):
      switch block.accessors {
      case .getter(let statements): return effect(of: statements)
      case .accessors(let list):
        guard let getter = list.first(where: { $0.accessorSpecifier.text == "get" }) else {
          // Observers only: reading is reading a stored property.
          let observers: Set = ["willSet", "didSet"]
          return list.allSatisfy { observers.contains($0.accessorSpecifier.text) } ? .none : .any
        }
        return getter.body.map { effect(of: $0.statements) } ?? .any
      @unknown default: return .any
      }
    }
  }

  private func effect(of statements: CodeBlockItemListSyntax) -> Effect {
    guard statements.count == 1, let only = statements.first else { return .any }
    switch only.item {
    case .expr(let expression): return effect(of: expression)
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return .any }
      return effect(of: value)
    case .decl: return .any
    @unknown default: return .any
    }
  }
}
