#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  @testable import TelltaleRunner

  /// Counts from any thread.
  private final class NoticeCounter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func add() { value.withLock { $0 += 1 } }
  }

  /// Runs a small C program by the fork server that is compiled into test executables.
  @Suite struct ForkServerProgramTests {
    @Test func aRunIsLikeAProcessOfItsOwn() async throws {
      let program = try await Program()
      let server = try await program.server()
      let end = try await server.run(program.request("look", ["NAME": "value"]))
      #expect(end.termination == .exited(status: 3))
      // The descriptor 3 is that of the folder that is being listed.
      let looks = "NAME=value TELLTALE_SERVER= LD_BIND_NOW= fault 0 blocked 0 pipe 0 leader 1 files 0123\n"
      #expect(end.output == looks)
      let other = try await server.run(program.request("look", ["TELLTALE_FAULT": "7"]))
      #expect(other.output == looks.replacing("NAME=value", with: "NAME=").replacing("fault 0", with: "fault 7"))
      try await server.close()
    }

    @Test func theHeapOfARunDoesNotHangOnTheRunsBefore() async throws {
      let program = try await Program()
      let server = try await program.server()
      let first = try await server.run(program.request("heap")).output
      #expect(first.split(separator: "\n").count == 64)
      for length in [1, 100, 300, 700] {
        _ = try await server.run(program.request("write", ["NAME": String(repeating: "x", count: length)]))
        #expect(try await server.run(program.request("heap")).output == first, "after \(length)")
      }
      try await server.close()
    }

    @Test func limitsAndCancellationEndARunAndNotTheServer() async throws {
      let program = try await Program()
      let server = try await program.server()
      let sleeping = program.request("sleep")
      var limited = sleeping
      limited.limits.wallSeconds = 0.05
      #expect(try await server.run(limited).termination == .stopped(.wallClock))
      // One that wakes up now and then is as idle as one that does not.
      for mode in ["sleep", "nap"] {
        var idle = program.request(mode)
        idle.limits.idleSeconds = 0.3
        #expect(try await server.run(idle).termination == .stopped(.wallClock), "\(mode)")
      }
      // As idle is one that looks every now and then for what it waits for, however much that comes to in the end.
      var looking = program.request("look out")
      looking.limits.idleSeconds = 2
      looking.limits.processorSeconds = 0.05
      #expect(try await server.run(looking).termination == .stopped(.wallClock))
      // Never idle, for as long as a process below it works.
      for mode in ["spin", "spin in a child"] {
        var busy = program.request(mode)
        busy.limits.idleSeconds = 1
        busy.limits.processorSeconds = 1.5
        #expect(try await server.run(busy).termination == .stopped(.processorTime), "\(mode)")
      }
      var busy = program.request("spin")
      busy.limits.processorSeconds = 0.05
      #expect(try await server.run(busy).termination == .stopped(.processorTime))
      let task = Task { try await server.run(sleeping) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await server.run(program.request("write")).termination == .exited(status: 0))
      try await server.close()
    }

    @Test func aRunThatEvaluatesTooManySwitchesIsEndedByItself() async throws {
      let program = try await Program()
      let server = try await program.server()
      for mode in ["loop", "loop in a thread", "loop in a child", "loop in a session"] {
        var looping = program.request(mode)
        looping.limits.switches = 1_000_000
        let end = try await server.run(looping)
        #expect(end.termination == .stopped(.switches), "\(mode)")
        #expect(end.switches > 1_000_000, "\(mode)")
      }
      for (evaluated, termination) in [("1000", Termination.exited(status: 0)), ("1001", .stopped(.switches))] {
        var short = program.request("count", ["SWITCHES": evaluated])
        short.limits.switches = 1000
        #expect(try await server.run(short).termination == termination, "\(evaluated)")
      }
      // Counted from the start while recording, and without an end to it.
      let page = try Page(path: program.folder + "/page", capacity: 8)
      let recording = try await server.run(
        program.request("count", ["SWITCHES": "1234", "TELLTALE_PAGE": page.path]))
      #expect(recording.termination == .exited(status: 0))
      #expect(recording.switches == 1234)
      #expect(try await server.run(program.request("write")).switches == 0)
      try await server.close()
    }

    @Test func aSwitchThatIsThrownIsSeenToBeEvaluated() async throws {
      let program = try await Program()
      let server = try await program.server()
      // The program evaluates the switches of the faults 1, 2 and 3.
      for (fault, isThrown) in [("3", true), ("4", false), ("1", true), ("0", false)] {
        let end = try await server.run(program.request("count", ["SWITCHES": "10", "TELLTALE_FAULT": fault]))
        #expect(end.threwSwitch == isThrown, "\(fault)")
      }
      #expect(try await !server.run(program.request("count", ["SWITCHES": "10"])).threwSwitch)
      #expect(try await !server.run(program.request("write", ["TELLTALE_FAULT": "1"])).threwSwitch)
      try await server.close()
    }

    @Test func aRunThatIsStoppedSaysWhereItsThreadsAre() async throws {
      let program = try await Program(flags: ["-g"])
      let server = try await program.server()
      var limits = ProcessLimits(wallSeconds: 0.2)
      limits.traces = true
      for mode in ["sleep", "loop in a thread"] {
        var stopped = program.request(mode)
        stopped.limits = limits
        #expect(try await server.run(stopped).termination == .stopped(.wallClock), "\(mode)")
        let stacks = server.folder.tally.stacks()
        #expect(stacks.count == (mode == "sleep" ? 1 : 2), "\(mode)")
        #expect(stacks.allSatisfy { $0.contains { $0.file.hasSuffix("/program") } }, "\(mode)")
      }
      var looping = program.request("loop")
      looping.limits.switches = 1_000_000
      looping.limits.traces = true
      #expect(try await server.run(looping).termination == .stopped(.switches))
      #expect(server.folder.tally.stacks().count == 1)
      // A process that has said nothing is stopped all the same.
      var deaf = program.request("sleep deaf")
      deaf.limits = limits
      #expect(try await server.run(deaf).termination == .stopped(.wallClock))
      try await server.close()
    }

    @Test func aRunThatWaitsIsSaidToAndOneThatWorksIsNot() async throws {
      let program = try await Program()
      let server = try await program.server()
      for mode in ["sleep", "nap"] {
        let waiting = program.request(mode)
        let (stream, notices) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
          defer { notices.finish() }
          return try await server.run(waiting) { notices.yield() }
        }
        for await _ in stream { task.cancel() }
        await #expect(throws: CancellationError.self, "\(mode)") { try await task.value }
      }
      // However little of a processor it gets, and whichever of its threads and processes works.
      for mode in ["spin", "spin in a child", "loop in a thread"] {
        var working = program.request(mode)
        working.limits.wallSeconds = 0.5
        let notices = NoticeCounter()
        _ = try await server.run(working) { notices.add() }
        #expect(notices.count == 0, "\(mode)")
      }
      try await server.close()
    }

    @Test func theLast64KiBOfTheOutputAreKept() async throws {
      let program = try await Program()
      let server = try await program.server()
      let end = try await server.run(program.request("write"))
      // What the program below writes.
      let lines = (0..<1000).map { String(repeating: "0", count: 999 - "\($0)".count) + "\($0)\nxxx\n" }
      let whole = lines.joined() + "last\n"
      #expect(end.output == String(whole.suffix(65536)))
      try await server.close()
    }

    @Test func aProgramWithThreadsBeforeMainIsNotForked() async throws {
      let program = try await Program(flags: ["-DTHREADED"])
      await #expect(throws: ForkServerError.threaded(count: 2)) { try await program.server() }
    }

    @Test func aProgramServesLateUnlessItHasEvaluatedSwitchesByThen() async throws {
      let program = try await Program(flags: ["-DLATE"])
      let server = try await program.server(.beforeTests)
      for (mode, fault) in [("written", "7"), ("other", "0")] {
        let end = try await server.run(program.request(mode, ["TELLTALE_FAULT": fault]))
        #expect(end.output == "\(mode) on fault \(fault), asked for as \(mode)\n")
      }
      try await server.close()
      let early = try await Program(flags: ["-DLATE", "-DEARLY"])
      await #expect(throws: ForkServerError.tooLate) { try await early.server(.beforeTests) }
    }

    @Test func aStaticProgramIsServedAsWell() async throws {
      let program = try await Program(flags: ["-static"])
      let server = try await program.server()
      #expect(try await server.run(program.request("write")).termination == .exited(status: 0))
      try await server.close()
    }
  }

  /// A C program, compiled together with the runtime.
  private final class Program: Sendable {
    let folder: String
    let path: String

    init(flags: [String] = []) async throws {
      folder = NSTemporaryDirectory() + "/telltale-\(UUID().uuidString)"
      path = folder + "/program"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Self.source.write(toFile: path + ".c", atomically: true, encoding: .utf8)
      for (name, text) in EmbeddedRuntime.files where name.hasPrefix("CTelltaleRuntime/") {
        let file = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let sources = EmbeddedRuntime.files.keys.filter { $0.hasPrefix("CTelltaleRuntime/") && $0.hasSuffix(".c") }
      let end = try await ChildProcess(
        "clang", flags + ["-pthread", "-ICTelltaleRuntime/include", "program.c"] + sources + ["-o", "program"],
        in: folder, environment: ProcessInfo.processInfo.environment
      ).run()
      guard end.succeeded else { throw NotCompiled(output: end.output) }
    }

    private struct NotCompiled: Error { let output: String }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func server(_ stage: ForkServer.Stage = .beforeMain) async throws -> ForkServer {
      try await ForkServer(
        TestExecutable(path: path, workingFolder: folder), stage: stage, scratch: folder, inherited: [:])
    }

    func request(_ mode: String, _ variables: [String: String] = [:]) -> ServerRequest {
      ServerRequest(arguments: [path, mode], variables: variables.merging(["MODE": mode]) { $1 })
    }

    private static let source = """
      #define _GNU_SOURCE
      #include <dirent.h>
      #include <pthread.h>
      #include <signal.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <sys/wait.h>
      #include <unistd.h>
      #include "telltale_observer.h"
      #include "telltale_runtime.h"

      static void *loop(void *nothing) {
        while (1) telltale_watches(1, 3);
        return nothing;
      }

      #ifdef THREADED
      static void *wait_for_ever(void *nothing) { return pause(), nothing; }
      __attribute__((constructor(101))) static void start_thread(void) {
        pthread_t thread;
        pthread_create(&thread, NULL, wait_for_ever, NULL);
      }
      #endif

      static const char *value(const char *name) { return getenv(name) ? getenv(name) : ""; }

      int main(void) {
      #ifdef EARLY
        telltale_watches(1, 3);
      #endif
      #ifdef LATE
        if (!telltale_serves_tests()) return 1;
        telltale_serve_tests();
        printf("%s on fault %d, asked for as %s\\n", value("MODE"), telltale_active, telltale_argument(1));
        return 0;
      #endif
        const char *mode = value("MODE");
        if (!strcmp(mode, "sleep deaf")) signal(16, SIG_IGN);
        if (!strncmp(mode, "sleep", 5)) while (1) pause();
        if (!strcmp(mode, "nap")) while (1) usleep(50000);
        if (!strcmp(mode, "look out")) {
          struct timespec used;
          for (long until = 0; 1; usleep(10000)) {
            do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
            while (used.tv_nsec < until);
            until = used.tv_nsec + 40000;
          }
        }
        if (!strcmp(mode, "loop")) loop(NULL);
        if (!strcmp(mode, "loop in a thread")) {
          pthread_t thread;
          pthread_create(&thread, NULL, loop, NULL);
          while (1) pause();
        }
        if (!strncmp(mode, "loop in a", 9)) {
          if (fork() > 0) return wait(NULL), 0;
          if (!strcmp(mode, "loop in a session")) setsid();
          loop(NULL);
        }
        if (!strcmp(mode, "count")) {
          for (int left = atoi(value("SWITCHES")); left > 0; left--) telltale_watches(1, 3);
          return 0;
        }
        if (!strcmp(mode, "spin in a child") && fork() > 0) return wait(NULL), 0;
        if (!strncmp(mode, "spin", 4)) while (1) {}
        if (!strcmp(mode, "heap")) {
          for (int size = 16; size <= 1024; size += 16) printf("%p\\n", malloc(size));
          return 0;
        }
        if (!strcmp(mode, "write")) {
          for (int line = 0; line < 1000; line++) printf("%0999d\\n", line), printf("%s\\n", "xxx");
          puts("last");
          return 0;
        }
        sigset_t mask;
        sigprocmask(SIG_SETMASK, NULL, &mask);
        int blocked = 0;
        for (int number = 1; number < 32; number++) blocked += sigismember(&mask, number);
        struct sigaction pipe;
        sigaction(SIGPIPE, NULL, &pipe);
        printf("NAME=%s TELLTALE_SERVER=%s LD_BIND_NOW=%s fault %d blocked %d pipe %d leader %d files ", value("NAME"),
               value("TELLTALE_SERVER"), value("LD_BIND_NOW"), telltale_active, blocked,
               pipe.sa_handler != SIG_DFL, getsid(0) == getpid());
        DIR *files = opendir("/proc/self/fd");
        for (int number = 0; number < 1024; number++) {
          rewinddir(files);
          for (struct dirent *file; (file = readdir(files));) {
            if (file->d_name[0] != '.' && atoi(file->d_name) == number) printf("%d", number);
          }
        }
        puts("");
        return 3;
      }

      """
  }
#endif
