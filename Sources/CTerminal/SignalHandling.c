#define _GNU_SOURCE
#include "SignalHandling.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "CTerminal.h"

// What the program does when a signal comes.
typedef enum {
  END,        // ask the loop to end; a second later, if it did not, end anyway
  EMERGENCY,  // give the terminal back here and now, and die
  STOP,       // ask the loop to stop
  CONTINUE,   // report to the loop that it was stopped
  RESIZE,     // report a changed window to the loop
  IGNORE,     // `write` reports the same as an error
} reaction;

static const struct {
  int number;
  reaction reaction;
  const char *name;
} signals[] = {
    {SIGINT, END, "SIGINT"},         {SIGTERM, END, "SIGTERM"},       {SIGHUP, END, "SIGHUP"},
    {SIGQUIT, EMERGENCY, "SIGQUIT"}, {SIGILL, EMERGENCY, "SIGILL"},   {SIGTRAP, EMERGENCY, "SIGTRAP"},
    {SIGABRT, EMERGENCY, "SIGABRT"}, {SIGSEGV, EMERGENCY, "SIGSEGV"}, {SIGBUS, EMERGENCY, "SIGBUS"},
    {SIGFPE, EMERGENCY, "SIGFPE"},   {SIGSYS, EMERGENCY, "SIGSYS"},   {SIGALRM, EMERGENCY, "SIGALRM"},
    {SIGUSR1, END, "SIGUSR1"},       {SIGUSR2, END, "SIGUSR2"},       {SIGXCPU, END, "SIGXCPU"},
    {SIGVTALRM, END, "SIGVTALRM"},   {SIGPROF, END, "SIGPROF"},       {SIGPOLL, END, "SIGPOLL"},
    {SIGPWR, END, "SIGPWR"},         {SIGSTKFLT, END, "SIGSTKFLT"},
    {SIGTSTP, STOP, "SIGTSTP"},      {SIGCONT, CONTINUE, "SIGCONT"},  {SIGWINCH, RESIZE, "SIGWINCH"},
    {SIGPIPE, IGNORE, "SIGPIPE"},    {SIGXFSZ, IGNORE, "SIGXFSZ"},
};
enum { SIGNALS = sizeof signals / sizeof signals[0], LONGEST_RESTORE_SEQUENCE = 512 };

// Written by handlers, read by the loop.
static volatile sig_atomic_t end_signal, stop_asked, continued, resized;

// Written by the loop, read by handlers.
static volatile sig_atomic_t is_ours, is_caught;
static volatile sig_atomic_t current_restore_sequence;
static struct {
  char bytes[LONGEST_RESTORE_SEQUENCE];
  size_t length;
} restore_sequences[2];  // the newer one is filled while the older one stays valid
static struct termios former_modes, our_modes;
static int terminal = -1;  // a second, non-blocking descriptor, since others share the mode of standard output
static bool shares_mode;    // where there is no file of the terminal to open: then it may block
static int64_t reply_deadline;  // when the terminal need not answer any more what it was asked; 0 when it has answered
static bool errors_go_to_terminal;
static char program[64];
static int wake[2] = {-1, -1};
static struct sigaction former_actions[SIGNALS];
static sigset_t former_mask;

// MARK: Giving back

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Whether somebody reads.
static bool write_to_terminal(const char *bytes, size_t length, int timeout) {
  int64_t deadline = milliseconds() + timeout;
  size_t done = 0;
  while (done < length) {
    struct pollfd output = {.fd = terminal, .events = POLLOUT};
    ssize_t count = -1;
    errno = EAGAIN;
    if (!shares_mode || poll(&output, 1, 0) == 1) count = write(terminal, bytes + done, length - done);
    if (count > 0) {
      done += (size_t)count;
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count == 0 || errno != EAGAIN) return false;
    int64_t left = deadline - milliseconds();
    if (left > 0 && poll(&output, 1, (int)left) >= 0) continue;
    // Nobody reads. The queue holds an outdated picture; the restore sequence must get through whole.
    tcflush(terminal, TCOFLUSH);
    (void)!write(terminal, bytes, length);
    return false;
  }
  return true;
}

/// Reads up to the device attributes, `ESC [ ? … c`, that the terminal still has to tell: a shell would take them for
/// typed. What has come is read even when a busy machine lets us look only after the deadline.
static void read_reply(int timeout) {
  enum { LONGEST_REPLY = 4096 };  // in bytes, of what is typed ahead of it too
  int64_t now = milliseconds(), deadline = now + timeout < reply_deadline ? now + timeout : reply_deadline;
  if (now >= deadline) return;
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  static const char beginning[] = "\033[?";
  size_t matched = 0;
  char byte;
  for (int count = 0; count < LONGEST_REPLY; now = milliseconds()) {
    int ready = poll(&input, 1, now < deadline ? (int)(deadline - now) : 0);
    if (ready < 0 && errno == EINTR) continue;
    count += 1;
    if (ready != 1 || read(STDIN_FILENO, &byte, 1) != 1) break;
    if (matched == sizeof beginning - 1) {
      if (byte == 'c') break;
      if (byte == ';' || (byte >= '0' && byte <= '9')) continue;
    }
    matched = byte == '\033' ? 1 : matched < sizeof beginning - 1 && byte == beginning[matched] ? matched + 1 : 0;
  }
  reply_deadline = 0;
}

void terminal_expect_reply(int timeout) { reply_deadline = timeout == 0 ? 0 : milliseconds() + timeout; }

void terminal_modes_give_back(int timeout) {
  if (!is_ours) return;
  // From the background, setting modes or reading would stop us here.
  sigset_t background, mask;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigaddset(&background, SIGTTIN);
  sigprocmask(SIG_BLOCK, &background, &mask);
  if (!terminal_modes_is_hung_up()) {
    // Where another program has let Ctrl-S hold the terminal, our modes let it resume and receive the restore sequence.
    tcsetattr(STDOUT_FILENO, TCSANOW, &our_modes);
    size_t length;
    const char *bytes = terminal_restore_sequence(&length);
    // A program that did not react for a second has taken its time: none is left for a terminal that does not answer.
    enum { LONGEST_WAIT = 300, LONGEST_EMERGENCY_WAIT = 100 };
    if (write_to_terminal(bytes, length, timeout)) read_reply(timeout > 0 ? LONGEST_WAIT : LONGEST_EMERGENCY_WAIT);
  }
  tcsetattr(STDOUT_FILENO, TCSANOW, &former_modes);
  is_ours = 0;  // not earlier: a signal in between has to do all of it again
  sigprocmask(SIG_SETMASK, &mask, NULL);
}

void terminal_modes_set_restore_sequence(const char *bytes, size_t length) {
  int next = !current_restore_sequence;
  if (length > LONGEST_RESTORE_SEQUENCE) length = LONGEST_RESTORE_SEQUENCE;
  memcpy(restore_sequences[next].bytes, bytes, length);
  restore_sequences[next].length = length;
  current_restore_sequence = next;
}

const char *terminal_restore_sequence(size_t *length) {
  *length = restore_sequences[current_restore_sequence].length;
  return restore_sequences[current_restore_sequence].bytes;
}

bool terminal_modes_is_ours(void) { return is_ours; }

bool terminal_modes_is_hung_up(void) {
  // A shell that ends hangs up its programs, too, on a terminal that is still there.
  struct termios modes;
  return end_signal == SIGHUP && tcgetattr(terminal, &modes) != 0;
}

// MARK: Handlers

static void wake_loop(void) {
  int saved = errno;
  (void)!write(wake[1], "", 1);
  errno = saved;
}

static void say(int signal) {
  if (terminal_modes_is_hung_up() && errors_go_to_terminal) return;
  char line[128];
  size_t length = 0;
  const char *parts[] = {program, ": ended by ", "a signal", "\n"};
  for (size_t i = 0; i < SIGNALS; i++)
    if (signals[i].number == signal) parts[2] = signals[i].name;
  for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
    for (const char *c = parts[i]; *c != 0 && length < sizeof line; c++) line[length++] = *c;
  if (errors_go_to_terminal) {
    (void)!write(terminal, line, length);
  } else {
    struct pollfd errors = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&errors, 1, 0) == 1) (void)!write(STDERR_FILENO, line, length);
  }
}

_Noreturn void terminal_die(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t mask;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigemptyset(&mask);
  sigaddset(&mask, number);
  sigprocmask(SIG_UNBLOCK, &mask, NULL);
  raise(number);
  _exit(128 + number);  // a signal whose default action is not the end
}

// Ends the process from within the handler: the program's state cannot be trusted any more, or its second is over.
static _Noreturn void end_now(int number) {
  if (number == SIGALRM && end_signal != 0) number = end_signal;
  terminal_modes_give_back(0);
  say(number);
  terminal_die(number);
}

static void handle_end(int number) {
  if (end_signal == 0 || number == SIGHUP) end_signal = number;
  alarm(1);
  wake_loop();
}

static void handle_stop(int number) {
  (void)number;
  stop_asked = 1;
  wake_loop();
}

static void handle_continue(int number) {
  (void)number;
  continued = 1;
  wake_loop();
}

static void handle_resize(int number) {
  (void)number;
  resized = 1;
  wake_loop();
}

static void (*handler_of(reaction reaction))(int) {
  switch (reaction) {
    case END: return handle_end;
    case EMERGENCY: return end_now;
    case STOP: return handle_stop;
    case CONTINUE: return handle_continue;
    case RESIZE: return handle_resize;
    case IGNORE: return SIG_IGN;
  }
  return SIG_DFL;
}

static void use_alternate_stack(void) {
  static char *stack;
  enum { STACK = 64 * 1024 };
  if (stack == NULL) stack = malloc(STACK);
  if (stack == NULL) return;
  stack_t alternate = {.ss_sp = stack, .ss_size = STACK};
  sigaltstack(&alternate, NULL);
}

void terminal_modes_catch_signals(void) {
  bool first = !is_caught;
  use_alternate_stack();
  sigset_t ours;
  sigemptyset(&ours);
  for (size_t i = 0; i < SIGNALS; i++) {
    struct sigaction action = {.sa_handler = handler_of(signals[i].reaction), .sa_flags = SA_ONSTACK | SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(signals[i].number, &action, first ? &former_actions[i] : NULL);
    sigaddset(&ours, signals[i].number);
  }
  is_caught = 1;
  sigprocmask(SIG_UNBLOCK, &ours, first ? &former_mask : NULL);
}

void terminal_leave_traps_alone(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigemptyset(&usual.sa_mask);
  for (size_t i = 0; i < SIGNALS; i++)
    if (signals[i].reaction == EMERGENCY) sigaction(signals[i].number, &usual, NULL);
}

void terminal_modes_release_signals(void) {
  if (!is_caught) return;
  is_caught = 0;
  alarm(0);
  for (size_t i = 0; i < SIGNALS; i++) {
    // A closed pipe or a full file is reported by `write` until the program ends.
    if (signals[i].reaction != IGNORE) sigaction(signals[i].number, &former_actions[i], NULL);
  }
  sigprocmask(SIG_SETMASK, &former_mask, NULL);
}

// MARK: Taking

bool terminal_modes_capture(void) {
  if (tcgetattr(STDOUT_FILENO, &former_modes) != 0) return false;
  our_modes = former_modes;
  our_modes.c_iflag &= ~(tcflag_t)IXON;  // Ctrl-S is a key like others; it would freeze the picture
  end_signal = stop_asked = continued = resized = 0;
  reply_deadline = 0;
  if (wake[0] < 0 && pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  if (terminal < 0) {
    char name[128];
    if (ttyname_r(STDOUT_FILENO, name, sizeof name) == 0)
      terminal = open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0) terminal = open("/dev/tty", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    shares_mode = terminal < 0;
    if (shares_mode) terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (terminal < 0) return false;
  }
  struct stat output, errors;
  errors_go_to_terminal = isatty(STDERR_FILENO) && fstat(STDERR_FILENO, &errors) == 0 &&
                          fstat(STDOUT_FILENO, &output) == 0 && errors.st_rdev == output.st_rdev;
  snprintf(program, sizeof program, "%s", program_invocation_short_name);
  return true;
}

void terminal_modes_remember_our_modes(void) { tcgetattr(STDOUT_FILENO, &our_modes); }

void terminal_modes_take(void) {
  is_ours = 1;
  tcsetattr(STDOUT_FILENO, TCSANOW, &our_modes);
}

bool terminal_take_to_ask(void) {
  if (!isatty(STDIN_FILENO) || tcgetpgrp(STDIN_FILENO) != getpgrp() || !terminal_modes_capture()) return false;
  if (cfgetospeed(&former_modes) < B38400) return false;
  our_modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  our_modes.c_cc[VMIN] = 1;
  our_modes.c_cc[VTIME] = 0;
  terminal_modes_catch_signals();
  terminal_modes_take();
  return true;
}

void terminal_modes_stop(void) {
  struct sigaction ours, usual = {.sa_handler = SIG_DFL};
  sigemptyset(&usual.sa_mask);
  stop_asked = 0;
  sigaction(SIGTSTP, &usual, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  continued = 0;
}

// MARK: What the loop asks

int terminal_modes_wake_descriptor(void) { return wake[0]; }

void terminal_modes_drain(void) {
  char bytes[64];
  while (read(wake[0], bytes, sizeof bytes) > 0) continue;
}

static bool take(volatile sig_atomic_t *flag) {
  if (!*flag) return false;
  *flag = 0;
  return true;
}

int terminal_end_requested(void) { return end_signal; }
bool terminal_take_stop(void) { return take(&stop_asked); }
bool terminal_take_continue(void) { return take(&continued); }
bool terminal_take_resize(void) { return take(&resized); }
