#define _GNU_SOURCE
#include "telltale_watch.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

// How often limits are looked at, and at every which look the whole tree is, more often where it is all that keeps a
// process that waits. The process itself is cheap to look at.
static const double LOOK_SECONDS = 0.01;
enum { LOOKS_PER_TREE = 20, LOOKS_PER_QUIET_TREE = 4 };

// How long processes that were left behind are chased.
static const double SWEEP_SECONDS = 10;

double telltale_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void wake(int number) { (void)number; }

void telltale_become_watcher(void) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  struct sigaction ignored = {.sa_handler = SIG_IGN}, standard = {.sa_handler = SIG_DFL};
  struct sigaction waking = {.sa_handler = wake};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  int harmless[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t index = 0; index < sizeof harmless / sizeof *harmless; index++) {
    sigaction(harmless[index], &ignored, NULL);
  }
  sigaction(SIGCHLD, &waking, NULL);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGCHLD);
  sigprocmask(SIG_SETMASK, &blocked, NULL);
}

bool telltale_doze(double seconds, const int *descriptors, int count) {
  sigset_t none;
  sigemptyset(&none);
  fd_set watched;
  FD_ZERO(&watched);
  int highest = -1;
  for (int index = 0; index < count; index++) {
    if (descriptors[index] < 0) continue;
    FD_SET(descriptors[index], &watched);
    if (descriptors[index] > highest) highest = descriptors[index];
  }
  struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  return pselect(highest + 1, &watched, NULL, NULL, seconds < 0 ? NULL : &time, &none) > 0;
}

static bool has_ended(pid_t process) {
  siginfo_t info = {0};
  return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == process;
}

static bool ended_itself(const struct telltale_tally *tally) {
  return tally && __atomic_load_n(&tally->stopped, __ATOMIC_ACQUIRE) != 0;
}

// What a process that only waits may use for that, at once and of each second: it has threads that wake up now and then
// to look for what they wait for.
static const double STILL_SECONDS = 0.005, STILL_SHARE = 0.01;

// The same of all below it, whose use is told in hundredths of a second.
static const double TREE_STILL_SECONDS = 0.02;

// How long a process has to be still to be taken for one that waits; and not to run, which one that gets no processor
// does.
static const double WAITING_SECONDS = 0.05;

// Since when a run has used next to nothing of a processor, and what it had used by then.
struct stillness {
  double since;
  double process_seconds;
  double tree_seconds;
};

// Returns how long it has been still. What a run waits for may be done by a process below it, which only a look at the
// whole tree can tell.
static double stay_still(struct stillness *still, const struct telltale_tree *seen, bool is_tree) {
  double *base = is_tree ? &still->tree_seconds : &still->process_seconds, now = telltale_now();
  double used = seen->processor_seconds - *base, least = is_tree ? TREE_STILL_SECONDS : STILL_SECONDS;
  // Less than before where a process below has ended.
  if (fabs(used) > least + STILL_SHARE * (now - still->since)) {
    still->since = now;
    *base += used;
    // The process is part of the tree.
    if (!is_tree) still->tree_seconds += used;
  }
  return now - still->since;
}

static int wait_for_end(
    const struct telltale_limits *limits, struct telltale_tally *tally, double started, telltale_pause pause,
    telltale_notice notice, void *context, struct telltale_report *report) {
  bool looks = notice || limits->processor_seconds > 0 || limits->memory_bytes > 0 || limits->idle_seconds > 0 ||
               (tally && limits->switches > 0);
  struct stillness still = {.since = started};
  double quiet = 0;
  for (long look = 1; !has_ended(report->process); look++) {
    double elapsed = telltale_now() - started, longest = looks ? LOOK_SECONDS : -1;
    if (limits->wall_seconds > 0) {
      double left = limits->wall_seconds - elapsed;
      if (left <= 0) return TELLTALE_STOPPED_BY_WALL_CLOCK;
      if (longest < 0 || left < longest) longest = left;
    }
    if (looks && look > 1) {
      bool is_over = limits->idle_seconds > 0 && quiet > limits->idle_seconds;
      bool is_quiet = is_over || (notice && quiet > WAITING_SECONDS);
      bool is_tree = look % LOOKS_PER_TREE == 0 || (is_quiet && look % LOOKS_PER_QUIET_TREE == 0);
      struct telltale_tree seen = is_tree ? telltale_look() : telltale_look_at(report->process);
      if (seen.memory_bytes > report->memory_bytes) report->memory_bytes = seen.memory_bytes;
      if (seen.processor_seconds > report->processor_seconds) report->processor_seconds = seen.processor_seconds;
      if (limits->memory_bytes > 0 && seen.memory_bytes > limits->memory_bytes) return TELLTALE_STOPPED_BY_MEMORY;
      if (limits->processor_seconds > 0 && seen.processor_seconds > limits->processor_seconds) {
        return TELLTALE_STOPPED_BY_PROCESSOR_TIME;
      }
      // What can't be seen, for want of /proc say, is not idle for that.
      if (seen.memory_bytes > 0) quiet = stay_still(&still, &seen, is_tree);
      bool waits = is_tree && quiet > WAITING_SECONDS && seen.running == 0 && !telltale_runs(report->process);
      if (notice && waits) {
        notice(context);
        notice = NULL;
      }
      // Whoever waits for so long is not kept from a processor by others.
      if (limits->idle_seconds > 0 && is_tree && quiet > limits->idle_seconds) return TELLTALE_STOPPED_BY_WALL_CLOCK;
      // A process below the one that is watched may have come to the end, in a session of its own.
      if (ended_itself(tally)) return TELLTALE_STOPPED_BY_SWITCHES;
    }
    if (pause(longest, context)) return TELLTALE_STOPPED_BY_CALLER;
  }
  return TELLTALE_NOT_STOPPED;
}

// Ends every process that is left. Those whose parent has gone are children of this process now, so that killing its
// children again and again gets all of them.
static int sweep(void) {
  double end = telltale_now() + SWEEP_SECONDS;
  int left = 0;
  while (true) {
    pid_t reaped = waitpid(-1, NULL, WNOHANG);
    if (reaped > 0) continue;
    if (reaped < 0 && errno == ECHILD) return 0;
    if (telltale_now() > end) return left;
    left = telltale_kill_children();
    telltale_doze(0.005, NULL, 0);
  }
}

void telltale_clear(struct telltale_tally *tally, const struct telltale_limits *limits) {
  if (!tally) return;
  memset(tally, 0, offsetof(struct telltale_tally, trace));
  tally->work_limit = limits->switches;
  tally->mode = limits->switches > 0 ? TELLTALE_COUNTING : 0;
  tally->traces = limits->traces != 0;
}

// Whether it was ended by us, or by a process of the run that evaluated too many switches.
static bool was_killed(int status, bool traced) {
  if (!WIFSIGNALED(status)) return false;
  return WTERMSIG(status) == SIGKILL || (traced && WTERMSIG(status) == TELLTALE_TRACE_SIGNAL);
}

void telltale_watch(
    const struct telltale_limits *limits, struct telltale_tally *tally, double started, telltale_pause pause,
    telltale_notice notice, void *context, struct telltale_report *report) {
  report->stop = wait_for_end(limits, tally, started, pause, notice, context, report);
  bool traces = tally && limits->traces != 0 && report->stop != TELLTALE_NOT_STOPPED &&
                report->stop != TELLTALE_STOPPED_BY_CALLER && !ended_itself(tally);
  if (traces) telltale_trace(report->process, tally);
  // Before the process is reaped, while its group can't be anybody else's.
  kill(-report->process, SIGKILL);
  kill(report->process, SIGKILL);
  struct rusage usage = {0};
  while (wait4(report->process, &report->status, 0, &usage) < 0 && errno == EINTR) {
  }
  // It may have ended by itself between the last look and the kill.
  bool killed = was_killed(report->status, traces);
  if (tally) {
    report->switches = __atomic_load_n(&tally->work, __ATOMIC_RELAXED);
    report->thrown = __atomic_load_n(&tally->thrown, __ATOMIC_RELAXED);
  }
  if (!killed && report->stop != TELLTALE_STOPPED_BY_CALLER) report->stop = TELLTALE_NOT_STOPPED;
  // Whatever became of the process itself: one that it had started may be the one that was ended.
  if (report->stop != TELLTALE_STOPPED_BY_CALLER && ended_itself(tally)) report->stop = TELLTALE_STOPPED_BY_SWITCHES;
  report->wall_seconds = telltale_now() - started;
  double used = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  if (used > report->processor_seconds) report->processor_seconds = used;
  report->left_behind = sweep();
}
