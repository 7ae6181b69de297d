#ifndef TELLTALE_WATCH_H
#define TELLTALE_WATCH_H

#include "telltale_tally.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// What a process and everything that it starts may use; 0 is no limit.
struct telltale_limits {
  double wall_seconds;
  double processor_seconds;
  /// How long they may use next to nothing of a processor.
  double idle_seconds;
  uint64_t memory_bytes;
  /// How many switches may be evaluated; they are counted only where this is a limit.
  uint64_t switches;
  /// Not 0 where a process that is stopped is to say where it is.
  uint64_t traces;
};

/// Why a process was killed.
enum telltale_stop {
  TELLTALE_NOT_STOPPED = 0,
  TELLTALE_STOPPED_BY_WALL_CLOCK = 1,
  TELLTALE_STOPPED_BY_PROCESSOR_TIME = 2,
  TELLTALE_STOPPED_BY_MEMORY = 3,
  TELLTALE_STOPPED_BY_CALLER = 4,
  TELLTALE_STOPPED_BY_SWITCHES = 5,
};

/// What is reported of a process that was watched.
struct telltale_report {
  /// The caller's own, as `error` is.
  int32_t kind;
  int32_t process;
  int32_t error;
  /// As wait4 gives it.
  int32_t status;
  int32_t stop;
  /// How many processes could not be ended.
  int32_t left_behind;
  /// Of the process and the children it waited for, or what was seen while it ran, whichever is more.
  double processor_seconds;
  double wall_seconds;
  /// The most that was seen resident at one time; 0 when nothing was looked at.
  uint64_t memory_bytes;
  /// How many switches were evaluated while they were counted.
  uint64_t switches;
  /// Not 0 where the switch of the fault that is switched on was evaluated.
  uint64_t thrown;
};

/// Seconds of a clock that is never set.
double telltale_now(void);

/// Makes this process one that watches others: every process that they leave behind becomes its child, and no signal
/// that a terminal or a test sends around ends it. The end of a child is blocked but for while `telltale_doze` waits.
void telltale_become_watcher(void);

/// Waits for a descriptor to have something to read, for the end of a child, or for so many seconds to pass; less than
/// 0 is without end. Of no descriptors, those of -1 are passed over. Returns whether one of them has something.
bool telltale_doze(double seconds, const int *descriptors, int count);

/// Waits at most so long, or until a child ends. Returns whether the process that is watched is to be killed.
typedef bool (*telltale_pause)(double seconds, void *context);

/// Is told once that the process and all below it have used next to nothing of a processor for a while, and do not want
/// one: they wait, and may do so for long.
typedef void (*telltale_notice)(void *context);

/// Makes the tally, if there is one, that of a run that has not begun.
void telltale_clear(struct telltale_tally *tally, const struct telltale_limits *limits);

/// Watches the child `report->process`, a session of its own, until it has ended or went over a limit; kills its group,
/// reaps it, ends everything that it left behind, and fills in the rest of the report. There may be no tally, and nobody
/// to take notice.
void telltale_watch(
    const struct telltale_limits *limits, struct telltale_tally *tally, double started, telltale_pause pause,
    telltale_notice notice, void *context, struct telltale_report *report);

/// What was seen of the processes below this one.
struct telltale_tree {
  /// Processor time used so far by those that live.
  double processor_seconds;
  uint64_t memory_bytes;
  /// How many of them run, or would if they were given a processor.
  int running;
};

/// Looks at all processes below this one, at any depth.
struct telltale_tree telltale_look(void);

/// Looks at one process only, which is a hundred times cheaper.
struct telltale_tree telltale_look_at(pid_t process);

/// Whether a thread of a process runs, or would if it were given a processor.
bool telltale_runs(pid_t process);

/// Has the threads of a process say where they are, for as long as that takes but not for ever.
void telltale_trace(pid_t process, struct telltale_tally *tally);

/// Kills the children of this process. Returns how many there were.
int telltale_kill_children(void);

#endif
