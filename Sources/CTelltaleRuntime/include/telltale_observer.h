#ifndef TELLTALE_OBSERVER_H
#define TELLTALE_OBSERVER_H

#include <stddef.h>

/// Appends one record, a line with its end, to the file that TELLTALE_RECORDS named when the process started.
void telltale_append_record(const char *text, size_t length);

#endif
