#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <unistd.h>

// glibc's own, which Swift does not see.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
extern int setns(int, int);
extern int prlimit(pid_t, int, const struct rlimit *, struct rlimit *);

/// Lets the program that is started inherit no file from `first` on.
static inline int spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

/// Lets a process write to no file from now on, as where the disk is full; 0, or -1 with `errno`.
static inline int fill_disk(pid_t process) {
  struct rlimit nothing = {0, 0};
  return prlimit(process, RLIMIT_FSIZE, &nothing, NULL);
}

/// Moves the calling thread into the network namespace of an open file; 0, or -1 with `errno`.
static inline int enter_network(int file) { return setns(file, 0x40000000); }

/// Makes a network interface whose packets this program reads and writes, in the namespace of the calling thread; its
/// file, or -1 with `errno`.
static inline int open_tunnel(const char *name) {
  int file = open("/dev/net/tun", O_RDWR | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return -1;
  // `struct ifreq` with the flags IFF_TUN and IFF_NO_PI, for TUNSETIFF: the kernel's headers and glibc's have two of it.
  struct {
    char name[16];
    short flags;
    char rest[22];
  } request;
  memset(&request, 0, sizeof request);
  strncpy(request.name, name, sizeof request.name - 1);
  request.flags = 0x1001;
  if (ioctl(file, 0x400454ca, &request) == 0) return file;
  int failure = errno;
  close(file);
  errno = failure;
  return -1;
}
