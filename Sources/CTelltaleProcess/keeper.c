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
enum { REPORT = 3, CONTROL = 4, OUTPUT = 5, ERROR = 6, INPUT = 7, FIRST_UNUSED = 8 };

static bool move_descriptors(struct telltale_command *command) {
  // First out of the way, so that none is written over before it is moved.
  int report = fcntl(command->report, F_DUPFD_CLOEXEC, 64), control = fcntl(command->control, F_DUPFD_CLOEXEC, 64);
  int output = fcntl(command->output, F_DUPFD_CLOEXEC, 64), error = fcntl(command->error, F_DUPFD_CLOEXEC, 64);
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  int input = fcntl(command->input < 0 ? nothing : command->input, F_DUPFD_CLOEXEC, 64);
  if (report < 0 || control < 0 || output < 0 || error < 0 || input < 0) return false;
  if (dup2(report, REPORT) < 0 || dup2(control, CONTROL) < 0 || dup2(output, OUTPUT) < 0 || dup2(error, ERROR) < 0 ||
      dup2(input, INPUT) < 0) {
    return false;
  }
  for (int number = REPORT; number <= INPUT; number++) fcntl(number, F_SETFD, FD_CLOEXEC);
  command->output = OUTPUT;
  command->error = ERROR;
  command->input = INPUT;
#ifdef __linux__
  if (syscall(SYS_close_range, FIRST_UNUSED, ~0U, 0) == 0) return true;
#endif
  long most = sysconf(_SC_OPEN_MAX);
  if (most < 0 || most > 65536) most = 65536;
  for (int number = FIRST_UNUSED; number < most; number++) close(number);
  return true;
}

static void send_report(const struct telltale_report *report) {
  while (write(REPORT, report, sizeof *report) < 0 && errno == EINTR) {
  }
}

// Waits for the command's end, or for the end of the control pipe.
static bool pause_for_control(double seconds, void *context) {
  (void)context;
  return telltale_doze(seconds, (int[]){CONTROL}, 1);
}

static void keep(struct telltale_command command) {
  telltale_become_watcher();
#ifdef __linux__
  prctl(PR_SET_NAME, "telltale-keeper");
#endif
  struct telltale_report report = {0};
  struct telltale_tally *tally = command.tally ? telltale_map_tally(command.tally, NULL) : NULL;
  telltale_clear(tally, &command.limits);
  double started = telltale_now();
  report.process = move_descriptors(&command) ? telltale_start(&command) : -1;
  if (report.process < 0) {
    report.kind = TELLTALE_NOT_STARTED;
    report.error = errno;
    send_report(&report);
    _exit(0);
  }
  close(OUTPUT);
  close(ERROR);
  close(INPUT);
  report.kind = TELLTALE_STARTED;
  send_report(&report);

  telltale_watch(&command.limits, tally, started, pause_for_control, NULL, NULL, &report);
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
