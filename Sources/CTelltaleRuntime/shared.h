#ifndef TELLTALE_SHARED_H
#define TELLTALE_SHARED_H

#include "telltale_runtime.h"

// Shares the tally with whoever watches this process, if TELLTALE_TALLY names one. Returns it; NULL for none. To be
// called once or more.
struct telltale_tally *telltale_share_tally(void);

// Has this thread say where it is, and the others of this process as well when they get the signal for it.
void telltale_trace_here(void);
void telltale_answer_traces(void);

#endif
