import SwiftParser
import SwiftSyntax

/// What is read from the syntax of a `Package.swift`: the names of the variables that hold the package.
package struct ManifestSyntax: Sendable, Hashable {
  /// A top-level variable that holds a `Package`, with the `#if` conditions that it stands under.
  package struct Variable: Sendable, Hashable {
    package var name: String
    /// The conditions from the outside in, as they have to be written to reach the same branch; empty outside `#if`.
    package var conditions: [String]
  }

  /// In source order.
  package var packageVariables: [Variable]

  /// Reads a manifest's text.
  package init(_ text: String) {
    packageVariables = Self.variables(in: Parser.parse(source: text).statements, conditions: [])
  }

  private static func variables(in statements: CodeBlockItemListSyntax, conditions: [String]) -> [Variable] {
    statements.flatMap { statement -> [Variable] in
      if let declaration = statement.item.as(VariableDeclSyntax.self) {
        return declaration.bindings.compactMap { binding in
          guard holdsPackage(binding), let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            return nil
          }
          return Variable(name: pattern.identifier.text, conditions: conditions)
        }
      }
      if let branches = statement.item.as(IfConfigDeclSyntax.self) {
        return variables(in: branches, conditions: conditions)
      }
      return []
    }
  }

  private static func variables(in branches: IfConfigDeclSyntax, conditions: [String]) -> [Variable] {
    var earlier: [String] = []
    return branches.clauses.flatMap { clause -> [Variable] in
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      let reached = (earlier.map { "!\($0)" } + (own.map { [$0] } ?? [])).joined(separator: " && ")
      if let own { earlier.append(own) }
      guard case .statements(let statements) = clause.elements else { return [] }
      return variables(in: statements, conditions: conditions + [reached])
    }
  }

  /// Whether a binding's type, or the call that gives its value, is `Package`.
  private static func holdsPackage(_ binding: PatternBindingSyntax) -> Bool {
    if let type = binding.typeAnnotation?.type.trimmedDescription { return names.contains(type) }
    guard var value = binding.initializer?.value else { return false }
    while let inner = value.as(TryExprSyntax.self)?.expression { value = inner }
    guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return false }
    return names.contains(called) || names.contains { called == $0 + ".init" }
  }

  private static let names: Set<String> = ["Package", "PackageDescription.Package"]
}
