#ifndef TELLTALE_TREE_H
#define TELLTALE_TREE_H

#include "telltale_watch.h"

// Both are safe in the fork of a process that had several threads.

// Writes /proc/PROCESS and what follows; there have to be 64 characters of room.
void telltale_process_path(char *path, pid_t process, const char *rest);

// The numbers among the names in a folder, `most` of them. Returns how many.
int telltale_list_numbers(const char *folder, pid_t *numbers, int most);

#endif
