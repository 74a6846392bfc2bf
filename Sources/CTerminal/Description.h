#pragma once

/// The description of the current terminal without what costs curses more than it saves, as TERMINFO can hold it in
/// place of a folder; NULL when it is too long. The next call overwrites it.
///
/// Left out are the local moves of the cursor: for each move curses writes out the way by every capability for moves,
/// from where the cursor is, from the left edge and from the corner, to save three bytes of the direct move, which every
/// terminal has that we take. So is the capability that sets all attributes at once, a program that is run for each
/// change, where there is one for each attribute too; and the one that clears to the end of the screen, for which each
/// picture is searched for blank rows at its foot.
const char *terminal_lean_description(void);
