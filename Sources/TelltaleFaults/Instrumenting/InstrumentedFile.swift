/// A site that is compiled in.
struct InstrumentedSite: Sendable {
  /// Its place among all sites of the file.
  var index: Int
  /// In the original text.
  var range: Range<Int>
  /// The ids of the faults compiled in, by their index in the site.
  var faults: [Int: String]
  /// Whether it is a whole body, of which only the guard at its head is rewritten.
  var isBody: Bool
  /// The form to try next if this one does not compile.
  var weaker: Form

  var ids: [String] { faults.sorted { $0.key < $1.key }.map(\.value) }
}

/// A source file with its mutants compiled in, and the way back from the compiler's diagnostics to them.
package struct InstrumentedFile: Sendable {
  package let text: String
  /// The ids of the mutants that are compiled in, in the order of their numbers.
  package let compiled: [String]
  private let pieces: [TextAssembly.Piece]
  private let sites: [InstrumentedSite]
  private let scopes: ScopeRanges
  private let lines: LineTable
  /// By id, for the mutants in closures of several statements: the ids of the same operator in the innermost one.
  private let groups: [String: [String]]

  init(assembly: TextAssembly, sites: [InstrumentedSite], scopes: ScopeRanges, groups: [String: [String]]) {
    self.groups = groups
    let (assembled, pieces) = assembly.assembled()
    let body = String(decoding: assembled, as: UTF8.self)
    text = sites.isEmpty ? body : InstrumentedFile.importing(body)
    lines = LineTable(text)
    self.pieces = pieces
    self.sites = sites
    self.scopes = scopes
    compiled = sites.flatMap(\.ids)
  }

  /// The import comes last, so that no line is moved.
  private static func importing(_ body: String) -> String {
    let end = body.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
    return body + end + "public import TelltaleRuntime\n"
  }

  /// The ids of the mutants that a diagnostic at this place may be due to: those of the innermost site, else those of
  /// the same statement, else of the enclosing declaration, else of the file.
  ///
  /// - Parameters:
  ///   - line: In the instrumented text, from 1.
  ///   - column: In UTF-8 code units, from 1.
  package func suspects(line: Int, column: Int) -> [String] {
    guard let offset = lines.offset(line: line, column: column) else { return compiled }
    let piece = pieces.last { $0.start <= offset }
    let original: Int
    switch piece?.origin {
    case .inserted(let index, let fault):
      guard let site = sites.first(where: { $0.index == index }) else { return compiled }
      if let fault, let id = site.faults[fault] { return [id] }
      return site.ids
    case .original(let start): original = start + offset - (piece?.start ?? 0)
    case nil: return compiled
    }
    // Sites are in the order of their starts, the outer ones first: the last that holds the place is the innermost.
    if let site = sites.last(where: { !$0.ids.isEmpty && !$0.isBody && $0.range.contains(original) }) {
      return site.ids
    }
    for scope in scopes.around(original) {
      let inside = sites.filter { scope.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= scope.upperBound }
      if !inside.isEmpty { return inside.flatMap(\.ids) }
    }
    return compiled
  }

  /// The form to try for a mutant whose present one does not compile.
  package func weakerForm(of id: String) -> Form {
    sites.first { $0.ids.contains(id) }?.weaker ?? .dropped
  }

  /// The other mutants of its operator in the innermost closure of several statements around a mutant.
  package func companions(of id: String) -> [String] {
    groups[id]?.filter { $0 != id } ?? []
  }
}
