#pragma once

#include <stdint.h>

/// Makes the C library measure and write UTF-8: the user's locale where it is UTF-8, otherwise C.UTF-8.
/// Returns 1 when text outside ASCII can be measured.
int terminal_prepare_locale(void);

/// Columns that a scalar takes on the terminal, as curses counts them: 2, 1, 0 for what is drawn over the character
/// before it, -1 for what cannot be drawn.
int terminal_scalar_width(uint32_t scalar);
