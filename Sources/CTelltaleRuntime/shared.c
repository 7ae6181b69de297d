#define _GNU_SOURCE
#include "shared.h"

#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

// A program that is not watched has this one to itself. The switches read it where it is, so that a shared one is mapped
// in its place.
struct telltale_tally telltale_shared __attribute__((aligned(TELLTALE_TALLY_BYTES)));

static struct telltale_tally *shared;

// Of a library, a program gets what it asks for: whoever has switches asks for this.
__attribute__((used)) static void (*const beginning)(void) = telltale_begin;

struct telltale_tally *telltale_share_tally(void) {
  const char *path = getenv("TELLTALE_TALLY");
  if (!shared && path) shared = telltale_map_tally(path, &telltale_shared);
  return shared;
}

// Ends the run, and not only this process where that is one that the test has started: what becomes of it is for
// nobody to judge.
static void stop_run(void) {
  if (telltale_shared.traces) telltale_trace_here();
  __atomic_store_n(&telltale_shared.stopped, 1, __ATOMIC_RELEASE);
  pid_t leader = getsid(0);
  if (leader > 0) kill(leader, SIGKILL);
  kill(getpid(), SIGKILL);
  while (true) pause();
}

bool telltale_visit(int32_t first, int32_t count) {
  uint32_t mode = __atomic_load_n(&telltale_shared.mode, __ATOMIC_RELAXED);
  if (mode != 0) {
    // Not locked: what threads count at the same moment may be lost, and a limit of many times the work can do without.
    uint64_t work = __atomic_load_n(&telltale_shared.work, __ATOMIC_RELAXED) + 1;
    __atomic_store_n(&telltale_shared.work, work, __ATOMIC_RELAXED);
    if (shared && telltale_shared.work_limit != 0 && work > telltale_shared.work_limit) stop_run();
  }
  bool thrown = (uint32_t)(telltale_active - first) < (uint32_t)count;
  if (thrown && telltale_shared.thrown == 0) __atomic_store_n(&telltale_shared.thrown, 1, __ATOMIC_RELAXED);
  // Of faults that have computed another value there is nothing more to record.
  return thrown || ((mode & TELLTALE_RECORDING) != 0 && !telltale_have_infected(first, count));
}
