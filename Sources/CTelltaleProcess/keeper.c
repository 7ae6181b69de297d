#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// Where the keeper's descriptors are moved to, so that all others can be closed.
enum { REPORT = 3, CONTROL = 4, OUTPUT = 5, ERROR = 6, FIRST_UNUSED = 7 };

// How often limits are looked at, and at every which look the whole tree is. The command itself is cheap to look at.
static const double LOOK_SECONDS = 0.02;
enum { LOOKS_PER_TREE = 10 };

// How long processes that were left behind are chased.
static const double SWEEP_SECONDS = 10;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void wake(int number) { (void)number; }

static bool move_descriptors(struct telltale_command *command) {
  // First out of the way, so that none is written over before it is moved.
  int report = fcntl(command->report, F_DUPFD_CLOEXEC, 64), control = fcntl(command->control, F_DUPFD_CLOEXEC, 64);
  int output = fcntl(command->output, F_DUPFD_CLOEXEC, 64), error = fcntl(command->error, F_DUPFD_CLOEXEC, 64);
  if (report < 0 || control < 0 || output < 0 || error < 0) return false;
  if (dup2(report, REPORT) < 0 || dup2(control, CONTROL) < 0 || dup2(output, OUTPUT) < 0 || dup2(error, ERROR) < 0) {
    return false;
  }
  for (int number = REPORT; number <= ERROR; number++) fcntl(number, F_SETFD, FD_CLOEXEC);
  command->output = OUTPUT;
  command->error = ERROR;
#ifdef __linux__
  if (syscall(SYS_close_range, FIRST_UNUSED, ~0U, 0) == 0) return true;
#endif
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 65536) most = 65536;
  for (int number = FIRST_UNUSED; number < most; number++) close(number);
  return true;
}

// The keeper outlives whatever a terminal or a test sends around: only the end of the control pipe stops it.
static void settle(void) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_NAME, "telltale-keeper");
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

static void send_report(const struct telltale_report *report) {
  while (write(REPORT, report, sizeof *report) < 0 && errno == EINTR) {
  }
}

// Waits for a child's end or, while `control` is watched, for the end of the control pipe. Returns whether it was that.
static bool doze(double seconds, bool control) {
  sigset_t none;
  sigemptyset(&none);
  fd_set watched;
  FD_ZERO(&watched);
  if (control) FD_SET(CONTROL, &watched);
  struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  int ready = pselect(CONTROL + 1, &watched, NULL, NULL, seconds < 0 ? NULL : &time, &none);
  return ready > 0 && control;
}

static bool has_ended(pid_t process) {
  siginfo_t info = {0};
  return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == process;
}

// Watches the command until it has ended or must be stopped.
static int watch(const struct telltale_command *command, double started, struct telltale_report *report) {
  bool looks = command->processor_seconds > 0 || command->memory_bytes > 0;
  for (long look = 1; !has_ended(report->process); look++) {
    double elapsed = now() - started, pause = looks ? LOOK_SECONDS : -1;
    if (command->wall_seconds > 0) {
      double left = command->wall_seconds - elapsed;
      if (left <= 0) return TELLTALE_STOPPED_BY_WALL_CLOCK;
      if (pause < 0 || left < pause) pause = left;
    }
    if (looks) {
      struct telltale_tree seen = look % LOOKS_PER_TREE == 0 ? telltale_look() : telltale_look_at(report->process);
      if (seen.memory_bytes > report->memory_bytes) report->memory_bytes = seen.memory_bytes;
      if (seen.processor_seconds > report->processor_seconds) report->processor_seconds = seen.processor_seconds;
      if (command->memory_bytes > 0 && seen.memory_bytes > command->memory_bytes) return TELLTALE_STOPPED_BY_MEMORY;
      if (command->processor_seconds > 0 && seen.processor_seconds > command->processor_seconds) {
        return TELLTALE_STOPPED_BY_PROCESSOR_TIME;
      }
    }
    if (doze(pause, true)) return TELLTALE_STOPPED_BY_CALLER;
  }
  return TELLTALE_NOT_STOPPED;
}

// Ends every process that is left. Those whose parent has gone are children of the keeper now, so that killing its
// children again and again gets all of them.
static int sweep(void) {
  double end = now() + SWEEP_SECONDS;
  int left = 0;
  while (true) {
    pid_t reaped = waitpid(-1, NULL, WNOHANG);
    if (reaped > 0) continue;
    if (reaped < 0 && errno == ECHILD) return 0;
    if (now() > end) return left;
    left = telltale_kill_children();
    doze(0.005, false);
  }
}

static void keep(struct telltale_command command) {
  settle();
  struct telltale_report report = {0};
  double started = now();
  report.process = move_descriptors(&command) ? telltale_start(&command) : -1;
  if (report.process < 0) {
    report.kind = TELLTALE_NOT_STARTED;
    report.error = errno;
    send_report(&report);
    _exit(0);
  }
  close(OUTPUT);
  close(ERROR);
  report.kind = TELLTALE_STARTED;
  send_report(&report);

  report.stop = watch(&command, started, &report);
  // Before the command is reaped, while its group can't be anybody else's.
  kill(-report.process, SIGKILL);
  kill(report.process, SIGKILL);
  struct rusage usage = {0};
  while (wait4(report.process, &report.status, 0, &usage) < 0 && errno == EINTR) {
  }
  // It may have ended by itself between the last look and the kill.
  bool killed = WIFSIGNALED(report.status) && WTERMSIG(report.status) == SIGKILL;
  if (!killed && report.stop != TELLTALE_STOPPED_BY_CALLER) report.stop = TELLTALE_NOT_STOPPED;
  report.wall_seconds = now() - started;
  double used = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  if (used > report.processor_seconds) report.processor_seconds = used;
  report.left_behind = sweep();
  report.kind = TELLTALE_ENDED;
  send_report(&report);
  _exit(0);
}

pid_t telltale_keep(const struct telltale_command *command) {
  sigset_t all, before;
  sigfillset(&all);
  // So that no handler of the caller's runs in the keeper before it has dropped them.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = fork();
  if (keeper == 0) keep(*command);
  int problem = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = problem;
  return keeper;
}
