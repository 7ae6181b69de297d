#ifndef TELLTALE_OBSERVER_H
#define TELLTALE_OBSERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Appends one record, a line with its end, to the file that TELLTALE_RECORDS named when the process started. Returns
/// whether all of it is there.
bool telltale_append_record(const char *text, size_t length);

/// Whether this process is to serve runs once it knows its tests.
bool telltale_serves_tests(void);

/// Serves runs until nobody is left to ask for them, and comes back in each of the runs.
void telltale_serve_tests(void);

/// An argument that this run was asked for with, the program's name being the first; NULL behind the last.
const char *telltale_argument(uint32_t index);

/// Ends the process at once if a fault is switched on in it: what is recorded of it by now decides.
void telltale_bail(void);

#endif
