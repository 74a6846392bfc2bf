#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "CTerminal.h"  // before curses, whose macros take names such as `columns`
#include "KnownTypes.h"
#include "Script.h"
#include "SignalHandling.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>

#undef columns
#undef lines

enum { WRITE_TIMEOUT = 500 };  // milliseconds for a terminal that nobody reads

static WINDOW *picture;
static WINDOW *keys;  // a pad: reading from it never draws
static attr_t look;
static int look_pair;
static bool has_default_colors;
static int described_colors, most_colors;
static bool shows_cursor, wants_cursor;
static bool picture_waits;  // for a terminal that takes nothing at the moment
static int shared_flags;  // of standard output, when it has to be made blocking

// MARK: Capabilities

static bool uses_mouse;

/// Bracketed paste, and the mouse.
static void add_modes(terminal_script *script, bool on) {
  if (terminal_is_ecma48()) terminal_script_add(script, on ? "\033[?2004h" : "\033[?2004l");
  if (uses_mouse) terminal_script_add_mouse(script, on);
}

static void prepare_restore_sequence(int rows) {
  terminal_script restore_sequence = {.length = 0};
  add_modes(&restore_sequence, false);
  terminal_script_add_capability(&restore_sequence, terminal_capability("sgr0"));
  terminal_script_add_capability(&restore_sequence, terminal_capability("op"));
  terminal_script_add_capability(&restore_sequence, terminal_capability("rmkx"));
  terminal_script_add_capability(&restore_sequence, terminal_capability("cnorm"));
  if (*terminal_capability("rmcup") != 0) {
    terminal_script_add_capability(&restore_sequence, terminal_capability("rmcup"));
  } else {
    const char *last_row = tparm(terminal_capability("cup"), rows - 1, 0, 0, 0, 0, 0, 0, 0, 0);
    if (last_row != NULL) terminal_script_add_capability(&restore_sequence, last_row);
    terminal_script_add(&restore_sequence, "\r\n");
  }
  terminal_modes_set_restore_sequence(restore_sequence.bytes, restore_sequence.length);
}

// MARK: Taking and giving back

/// How long an Escape waits for the rest of a sequence, in milliseconds.
static int escape_delay(void) {
  const char *wish = getenv("ESCDELAY");
  if (wish != NULL) {
    char *end;
    long value = strtol(wish, &end, 10);
    if (end != wish && *end == 0 && value >= 1 && value <= 5000) return (int)value;
  }
  return 25;
}

terminal_outcome terminal_describe(const char *type, bool mouse, int rows) {
  if (!terminal_type_is_known(type)) return TERMINAL_UNKNOWN_TYPE;
  if (*terminal_capability("cup") == 0) return TERMINAL_NO_CURSOR_ADDRESSING;
  uses_mouse = mouse && terminal_can_report_mouse();
  prepare_restore_sequence(rows);
  return TERMINAL_TAKEN;
}

/// Sets a variable for the time of a call, and gives what it was, to be freed.
static char *exchange(const char *name, const char *value) {
  const char *former = getenv(name);
  char *copy = former == NULL ? NULL : strdup(former);
  if (value == NULL) {
    unsetenv(name);
  } else {
    setenv(name, value, 1);
  }
  return copy;
}

/// Makes curses send a picture in one piece. Until it has come back from a shell, ncurses 6.4 sends each move of the
/// cursor by itself. It leaves and returns here, with the output redirected to /dev/null.
static void leave_and_come_back(int output) {
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return;
  if (dup3(nowhere, output, O_CLOEXEC) >= 0) {
    endwin();
    dup3(STDOUT_FILENO, output, O_CLOEXEC);
    doupdate();
  }
  close(nowhere);
}

/// A screen of this size. The program reads the size itself: curses crashes on a window too large, would be fixed by
/// LINES and COLUMNS, and fails on a terminal without a size or a description of it. It does take the size from these
/// two variables, as it takes the description from TERMINFO.
static SCREEN *new_screen(int columns, int rows) {
  static FILE *output;  // never closed: curses keeps it, and has no call to free it
  if (output == NULL) {
    int file = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    output = file < 0 ? NULL : fdopen(file, "w");
    if (output == NULL) return NULL;
  }
  char width[16], height[16];
  snprintf(width, sizeof width, "%d", columns);
  snprintf(height, sizeof height, "%d", rows);
  const char *description = terminal_lean_description(most_colors);
  if (description == NULL) most_colors = described_colors;
  char *former_width = exchange("COLUMNS", width);
  char *former_height = exchange("LINES", height);
  char *former_description = description == NULL ? NULL : exchange("TERMINFO", description);
  use_env(TRUE);
  use_tioctl(FALSE);
  SCREEN *new = newterm(NULL, output, stdin);
  if (new != NULL) leave_and_come_back(fileno(output));
  free(exchange("COLUMNS", former_width));
  free(exchange("LINES", former_height));
  if (description != NULL) free(exchange("TERMINFO", former_description));
  free(former_width);
  free(former_height);
  free(former_description);
  return new;
}

static void set_up_keys(void) {
  set_escdelay(escape_delay());
  cbreak();
  noecho();
  nonl();
  keys = newpad(1, 1);
  keypad(keys, TRUE);
  meta(keys, TRUE);
  nodelay(keys, TRUE);
  keyok(KEY_MOUSE, FALSE);  // its bytes are decoded with the other sequences
}

static void set_up_picture(void) {
  typeahead(-1);  // a key never leaves a picture half drawn
  idcok(picture, FALSE);
  if (has_colors()) {
    start_color();
    has_default_colors = use_default_colors() == OK;
  }
  shows_cursor = wants_cursor = picture_waits = false;
  curs_set(0);
  leaveok(picture, TRUE);
}

terminal_outcome terminal_open(bool mouse, int promised_colors, const char *descriptions) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return TERMINAL_NOT_A_TERMINAL;
  if (!terminal_modes_capture()) return TERMINAL_SYSTEM_ERROR;
  terminal_prepare_locale(NULL);
  terminal_outcome outcome = terminal_describe(getenv("TERM"), mouse, 24);
  if (outcome == TERMINAL_UNKNOWN_TYPE) {
    const char *type = terminal_known_type(getenv("TERM"), descriptions);
    if (type != NULL && setenv("TERM", type, 1) == 0) outcome = terminal_describe(type, mouse, 24);
  }
  if (outcome != TERMINAL_TAKEN) return outcome;
  int columns, rows;
  terminal_read_size(&columns, &rows);
  prepare_restore_sequence(rows);

  // Bytes that cannot be written would make curses spin.
  shared_flags = fcntl(STDOUT_FILENO, F_GETFL);
  if (shared_flags >= 0 && (shared_flags & O_NONBLOCK)) fcntl(STDOUT_FILENO, F_SETFL, shared_flags & ~O_NONBLOCK);

  terminal_modes_catch_signals();
  terminal_modes_take();
  described_colors = tigetnum("colors");
  most_colors = terminal_describable_colors(promised_colors);
  SCREEN *screen = new_screen(columns, rows);
  terminal_modes_catch_signals();  // curses takes SIGTSTP
  if (screen == NULL) {
    terminal_close();
    return TERMINAL_UNKNOWN_TYPE;
  }
  picture = newscr;  // what is sent next; drawing on stdscr would only be copied there
  set_up_keys();
  set_up_picture();
  terminal_modes_remember_our_modes();
  terminal_script modes = {.length = 0};
  add_modes(&modes, true);
  terminal_script_send(&modes);
  return TERMINAL_TAKEN;
}

int terminal_error(void) { return errno; }

const char *terminal_type(void) {
  const char *type = getenv("TERM");
  return type == NULL ? "" : type;
}

void terminal_close(void) {
  terminal_modes_give_back(WRITE_TIMEOUT);
  if (shared_flags >= 0 && (shared_flags & O_NONBLOCK)) fcntl(STDOUT_FILENO, F_SETFL, shared_flags);
  shared_flags = 0;
  terminal_modes_release_signals();
}

/// Takes the terminal again. The modes that curses believes set are set by hand; the other screen is entered only when
/// it was left, because entering it twice forgets where the cursor was in the first.
static void take_again(bool left_screen) {
  terminal_modes_take();
  terminal_script welcome = {.length = 0};
  if (left_screen) terminal_script_add_capability(&welcome, terminal_capability("smcup"));
  terminal_script_add_capability(&welcome, terminal_capability("smkx"));
  if (!shows_cursor) terminal_script_add_capability(&welcome, terminal_capability("civis"));
  add_modes(&welcome, true);
  terminal_script_send(&welcome);
  terminal_repaint();
}

void terminal_suspend(void) {
  terminal_modes_give_back(WRITE_TIMEOUT);
  terminal_modes_stop();
  if (terminal_end_requested() == 0) take_again(true);
}

void terminal_resume(void) { take_again(false); }

/// Sends what changed, or defers it when the terminal takes nothing, as on a link that stalls: a `write` would block keys
/// and clock.
static void send_picture(void) {
  struct pollfd terminal = {.fd = STDOUT_FILENO, .events = POLLOUT};
  picture_waits = poll(&terminal, 1, 0) == 0;
  if (picture_waits || !terminal_modes_is_ours() || terminal_modes_is_hung_up()) return;
  if (wants_cursor != shows_cursor) {
    shows_cursor = wants_cursor;
    curs_set(shows_cursor);
  }
  doupdate();
}

// MARK: Waiting and reading

int terminal_wait(int64_t nanoseconds, int readable, int writable) {
  struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  struct pollfd sources[] = {
      {.fd = STDIN_FILENO, .events = POLLIN},
      {.fd = terminal_modes_wake_descriptor(), .events = POLLIN},
      {.fd = picture_waits ? STDOUT_FILENO : -1, .events = POLLOUT},
      {.fd = readable, .events = POLLIN},
      {.fd = writable, .events = POLLOUT},
  };
  if (ppoll(sources, 5, nanoseconds < 0 ? NULL : &limit, NULL) <= 0) return 0;
  if (sources[1].revents != 0) terminal_modes_drain();
  if (sources[2].revents != 0) send_picture();
  if (sources[0].revents & (POLLHUP | POLLERR | POLLNVAL)) return TERMINAL_GONE;
  // Also where an end is gone: to read it says so.
  int pipe = sources[3].revents != 0 || sources[4].revents != 0 ? TERMINAL_PIPE : 0;
  return (sources[0].revents & POLLIN ? TERMINAL_INPUT : 0) | pipe;
}

int terminal_read(void) {
  int code = wgetch(keys);
  if (code == ERR) return TERMINAL_KEY_NONE;
  if (code <= 255) return code;
  switch (code) {
    case KEY_UP: return TERMINAL_KEY_UP;
    case KEY_DOWN: return TERMINAL_KEY_DOWN;
    case KEY_LEFT: return TERMINAL_KEY_LEFT;
    case KEY_RIGHT: return TERMINAL_KEY_RIGHT;
    case KEY_HOME: case KEY_A1: case KEY_FIND: return TERMINAL_KEY_HOME;
    case KEY_END: case KEY_C1: case KEY_SELECT: return TERMINAL_KEY_END;
    case KEY_PPAGE: case KEY_A3: return TERMINAL_KEY_PAGE_UP;
    case KEY_NPAGE: case KEY_C3: return TERMINAL_KEY_PAGE_DOWN;
    case KEY_IC: return TERMINAL_KEY_INSERT;
    case KEY_DC: return TERMINAL_KEY_DELETE;
    case KEY_BACKSPACE: return TERMINAL_KEY_BACKSPACE;
    case KEY_ENTER: return TERMINAL_KEY_ENTER;
    case KEY_BTAB: return TERMINAL_KEY_BACK_TAB;
    default: break;
  }
  if (code > KEY_F0 && code <= KEY_F(63)) return TERMINAL_KEY_FUNCTION + (code - KEY_F0);
  return TERMINAL_KEY_OTHER;
}

// MARK: Drawing

int terminal_clamp(int value, int usual, int most) {
  if (value <= 0) value = usual;
  return value < 1 ? 1 : value > most ? most : value;
}

void terminal_read_size(int *width, int *height) {
  struct winsize window = {0};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0) window = (struct winsize){0};
  *width = terminal_clamp(window.ws_col, terminal_clamp(tigetnum("cols"), 80, 200), TERMINAL_MOST_COLUMNS);
  *height = terminal_clamp(window.ws_row, terminal_clamp(tigetnum("lines"), 24, 100), TERMINAL_MOST_ROWS);
}

void terminal_resize(int width, int height) {
  resize_term(height, width);
  prepare_restore_sequence(height);
  werase(picture);
  terminal_repaint();
}

int terminal_colors(void) { return described_colors; }

int terminal_most_colors(void) { return most_colors; }

int terminal_baud(void) { return baudrate(); }

void terminal_set_look(int attributes, int foreground, int background) {
  look = (attributes & TERMINAL_BOLD ? A_BOLD : 0) | (attributes & TERMINAL_DIM ? A_DIM : 0) |
         (attributes & TERMINAL_REVERSE ? A_REVERSE : 0) | (attributes & TERMINAL_UNDERLINE ? A_UNDERLINE : 0);
  look_pair = 0;
  if (!has_colors() || (foreground < 0 && background < 0)) return;
  if (!has_default_colors) {
    if (foreground < 0) foreground = COLOR_WHITE;
    if (background < 0) background = COLOR_BLACK;
  }
  int pair = alloc_pair(foreground, background);
  look_pair = pair < 0 ? 0 : pair;
}

void terminal_put(int x, int y, const uint32_t *scalars, int count) {
  wchar_t text[CCHARW_MAX + 1];
  if (count > CCHARW_MAX) count = CCHARW_MAX;
  for (int i = 0; i < count; i++) text[i] = (wchar_t)scalars[i];
  text[count] = 0;
  cchar_t cell;
  if (setcchar(&cell, text, look, (short)look_pair, &look_pair) == OK) {
    mvwadd_wch(picture, y, x, &cell);  // returns ERR in the last cell of the screen, but draws there too
  }
}

void terminal_put_row(int x, int y, const uint32_t *scalars, int count) {
  static cchar_t cells[TERMINAL_MOST_COLUMNS];
  int cell = 0;
  for (int i = 0; i < count && cell < TERMINAL_MOST_COLUMNS; i++) {
    if (scalars[i] == 0) continue;
    if (i > 0 && cell > 0 && scalars[i] == scalars[i - 1]) {
      cells[cell] = cells[cell - 1];
      cell++;
      continue;
    }
    wchar_t text[2] = {(wchar_t)scalars[i], 0};
    if (setcchar(&cells[cell], text, look, (short)look_pair, &look_pair) == OK) {
      cell++;
      continue;
    }
    // Blanks keep what follows in its columns.
    for (int blanks = i + 1 < count && scalars[i + 1] == 0 ? 2 : 1; blanks > 0 && cell < TERMINAL_MOST_COLUMNS; blanks--)
      setcchar(&cells[cell++], L" ", look, (short)look_pair, &look_pair);
  }
  mvwadd_wchnstr(picture, y, x, cells, cell);
}

void terminal_erase(void) { werase(picture); }

void terminal_show(int x, int y, bool visible) {
  if (!terminal_modes_is_ours() || terminal_modes_is_hung_up()) return;
  wants_cursor = x >= 0 && visible;
  leaveok(picture, x < 0);
  if (x >= 0) wmove(picture, y, x);
  send_picture();
}

void terminal_repaint(void) { clearok(curscr, TRUE); }

void terminal_use_mouse(bool mouse) {
  if (!terminal_modes_is_ours() || terminal_modes_is_hung_up() || !terminal_can_report_mouse() || mouse == uses_mouse) return;
  terminal_script change = {.length = 0};
  terminal_script_add_mouse(&change, mouse);
  uses_mouse = mouse;
  prepare_restore_sequence(getmaxy(picture));
  terminal_script_send(&change);
}

void terminal_send(const uint8_t *bytes, size_t count) {
  while (count > 0 && terminal_modes_is_ours() && !terminal_modes_is_hung_up() && !picture_waits) {
    struct pollfd terminal = {.fd = STDOUT_FILENO, .events = POLLOUT};
    if (poll(&terminal, 1, 100) <= 0) return;
    ssize_t sent = write(STDOUT_FILENO, bytes, count < 4096 ? count : 4096);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return;
    bytes += sent;
    count -= (size_t)sent;
  }
}

void terminal_beep(void) {
  if (terminal_modes_is_ours() && !terminal_modes_is_hung_up() && !picture_waits) beep();
}
