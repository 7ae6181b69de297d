/// Puts the changes of many sites, which may stand inside each other, into one text.
struct TextAssembly {
  /// A stretch of the changed text.
  struct Piece {
    enum Origin {
      /// From this offset of the original on.
      case original(Int)
      /// Put in for a site, or for one of its faults.
      case inserted(site: Int, fault: Int?)
    }

    /// The offset in the changed text.
    var start: Int
    var origin: Origin
  }

  private let text: [UInt8]
  private var edits: [(edit: TextEdit, site: Int, order: Int)] = []

  init(text: [UInt8]) {
    self.text = text
  }

  /// Adds a change; outer sites have the lower indices.
  mutating func add(_ edit: TextEdit, site: Int) {
    edits.append((edit, site, edits.count))
  }

  /// The changed text with its pieces.
  func assembled() -> (text: [UInt8], pieces: [Piece]) {
    var result: [UInt8] = []
    var pieces: [Piece] = []
    var copied = 0
    for (edit, site, _) in sorted() {
      if edit.range.lowerBound > copied {
        pieces.append(Piece(start: result.count, origin: .original(copied)))
        result += text[copied..<edit.range.lowerBound]
      }
      pieces.append(Piece(start: result.count, origin: .inserted(site: site, fault: edit.fault)))
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    pieces.append(Piece(start: result.count, origin: .original(copied)))
    result += text[copied...]
    return (result, pieces)
  }

  /// By offset; closings before openings, outer openings before inner ones, inner closings before outer ones.
  private func sorted() -> [(edit: TextEdit, site: Int, order: Int)] {
    edits.sorted { left, right in
      let (a, b) = (left.edit, right.edit)
      if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
      let (rankA, rankB) = (rank(a.kind), rank(b.kind))
      if rankA != rankB { return rankA < rankB }
      if left.site != right.site { return a.kind == .closing ? left.site > right.site : left.site < right.site }
      return left.order < right.order
    }
  }

  private func rank(_ kind: TextEdit.Kind) -> Int {
    switch kind {
    case .closing: 0
    case .opening: 1
    case .replacing: 2
    }
  }
}
