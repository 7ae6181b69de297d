package import Telltale

/// One mutation of one place in a source file, as a person would make it by hand.
package struct Mutant: Sendable, Hashable {
  /// Id, operator, place, original and replacement; the status is `ignored` where the source asks for it.
  package var fault: Fault
  /// The UTF-8 offsets in the original file that `fault.original` takes up.
  package var range: Range<Int>
  /// Why it is not in the default set; nil where it is, or where the operators were asked for by name.
  package var exclusion: Exclusion?

  package init(fault: Fault, range: Range<Int>, exclusion: Exclusion? = nil) {
    self.fault = fault
    self.range = range
    self.exclusion = exclusion
  }
}
