#define _GNU_SOURCE
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "CTerminal.h"

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

static bool is_ready, was_tried;

bool terminal_prepare_locale(const char *folder) {
  if (is_ready) return true;  // set again it would be "C" for a moment, for other threads too
  if (!was_tried) {
    was_tried = true;
    if (!is_utf8()) setlocale(LC_CTYPE, "");
    if (!is_utf8()) setlocale(LC_CTYPE, "C.UTF-8");  // a locale that is named but not installed leaves "C"
  }
  if (folder != NULL && !is_utf8()) {
    const char *former = getenv("LOCPATH");
    char *copy = former == NULL ? NULL : strdup(former);
    setenv("LOCPATH", folder, 1);
    setlocale(LC_CTYPE, "C.UTF-8");
    if (copy == NULL) {
      unsetenv("LOCPATH");
    } else {
      setenv("LOCPATH", copy, 1);
    }
    free(copy);
  }
  is_ready = is_utf8();
  return is_ready;
}

int terminal_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
