#define _GNU_SOURCE
#include "server.h"

#ifdef __linux__

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

bool telltale_receive(int connection, void *bytes, size_t size) {
  char *next = bytes;
  while (size > 0) {
    ssize_t count = read(connection, next, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    next += count;
    size -= (size_t)count;
  }
  return true;
}

bool telltale_send(int connection, const void *bytes, size_t size) {
  const char *next = bytes;
  while (size > 0) {
    ssize_t count = write(connection, next, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    next += count;
    size -= (size_t)count;
  }
  return true;
}

// Puts the strings into a list that ends with NULL. Returns what is behind the last of them; NULL when there are fewer.
static char *split(char *text, const char *end, uint32_t count, char **list) {
  for (uint32_t index = 0; index < count; index++) {
    char *zero = memchr(text, 0, (size_t)(end - text));
    if (!zero) return NULL;
    list[index] = text;
    text = zero + 1;
  }
  list[count] = NULL;
  return text;
}

bool telltale_receive_strings(int connection, const struct telltale_request *request, struct telltale_strings *strings) {
  // The lists first, so that they are aligned. Not from the heap, which is to be the same in each of the runs, whatever
  // was asked for before: a fault that writes beyond its memory does the same each time, then.
  size_t pointers = (size_t)request->argument_count + request->variable_count + 2;
  strings->size = pointers * sizeof(char *) + request->size + 1;
  strings->arguments = mmap(NULL, strings->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (strings->arguments == MAP_FAILED) return false;
  strings->variables = strings->arguments + request->argument_count + 1;
  char *text = (char *)(strings->arguments + pointers), *end = text + request->size;
  if (!telltale_receive(connection, text, request->size)) return false;
  text = split(text, end, request->argument_count, strings->arguments);
  return text && split(text, end, request->variable_count, strings->variables) == end;
}

void telltale_free_strings(struct telltale_strings *strings) { munmap(strings->arguments, strings->size); }

#endif
