// The least that a start can cost: a curses program that draws one line and waits for keys.

#include <locale.h>
#include <ncurses.h>

int main(void) {
  setlocale(LC_ALL, "");
  if (newterm(NULL, stdout, stdin) == NULL) return 69;
  noecho();
  cbreak();
  mvaddstr(0, 0, "Ready.");
  int key;
  while ((key = getch()) != 'q' && key != ERR) {
    mvprintw(1, 0, "%d", key);
  }
  endwin();
  return 0;
}
