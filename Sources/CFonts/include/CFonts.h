// The faces of large type, as text: a line of characters, below it a line for each of their rows of pixels, `#` for a filled
// one, and a blank line. Characters written together have one drawing.
//
// The Japanese ones are the ten dots of M+ BITMAP FONTS, of 森下浩司, which all may use, copy and pass on, with or without
// changes; they come without any warranty. Ten dots are the fewest in which the strokes of nearly every character are apart.
#ifndef CFONTS_H
#define CFONTS_H

#include <stddef.h>

struct font_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct font_file font_japanese(void);
struct font_file font_latin(void);
struct font_file font_logo(void);
struct font_file font_numerals(void);

#endif
