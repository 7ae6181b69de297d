#ifndef TELLTALE_TALLY_H
#define TELLTALE_TALLY_H

#include <stdint.h>

enum {
  /// The switches record reach and infection.
  TELLTALE_RECORDING = 1,
  /// The switches count themselves, which they do while recording as well.
  TELLTALE_COUNTING = 2,
};

/// The signal at which a thread says in the tally where it is; SIGSTKFLT, which nothing uses.
enum { TELLTALE_TRACE_SIGNAL = 16 };

/// What `traces` is once the process has set itself up to answer.
enum { TELLTALE_TRACES_ANSWERED = 2 };

/// How large a tally is: a whole number of pages, whatever their size.
enum { TELLTALE_TALLY_BYTES = 65536, TELLTALE_TRACE_BYTES = TELLTALE_TALLY_BYTES - 64 };

/// What a run and whoever watches it both see: a file with these bytes, mapped by both, all 0 when the run begins.
struct telltale_tally {
  /// What the switches have to do beyond looking whether they are on.
  uint32_t mode;
  /// Not 0 once a process of the run has ended it for evaluating too many switches.
  uint32_t stopped;
  /// How many switches were evaluated while that was counted.
  uint64_t work;
  /// How many may be; 0 for any number.
  uint64_t work_limit;
  /// Not 0 where threads are to say where they are before the run is killed.
  uint32_t traces;
  /// How many of the process's threads have said so.
  uint32_t traced;
  /// How many bytes of `trace` are taken.
  uint32_t trace_size;
  /// Not 0 once the switch of the fault that is switched on was evaluated.
  uint32_t thrown;
  uint32_t unused[6];
  /// Lines of an address's file, a tab, and its place there in hexadecimal; each thread's end with an empty one.
  char trace[TELLTALE_TRACE_BYTES];
};

/// Maps the file of a tally, in place of the tally at `place` or, for NULL, anywhere. Returns NULL, with the memory at
/// `place` as it was, where that can't be done.
struct telltale_tally *telltale_map_tally(const char *path, struct telltale_tally *place);

#endif
