#define _GNU_SOURCE
#include "server.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_OF_OURS = 200 };

// Each byte at its place in the stream, modulo the size.
static char kept[TELLTALE_OUTPUT_BYTES];

static int move_away(int descriptor) {
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_OF_OURS);
  close(descriptor);
  return moved;
}

bool telltale_open_output(struct telltale_output *output) {
  int ends[2];
  output->total = 0;
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  output->read_end = move_away(ends[0]);
  // Held open here too, or else the pipe would end, and wake the server for nothing, when a run closes its streams.
  output->write_end = move_away(ends[1]);
  if (output->read_end >= 0 && output->write_end >= 0) return fcntl(output->read_end, F_SETFL, O_NONBLOCK) == 0;
  telltale_close_output(output);
  return false;
}

void telltale_drain_output(struct telltale_output *output) {
  // At most what the pipe can hold, so that a run that never stops to write can't keep the server from its limits.
  for (int turn = 0; turn < 4; turn++) {
    size_t start = (size_t)(output->total % sizeof kept);
    ssize_t count = read(output->read_end, kept + start, sizeof kept - start);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    output->total += (uint64_t)count;
  }
}

uint32_t telltale_copy_output(const struct telltale_output *output, char *bytes) {
  if (output->total <= sizeof kept) {
    memcpy(bytes, kept, (size_t)output->total);
    return (uint32_t)output->total;
  }
  size_t start = (size_t)(output->total % sizeof kept);
  memcpy(bytes, kept + start, sizeof kept - start);
  memcpy(bytes + sizeof kept - start, kept, start);
  return sizeof kept;
}

void telltale_close_output(struct telltale_output *output) {
  if (output->read_end >= 0) close(output->read_end);
  if (output->write_end >= 0) close(output->write_end);
}

#endif
