#ifndef TELLTALE_PROCESS_INTERNAL_H
#define TELLTALE_PROCESS_INTERNAL_H

#include "telltale_process.h"

// What was seen of the processes below this one.
struct telltale_tree {
  // Processor time used so far by those that live.
  double processor_seconds;
  uint64_t memory_bytes;
};

// Looks at all processes below this one, at any depth.
struct telltale_tree telltale_look(void);

// Looks at one process only, which is a hundred times cheaper.
struct telltale_tree telltale_look_at(pid_t process);

// Kills the children of this process. Returns how many there were.
int telltale_kill_children(void);

// Starts the command in a session of its own. Returns its id, or -1 with errno set.
pid_t telltale_start(const struct telltale_command *command);

#endif
