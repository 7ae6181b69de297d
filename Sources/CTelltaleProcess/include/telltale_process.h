#ifndef TELLTALE_PROCESS_H
#define TELLTALE_PROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// A command and its limits; a limit of 0 is none.
struct telltale_command {
  /// A path; PATH is not searched.
  const char *executable;
  /// The first one is the command's name; ended by NULL.
  char *const *arguments;
  /// NAME=VALUE; ended by NULL.
  char *const *environment;
  const char *folder;
  /// Descriptors that become the command's standard output and standard error.
  int output;
  int error;
  /// Where the keeper writes its reports: the write end of a pipe.
  int report;
  /// The read end of a pipe: when its write end is closed, everything is killed.
  int control;
  double wall_seconds;
  double processor_seconds;
  uint64_t memory_bytes;
  /// Not 0 where the command's addresses shall be the same in each run.
  int32_t fixed_addresses;
};

enum telltale_report_kind {
  /// The command runs; `process` is its id, and that of its session and process group.
  TELLTALE_STARTED = 1,
  /// The command could not be started; `error` says why.
  TELLTALE_NOT_STARTED = 2,
  /// The command has ended and so has everything it left behind.
  TELLTALE_ENDED = 3,
};

/// Why the keeper killed a command.
enum telltale_stop {
  TELLTALE_NOT_STOPPED = 0,
  TELLTALE_STOPPED_BY_WALL_CLOCK = 1,
  TELLTALE_STOPPED_BY_PROCESSOR_TIME = 2,
  TELLTALE_STOPPED_BY_MEMORY = 3,
  TELLTALE_STOPPED_BY_CALLER = 4,
};

struct telltale_report {
  int32_t kind;
  int32_t process;
  int32_t error;
  /// As wait4 gives it.
  int32_t status;
  int32_t stop;
  /// How many processes could not be ended.
  int32_t left_behind;
  /// Of the command and the children it waited for, or what was seen while it ran, whichever is more.
  double processor_seconds;
  double wall_seconds;
  /// The most that was seen resident at one time; 0 when nothing was looked at.
  uint64_t memory_bytes;
};

/// Starts a keeper: a process of its own that starts the command in a new session, holds it to its limits, takes in
/// every process it leaves behind, whatever session that is in, and ends them all before it reports the end.
///
/// The keeper kills everything as well when the calling process goes away. It is a fork that executes nothing else, so
/// that there is no second file to find; the caller waits for it.
///
/// Returns the keeper's process id, or -1 with errno set.
pid_t telltale_keep(const struct telltale_command *command);

/// A pipe whose ends are closed in commands started elsewhere in the process. Returns 0, or -1 with errno set.
int telltale_pipe(int ends[2]);

#endif
