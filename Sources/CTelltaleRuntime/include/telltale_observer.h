#ifndef TELLTALE_OBSERVER_H
#define TELLTALE_OBSERVER_H

#include <stdbool.h>
#include <stddef.h>

/// Appends one record, a line with its end, to the file that TELLTALE_RECORDS named when the process started. Returns
/// whether all of it is there.
bool telltale_append_record(const char *text, size_t length);

/// Ends the process at once if a fault is switched on in it: what is recorded of it by now decides.
void telltale_bail(void);

#endif
