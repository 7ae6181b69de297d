#include "shared.h"

#include <stdlib.h>

// Everything that this runtime does before `main`. It has no priority, so that it comes behind what registers the
// program with the Swift library: what a fork server has warmed up until then would be thrown away by that.
//
// Whatever the environment says of faults, pages, draws and records is read behind the server, anew in each run.
__attribute__((constructor)) void telltale_begin(void) {
  // A program that was not linked with this has loaded it; what it starts need not.
  if (getenv("TELLTALE_PRELOADED")) unsetenv("LD_PRELOAD");
  unsetenv("TELLTALE_PRELOADED");
  telltale_seed_hashing();
  telltale_serve();
  telltale_begin_run();
}

void telltale_begin_run(void) {
  telltale_read_environment();
  telltale_seed_draws();
  telltale_start_observing();
}
