#pragma once

#include <stdbool.h>
#include <stddef.h>

// The way back: the modes and the bytes that restore the terminal, and the handlers that use them. Everything here that
// can run in a handler is async-signal-safe.

/// Captures the terminal's modes, before anything else is done to it. False, with errno, when it cannot.
bool terminal_modes_capture(void);

/// What restores the screen: sent on every way out. It is copied; the newest counts.
void terminal_modes_set_restore_sequence(const char *bytes, size_t length);

/// Catches the signals. May be called again, to catch them back from a library that took them.
void terminal_modes_catch_signals(void);

/// Puts the former handlers in place again.
void terminal_modes_release_signals(void);

/// Remembers the modes as they are now, to set them again later.
void terminal_modes_remember_our_modes(void);

/// Sets the program's modes and marks the terminal as taken.
void terminal_modes_take(void);

/// Sends the restore sequence and sets the captured modes, waiting at most this many milliseconds for a terminal that
/// nobody reads. Does nothing when the terminal is not ours.
void terminal_modes_give_back(int timeout);

/// Whether the terminal is taken and not given back.
bool terminal_modes_is_ours(void);

/// Whether the program was hung up because its terminal is gone, so that nothing may be written to it.
bool terminal_modes_is_hung_up(void);

/// The end of the pipe that becomes readable when a signal came.
int terminal_modes_wake_descriptor(void);

/// Empties that pipe.
void terminal_modes_drain(void);

/// Stops the process as Ctrl-Z does; returns when it goes on.
void terminal_modes_stop(void);
