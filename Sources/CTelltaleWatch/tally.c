#define _GNU_SOURCE
#include "telltale_tally.h"

#include <fcntl.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

_Static_assert(sizeof(struct telltale_tally) == TELLTALE_TALLY_BYTES, "a tally fills its pages");

struct telltale_tally *telltale_map_tally(const char *path, struct telltale_tally *place) {
  long page = sysconf(_SC_PAGESIZE);
  if (TELLTALE_TALLY_BYTES % page != 0 || (uintptr_t)place % (uintptr_t)page != 0) return NULL;
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  void *mapped = MAP_FAILED;
  if (fstat(file, &status) == 0 && status.st_size == TELLTALE_TALLY_BYTES) {
    int how = MAP_SHARED | (place ? MAP_FIXED : 0);
    mapped = mmap(place, TELLTALE_TALLY_BYTES, PROT_READ | PROT_WRITE, how, file, 0);
  }
  close(file);
  return mapped == MAP_FAILED ? NULL : mapped;
}
