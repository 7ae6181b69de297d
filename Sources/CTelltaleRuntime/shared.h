#ifndef TELLTALE_SHARED_H
#define TELLTALE_SHARED_H

#include "telltale_runtime.h"

// Shares the tally with whoever watches this process, if TELLTALE_TALLY names one. Returns it; NULL for none. To be
// called once or more.
struct telltale_tally *telltale_share_tally(void);

// Whether each of the `count` faults numbered from `first` is recorded as infected, for good.
bool telltale_have_infected(int32_t first, int32_t count);

// Does all that is done before `main`. It is called by itself, wherever it is linked in.
void telltale_begin(void);
// What is done before `main`, in this order: a fork server comes between the first and the second.
void telltale_seed_hashing(void);
void telltale_serve(void);
// The rest, which a run does behind its server.
void telltale_begin_run(void);
void telltale_read_environment(void);
void telltale_seed_draws(void);
void telltale_start_observing(void);

// Has this thread say where it is, and the others of this process as well when they get the signal for it.
void telltale_trace_here(void);
void telltale_answer_traces(void);

#endif
