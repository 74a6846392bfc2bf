#pragma once

#include <stdbool.h>
#include <stddef.h>

// The way back: the modes and the bytes that restore the terminal, and the handlers that use them. Everything here that
// can run in a handler is async-signal-safe.

/// Captures the terminal's modes, before anything else is done to it. False, with errno, when it cannot.
bool lifeline_capture(void);

/// What restores the screen: sent on every way out. It is copied; the newest counts.
void lifeline_set_farewell(const char *bytes, size_t length);

/// Catches the signals. May be called again, to catch them back from a library that took them.
void lifeline_catch_signals(void);

/// Puts the former handlers in place again.
void lifeline_release_signals(void);

/// Remembers the modes as they are now, to set them again later.
void lifeline_remember_our_modes(void);

/// Sets our modes, and says from here on that the terminal is ours.
void lifeline_take(void);

/// Sends the farewell and sets the captured modes, waiting up to so many milliseconds for a terminal nobody reads.
/// Does nothing when the terminal is not ours.
void lifeline_give_back(int patience);

/// Whether the terminal is taken and not given back.
bool lifeline_is_ours(void);

/// Whether the terminal was lost, so that nothing may be written to it.
bool lifeline_is_hung_up(void);

/// The end of the pipe that becomes readable when a signal came.
int lifeline_wake_descriptor(void);

/// Empties that pipe.
void lifeline_drain(void);

/// Stops the process as Ctrl-Z does; returns when it goes on.
void lifeline_stop(void);
