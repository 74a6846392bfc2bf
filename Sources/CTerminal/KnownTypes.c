#define _GNU_SOURCE
#include "KnownTypes.h"
#include "CTerminal.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

bool terminal_type_is_known(const char *type) {
  int found = 0;
  if (type == NULL || *type == 0 || strlen(type) > 128) return false;
  return setupterm(type, STDOUT_FILENO, &found) == OK || found == 1;
}

/// Appends a folder to those where curses searches for descriptions; an empty entry stands for the system's.
static void search_too(const char *folder) {
  const char *former = getenv("TERMINFO_DIRS");
  char folders[8192];
  int length = snprintf(folders, sizeof folders, "%s:%s", former == NULL ? "" : former, folder);
  if (strchr(folder, ':') == NULL && length > 0 && (size_t)length < sizeof folders) setenv("TERMINFO_DIRS", folders, 1);
}

const char *terminal_known_type(const char *type, const char *descriptions) {
  // A terminal with such a prefix understands the sequences of its family's common terminal.
  static const char *const families[][2] = {
      {"xterm-", "xterm-256color"}, {"tmux-", "tmux-256color"}, {"screen-", "screen-256color"}};
  if (terminal_type_is_known(type)) return type;
  if (type == NULL) return NULL;
  if (descriptions != NULL) {
    search_too(descriptions);
    if (terminal_type_is_known(type)) return type;
  }
  for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
    if (strncmp(type, families[i][0], strlen(families[i][0])) == 0)
      return terminal_type_is_known(families[i][1]) ? families[i][1] : NULL;
  return NULL;
}
