#include <stdlib.h>
#include <zstd.h>

#include "CFormats.h"

uint8_t *formats_unpack_zstd(const uint8_t *bytes, size_t count, size_t most, size_t *unpacked, bool *is_too_long) {
  *is_too_long = false;
  *unpacked = 0;
  ZSTD_DCtx *context = ZSTD_createDCtx();
  size_t room = 1 << 16;
  uint8_t *memory = malloc(room);
  ZSTD_inBuffer input = {.src = bytes, .size = count, .pos = 0};
  // What a frame says of its own length may lie: room is made as it is needed.
  size_t left = 1;
  bool is_right = context != NULL && memory != NULL;
  while (is_right && left != 0) {
    if (*unpacked == room) {
      if (room >= most) {
        *is_too_long = true;
        is_right = false;
        break;
      }
      room = room > most / 2 ? most : room * 2;
      uint8_t *more = realloc(memory, room);
      if (more == NULL) {
        is_right = false;
        break;
      }
      memory = more;
    }
    ZSTD_outBuffer output = {.dst = memory, .size = room, .pos = *unpacked};
    size_t before = input.pos;
    left = ZSTD_decompressStream(context, &output, &input);
    // Cut short, it asks for more without end.
    is_right = !ZSTD_isError(left) && (left == 0 || output.pos > *unpacked || input.pos > before);
    *unpacked = output.pos;
  }
  ZSTD_freeDCtx(context);
  if (is_right) return memory;
  free(memory);
  return NULL;
}

void formats_free(void *memory) { free(memory); }
