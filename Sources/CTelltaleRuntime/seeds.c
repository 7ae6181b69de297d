#define _GNU_SOURCE
#include "shared.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// TELLTALE_SEED is a number from which all that the process draws follows: two runs with the same number draw alike, two
// with different numbers do not. TELLTALE_HASHING is another one, from which follows how the Swift library hashes.

static bool seeded;
static uint64_t drawn;

static uint64_t mix(uint64_t state) {
  // SplitMix64 (Steele, Lea and Flood, 2014): the nth number depends on the seed and n alone.
  state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
  state = (state ^ (state >> 27)) * 0x94d049bb133111eb;
  return state ^ (state >> 31);
}

static uint64_t draw(void) { return mix(__atomic_add_fetch(&drawn, 0x9e3779b97f4a7c15, __ATOMIC_RELAXED)); }

static void fill(void *bytes, size_t size) {
  unsigned char *next = bytes;
  while (size > 0) {
    uint64_t number = draw();
    for (size_t index = 0; index < sizeof number && size > 0; index++, size--) {
      *next++ = (unsigned char)(number >> (8 * index));
    }
  }
}

// How the Swift library hashes; not part of it on every platform, and not of a program without Swift.
struct hashing_parameters {
  uint64_t seed0, seed1;
  bool deterministic;
};
#ifdef __linux__
extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));
#endif

void telltale_seed_hashing(void) {
#ifdef __linux__
  const char *seed = getenv("TELLTALE_HASHING");
  if (!seed || !&_swift_stdlib_Hashing_parameters) return;
  uint64_t number = mix(strtoull(seed, NULL, 10));
  _swift_stdlib_Hashing_parameters = (struct hashing_parameters){mix(number + 1), mix(number + 2), true};
#endif
}

void telltale_seed_draws(void) {
  const char *seed = getenv("TELLTALE_SEED");
  if (!seed) return;
  drawn = mix(strtoull(seed, NULL, 10));
  seeded = true;
}

#if defined(__linux__) && defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>

// Here and not from their headers, which declare them with attributes that a definition can't repeat.
long syscall(long number, ...);
long getrandom(void *bytes, size_t size, unsigned flags);
int getentropy(void *bytes, size_t size);
int open(const char *path, int flags, ...);
uint32_t arc4random(void);
void arc4random_buf(void *bytes, size_t size);
uint32_t arc4random_uniform(uint32_t bound);

static long call(long number, const long *values) {
  long result;
#ifdef __x86_64__
  register long fourth __asm__("r10") = values[3];
  register long fifth __asm__("r8") = values[4];
  register long sixth __asm__("r9") = values[5];
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(values[0]), "S"(values[1]), "d"(values[2]), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
#else
  register long name __asm__("x8") = number;
  register long first __asm__("x0") = values[0];
  register long second __asm__("x1") = values[1];
  register long third __asm__("x2") = values[2];
  register long fourth __asm__("x3") = values[3];
  register long fifth __asm__("x4") = values[4];
  register long sixth __asm__("x5") = values[5];
  __asm__ volatile("svc 0"
                   : "+r"(first)
                   : "r"(name), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                   : "memory");
  result = first;
#endif
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

// What the Swift library draws from. Weak, as all of these, so that a program that has one of its own keeps it.
__attribute__((weak)) long syscall(long number, ...) {
  long values[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && seeded) {
    fill((void *)values[0], (size_t)values[1]);
    return values[1];
  }
  return call(number, values);
}

// A file with the next numbers, more than anybody asks for at a time. Returns its descriptor, or -1.
static int open_drawn(void) {
  static const long close_on_exec = 1, from_start = 0;
  int descriptor = (int)syscall(SYS_memfd_create, "random", close_on_exec);
  if (descriptor < 0) return -1;
  char bytes[4096];
  fill(bytes, sizeof bytes);
  if (syscall(SYS_pwrite64, (long)descriptor, bytes, sizeof bytes, from_start) == (long)sizeof bytes) return descriptor;
  syscall(SYS_close, (long)descriptor);
  return -1;
}

// UUIDs are made of what this device gives, which is opened for each of them.
__attribute__((weak)) int open(const char *path, int flags, ...) {
  static const long in_current_folder = -100;
  if (seeded && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0)) {
    int descriptor = open_drawn();
    if (descriptor >= 0) return descriptor;
  }
  // Without a file to create or a nameless one, there is no mode, and what is read for one is not looked at.
  va_list list;
  va_start(list, flags);
  unsigned mode = va_arg(list, unsigned);
  va_end(list);
  return (int)syscall(SYS_openat, in_current_folder, path, (long)flags, (unsigned long)mode);
}

__attribute__((weak)) long getrandom(void *bytes, size_t size, unsigned flags) {
  return syscall(SYS_getrandom, bytes, size, (unsigned long)flags);
}

__attribute__((weak)) int getentropy(void *bytes, size_t size) {
  if (size > 256) {
    errno = EIO;
    return -1;
  }
  for (size_t filled = 0; filled < size;) {
    long count = getrandom((char *)bytes + filled, size - filled, 0);
    if (count < 0 && errno != EINTR) return -1;
    if (count > 0) filled += (size_t)count;
  }
  return 0;
}

__attribute__((weak)) void arc4random_buf(void *bytes, size_t size) {
  for (size_t filled = 0; filled < size;) {
    size_t part = size - filled < 256 ? size - filled : 256;
    if (getentropy((char *)bytes + filled, part) != 0) abort();
    filled += part;
  }
}

__attribute__((weak)) uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

__attribute__((weak)) uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Numbers below this would make the small results likelier.
  uint32_t least = -bound % bound, number;
  do {
    number = arc4random();
  } while (number < least);
  return number % bound;
}

#endif
