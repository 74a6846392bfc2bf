#include "CFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char japanese[] = {
#embed "faces/japanese.txt"
};
static const unsigned char latin[] = {
#embed "faces/latin.txt"
};
static const unsigned char logo[] = {
#embed "faces/logo.txt"
};
static const unsigned char numerals[] = {
#embed "faces/numerals.txt"
};

struct font_file font_japanese(void) { return (struct font_file){japanese, sizeof japanese}; }
struct font_file font_latin(void) { return (struct font_file){latin, sizeof latin}; }
struct font_file font_logo(void) { return (struct font_file){logo, sizeof logo}; }
struct font_file font_numerals(void) { return (struct font_file){numerals, sizeof numerals}; }
