import SwiftSyntax

/// Names a place by the declarations around it, which edits elsewhere in the file leave as it is.
enum DeclarationPath {
  /// Such as `Cart.total(for:)`; `-` at the top of a file.
  static func path(of node: Syntax) -> String {
    var names: [String] = []
    var current: Syntax? = node
    while let inner = current {
      if let name = name(of: inner) { names.append(name) }
      current = inner.parent
    }
    return names.isEmpty ? "-" : names.reversed().joined(separator: ".")
  }

  private static func name(of node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let type): return type.name.unquoted
    case .enumDecl(let type): return type.name.unquoted
    case .classDecl(let type): return type.name.unquoted
    case .actorDecl(let type): return type.name.unquoted
    case .protocolDecl(let type): return type.name.unquoted
    case .extensionDecl(let type): return type.extendedType.trimmedDescription.filter { !$0.isWhitespace }
    case .functionDecl(let function):
      return function.name.unquoted + labels(of: function.signature.parameterClause)
    case .initializerDecl(let initializer): return "init" + labels(of: initializer.signature.parameterClause)
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl(let declared): return "subscript" + labels(of: declared.parameterClause, areGiven: false)
    case .enumCaseElement(let element): return element.name.unquoted
    case .patternBinding(let binding):
      // Local variables come and go; the function around them names the place.
      guard let variable = binding.enclosing(VariableDeclSyntax.self), variable.isMemberOrGlobal else { return nil }
      return binding.pattern.boundNames.first
    default: return nil
    }
  }

  /// The argument labels; a subscript's parameters have none unless both names are written.
  private static func labels(of clause: FunctionParameterClauseSyntax, areGiven: Bool = true) -> String {
    let labels = clause.parameters.map { parameter in
      areGiven || parameter.secondName != nil ? parameter.firstName.unquoted : "_"
    }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension VariableDeclSyntax {
  /// Whether it is no local variable.
  var isMemberOrGlobal: Bool {
    var node = parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .memberBlock, .sourceFile: return true
      case .memberBlockItem, .memberBlockItemList, .codeBlockItem, .codeBlockItemList, .ifConfigClause,
        .ifConfigClauseList, .ifConfigDecl:
        node = current.parent
      default: return false
      }
    }
    return false
  }
}
