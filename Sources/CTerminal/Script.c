#define _GNU_SOURCE
#include "Script.h"

#include <curses.h>
#include <errno.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

void terminal_script_add(terminal_script *script, const char *bytes) {
  size_t length = strlen(bytes);
  if (script->length + length > sizeof script->bytes) return;
  memcpy(script->bytes + script->length, bytes, length);
  script->length += length;
}

const char *terminal_capability(const char *name) {
  const char *bytes = tigetstr(name);
  return bytes == NULL || bytes == (const char *)-1 ? "" : bytes;
}

void terminal_script_add_capability(terminal_script *script, const char *bytes) {
  char plain[256];
  size_t length = 0;
  while (*bytes != 0 && length + 1 < sizeof plain) {
    const char *end = bytes[0] == '$' && bytes[1] == '<' ? strchr(bytes, '>') : NULL;
    if (end != NULL) {
      bytes = end + 1;
    } else {
      plain[length++] = *bytes++;
    }
  }
  plain[length] = 0;
  terminal_script_add(script, plain);
}

bool terminal_is_ecma48(void) { return strncmp(terminal_capability("cup"), "\033[", 2) == 0; }

void terminal_script_add_mouse(terminal_script *script, bool on) {
  terminal_script_add(script, on ? "\033[?1000h\033[?1006h" : "\033[?1006l\033[?1000l");
}

bool terminal_can_report_mouse(void) { return terminal_is_ecma48() && *terminal_capability("kmous") != 0; }

void terminal_script_send(const terminal_script *script) {
  size_t done = 0;
  while (done < script->length) {
    ssize_t count = write(STDOUT_FILENO, script->bytes + done, script->length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    done += (size_t)count;
  }
}
