import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What the package under study declares that changes how its expressions may be rewritten.
package struct DeclaredOperators: Sendable {
  /// Operators with a declaration that a generic call does not reach: anything but the witness of a conformance.
  let overloaded: Set<String>
  /// What evaluating something by a name may do.
  let effects: NamedEffects
  /// Names of properties, parameters and functions that have an optional type somewhere.
  let optionalNames: Set<String>
  /// Functions that do not return.
  let neverFunctions: Set<String>
  /// Types that may stand as an attribute of a function without changing what its body means.
  let globalActors: Set<String>
  /// Functions and types to which a closure may be given that a result builder reads.
  let builderCallees: Set<String>
  /// The enums' plain cases.
  let enumCases: EnumCases
  /// What kind of value the package's names mean.
  let kinds: DeclaredKinds
  /// The generic types and protocols.
  let types: DeclaredTypes
  /// What numbers of generic types can do.
  var numbers: GenericNumbers { GenericNumbers(types: types) }
  /// The precedence of every operator, as far as it is known.
  let table: OperatorTable

  /// Scans the files of a package, in any order.
  package init(scanning files: [SourceFile]) {
    var table = OperatorTable.standardOperators

    // The branches of an `#if` may declare the same operator twice; either declaration will do.
    for file in files { table.addSourceFile(Parser.parse(source: file.text), errorHandler: { _ in }) }

    let scan = DeclarationScan()
    let kindScan = KindScan()
    let typeScan = TypeScan()
    for file in files {
      let tree = ParsedFile(file, operators: table).tree
      scan.walk(tree)
      kindScan.walk(tree)
      typeScan.walk(tree)
    }
    kinds = DeclaredKinds(kindScan)
    types = DeclaredTypes(typeScan)
    self.table = table
    overloaded = scan.overloaded()
    effects = NamedEffects(scan.evaluations, functions: scan.functionNames)
    optionalNames = scan.optionalNames
    neverFunctions = scan.neverFunctions
    globalActors = scan.globalActors
    builderCallees = scan.builderCallees
    enumCases = scan.enumCases
  }
}
