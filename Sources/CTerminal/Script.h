#pragma once

#include <stdbool.h>
#include <stddef.h>

// What is sent to the terminal beside the picture: made of its capabilities, and sent in one piece.

/// Bytes for the terminal; what does not fit is left out.
typedef struct {
  char bytes[512];
  size_t length;
} terminal_script;

/// Adds bytes as they are.
void terminal_script_add(terminal_script *script, const char *bytes);

/// Adds a capability without its padding, which only terminals of the past need: `$<5/>`.
void terminal_script_add_capability(terminal_script *script, const char *bytes);

/// Presses, releases and wheel, no motion, in SGR coordinates.
void terminal_script_add_mouse(terminal_script *script, bool on);

/// Sends the bytes to standard output.
void terminal_script_send(const terminal_script *script);

/// A capability of the terminal by its name in terminfo; empty when it lacks it.
const char *terminal_capability(const char *name);

/// Whether it speaks ECMA-48, and so passes over private modes that it does not know.
bool terminal_is_ecma48(void);

/// Whether it reports the mouse.
bool terminal_can_report_mouse(void);
