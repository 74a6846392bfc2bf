#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of ncurses that Swift cannot import, and the handlers that restore the terminal. There is one terminal, so
// its state is static in this module; `Terminal` in TerminalKit is its only caller.

// MARK: Text

/// Makes the C library measure and write UTF-8: the user's locale where it is UTF-8, otherwise C.UTF-8, where the system
/// has it, otherwise that in `folder`, unless it is NULL. Says whether text outside ASCII can be measured.
bool terminal_prepare_locale(const char *folder);

/// Columns that a scalar takes on the terminal, as curses counts them: 2, 1, 0 for what is drawn over the character
/// before it, -1 for what cannot be drawn.
int terminal_scalar_width(uint32_t scalar);

// MARK: Taking and giving back

/// How an attempt to take the terminal ended.
typedef enum {
  TERMINAL_TAKEN,
  TERMINAL_NOT_A_TERMINAL,
  TERMINAL_UNKNOWN_TYPE,
  TERMINAL_NO_CURSOR_ADDRESSING,
  TERMINAL_SYSTEM_ERROR,  // terminal_error says which
} terminal_outcome;

/// The type to use for a terminal: `type` if it has a description, else the common terminal of the family that its name
/// begins with, as for xterm-kitty; NULL if neither is known. After the system's descriptions, those in the folder
/// `descriptions` of compiled terminfo entries are searched, unless it is NULL.
const char *terminal_known_type(const char *type, const char *descriptions);

/// Takes the terminal: catches signals, enters the other screen, sets its modes. A type without a description is
/// replaced by its `terminal_known_type`, also in TERM. `promised_colors` are those that the terminal is said to have beside
/// its description: above 256 it takes colours by their values; 0 for none.
terminal_outcome terminal_open(bool mouse, int promised_colors, const char *descriptions);

/// Takes the terminal only to ask it something: its screen stays, and what comes is read from standard input. False where
/// it cannot be asked: in the background, on a slow line, or where there is none. `terminal_close` gives it back.
bool terminal_take_to_ask(void);

/// The system's number for why the last call failed: errno, which Swift would import the whole C library for.
int terminal_error(void);

/// The value of TERM, empty where it is not set; valid until the environment changes.
const char *terminal_type(void);

/// Gives the terminal back and puts the former signal handlers in place again. Takes a second at most, even when nobody
/// reads the terminal. Does nothing when it was not taken.
void terminal_close(void);

/// Restores the terminal, stops the process as Ctrl-Z does, and takes the terminal again when the process continues,
/// unless a signal to end came meanwhile.
void terminal_suspend(void);

/// Sets our modes again, after the process was stopped without being asked.
void terminal_resume(void);

/// Ends the process by `signal`, as if it had never been caught.
_Noreturn void terminal_die(int signal);

// MARK: Signals

/// Lets traps and faults end the process at once, without the handlers of the Swift runtime.
void terminal_leave_traps_alone(void);

/// The signal that asks the process to end, or 0.
int terminal_end_requested(void);

/// Whether the process was asked to stop since the last call.
bool terminal_take_stop(void);

/// Whether the process went on after a stop since the last call.
bool terminal_take_continue(void);

/// Whether the window may have another size since the last call.
bool terminal_take_resize(void);

// MARK: Waiting and reading

enum {
  TERMINAL_INPUT = 1,  // something can be read
  TERMINAL_GONE = 2,   // the terminal is gone
  TERMINAL_PIPE = 4,   // a pipe to another program is ready
};

/// Waits for input or a signal, at most this many nanoseconds; forever if negative. Also waits for a file that can be
/// read, and for one that can be written; -1 for none.
int terminal_wait(int64_t nanoseconds, int readable, int writable);

/// Keys beyond the bytes 0 to 255.
enum {
  TERMINAL_KEY_NONE = -1,
  TERMINAL_KEY_UP = 256,
  TERMINAL_KEY_DOWN,
  TERMINAL_KEY_LEFT,
  TERMINAL_KEY_RIGHT,
  TERMINAL_KEY_HOME,
  TERMINAL_KEY_END,
  TERMINAL_KEY_PAGE_UP,
  TERMINAL_KEY_PAGE_DOWN,
  TERMINAL_KEY_INSERT,
  TERMINAL_KEY_DELETE,
  TERMINAL_KEY_BACKSPACE,
  TERMINAL_KEY_ENTER,
  TERMINAL_KEY_BACK_TAB,
  TERMINAL_KEY_OTHER,         // one that the program has no use for
  TERMINAL_KEY_FUNCTION = 512,  // F1 is 513
};

/// The next byte or key that is waiting, or TERMINAL_KEY_NONE. Waits only for the rest of an escape sequence.
int terminal_read(void);

// MARK: Drawing

enum { TERMINAL_MOST_COLUMNS = 1000, TERMINAL_MOST_ROWS = 500 };

/// A number of columns or rows that curses supports: 1 to `most`, and `usual` for a terminal that reports none.
int terminal_clamp(int value, int usual, int most);

/// The size of the window, clamped.
void terminal_read_size(int *columns, int *rows);

/// Gives the picture this size and empties it.
void terminal_resize(int columns, int rows);

/// Colours the terminal has, by its description.
int terminal_colors(void);

/// Colours that can be drawn with if the terminal has more than its description says; above 256 by their values.
int terminal_most_colors(void);

/// The speed of the line in baud.
int terminal_baud(void);

enum { TERMINAL_BOLD = 1, TERMINAL_DIM = 2, TERMINAL_REVERSE = 4, TERMINAL_UNDERLINE = 8 };

/// How what follows is drawn: a sum of TERMINAL_BOLD and so on, and two colours: numbers of the terminal's table, -1 for
/// its own, and where it has true colour 0xRRGGBB from 256 on.
void terminal_set_look(int attributes, int foreground, int background);

/// Draws one character and the marks on it at a cell.
void terminal_put(int x, int y, const uint32_t *scalars, int count);

/// Draws characters of one scalar each in cells side by side; 0 stands for the second cell of a wide one.
void terminal_put_row(int x, int y, const uint32_t *scalars, int count);

/// Sends bytes that draw nothing, as they are; drops them when the terminal takes nothing at the moment.
void terminal_send(const uint8_t *bytes, size_t count);

/// Empties the picture.
void terminal_erase(void);

/// Sends what changed, and puts the cursor, which may be hidden, at a cell, or hides it anywhere when x is negative.
void terminal_show(int x, int y, bool visible);

/// Says that the terminal was asked something, and answers within so many milliseconds, with the device attributes at last;
/// 0 when it has answered. What comes after the terminal is given back is waited for a moment, so that no shell reads it.
void terminal_expect_reply(int milliseconds);

/// Makes the next `terminal_show` send everything.
void terminal_repaint(void);

/// Takes the mouse, or leaves it to the terminal.
void terminal_use_mouse(bool mouse);

/// Rings the bell.
void terminal_beep(void);

// MARK: For tests

/// Reads the description of a terminal type and prepares what gives such a terminal back. The first step of
/// `terminal_open`; it touches no terminal.
terminal_outcome terminal_describe(const char *type, bool mouse, int rows);

/// What is written to give the terminal back; `length` gets its length.
const char *terminal_restore_sequence(size_t *length);

/// Colours that a description of the current terminal may have, so that all can be used as soon as it has told that it has
/// them: those it has, or the 256 of xterm's table, of which those of a terminal of eight in ECMA-48 are the first, or with
/// more than 256 `promised` those by their values.
int terminal_describable_colors(int promised);

/// The description of the current terminal without what costs curses more than it saves, as TERMINFO can hold it in
/// place of a folder; NULL when it is too long. The next call overwrites it. With more `colors` than the terminal has, they
/// are the 256 of the table, and above these numbers those of the values 0xRRGGBB.
///
/// Left out are the local moves of the cursor: for each move curses writes out the way by every capability for moves,
/// from where the cursor is, from the left edge and from the corner, to save three bytes of the direct move, which every
/// terminal has that we take. So is the capability that sets all attributes at once, a program that is run for each
/// change, where there is one for each attribute too; and the one that clears to the end of the screen, for which each
/// picture is searched for blank rows at its foot.
const char *terminal_lean_description(int colors);
