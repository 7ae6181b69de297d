#ifndef TELLTALE_PROCESS_H
#define TELLTALE_PROCESS_H

#include "telltale_watch.h"

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
  /// The descriptor that becomes the command's standard input; -1 for nothing to read.
  int input;
  /// Descriptors that become the command's standard output and standard error.
  int output;
  int error;
  /// Where the keeper writes its reports: the write end of a pipe.
  int report;
  /// The read end of a pipe: when its write end is closed, everything is killed.
  int control;
  struct telltale_limits limits;
  /// The file that the command and the keeper share; NULL for none.
  const char *tally;
  /// The paths below which the command may write, ended by NULL; NULL itself for wherever this process may.
  char *const *writable;
  /// Not 0 where the command shall have a network of its own, without a way out of it.
  int32_t own_network;
  /// Not 0 where the command's addresses shall be the same in each run.
  int32_t fixed_addresses;
  /// Not 0 where everything else goes before the command, though never so far that it gets nothing.
  int32_t in_background;
};

/// What kind of report the keeper gives.
enum telltale_report_kind {
  /// The command runs; `process` is its id, and that of its session and process group.
  TELLTALE_STARTED = 1,
  /// The command could not be started; `error` says why.
  TELLTALE_NOT_STARTED = 2,
  /// The command has ended and so has everything it left behind.
  TELLTALE_ENDED = 3,
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
