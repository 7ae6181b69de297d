#define _GNU_SOURCE
#include "server.h"

#ifdef __linux__

#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

// What `CommandLine.arguments` reads from then on; in the Swift library, where there is one.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak));

static void restore_signals(const struct telltale_signals *signals) {
  for (int number = 1; number < NSIG; number++) sigaction(number, &signals->actions[number], NULL);
  sigprocmask(SIG_SETMASK, &signals->mask, NULL);
}

static void override_environment(char *const *variables) {
  for (; *variables; variables++) {
    char *value = strchr(*variables, '=');
    if (!value) continue;
    *value = 0;
    setenv(*variables, value + 1, 1);
    *value = '=';
  }
}

void telltale_become_run(
    pid_t server, const struct telltale_signals *signals, const struct telltale_strings *strings, int output) {
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != server || dup2(output, 1) < 0 || dup2(output, 2) < 0) _exit(127);
  close(output);
  override_environment(strings->variables);
  int count = 0;
  while (strings->arguments[count]) count++;
  if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(strings->arguments, count);
  restore_signals(signals);
}

#endif
