import SwiftParser
import SwiftSyntax

extension TestDeclarations {
  /// Reads the tests of a source file by its syntax: methods called `test...` without parameters, in classes and
  /// extensions, and functions marked `@Test`.
  package init(scanning file: SourceFile) {
    let tree = Parser.parse(source: file.text)
    let collector = TestCollector(converter: SourceLocationConverter(fileName: file.path, tree: tree))
    collector.walk(tree)
    self = collector.found
  }
}

private final class TestCollector: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var found = TestDeclarations()
  private var types: [String] = []
  private var conditions: [String] = []

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first {
      found.superclasses[node.name.text] = first.type.trimmedDescription
    }
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(
      node.condition.map { "\(node.poundKeyword.text) \($0.trimmedDescription)" } ?? node.poundKeyword.text)
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let isMarked = node.attributes.contains {
      guard case .attribute(let attribute) = $0 else { return false }
      return ["Test", "Testing.Test"].contains(attribute.attributeName.trimmedDescription)
    }
    if isMarked {
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      add(.swiftTesting, "\(node.name.text)(\(labels))", node)
    } else if node.name.text.hasPrefix("test"), parameters.isEmpty, types.count == 1, !isHidden(node) {
      add(.xctest, node.name.text, node)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func isHidden(_ node: FunctionDeclSyntax) -> Bool {
    node.modifiers.contains { ["private", "fileprivate", "static", "class"].contains($0.name.text) }
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  private func add(_ library: TestDeclaration.Library, _ name: String, _ node: FunctionDeclSyntax) {
    found.tests.append(
      TestDeclaration(
        library: library, types: types, name: name,
        line: converter.location(for: node.funcKeyword.positionAfterSkippingLeadingTrivia).line,
        condition: conditions.last, extent: extent(of: node)))
  }

  private func extent(of node: FunctionDeclSyntax) -> TestDeclaration.Extent {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    let body = node.body.map { body in
      body.leftBrace.endPositionBeforeTrailingTrivia
        .utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return TestDeclaration.Extent(lines: first...last, text: node.trimmedDescription, body: body)
  }
}
