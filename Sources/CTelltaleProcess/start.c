#define _GNU_SOURCE
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/personality.h>
#include <sys/prctl.h>
#endif

int telltale_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

// What the caller's own handling of signals must not leak into.
static void reset_signals(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// The network first: making one takes writing to /proc, as somebody else.
static bool isolate(const struct telltale_command *command) {
  if (command->own_network && !telltale_own_network()) return false;
  return !command->writable || telltale_forbid_writing(command->writable);
}

// Where it can't be done it costs others their time, and nothing else.
static void stand_back(void) {
  int priority = nice(10);
  (void)priority;
#ifdef __linux__
  // A session is a group of its own on most systems, and the priorities within it say nothing of those outside.
  int group = open("/proc/self/autogroup", O_WRONLY | O_CLOEXEC);
  if (group < 0) return;
  ssize_t written = write(group, "10", 2);
  (void)written;
  close(group);
#endif
}

// Runs in the new process, which shares the keeper's memory until it executes the command.
static void become(const struct telltale_command *command, pid_t keeper, volatile int *problem) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Where a sandbox forbids it, addresses differ from run to run, as they do without us.
  if (command->fixed_addresses) personality(ADDR_NO_RANDOMIZE);
#endif
  if (getppid() != keeper) _exit(127);
  // A core dump of a test that is meant to crash helps nobody, and takes seconds.
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  if (command->in_background) stand_back();
  if (chdir(command->folder) == 0 && dup2(command->input, 0) >= 0 && dup2(command->output, 1) >= 0 &&
      dup2(command->error, 2) >= 0) {
    reset_signals();
    if (isolate(command)) execve(command->executable, command->arguments, command->environment);
  }
  *problem = errno;
  _exit(127);
}

pid_t telltale_start(const struct telltale_command *command) {
  volatile int problem = 0;
  pid_t keeper = getpid();
  // vfork, so that the memory of the tool, which the keeper is a fork of, need not be mapped once more.
  pid_t process = vfork();
  if (process == 0) become(command, keeper, &problem);
  int reason = process < 0 ? errno : problem;
  if (reason != 0) {
    if (process > 0) waitpid(process, NULL, 0);
    errno = reason;
    return -1;
  }
  return process;
}
