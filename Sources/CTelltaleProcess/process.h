#ifndef TELLTALE_PROCESS_INTERNAL_H
#define TELLTALE_PROCESS_INTERNAL_H

#include "telltale_process.h"

// Starts the command in a session of its own. Returns its id, or -1 with errno set.
pid_t telltale_start(const struct telltale_command *command);

#endif
