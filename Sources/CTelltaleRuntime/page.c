#include "shared.h"
#include "telltale_page.h"
#include "telltale_runtime.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int32_t telltale_active = 0;

static struct telltale_page *page;
static struct telltale_operands *operands;

// A process that was asked to record and can't must not go on: its silence would read as "unreached".
static void refuse(const char *path, const char *problem) {
  fprintf(stderr, "telltale: the page file %s %s\n", path, problem);
  _exit(70);
}

static void open_page(const char *path) {
  int descriptor = open(path, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) refuse(path, "can't be opened");
  struct stat status;
  if (fstat(descriptor, &status) != 0 || status.st_size < (off_t)sizeof(struct telltale_page)) {
    refuse(path, "is shorter than its header");
  }
  page = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  if (page == MAP_FAILED) refuse(path, "can't be mapped");
  if (memcmp(page->magic, "TELLTALE", 8) != 0 || page->version != 2) {
    refuse(path, "is not a page of this version");
  }
  size_t behind_flags = (sizeof(struct telltale_page) + page->capacity + 7) & ~(size_t)7;
  if ((off_t)(behind_flags + page->capacity * sizeof(struct telltale_operands)) > status.st_size) {
    refuse(path, "is shorter than its header says");
  }
  operands = (struct telltale_operands *)((char *)page + behind_flags);
  __atomic_fetch_or(&telltale_shared.mode, TELLTALE_RECORDING, __ATOMIC_RELAXED);
}

void telltale_read_environment(void) {
  if (telltale_share_tally()) telltale_answer_traces();
  const char *fault = getenv("TELLTALE_FAULT");
  if (fault) telltale_active = atoi(fault);
  const char *path = getenv("TELLTALE_PAGE");
  if (path) open_page(path);
}

static uint8_t *flags_of(int32_t fault) {
  static uint8_t beyond;
  return page && (uint32_t)fault < page->capacity ? &page->flags[fault] : &beyond;
}

bool telltale_have_infected(int32_t first, int32_t count) {
  for (int32_t fault = first; fault < first + count; fault++) {
    uint8_t seen = __atomic_load_n(flags_of(fault), __ATOMIC_RELAXED);
    if ((seen & (TELLTALE_INFECTED | TELLTALE_UNSETTLED)) != TELLTALE_INFECTED) return false;
  }
  return true;
}

void telltale_reach(int32_t first, int32_t count) {
  for (int32_t fault = first; fault < first + count; fault++) {
    __atomic_fetch_or(flags_of(fault), TELLTALE_REACHED, __ATOMIC_RELAXED);
  }
}

void telltale_infect(int32_t fault) {
  uint8_t *flags = flags_of(fault);
  __atomic_fetch_or(flags, TELLTALE_INFECTED, __ATOMIC_RELAXED);
  __atomic_fetch_and(flags, (uint8_t)~TELLTALE_UNSETTLED, __ATOMIC_RELAXED);
}

void telltale_suspect(int32_t fault) {
  uint8_t *flags = flags_of(fault);
  uint8_t seen = __atomic_load_n(flags, __ATOMIC_RELAXED);
  while (!(seen & TELLTALE_INFECTED)) {
    uint8_t wanted = seen | TELLTALE_INFECTED | TELLTALE_UNSETTLED;
    if (__atomic_compare_exchange_n(flags, &seen, wanted, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
  }
}

void telltale_settle(int32_t fault) {
  uint8_t *flags = flags_of(fault);
  uint8_t seen = __atomic_load_n(flags, __ATOMIC_RELAXED);
  while (seen & TELLTALE_UNSETTLED) {
    uint8_t wanted = seen & (uint8_t)~(TELLTALE_INFECTED | TELLTALE_UNSETTLED);
    if (__atomic_compare_exchange_n(flags, &seen, wanted, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
  }
}

void telltale_note_operands(int32_t fault, uint32_t kind, int64_t left, int64_t right, uint64_t distance) {
  if (!page || (uint32_t)fault >= page->capacity) return;
  struct telltale_operands *noted = &operands[fault];
  // Whoever finds that another was killed while it wrote leaves it: this is for a hint only.
  for (int turn = 0; __atomic_exchange_n(&noted->taken, 1, __ATOMIC_ACQUIRE) != 0; turn++) {
    if (turn == 100000) return;
  }
  if (noted->kind == 0 || distance < noted->distance) {
    noted->kind = kind;
    noted->distance = distance;
    noted->left = left;
    noted->right = right;
  }
  __atomic_store_n(&noted->taken, 0, __ATOMIC_RELEASE);
}
