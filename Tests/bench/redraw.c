// What curses alone costs for an arrow key in a question: the heavy frame and the pointer go to the panel beside it, as
// often as the first argument says.

#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <locale.h>
#include <stdlib.h>

enum { WIDTH = 39, HEIGHT = 6, TOP = 10 };

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
    mvhline_set(TOP + side * (HEIGHT - 1), x, &level, WIDTH);
    mvvline_set(TOP, x + side * (WIDTH - 1), &upright, HEIGHT);
  }
  put(TOP, x, frame[0], attributes, pair);
  put(TOP, x + WIDTH - 1, frame[1], attributes, pair);
  put(TOP + HEIGHT - 1, x, frame[2], attributes, pair);
  put(TOP + HEIGHT - 1, x + WIDTH - 1, frame[3], attributes, pair);
  put(TOP + 2, x + 1, selected ? L"▶" : L" ", attributes, 0);
}

int main(int count, char **arguments) {
  setlocale(LC_ALL, "");
  if (count < 2 || newterm(NULL, stdout, stdin) == NULL) return 69;
  start_color();
  use_default_colors();
  typeahead(-1);
  curs_set(0);
  short line = (short)alloc_pair(243, -1);
  for (int key = 0; key < atoi(arguments[1]); key++) {
    draw_panel(1, key % 2 == 0, line);
    draw_panel(1 + WIDTH, key % 2 != 0, line);
    refresh();
  }
  endwin();
  return 0;
}
