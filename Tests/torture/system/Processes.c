#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <linux/close_range.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "TortureSystem.h"

pid_t torture_fork(void) { return fork(); }

pid_t torture_spawn(
    char *const arguments[], char *const environment[], int terminal, const int files[3], int resource, uint64_t most) {
  int kept[3] = {files[0], files[1], files[2]};
  int begun[2];
  if (pipe2(begun, O_CLOEXEC) != 0) return -1;
  pid_t child = fork();
  if (child != 0) {
    // Wait for exec, which closes the child's end, so that signals sent from now on reach the program itself.
    close(begun[1]);
    (void)!read(begun[0], &(char){0}, 1);
    close(begun[0]);
    return child;
  }
  setsid();
  if (terminal >= 0) ioctl(terminal, TIOCSCTTY, 0);
  // First to numbers above 2, so that none is overwritten before it is in place; -1 leaves one closed.
  for (int i = 0; i < 3; i++) kept[i] = kept[i] < 0 ? -1 : fcntl(kept[i], F_DUPFD, 10);
  for (int i = 0; i < 3; i++) {
    if (kept[i] < 0) {
      close(i);
    } else {
      dup2(kept[i], i);
    }
  }
  close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
  for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  struct rlimit limit = {.rlim_cur = most, .rlim_max = most};
  if (resource >= 0) setrlimit((__rlimit_resource_t)resource, &limit);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

int torture_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int torture_open_terminal(int *ours, int *theirs, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  if (openpty(ours, theirs, NULL, NULL, &size) != 0) return -1;
  fcntl(*ours, F_SETFD, FD_CLOEXEC);
  fcntl(*theirs, F_SETFD, FD_CLOEXEC);
  return 0;
}

void torture_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(terminal, TIOCSWINSZ, &size);
}

void torture_hold(int terminal) {
  struct termios modes;
  if (tcgetattr(terminal, &modes) != 0) return;
  modes.c_iflag |= IXON;
  if (tcsetattr(terminal, TCSANOW, &modes) == 0) (void)!write(terminal, &modes.c_cc[VSTOP], 1);
}

bool torture_is_stopped(pid_t process) {
  siginfo_t about = {0};
  return waitid(P_PID, (id_t)process, &about, WSTOPPED | WNOHANG | WNOWAIT) == 0 && about.si_pid == process;
}

bool torture_has_ended(pid_t process) {
  siginfo_t about = {0};
  return waitid(P_PID, (id_t)process, &about, WEXITED | WNOHANG | WNOWAIT) == 0 && about.si_pid == process;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  return remove(path);
}

void torture_remove(const char *path) { nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS); }
