/// The relations that are switched, by the number that a rewritten site gives.
///
/// What each becomes, in the order of the fault numbers, is the set of Kaminski, Ammann and Offutt: a test that
/// separates these separates every other exchange of one relation for another.
enum Relation: Int32 {
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual

  /// What stands in place of a relation.
  enum Substitute {
    case relation(Relation)
    case constant(Bool)
  }

  static let faults: Int32 = 3

  func substitute(_ index: Int32) -> Substitute {
    switch (self, index) {
    case (.less, 0): .relation(.lessOrEqual)
    case (.less, 1): .relation(.notEqual)
    case (.less, _): .constant(false)
    case (.lessOrEqual, 0): .relation(.less)
    case (.lessOrEqual, 1): .relation(.equal)
    case (.lessOrEqual, _): .constant(true)
    case (.greater, 0): .relation(.greaterOrEqual)
    case (.greater, 1): .relation(.notEqual)
    case (.greater, _): .constant(false)
    case (.greaterOrEqual, 0): .relation(.greater)
    case (.greaterOrEqual, 1): .relation(.equal)
    case (.greaterOrEqual, _): .constant(true)
    case (.equal, 0): .relation(.lessOrEqual)
    case (.equal, 1): .relation(.greaterOrEqual)
    case (.equal, _): .constant(false)
    case (.notEqual, 0): .relation(.less)
    case (.notEqual, 1): .relation(.greater)
    case (.notEqual, _): .constant(true)
    }
  }
}
