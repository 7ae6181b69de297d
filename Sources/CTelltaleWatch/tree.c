#define _GNU_SOURCE
#include "tree.h"

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

// Everything here runs in the fork of a process that had several threads: only calls that are safe there, no memory
// from the heap, no directory streams.

struct entry {
  pid_t process;
  pid_t parent;
  double processor_seconds;
  uint64_t memory_bytes;
  bool running;
  bool below;
};

enum { MOST_PROCESSES = 32768 };
static struct entry entries[MOST_PROCESSES];

static const char *skip_fields(const char *text, int count) {
  while (count > 0 && *text) {
    if (*text++ == ' ') count--;
  }
  return text;
}

void telltale_process_path(char *path, pid_t process, const char *rest) {
  char digits[16];
  int length = 0;
  for (pid_t left = process; left > 0; left /= 10) digits[length++] = (char)('0' + left % 10);
  memcpy(path, "/proc/", 6);
  path += 6;
  while (length > 0) *path++ = digits[--length];
  memcpy(path, rest, strlen(rest) + 1);
}

// Reads a file that says how a process or a thread is. The name in its second field may hold anything, so the fields are
// counted from its last ')'. Returns that; NULL where there is no such process or thread.
static const char *read_fields(const char *path, char *text, size_t most) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  ssize_t size = read(file, text, most - 1);
  close(file);
  if (size <= 0) return NULL;
  text[size] = 0;
  return strrchr(text, ')');
}

// Running, or waiting for a processor or a disk.
static bool is_running(const char *fields) {
  char state = *skip_fields(fields, 1);
  return state == 'R' || state == 'D';
}

static bool read_entry(pid_t process, struct entry *entry) {
  char path[64], text[1024];
  telltale_process_path(path, process, "/stat");
  const char *fields = read_fields(path, text, sizeof text);
  if (!fields) return false;

  entry->running = is_running(fields);
  fields = skip_fields(fields, 2);  // to the parent (4)
  entry->process = process;
  entry->parent = (pid_t)strtol(fields, NULL, 10);
  fields = skip_fields(fields, 10);  // to the user time (14), followed by the system time
  char *next;
  unsigned long ticks = strtoul(fields, &next, 10);
  ticks += strtoul(next, NULL, 10);
  entry->processor_seconds = (double)ticks / (double)sysconf(_SC_CLK_TCK);
  fields = skip_fields(fields, 10);  // to the resident pages (24)
  entry->memory_bytes = strtoull(fields, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
  entry->below = false;
  return true;
}

#ifdef __linux__

struct directory_entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

int telltale_list_numbers(const char *path, pid_t *numbers, int most) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  static char buffer[65536] __attribute__((aligned(8)));
  int count = 0;
  long size;
  while ((size = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long offset = 0; offset < size;) {
      struct directory_entry *found = (struct directory_entry *)(buffer + offset);
      offset += found->length;
      pid_t number = (pid_t)strtol(found->name, NULL, 10);
      if (number > 0 && count < most) numbers[count++] = number;
    }
  }
  close(folder);
  return count;
}

static int read_all(void) {
  static pid_t processes[MOST_PROCESSES];
  int listed = telltale_list_numbers("/proc", processes, MOST_PROCESSES), count = 0;
  for (int index = 0; index < listed; index++) count += read_entry(processes[index], &entries[count]);
  return count;
}

#else

// Elsewhere there is no /proc: only the process group is held to limits and ended.
static int read_all(void) { return 0; }

int telltale_list_numbers(const char *path, pid_t *numbers, int most) {
  (void)path, (void)numbers, (void)most;
  return 0;
}

#endif

bool telltale_runs(pid_t process) {
  enum { MOST_THREADS = 256 };
  static pid_t threads[MOST_THREADS];
  char folder[64], path[64], text[1024];
  telltale_process_path(folder, process, "/task");
  int count = telltale_list_numbers(folder, threads, MOST_THREADS);
  for (int index = 0; index < count; index++) {
    // Threads are found in /proc as processes are, though they are not listed there.
    telltale_process_path(path, threads[index], "/stat");
    const char *fields = read_fields(path, text, sizeof text);
    if (fields && is_running(fields)) return true;
  }
  return false;
}

struct telltale_tree telltale_look(void) {
  int count = read_all();
  pid_t root = getpid();
  struct telltale_tree tree = {0, 0, 0};
  bool more = true;
  while (more) {
    more = false;
    for (int index = 0; index < count; index++) {
      struct entry *entry = &entries[index];
      if (entry->below) continue;
      bool below = entry->parent == root;
      for (int other = 0; other < count && !below; other++) {
        below = entries[other].below && entries[other].process == entry->parent;
      }
      if (!below) continue;
      entry->below = more = true;
      tree.processor_seconds += entry->processor_seconds;
      tree.memory_bytes += entry->memory_bytes;
      tree.running += entry->running;
    }
  }
  return tree;
}

struct telltale_tree telltale_look_at(pid_t process) {
  struct entry entry;
  if (!read_entry(process, &entry)) return (struct telltale_tree){0, 0, 0};
  // Finer than the ticks in /proc.
  clockid_t clock;
  struct timespec used;
  if (clock_getcpuclockid(process, &clock) == 0 && clock_gettime(clock, &used) == 0) {
    entry.processor_seconds = (double)used.tv_sec + (double)used.tv_nsec / 1e9;
  }
  return (struct telltale_tree){entry.processor_seconds, entry.memory_bytes, entry.running};
}

int telltale_kill_children(void) {
  int count = read_all(), killed = 0;
  pid_t root = getpid();
  for (int index = 0; index < count; index++) {
    if (entries[index].parent != root) continue;
    kill(entries[index].process, SIGKILL);
    killed++;
  }
  return killed;
}
