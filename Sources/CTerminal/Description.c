#define _GNU_SOURCE
#include "CTerminal.h"
#include "Script.h"

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <curses.h>
#include <term.h>

// A compiled description as in term(5): a header, the names, flags, numbers, the places of the strings in a table, and
// that table; then the same for capabilities that are not of the standard, with a table of their names.

enum { MAGIC = 01036, ABSENT = -1 };  // the format with numbers of 32 bits

/// Bytes as hexadecimal digits; when they are too many, nothing more is added.
static struct {
  char digits[1 << 16];
  size_t length;
  bool is_full;
} text;

static void add_byte(int byte) {
  static const char digits[] = "0123456789abcdef";
  text.is_full = text.is_full || text.length + 3 > sizeof text.digits;
  if (text.is_full) return;
  text.digits[text.length++] = digits[byte >> 4 & 15];
  text.digits[text.length++] = digits[byte & 15];
}

static void add_short(int value) {
  add_byte(value);
  add_byte(value >> 8);
}

static void add_number(int value) {
  add_short(value);
  add_short(value >> 16);
}

static void add_string(const char *string) {
  do add_byte(*string);
  while (*string++ != 0);
}

static void pad(int length) {
  if (length % 2 != 0) add_byte(0);
}

static bool is_present(const char *string) { return string != NULL && string != (const char *)-1; }

static int size_of(const char *string) { return is_present(string) ? (int)strlen(string) + 1 : 0; }

/// Adds the places of strings in a table in which they follow each other.
static void add_places(char *const *strings, int count) {
  for (int i = 0, place = 0; i < count; i++) {
    add_short(is_present(strings[i]) ? place : ABSENT);
    place += size_of(strings[i]);
  }
}

static void add_strings(char *const *strings, int count) {
  for (int i = 0; i < count; i++)
    if (is_present(strings[i])) add_string(strings[i]);
}

/// The number at a place; the structure has 16 bits for it, which are not enough for the colours of some terminals.
static int number(const TERMTYPE *type, int place, const char *name) {
  return type->Numbers[place] == SHRT_MAX ? tigetnum(name) : type->Numbers[place];
}

/// Adds the non-standard flags and numbers, among them those for colours, and with colours by their values the flag that
/// says so. Non-standard strings are left out: they are keys with modifiers, which the program does not use.
static void add_extended(const TERMTYPE *type, bool true_color) {
  int flags = type->ext_Booleans, numbers = type->ext_Numbers, size = 0;
  int first_flag = type->num_Booleans - flags, first_number = type->num_Numbers - numbers;
  int added = true_color && tigetflag("RGB") != 1 && tigetnum("RGB") < 0;
  int names = flags + added + numbers;
  char *table[128];
  text.is_full = text.is_full || names > (int)(sizeof table / sizeof table[0]);
  if (names == 0 || text.is_full) return;
  memcpy(table, type->ext_Names, (size_t)flags * sizeof table[0]);
  table[flags] = "RGB";
  memcpy(table + flags + added, type->ext_Names + flags, (size_t)numbers * sizeof table[0]);
  for (int i = 0; i < names; i++) size += size_of(table[i]);
  add_short(flags + added);
  add_short(numbers);
  add_short(0);
  add_short(names);
  add_short(size);
  for (int i = 0; i < flags; i++) add_byte(type->Booleans[first_flag + i]);
  if (added) add_byte(1);
  pad(flags + added);
  for (int i = 0; i < numbers; i++) add_number(number(type, first_number + i, type->ext_Names[flags + i]));
  add_places(table, names);
  add_strings(table, names);
}

int terminal_describable_colors(int promised) {
  int colors = tigetnum("colors");
  const char *foreground = tigetstr("setaf"), *background = tigetstr("setab");
  if (!terminal_is_ecma48() || colors < 8 || !is_present(foreground) || !is_present(background)) return colors;
  bool is_standard = strcmp(foreground, "\033[3%p1%dm") == 0 && strcmp(background, "\033[4%p1%dm") == 0;
  if (colors > 256 || (promised > 256 && (is_standard || colors == 256))) return 1 << 24;
  return is_standard && colors < 256 ? 256 : colors;
}

// ECMA-48's parameters for a colour of the table, whose first eight every terminal knows, or above its 256 numbers by red,
// green and blue as in 0xRRGGBB. Terminals divide them by semicolons, whatever the standard says.
#define TABLE(layer) "\033[%?%p1%{8}%<%t" layer "%p1%d%e" layer "8;5;%p1%d%;m"
#define VALUES(layer) \
  "\033[" layer "8;%?%p1%{256}%<%t5;%p1%d%e2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"

const char *terminal_lean_description(int colors) {
  const TERMTYPE *type = &cur_term->type;
  int flags = type->num_Booleans - type->ext_Booleans, numbers = type->num_Numbers - type->ext_Numbers;
  int count = type->num_Strings - type->ext_Strings, size = 0;
  char *strings[512];
  if (count > (int)(sizeof strings / sizeof strings[0])) return NULL;
  memcpy(strings, type->Strings, (size_t)count * sizeof strings[0]);
  char *const *const dropped[] = {
      &row_address,      &column_address,   &cursor_home,       &cursor_to_ll, &carriage_return,
      &cursor_up,        &cursor_down,      &cursor_left,       &cursor_right, &parm_up_cursor,
      &parm_down_cursor, &parm_left_cursor, &parm_right_cursor, &tab,          &back_tab,
      &set_attributes,   &clr_eos,
  };
  for (size_t i = 0; i < sizeof dropped / sizeof dropped[0]; i++) strings[dropped[i] - type->Strings] = NULL;
  bool has_more = colors > 0 && colors > number(type, (int)(&max_colors - type->Numbers), "colors");
  bool true_color = colors > 256;
  if (has_more || true_color) {
    strings[&set_a_foreground - type->Strings] = true_color ? VALUES("3") : TABLE("3");
    strings[&set_a_background - type->Strings] = true_color ? VALUES("4") : TABLE("4");
  }
  while (count > 0 && !is_present(strings[count - 1])) count--;
  for (int i = 0; i < count; i++) size += size_of(strings[i]);

  text.length = 0;
  text.is_full = false;
  memcpy(text.digits, "hex:", text.length = 4);
  add_short(MAGIC);
  add_short(size_of(type->term_names));
  add_short(flags);
  add_short(numbers);
  add_short(count);
  add_short(size);
  add_string(type->term_names);
  for (int i = 0; i < flags; i++) add_byte(type->Booleans[i]);
  pad(size_of(type->term_names) + flags);
  for (int i = 0; i < numbers; i++) {
    if (has_more && i == &max_colors - type->Numbers) {
      add_number(colors);
    } else if (has_more && i == &max_pairs - type->Numbers) {
      add_number(1 << 16);
    } else {
      add_number(number(type, i, numnames[i]));
    }
  }
  add_places(strings, count);
  add_strings(strings, count);
  pad(size);
  add_extended(type, true_color);
  text.digits[text.length] = 0;
  return text.is_full || size > SHRT_MAX ? NULL : text.digits;
}
