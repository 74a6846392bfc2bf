#include <spawn.h>

// glibc's own, which Swift does not see.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

/// Lets the program that is started inherit no file from `first` on.
static inline int spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
