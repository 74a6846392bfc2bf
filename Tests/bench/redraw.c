// What curses alone costs for an arrow key in a question: the light and the pointer go to the panel beside it.
//
//     redraw COUNT    so often, without a key
//     redraw keys     at each key, until q

#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

/// A window at least so wide, where the two upper panels of a question stand in it, and how large they are.
static const struct window {
  int columns, left, beside, top, width, height;
} windows[] = {{200, 22, 83, 28, 59, 14}, {0, 2, 41, 10, 37, 5}};

/// The choices of both panels in large type, in windows that have it.
static const wchar_t *const letters[2][8] = {
    {L"  ▄▄▄▄▄▄  ▄▄                  ▄▄  ▄▄              ▄▄",
     L"▄▄▀▀▀▀▀▀  ██                  ██  ██              ██",
     L"██        ██▄▄▄▄      ▄▄▄▄    ██  ██    ▄▄▄▄    ▄▄██▄▄",
     L"▀▀▄▄▄▄    ██▀▀▀▀▄▄    ▀▀▀▀▄▄  ██  ██  ▄▄▀▀▀▀▄▄  ▀▀██▀▀",
     L"  ▀▀▀▀▄▄  ██    ██    ▄▄▄▄██  ██  ██  ██    ██    ██",
     L"      ██  ██    ██  ▄▄▀▀▀▀██  ██  ██  ██    ██    ██",
     L"▄▄▄▄▄▄▀▀  ██    ██  ▀▀▄▄▄▄██  ██  ██  ▀▀▄▄▄▄▀▀    ██▄▄",
     L"▀▀▀▀▀▀    ▀▀    ▀▀    ▀▀▀▀▀▀  ▀▀  ▀▀    ▀▀▀▀      ▀▀▀▀"},
    {L" ▄▄▄▄▄▄▄▄                                          ▄▄",
     L" ██▀▀▀▀▀▀                                          ██",
     L" ██          ▄▄▄▄    ▄▄▄▄▄▄    ▄▄▄▄▄▄      ▄▄▄▄    ██",
     L" ██▄▄▄▄    ▄▄▀▀▀▀▄▄  ██▀▀▀▀▄▄  ██▀▀▀▀▄▄  ▄▄▀▀▀▀▄▄  ██",
     L" ██▀▀▀▀    ██▄▄▄▄██  ██    ██  ██    ██  ██▄▄▄▄██  ██",
     L" ██        ██▀▀▀▀▀▀  ██    ██  ██    ██  ██▀▀▀▀▀▀  ██",
     L" ██        ▀▀▄▄▄▄▄▄  ██    ██  ██    ██  ▀▀▄▄▄▄▄▄  ██",
     L" ▀▀          ▀▀▀▀▀▀  ▀▀    ▀▀  ▀▀    ▀▀    ▀▀▀▀▀▀  ▀▀"},
};

/// What a panel is drawn in: the pair of its ground and text, and the pair of its number.
struct look {
  short ground, chip;
};

static void put(int y, int x, const wchar_t *text, short pair) {
  cchar_t cells[64];
  int count = 0;
  for (; text[count] != 0; count++) {
    const wchar_t cell[2] = {text[count], 0};
    setcchar(&cells[count], cell, A_BOLD, pair, NULL);
  }
  mvadd_wchnstr(y, x, cells, count);
}

static void draw_panel(const struct window *window, int panel, bool selected, struct look look) {
  int x = panel == 0 ? window->left : window->beside;
  cchar_t ground;
  setcchar(&ground, L" ", A_BOLD, look.ground, NULL);
  for (int row = 0; row < window->height; row++) mvhline_set(window->top + row, x, &ground, window->width);
  bool is_large = window->columns > 0;
  int row = is_large ? window->top : window->top + (window->height - 1) / 2;
  put(row, x + (is_large ? 1 : 2), L" ● 1 ", look.chip);
  put(row, x, selected ? L"▶" : L" ", look.ground);
  for (int line = 0; is_large && line < 8; line++) put(window->top + 3 + line, x + 2, letters[panel][line], look.ground);
  if (!is_large) put(row, x + window->width / 2, L"A choice", look.ground);
}

int main(int count, char **arguments) {
  setlocale(LC_ALL, "");
  if (count < 2 || newterm(NULL, stdout, stdin) == NULL) return 69;
  start_color();
  use_default_colors();
  typeahead(-1);
  curs_set(0);
  cbreak();
  noecho();
  const struct window *window = windows;
  while (COLS < window->columns) window++;
  bool waits = strcmp(arguments[1], "keys") == 0;
  // Chips and lit panels have the bright tone of a choice under dark text, the others its deep one under white text.
  const struct {
    struct look lit, dark;
  } choices[] = {
      {{(short)alloc_pair(16, 202), (short)alloc_pair(202, 16)}, {(short)alloc_pair(231, 52), (short)alloc_pair(16, 202)}},
      {{(short)alloc_pair(16, 68), (short)alloc_pair(68, 16)}, {(short)alloc_pair(231, 18), (short)alloc_pair(16, 68)}},
  };
  mvaddstr(0, 0, "Ready.");
  for (int key = 0; waits || key < atoi(arguments[1]); key++) {
    bool first = key % 2 == 0;
    draw_panel(window, 0, first, first ? choices[0].lit : choices[0].dark);
    draw_panel(window, 1, !first, first ? choices[1].dark : choices[1].lit);
    refresh();
    if (waits && getch() == 'q') break;
  }
  endwin();
  return 0;
}
