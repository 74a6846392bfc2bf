#define _GNU_SOURCE
#include "CTerminal.h"
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

int terminal_prepare_locale(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

int terminal_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
