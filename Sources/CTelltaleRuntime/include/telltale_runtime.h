#ifndef TELLTALE_RUNTIME_H
#define TELLTALE_RUNTIME_H

#include "telltale_tally.h"

#include <stdbool.h>
#include <stdint.h>

/// The number of the fault that is switched on in this process; 0 when none is. Set before `main` from TELLTALE_FAULT.
extern int32_t telltale_active;

/// What this process shares with whoever watches it, where it is watched. Its mode is that of the switches: recording is
/// set before `main` when TELLTALE_PAGE names a page file.
extern struct telltale_tally telltale_shared;

/// Counts a switch that is more than looked at. Returns whether one of the `count` faults numbered from `first` is
/// switched on, or there is something to record of one.
bool telltale_visit(int32_t first, int32_t count);

/// Whether one of the `count` faults numbered from `first` is switched on, or there is something to record of one.
///
/// Inlined even where nothing is optimised: this is all that a switch costs while it is off.
__attribute__((always_inline)) static inline bool telltale_watches(int32_t first, int32_t count) {
  return (telltale_shared.mode | ((uint32_t)(telltale_active - first) < (uint32_t)count)) != 0 &&
         telltale_visit(first, count);
}

/// The fault switched on, as a function: Swift 6 can't read a mutable C variable.
static inline int32_t telltale_active_fault(void) { return telltale_active; }

/// Whether reach and infection are being recorded.
static inline bool telltale_records(void) { return (telltale_shared.mode & TELLTALE_RECORDING) != 0; }

/// Notes that the code of the `count` faults numbered from `first` ran.
void telltale_reach(int32_t first, int32_t count);

/// Notes that the fault of this number computed another value, or may have.
void telltale_infect(int32_t fault);

/// Notes the fault as infected until `telltale_settle`, which may never come where what it skips traps or throws.
void telltale_suspect(int32_t fault);

/// Notes what a comparison compared, unless what was noted before is as near to each other.
void telltale_note_operands(int32_t fault, uint32_t kind, int64_t left, int64_t right, uint64_t distance);

/// Takes back a `telltale_suspect` that nothing has confirmed since.
void telltale_settle(int32_t fault);

#endif
