#define _GNU_SOURCE
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

#include "CTerminal.h"

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool terminal_prepare_locale(void) {
  if (is_utf8()) return true;  // set again it would be "C" for a moment, for other threads too
  setlocale(LC_CTYPE, "");
  if (!is_utf8()) setlocale(LC_CTYPE, "C.UTF-8");  // a locale that is named but not installed leaves "C"
  return is_utf8();
}

int terminal_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
