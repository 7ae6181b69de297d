import SwiftSyntax

/// The cases without values of the package's enums.
struct EnumCases: Sendable {
  /// By the enum's name; none where two enums have it.
  private var cases: [String: [String]] = [:]
  private var ambiguous: Set<String> = []

  /// Notes an enum.
  mutating func add(_ node: EnumDeclSyntax) {
    let name = node.name.unquoted
    if cases[name] != nil { ambiguous.insert(name) }
    cases[name] = node.memberBlock.members.flatMap { member -> [String] in
      guard let declared = member.decl.as(EnumCaseDeclSyntax.self), declared.attributes.isEmpty else { return [] }
      return declared.elements.filter { $0.parameterClause == nil }.map(\.name.text)
    }
  }

  /// The case behind one, from the last to the first; nil where the enum is not the package's or has no other.
  func following(_ name: String, of type: TypeSyntax) -> String? {
    guard
      let typeName = type.as(MemberTypeSyntax.self)?.name.unquoted ?? type.as(IdentifierTypeSyntax.self)?.name.unquoted,
      !ambiguous.contains(typeName), let all = cases[typeName], all.count > 1,
      let index = all.firstIndex(of: name)
    else { return nil }
    return all[(index + 1) % all.count]
  }
}
