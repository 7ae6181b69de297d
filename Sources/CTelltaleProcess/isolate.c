#define _GNU_SOURCE
#include "process.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock by its numbers, which are the same on all machines: not every system has its header, or calls for it.

enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { ASK_FOR_VERSION = 1, PATH_BENEATH = 1 };

enum {
  WRITE_FILE = 1 << 1,
  REMOVE_AND_MAKE = 0x1ff << 4,
  // Since version 2. Where it can't be allowed, renaming from one folder into another is forbidden everywhere.
  MOVE = 1 << 13,
  // Since version 3.
  TRUNCATE = 1 << 14,
};

struct ruleset {
  uint64_t handled;
};

struct beneath {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

// What is no part of the file system but by its name.
static const char *const devices[] = {
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty", "/dev/ptmx", "/dev/pts",
    "/dev/shm",  "/proc",
};

static bool allow(int ruleset, const char *path, uint64_t handled) {
  struct beneath rule = {handled, open(path, O_PATH | O_CLOEXEC)};
  // One that is not there needs no permission.
  if (rule.folder < 0) return errno == ENOENT || errno == ENOTDIR || errno == ENXIO;
  struct stat status;
  bool done = fstat(rule.folder, &status) == 0;
  if (done && !S_ISDIR(status.st_mode)) rule.allowed &= WRITE_FILE | TRUNCATE;
  done = done && syscall(ADD_RULE, ruleset, PATH_BENEATH, &rule, 0) == 0;
  int problem = errno;
  close(rule.folder);
  errno = problem;
  return done;
}

bool telltale_forbid_writing(char *const *but_below) {
  long version = syscall(CREATE_RULESET, NULL, (size_t)0, ASK_FOR_VERSION);
  if (version < 1) return false;
  struct ruleset handled = {WRITE_FILE | REMOVE_AND_MAKE};
  if (version >= 2) handled.handled |= MOVE;
  if (version >= 3) handled.handled |= TRUNCATE;
  int ruleset = (int)syscall(CREATE_RULESET, &handled, sizeof handled, 0);
  if (ruleset < 0) return false;
  bool done = true;
  for (size_t index = 0; done && index < sizeof devices / sizeof *devices; index++) {
    done = allow(ruleset, devices[index], handled.handled);
  }
  for (; done && *but_below; but_below++) done = allow(ruleset, *but_below, handled.handled);
  done = done && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(RESTRICT_SELF, ruleset, 0) == 0;
  int problem = errno;
  close(ruleset);
  errno = problem;
  return done;
}

static bool write_text(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool done = write(file, text, strlen(text)) == (ssize_t)strlen(text);
  int problem = errno;
  close(file);
  errno = problem;
  return done;
}

// In the new user namespace we are who we were.
static bool keep_identity(uid_t user, gid_t group) {
  char users[64], groups[64];
  snprintf(users, sizeof users, "%u %u 1", user, user);
  snprintf(groups, sizeof groups, "%u %u 1", group, group);
  // A kernel without this file does not ask for it.
  if (!write_text("/proc/self/setgroups", "deny") && errno != ENOENT) return false;
  return write_text("/proc/self/uid_map", users) && write_text("/proc/self/gid_map", groups);
}

bool telltale_own_network(void) {
  uid_t user = geteuid();
  gid_t group = getegid();
  // Whoever may do so by right keeps the users that there are.
  if (unshare(CLONE_NEWNET) != 0) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0 || !keep_identity(user, group)) return false;
  }
  int any = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (any < 0) return false;
  struct ifreq loopback = {.ifr_name = "lo"};
  bool done = ioctl(any, SIOCGIFFLAGS, &loopback) == 0;
  loopback.ifr_flags |= IFF_UP | IFF_RUNNING;
  done = done && ioctl(any, SIOCSIFFLAGS, &loopback) == 0;
  int problem = errno;
  close(any);
  errno = problem;
  return done;
}

#else

#include <errno.h>

bool telltale_forbid_writing(char *const *but_below) {
  (void)but_below;
  errno = ENOSYS;
  return false;
}

bool telltale_own_network(void) {
  errno = ENOSYS;
  return false;
}

#endif
