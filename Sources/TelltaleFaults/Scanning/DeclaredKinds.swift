import SwiftSyntax

/// The kinds of value that a package's names mean, where all declarations of a name agree.
struct DeclaredKinds: Sendable {
  private var names: [String: ValueKind] = [:]
  /// The names of the package's properties and methods, whatever they are members of.
  let members: Set<String>
  /// The types that these are declared with, where one is written down.
  let declared: [String: [TypeSyntax]]
  /// Generic parameters that stand for numbers.
  let numbers: Set<String>

  init(_ scan: KindScan) {
    numbers = scan.numbers
    members = Set(scan.types.keys)
    declared = scan.types.mapValues { $0.compactMap { $0 } }
    for (name, types) in scan.types {
      let kinds = Set(types.map { type in type.flatMap { ValueKind($0, numbers: scan.numbers) } })
      if kinds.count == 1, case .some(.some(let kind)) = kinds.first { names[name] = kind }
    }
  }

  /// The kind of an expression; nil where it can't be told.
  ///
  /// - Parameter depth: How many declarations may still be followed.
  func kind(of expression: some ExprSyntaxProtocol, depth: Int = 6) -> ValueKind? {
    func kind(of inner: some ExprSyntaxProtocol) -> ValueKind? { self.kind(of: inner, depth: depth) }
    let expression = ExprSyntax(expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr: return .number
    case .stringLiteralExpr, .simpleStringLiteralExpr: return .text
    case .arrayExpr, .dictionaryExpr: return .collection
    case .declReferenceExpr(let reference):
      let name = reference.baseName.unquoted
      switch LocalDeclaration(of: name, at: reference) {
      case .type(let type): return ValueKind(type, numbers: numbers)
      case .value(let value): return depth > 0 ? self.kind(of: value, depth: depth - 1) : nil
      case .element(let sequence): return sequence.isRange ? .number : nil
      case .unknown: return nil
      case nil: return names[name]
      }
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.unquoted
      return ValueKind.member(name) ?? names[name]
    case .functionCallExpr(let call):
      switch call.calledExpression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let callee):
        let name = callee.baseName.unquoted
        if ["abs", "min", "max", "sqrt", "pow", "floor", "ceil"].contains(name) {
          return call.arguments.lazy.compactMap { kind(of: $0.expression) }.first
        }
        return ValueKind(named: name) ?? names[name]
      case .memberAccessExpr(let access):
        let name = access.declName.baseName.unquoted
        return ValueKind.method(name) ?? names[name]
      case .arrayExpr, .dictionaryExpr: return .collection
      default: return nil
      }
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { kind(of: $0.expression) }
    case .prefixOperatorExpr(let prefix):
      return ["-", "~"].contains(prefix.operator.text) ? .number : nil
    case .infixOperatorExpr(let infix):
      guard let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
      if symbol == "??" { return kind(of: infix.rightOperand) ?? kind(of: infix.leftOperand) }
      if symbol == "+" || symbol == "-", kind(of: infix.leftOperand) == .place {
        return kind(of: infix.rightOperand) == .place ? .number : .place
      }
      if symbol == "+" { return kind(of: infix.rightOperand) ?? kind(of: infix.leftOperand) }
      let arithmetic: Set = ["-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>"]
      return arithmetic.contains(symbol) ? .number : nil
    case .ternaryExpr(let ternary): return kind(of: ternary.thenExpression) ?? kind(of: ternary.elseExpression)
    case .forceUnwrapExpr(let unwrapping): return kind(of: unwrapping.expression)
    case .tryExpr(let attempt): return kind(of: attempt.expression)
    case .awaitExpr(let wait): return kind(of: wait.expression)
    default: return nil
    }
  }
}

/// Collects the types that names are declared with; a nil among them stands for one that is not written down.
final class KindScan: SyntaxVisitor {
  private(set) var types: [String: [TypeSyntax?]] = [:]
  private(set) var numbers: Set<String> = []
  /// Generic parameters that stand for something else somewhere.
  private var others: Set<String> = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMemberOrTop else { return .visitChildren }
    for binding in node.bindings {
      for name in binding.pattern.boundNames { types[name, default: []].append(binding.typeAnnotation?.type) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    types[node.name.unquoted, default: []].append(node.signature.returnClause?.type)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritedType.map(isNumeric) == true {
      numbers.insert(node.name.text)
    } else {
      others.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) { numbers.subtract(others) }

  private func isNumeric(_ type: TypeSyntax) -> Bool {
    let protocols: Set = [
      "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "Numeric", "SignedNumeric",
      "AdditiveArithmetic", "FloatingPoint", "BinaryFloatingPoint", "Real", "AlgebraicField", "ElementaryFunctions",
    ]
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { isNumeric($0.type) }
    }
    return protocols.contains(type.trimmedDescription)
  }
}

extension VariableDeclSyntax {
  fileprivate var isMemberOrTop: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension ExprSyntax {
  /// Whether the expression is written as a range.
  var isRange: Bool { binarySymbol == "..<" || binarySymbol == "..." }
}
