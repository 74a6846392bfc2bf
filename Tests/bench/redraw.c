// What curses alone costs for an arrow key in a question: the heavy frame and the pointer go to the panel beside it.
//
//     redraw COUNT    so often, without a key
//     redraw keys     at each key, until q

#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

/// Where the panels stand in a question, and how large they are: in 80 columns and 24 rows, and in 200 and 60.
static struct { int left, top, width, height; } panel = {1, 10, 39, 6};
static const int wide_window = 118;

static void put(int y, int x, const wchar_t *text, attr_t attributes, short pair) {
  cchar_t cell;
  setcchar(&cell, text, attributes, pair, NULL);
  mvadd_wch(y, x, &cell);
}

static void draw_panel(int x, bool selected, short line) {
  static const wchar_t *const frames[][6] = {{L"┌", L"┐", L"└", L"┘", L"─", L"│"}, {L"┏", L"┓", L"┗", L"┛", L"━", L"┃"}};
  const wchar_t *const *frame = frames[selected];
  attr_t attributes = selected ? A_BOLD : A_NORMAL;
  short pair = selected ? 0 : line;
  cchar_t level, upright;
  setcchar(&level, frame[4], attributes, pair, NULL);
  setcchar(&upright, frame[5], attributes, pair, NULL);
  for (int side = 0; side < 2; side++) {
    mvhline_set(panel.top + side * (panel.height - 1), x, &level, panel.width);
    mvvline_set(panel.top, x + side * (panel.width - 1), &upright, panel.height);
  }
  int right = x + panel.width - 1, bottom = panel.top + panel.height - 1;
  put(panel.top, x, frame[0], attributes, pair);
  put(panel.top, right, frame[1], attributes, pair);
  put(bottom, x, frame[2], attributes, pair);
  put(bottom, right, frame[3], attributes, pair);
  put(panel.top + 2, x + 1, selected ? L"▶" : L" ", attributes, 0);
}

int main(int count, char **arguments) {
  setlocale(LC_ALL, "");
  if (count < 2 || newterm(NULL, stdout, stdin) == NULL) return 69;
  start_color();
  use_default_colors();
  typeahead(-1);
  curs_set(0);
  if (COLS >= wide_window) {
    panel.left = 37;
    panel.top = 24;
    panel.width = 49;
    panel.height = 9;
  }
  bool waits = strcmp(arguments[1], "keys") == 0;
  cbreak();
  noecho();
  short line = (short)alloc_pair(243, -1);
  mvaddstr(0, 0, "Ready.");
  for (int key = 0; waits || key < atoi(arguments[1]); key++) {
    draw_panel(panel.left, key % 2 == 0, line);
    draw_panel(panel.left + panel.width, key % 2 != 0, line);
    refresh();
    if (waits && getch() == 'q') break;
  }
  endwin();
  return 0;
}
