#define _GNU_SOURCE
#include "shared.h"

#ifdef __linux__

#include <errno.h>
#include <link.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>
#include <unwind.h>

enum { MOST_FRAMES = 96 };

struct frames {
  int count;
  uintptr_t addresses[MOST_FRAMES];
};

static _Unwind_Reason_Code take(struct _Unwind_Context *context, void *taken) {
  struct frames *frames = taken;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
  if (address == 0 || frames->count == MOST_FRAMES) return _URC_END_OF_STACK;
  // What a call returns to may belong to the next line, or to the next function.
  frames->addresses[frames->count++] = is_exact ? address : address - 1;
  return _URC_NO_REASON;
}

static void put(const char *text, size_t size) {
  uint32_t taken = telltale_shared.trace_size;
  if (size > TELLTALE_TRACE_BYTES - taken) return;
  memcpy(telltale_shared.trace + taken, text, size);
  telltale_shared.trace_size = taken + (uint32_t)size;
}

static void put_number(uintptr_t number) {
  char digits[2 * sizeof number];
  size_t start = sizeof digits;
  do {
    digits[--start] = "0123456789abcdef"[number & 15];
    number >>= 4;
  } while (number > 0);
  put(digits + start, sizeof digits - start);
}

struct place {
  uintptr_t address;
  uintptr_t base;
  const char *file;
};

static int find(struct dl_phdr_info *loaded, size_t size, void *found) {
  (void)size;
  struct place *place = found;
  for (int index = 0; index < loaded->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &loaded->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || place->address - loaded->dlpi_addr - part->p_vaddr >= part->p_memsz) continue;
    place->base = loaded->dlpi_addr;
    place->file = loaded->dlpi_name;
    return 1;
  }
  return 0;
}

void telltale_trace_here(void) {
  struct frames frames = {0};
  _Unwind_Backtrace(take, &frames);
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  program[length < 0 ? 0 : length] = 0;
  for (int index = 0; index < frames.count; index++) {
    struct place place = {frames.addresses[index], 0, NULL};
    if (!dl_iterate_phdr(find, &place)) continue;
    const char *file = place.file[0] ? place.file : program;
    put(file, strlen(file));
    put("\t", 1);
    put_number(place.address - place.base);
    put("\n", 1);
  }
  put("\n", 1);
}

static void answer(int number) {
  (void)number;
  int error = errno;
  telltale_trace_here();
  __atomic_add_fetch(&telltale_shared.traced, 1, __ATOMIC_RELEASE);
  errno = error;
}

void telltale_answer_traces(void) {
  if (!telltale_shared.traces) return;
  struct sigaction answering = {.sa_handler = answer, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigfillset(&answering.sa_mask);
  if (sigaction(TELLTALE_TRACE_SIGNAL, &answering, NULL) == 0) telltale_shared.traces = TELLTALE_TRACES_ANSWERED;
}

#else

void telltale_trace_here(void) {}
void telltale_answer_traces(void) {}

#endif
