#include "shared.h"

// Everything that this runtime does before `main`. It has no priority, so that it comes behind what registers the
// program with the Swift library: what a fork server has warmed up until then would be thrown away by that.
//
// Whatever the environment says of faults, pages, draws and records is read behind the server, anew in each run.
__attribute__((constructor)) static void telltale_begin(void) {
  telltale_seed_hashing();
  telltale_serve();
  telltale_begin_run();
}

void telltale_begin_run(void) {
  telltale_read_environment();
  telltale_seed_draws();
  telltale_start_observing();
}
