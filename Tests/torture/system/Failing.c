// System calls that fail on demand. Linked into the torture tool, these definitions replace those of the C library;
// built as a shared object and named in LD_PRELOAD, they do so for any program that is not static:
//
//     TORTURE_FAIL="write 28 0 1 /home/me/data" LD_PRELOAD=failing.so tenq
//
// makes every `write` to a file below a folder find the disk full.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "TortureSystem.h"

static struct {
  char call[16];
  int number, skip;
  bool for_ever;
  char below[PATH_MAX];
  int failed;
} plan;

void torture_fail(const char *call, int number, int skip, bool for_ever, const char *below) {
  snprintf(plan.call, sizeof plan.call, "%s", call);
  snprintf(plan.below, sizeof plan.below, "%s", below);
  plan.number = number;
  plan.skip = skip;
  plan.for_ever = for_ever;
  plan.failed = 0;
}

int torture_relent(void) {
  plan.call[0] = 0;
  return plan.failed;
}

__attribute__((constructor)) static void read_plan(void) {
  const char *text = getenv("TORTURE_FAIL");
  char call[16], below[PATH_MAX];
  int number, skip, for_ever;
  if (text != NULL && sscanf(text, "%15s %d %d %d %4095[^\n]", call, &number, &skip, &for_ever, below) == 5)
    torture_fail(call, number, skip, for_ever, below);
}

/// Whether this call fails now.
static bool fails(const char *call, const char *path) {
  if (plan.call[0] == 0 || strcmp(call, plan.call) != 0) return false;
  if (path == NULL || strncmp(path, plan.below, strlen(plan.below)) != 0) return false;
  if (plan.skip-- > 0) return false;
  if (!plan.for_ever && plan.failed > 0) return false;
  plan.failed++;
  errno = plan.number;
  return true;
}

static bool fails_on_file(const char *call, int file) {
  if (plan.call[0] == 0 || strcmp(call, plan.call) != 0) return false;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = syscall(SYS_readlink, link, path, sizeof path - 1);
  if (length < 0) return false;
  path[length] = 0;
  return fails(call, path);
}

/// How many of `count` bytes a call that falls short transfers.
static size_t cut(size_t count) {
  size_t less = (size_t)-(long)plan.number;
  return less < count ? count - less : 0;
}

static int open_at(const char *path, int flags, mode_t mode) {
  if (fails("open", path)) return -1;
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open_at(path, flags, mode);
}

int close(int file) {
  bool failing = fails_on_file("close", file);
  int number = errno;
  long result = syscall(SYS_close, file);  // a file is closed even when `close` fails
  if (!failing) return (int)result;
  errno = number;
  return -1;
}

int fstat(int file, struct stat *status) {
  return fails_on_file("fstat", file) ? -1 : (int)syscall(SYS_newfstatat, file, "", status, AT_EMPTY_PATH);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return fails("stat", path) ? -1 : (int)syscall(SYS_newfstatat, folder, path, status, flags);
}

int flock(int file, int operation) {
  return fails_on_file("flock", file) ? -1 : (int)syscall(SYS_flock, file, operation);
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  if (fails_on_file("pread", file)) {
    if (plan.number > 0) return -1;
    count = cut(count);
  }
  return syscall(SYS_pread64, file, bytes, count, offset);
}

ssize_t read(int file, void *bytes, size_t count) {
  if (fails_on_file("read", file)) {
    if (plan.number > 0) return -1;
    count = cut(count);
  }
  return syscall(SYS_read, file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (fails_on_file("write", file)) {
    if (plan.number > 0) return -1;
    count = cut(count);
  }
  return syscall(SYS_write, file, bytes, count);
}

int fdatasync(int file) { return fails_on_file("fdatasync", file) ? -1 : (int)syscall(SYS_fdatasync, file); }

int fsync(int file) { return fails_on_file("fsync", file) ? -1 : (int)syscall(SYS_fsync, file); }

int ftruncate(int file, off_t size) {
  return fails_on_file("ftruncate", file) ? -1 : (int)syscall(SYS_ftruncate, file, size);
}

int mkdir(const char *path, mode_t mode) {
  return fails("mkdir", path) ? -1 : (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

int rename(const char *from, const char *to) {
  return fails("rename", to) ? -1 : (int)syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
}
