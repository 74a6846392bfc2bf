#pragma once

/// The description of the current terminal without the local moves of the cursor, as TERMINFO can hold it in place of a
/// folder; NULL when it is too long. The next call overwrites it.
///
/// For each move curses writes out the way by every capability for moves, from where the cursor is, from the left edge
/// and from the corner, and takes the shortest, which costs more than all else about a frame and saves three bytes.
/// Every terminal that we take has the direct move.
const char *terminal_description_without_local_moves(void);
