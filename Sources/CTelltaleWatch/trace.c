#define _GNU_SOURCE
#include "tree.h"

#include <signal.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/syscall.h>

enum { MOST_THREADS = 64 };

// How long is waited for one thread. One that can't run its handler never answers.
static const double ANSWER_SECONDS = 0.2;

void telltale_trace(pid_t process, struct telltale_tally *tally) {
  if (tally->traces != TELLTALE_TRACES_ANSWERED) return;
  char folder[64];
  telltale_process_path(folder, process, "/task");
  pid_t threads[MOST_THREADS];
  int count = telltale_list_numbers(folder, threads, MOST_THREADS);
  // One after the other, so that they do not write among each other's lines.
  for (int index = 0; index < count; index++) {
    uint32_t before = __atomic_load_n(&tally->traced, __ATOMIC_ACQUIRE);
    if (syscall(SYS_tgkill, process, threads[index], TELLTALE_TRACE_SIGNAL) != 0) continue;
    double end = telltale_now() + ANSWER_SECONDS;
    while (__atomic_load_n(&tally->traced, __ATOMIC_ACQUIRE) == before && telltale_now() < end) usleep(200);
  }
}

#else

void telltale_trace(pid_t process, struct telltale_tally *tally) { (void)process, (void)tally; }

#endif
