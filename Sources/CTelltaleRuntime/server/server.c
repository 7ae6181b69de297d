#define _GNU_SOURCE
#include "../shared.h"
#include "server.h"
#include "telltale_observer.h"

#ifdef __linux__

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// Out of the way of the runs, which find the numbers free that a process of their own would.
enum { FIRST_OF_OURS = 200 };

struct server {
  int connection;
  pid_t process;
  struct telltale_signals signals;
  struct telltale_output output;
  // Of the run that goes on.
  struct telltale_strings strings;
  struct telltale_tally *tally;
  uint32_t run;
  bool connection_ended;
  bool has_own_network;
};

// The keeper of the server has the end of the connection for its sign that nobody needs it any more.
static _Noreturn void leave(void) { _exit(0); }

static void respond(struct server *server, int32_t kind, struct telltale_report *report, bool with_output) {
  static char message[sizeof(struct telltale_response) + TELLTALE_OUTPUT_BYTES];
  struct telltale_response response = {.report = *report, .run = server->run};
  response.report.kind = kind;
  if (with_output) response.size = telltale_copy_output(&server->output, message + sizeof response);
  memcpy(message, &response, sizeof response);
  if (!telltale_send(server->connection, message, sizeof response + response.size)) leave();
}

// What a fork would leave out: the threads that libraries have started before `main`.
static int count_threads(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

// Takes in the run's output and waits for a request to stop it.
static bool pause_for_request(double seconds, void *context) {
  struct server *server = context;
  double end = telltale_now() + seconds;
  while (true) {
    double left = seconds < 0 ? -1 : end - telltale_now();
    if (seconds >= 0 && left <= 0) return false;
    // A signal for the end of the run comes in here and not between the calls.
    if (!telltale_doze(left, (int[]){server->connection, server->output.read_end}, 2)) return false;
    telltale_drain_output(&server->output);
    char first;
    ssize_t size = recv(server->connection, &first, 1, MSG_PEEK | MSG_DONTWAIT);
    if (size < 0) continue;
    struct telltale_request request;
    if (!telltale_receive(server->connection, &request, sizeof request)) {
      server->connection_ended = true;
      return true;
    }
    // One that comes too late is about a run that has ended.
    if (request.kind == TELLTALE_STOP && request.run == server->run) return true;
  }
}

static void notice_waiting(void *context) {
  struct telltale_report report = {0};
  respond(context, TELLTALE_RUN_WAITS, &report, false);
}

static void open_connection(struct server *server, int descriptor) {
  server->connection = fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_OF_OURS);
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (server->connection < 0 || nothing < 0 || dup2(nothing, descriptor) < 0) leave();
  if (nothing != descriptor) close(nothing);
}

static void remember_signals(struct telltale_signals *signals) {
  for (int number = 1; number < NSIG; number++) sigaction(number, NULL, &signals->actions[number]);
  sigprocmask(SIG_SETMASK, NULL, &signals->mask);
}

// Whether the network, which is the server's own, holds ports for connections that have ended: the next run would find
// them taken.
static bool holds_ports(void) {
  char text[1024];
  int file = open("/proc/self/net/sockstat", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  text[size < 0 ? 0 : size] = 0;
  const char *waiting = strstr(text, " tw ");
  return waiting && atoi(waiting + 4) > 0;
}

// Forks and watches one run. Returns whether this process is the run.
static bool run(struct server *server, const struct telltale_request *request) {
  struct telltale_report report = {0};
  double started = telltale_now();
  if (!telltale_open_output(&server->output)) {
    report.error = errno;
    respond(server, TELLTALE_RUN_NOT_STARTED, &report, false);
    return false;
  }
  telltale_clear(server->tally, &request->limits);
  report.process = fork();
  if (report.process == 0) {
    int output = server->output.write_end;
    close(server->connection);
    close(server->output.read_end);
    telltale_become_run(server->process, &server->signals, &server->strings, output);
    return true;
  }
  if (report.process < 0) {
    report.error = errno;
    respond(server, TELLTALE_RUN_NOT_STARTED, &report, false);
  } else {
    telltale_watch(&request->limits, server->tally, started, pause_for_request, notice_waiting, server, &report);
    if (server->connection_ended) leave();
    telltale_drain_output(&server->output);
    bool is_last = server->has_own_network && holds_ports();
    respond(server, is_last ? TELLTALE_LAST_RUN_ENDED : TELLTALE_RUN_ENDED, &report, true);
  }
  telltale_close_output(&server->output);
  return false;
}

// Serves until nobody is left to ask. Comes back in the runs only, which go on as if they had been started by
// themselves.
static void serve(struct server *server) {
  struct telltale_report hello = {.error = TELLTALE_SERVER_VERSION};
  int threads = count_threads();
  if (threads > 1) {
    hello.error = threads;
    respond(server, TELLTALE_THREADED, &hello, false);
    leave();
  }
  respond(server, TELLTALE_HELLO, &hello, false);
  struct telltale_request request;
  while (telltale_receive(server->connection, &request, sizeof request)) {
    if (request.kind != TELLTALE_RUN) continue;
    if (!telltale_receive_strings(server->connection, &request, &server->strings)) leave();
    server->run = request.run;
    if (run(server, &request)) return;
    telltale_free_strings(&server->strings);
  }
  leave();
}

// Does once what every run would have to do; in test executables only.
extern void telltale_warm(void) __attribute__((weak));

static struct server server;
static bool serves_tests;

// Comes back in the runs only.
static void begin(void) {
  server.process = getpid();
  remember_signals(&server.signals);
  telltale_become_watcher();
  if (telltale_warm) telltale_warm();
  // What was printed before is not for the runs to print again.
  fflush(NULL);
  serve(&server);
}

// TELLTALE_SERVER is the number of the descriptor to serve over.
void telltale_serve(void) {
  const char *descriptor = getenv("TELLTALE_SERVER");
  if (!descriptor) return;
  open_connection(&server, atoi(descriptor));
  server.tally = telltale_share_tally();
  server.has_own_network = getenv("TELLTALE_OWN_NETWORK") != NULL;
  serves_tests = getenv("TELLTALE_SERVE_TESTS") != NULL;
  unsetenv("TELLTALE_SERVER");
  unsetenv("TELLTALE_OWN_NETWORK");
  unsetenv("TELLTALE_SERVE_TESTS");
  // Set for the server's own start; the runs are told when the user wants it.
  unsetenv("LD_BIND_NOW");
  if (serves_tests) {
    if (server.tally) telltale_shared.mode = TELLTALE_COUNTING;
  } else {
    begin();
  }
}

bool telltale_serves_tests(void) { return serves_tests; }

void telltale_serve_tests(void) {
  serves_tests = false;
  // The runs would be left without what their fault had changed by now.
  if (!server.tally || telltale_shared.work != 0) {
    struct telltale_report report = {0};
    respond(&server, TELLTALE_TOO_LATE, &report, false);
    leave();
  }
  begin();
  telltale_begin_run();
}

const char *telltale_argument(uint32_t index) {
  for (uint32_t before = 0; before < index; before++) {
    if (!server.strings.arguments[before]) return NULL;
  }
  return server.strings.arguments[index];
}

#else

#include "../shared.h"
#include "telltale_observer.h"

void telltale_serve(void) {}
bool telltale_serves_tests(void) { return false; }
void telltale_serve_tests(void) {}
const char *telltale_argument(uint32_t index) { return NULL; }

#endif
