#ifndef TELLTALE_PROCESS_INTERNAL_H
#define TELLTALE_PROCESS_INTERNAL_H

#include "telltale_process.h"

#include <stdbool.h>

// Starts the command in a session of its own. Returns its id, or -1 with errno set.
pid_t telltale_start(const struct telltale_command *command);

// Keeps this process, and all that it starts, from writing anywhere but below these paths and to devices that hold
// nothing. Both return false with errno set where the system does not know of such a thing, or forbids it.
bool telltale_forbid_writing(char *const *but_below);

// Gives this process a network of its own, in which there is nothing but this machine.
bool telltale_own_network(void);

#endif
