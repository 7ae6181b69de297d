#ifndef TELLTALE_SERVER_H
#define TELLTALE_SERVER_H

#include "telltale_watch.h"

#include <signal.h>
#include <stddef.h>

// What the runner and the server say to each other. Numbers are the machine's own, both are on the same one.

enum { TELLTALE_SERVER_VERSION = 5 };

enum telltale_request_kind {
  // Run the program once, as the arguments and variables behind the request say.
  TELLTALE_RUN = 1,
  // Kill the run of that number, if it still goes on.
  TELLTALE_STOP = 2,
};

struct telltale_request {
  uint32_t kind;
  uint32_t run;
  // How many strings there are of either, each ended by a zero, in `size` bytes behind the request.
  uint32_t argument_count;
  uint32_t variable_count;
  uint32_t size;
  uint32_t unused;
  struct telltale_limits limits;
};

enum telltale_response_kind {
  // The server is ready; `error` is the version.
  TELLTALE_HELLO = 1,
  // The run has ended and so has everything that it left behind.
  TELLTALE_RUN_ENDED = 2,
  // The run could not be started; `error` is an errno.
  TELLTALE_RUN_NOT_STARTED = 3,
  // The same as RUN_ENDED, and the server is not to be asked for another one.
  TELLTALE_LAST_RUN_ENDED = 5,
  // There can be no server; `error` is the number of threads that a fork would lose.
  TELLTALE_THREADED = 4,
  // There can be no server so late: code with switches ran before.
  TELLTALE_TOO_LATE = 6,
  // The run waits for something, and leaves the processor to others.
  TELLTALE_RUN_WAITS = 7,
};

// A response is a report, this, and the bytes of output.
struct telltale_response {
  struct telltale_report report;
  uint32_t run;
  uint32_t size;
};

// The last bytes of what a run writes.
struct telltale_output {
  int read_end;
  int write_end;
  uint64_t total;
};

// One byte more than the runner shows, so that it can tell whether some are missing.
enum { TELLTALE_OUTPUT_BYTES = 65536 + 1 };

bool telltale_open_output(struct telltale_output *output);
// Reads what is there, without waiting.
void telltale_drain_output(struct telltale_output *output);
// Copies the bytes kept, of which there can be TELLTALE_OUTPUT_BYTES. Returns how many.
uint32_t telltale_copy_output(const struct telltale_output *output, char *bytes);
void telltale_close_output(struct telltale_output *output);

// The strings behind a request, in memory that stays.
struct telltale_strings {
  char **arguments;
  char **variables;
  // Of all that.
  size_t size;
};

// Reads and writes all the bytes. Return false at the end of the connection.
bool telltale_receive(int connection, void *bytes, size_t size);
bool telltale_send(int connection, const void *bytes, size_t size);
// Reads the strings behind a request. Returns false when they are not what the request says, or at the end.
bool telltale_receive_strings(int connection, const struct telltale_request *request, struct telltale_strings *strings);
void telltale_free_strings(struct telltale_strings *strings);

// The server's own handling of signals, to be undone in the runs.
struct telltale_signals {
  struct sigaction actions[NSIG];
  sigset_t mask;
};

// Makes the new process what the request asks for, and what it would be had it been started for that.
void telltale_become_run(
    pid_t server, const struct telltale_signals *signals, const struct telltale_strings *strings, int output);

#endif
