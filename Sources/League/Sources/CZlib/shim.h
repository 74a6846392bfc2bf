#include <zlib.h>

// The macros that Swift does not see: a gzip stream, 31 is the largest window with a gzip header.

static inline int tenq_deflate_init(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
}

// Without a header, for a piece of a stream.
static inline int tenq_deflate_piece_init(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

static inline int tenq_inflate_init(z_stream *stream) { return inflateInit2(stream, 31); }
