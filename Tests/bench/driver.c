// Plays a terminal program on a pseudoterminal and measures it from outside, in one process and without a shell.
//
//     driver start RUNS TEXT -- PROGRAM…       milliseconds from exec until TEXT has come, with what came in one read
//     driver keys RUNS KEYS STEP… -- PROGRAM…  milliseconds from a key to its first byte, and the 95th percentile; and
//                                              to its last byte
//     driver still SECONDS STEP… -- PROGRAM…   wake-ups a second, percent of a core, bytes a second, bytes a frame
//     driver peak STEP… -- PROGRAM…            peak resident memory, and anonymous memory now, in megabytes
//     driver times STEP… -- PROGRAM…           milliseconds of each step since exec: keys sent, a text's first byte
//
// `start` and `keys` print the median and both quartiles. The window has 80 columns and 24 rows, or the size in WINDOW:
// 200x60.
//
// A STEP is a text to wait for, "<KEYS" to send, "=MILLISECONDS" to let pass, "." to wait for the program's end, or
// "~KEYS": press them one after the other until the text of the next step shows. Texts are found in the program's
// output without its escape sequences. When the program ends, or a text does not show within a minute, the driver
// fails and prints the end of the output.

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <dirent.h>
#include <time.h>
#include <unistd.h>

/// A frame is over when nothing has come for this many seconds.
static const double quiet = 0.03;
/// How many seconds a text is waited for.
static const double patience = 60;

static struct {
  pid_t pid;
  int terminal;
  double *started;         // written by the child just before exec
  char text[1 << 18];      // everything since the last match, less escape sequences
  size_t length;
  enum { plain, escape, sequence, command } state;
  long bytes, frames;
  double first, last;      // when the latest frame began, and its latest output
} child;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void end_child(void) {
  if (child.pid > 0) {
    kill(child.pid, SIGKILL);
    waitpid(child.pid, NULL, 0);
    close(child.terminal);
    child.pid = 0;
  }
}

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "bench: ");
  vfprintf(stderr, format, arguments);
  // Only its end, from the beginning of a character.
  size_t from = child.length < 1000 ? 0 : child.length - 1000;
  while (from < child.length && (child.text[from] & 0xc0) == 0x80) from++;
  fprintf(stderr, "\nWritten before: %.*s\n", (int)(child.length - from), child.text + from);
  end_child();
  exit(1);
}

static void begin(char **program) {
  double *started = child.started;
  memset(&child, 0, sizeof child);
  child.started = started;
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  const char *window = getenv("WINDOW");
  if (window) sscanf(window, "%hux%hu", &size.ws_col, &size.ws_row);
  child.pid = forkpty(&child.terminal, NULL, NULL, &size);
  if (child.pid < 0) fail("no pseudoterminal: %s", strerror(errno));
  if (child.pid == 0) {
    *child.started = now();
    execv(program[0], program);
    _exit(127);
  }
}

/// Appends the text in the output; knows just enough of escape sequences to skip CSI, OSC and the two-byte ones.
static void keep(const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char byte = bytes[i];
    switch (child.state) {
    case plain:
      if (byte == 27) child.state = escape;
      else if (child.length < sizeof child.text - 1) child.text[child.length++] = byte;
      break;
    case escape:
      child.state = byte == '[' ? sequence : byte == ']' ? command : strchr("()*+#% ", byte) ? escape : plain;
      break;
    case sequence: if (byte >= '@' && byte <= '~') child.state = plain; break;
    case command: if (byte == 7 || byte == '\\') child.state = plain; break;
    }
  }
  child.text[child.length] = 0;
}

/// Reads once, waiting at most `seconds`; false when nothing came.
static bool take(double seconds) {
  struct pollfd poll_for = {.fd = child.terminal, .events = POLLIN};
  struct timespec wait = {.tv_sec = (long)seconds, .tv_nsec = (long)((seconds - (long)seconds) * 1e9)};
  if (seconds <= 0 || ppoll(&poll_for, 1, &wait, NULL) <= 0) return false;
  double at = now();
  char bytes[65536];
  ssize_t count = read(child.terminal, bytes, sizeof bytes);
  if (count <= 0) fail("the program ended");
  if (child.bytes == 0 || at - child.last > quiet) {
    child.first = at;
    child.frames++;
  }
  child.last = at;
  child.bytes += count;
  keep(bytes, count);
  return true;
}

static void settle(void) {
  while (take(quiet)) {}
}

static void press(const char *keys, size_t count) {
  if (write(child.terminal, keys, count) != (ssize_t)count) fail("keys could not be sent");
}

/// Waits for a text, meanwhile pressing `keys` in turn unless they are NULL; returns when the first byte of its frame
/// came.
static double wait_for(const char *text, const char *keys) {
  double end = now() + patience * (keys ? 6 : 1), next = now();
  for (size_t key = 0; now() < end;) {
    char *found = strstr(child.text, text);
    if (found) {
      child.length = 0;
      child.text[0] = 0;
      return child.first;
    }
    if (keys && now() >= next) {
      press(keys + key++ % strlen(keys), 1);
      next = now() + 0.3;
    }
    take(keys ? 0.05 : end - now());
  }
  fail("\"%s\" did not come", text);
}

static void note(bool aloud, double at) {
  if (aloud) printf("%.2f ", (at - *child.started) * 1000);
}

/// Waits until the program has ended.
static void await_end(void) {
  char bytes[65536];
  struct pollfd poll_for = {.fd = child.terminal, .events = POLLIN};
  for (double end = now() + patience; now() < end;) {
    if (waitpid(child.pid, NULL, WNOHANG) == child.pid) {
      close(child.terminal);
      child.pid = 0;
      return;
    }
    if (poll(&poll_for, 1, 10) == 1 && read(child.terminal, bytes, sizeof bytes) < 0) usleep(1000);
  }
  fail("the program did not end");
}

/// Performs the steps; `aloud` prints the time of each.
static void follow(char **steps, bool aloud) {
  const char *keys = NULL;
  for (; *steps; steps++) {
    if (**steps == '<') {
      settle();
      note(aloud, now());
      press(*steps + 1, strlen(*steps + 1));
    } else if (**steps == '=') {
      for (double until = now() + atof(*steps + 1) / 1000; now() < until;) take(until - now());
    } else if (strcmp(*steps, ".") == 0) {
      await_end();
    } else if (**steps == '~') {
      keys = *steps + 1;
    } else {
      note(aloud, wait_for(*steps, keys));
      keys = NULL;
    }
  }
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double percentile(double *values, int count, double share) {
  qsort(values, count, sizeof *values, by_value);
  int index = share * count;
  return values[index < count ? index : count - 1];
}

/// The sum of a line in /proc/PID/task/*/status over all threads.
static long of_all_threads(const char *line) {
  char path[300], text[300];
  long sum = 0;
  snprintf(path, sizeof path, "/proc/%d/task", child.pid);
  DIR *tasks = opendir(path);
  for (struct dirent *task; tasks && (task = readdir(tasks));) {
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/status", child.pid, task->d_name);
    FILE *status = task->d_name[0] == '.' ? NULL : fopen(path, "r");
    while (status && fgets(text, sizeof text, status)) {
      if (strncmp(text, line, strlen(line)) == 0) sum += atol(text + strlen(line) + 1);
    }
    if (status) fclose(status);
  }
  if (tasks) closedir(tasks);
  return sum;
}

static double processor_seconds(void) {
  clockid_t clock;
  struct timespec used = {0};
  if (clock_getcpuclockid(child.pid, &clock) == 0) clock_gettime(clock, &used);
  return used.tv_sec + used.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  int separator = 1;
  while (separator < count && strcmp(arguments[separator], "--") != 0) separator++;
  if (separator < 3 || separator + 1 >= count) {
    fprintf(stderr, "usage: driver start|keys|still|peak|times … -- PROGRAM…\n");
    return 64;
  }
  arguments[separator] = NULL;
  char **program = arguments + separator + 1, **given = arguments + 2;
  const char *what = arguments[1];
  child.started = mmap(NULL, sizeof(double), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  if (strcmp(what, "start") == 0 && given[1]) {
    int runs = atoi(given[0]);
    double *times = calloc(runs, sizeof *times);
    for (int run = 0; run < runs; run++) {
      begin(program);
      wait_for(given[1], NULL);
      times[run] = (child.last - *child.started) * 1000;
      end_child();
    }
    printf("%.2f %.2f %.2f\n", percentile(times, runs, 0.5), percentile(times, runs, 0.25),
      percentile(times, runs, 0.75));
    return 0;
  }
  begin(program);
  if (strcmp(what, "keys") == 0 && given[1]) {
    int runs = atoi(given[0]);
    double *times = calloc(runs, sizeof *times), *whole = calloc(runs, sizeof *whole);
    follow(given + 2, false);
    settle();
    for (int run = 0; run < runs; run++) {
      double sent = now();
      press(given[1] + run % strlen(given[1]), 1);
      if (!take(1)) fail("a key showed nothing");
      times[run] = (child.last - sent) * 1000;
      settle();
      whole[run] = (child.last - sent) * 1000;
    }
    printf("%.2f %.2f %.2f %.2f %.2f\n", percentile(times, runs, 0.5), percentile(times, runs, 0.25),
      percentile(times, runs, 0.75), percentile(times, runs, 0.95), percentile(whole, runs, 0.5));
  } else if (strcmp(what, "still") == 0) {
    double seconds = atof(given[0]);
    follow(given + 1, false);
    for (double until = now() + 0.5; now() < until;) take(until - now());
    long woken = of_all_threads("voluntary_ctxt_switches"), bytes = child.bytes, frames = child.frames;
    double used = processor_seconds(), from = now();
    while (now() < from + seconds) take(from + seconds - now());
    seconds = now() - from;
    woken = of_all_threads("voluntary_ctxt_switches") - woken;
    bytes = child.bytes - bytes;
    frames = child.frames - frames;
    printf("%.1f %.2f %.0f %.0f\n", woken / seconds, (processor_seconds() - used) / seconds * 100, bytes / seconds,
      frames ? (double)bytes / frames : 0.0);
  } else if (strcmp(what, "peak") == 0) {
    follow(given, false);
    settle();
    char path[64], text[300];
    snprintf(path, sizeof path, "/proc/%d/status", child.pid);
    FILE *status = fopen(path, "r");
    while (status && fgets(text, sizeof text, status)) {
      if (strncmp(text, "VmHWM:", 6) == 0) printf("%.1f ", atol(text + 6) / 1024.0);
      if (strncmp(text, "RssAnon:", 8) == 0) printf("%.1f\n", atol(text + 8) / 1024.0);
    }
  } else {
    follow(given, true);
    printf("\n");
  }
  end_child();
  return 0;
}
