#ifndef TELLTALE_PAGE_H
#define TELLTALE_PAGE_H

#include <stdint.h>

/// The page file: this header, then one byte of flags for each fault number from 0 to `capacity` - 1, then, from the next
/// multiple of 8, one `telltale_operands` for each.
///
/// It is made by the runner, named in TELLTALE_PAGE, and mapped shared, so that the child processes of a test record
/// into it as well.
struct telltale_page {
  char magic[8];  // "TELLTALE"
  uint32_t version;  // 2
  uint32_t capacity;
  uint8_t reserved[48];
  uint8_t flags[];
};

enum {
  /// The fault's code ran.
  TELLTALE_REACHED = 1,
  /// It computed another value, or may have.
  TELLTALE_INFECTED = 2,
  /// INFECTED stands only for as long as what the fault skips has not come to its end: whoever traps or throws in
  /// between leaves it standing.
  TELLTALE_UNSETTLED = 4,
};

/// The two sides of a comparison, of all that were compared those nearest to each other.
struct telltale_operands {
  /// Not 0 while somebody writes here.
  uint32_t taken;
  /// What the sides are: 0 for none yet, 1 for integers, 2 for the bits of doubles.
  uint32_t kind;
  /// How far apart the sides are, in an order that grows with their distance.
  uint64_t distance;
  int64_t left;
  int64_t right;
};

enum { TELLTALE_INTEGERS = 1, TELLTALE_DOUBLES = 2 };

#endif
