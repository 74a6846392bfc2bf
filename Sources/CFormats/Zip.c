#include <minizip/unzip.h>
#include <stdlib.h>
#include <string.h>

#include "CFormats.h"

struct formats_zip {
  const uint8_t *bytes;
  uint64_t count;
  uint64_t place;
  unzFile file;
  bool is_begun;
};

// minizip reads through these functions: the archive is in memory, and every place is checked.

static voidpf open_memory(voidpf zip, const void *name, int mode) {
  (void)name;
  return (mode & ZLIB_FILEFUNC_MODE_READWRITEFILTER) == ZLIB_FILEFUNC_MODE_READ ? zip : NULL;
}

static uLong read_memory(voidpf opaque, voidpf stream, void *buffer, uLong size) {
  (void)stream;
  formats_zip *zip = opaque;
  uint64_t left = zip->count - zip->place;
  if (size > left) size = (uLong)left;
  memcpy(buffer, zip->bytes + zip->place, size);
  zip->place += size;
  return size;
}

static uLong write_memory(voidpf opaque, voidpf stream, const void *buffer, uLong size) {
  (void)opaque, (void)stream, (void)buffer, (void)size;
  return 0;
}

static ZPOS64_T tell_memory(voidpf opaque, voidpf stream) {
  (void)stream;
  return ((formats_zip *)opaque)->place;
}

static long seek_memory(voidpf opaque, voidpf stream, ZPOS64_T offset, int origin) {
  (void)stream;
  formats_zip *zip = opaque;
  uint64_t from = origin == ZLIB_FILEFUNC_SEEK_SET ? 0 : origin == ZLIB_FILEFUNC_SEEK_CUR ? zip->place : zip->count;
  if (offset > zip->count - from) return -1;
  zip->place = from + offset;
  return 0;
}

static int close_memory(voidpf opaque, voidpf stream) {
  (void)opaque, (void)stream;
  return 0;
}

static int error_memory(voidpf opaque, voidpf stream) {
  (void)opaque, (void)stream;
  return 0;
}

formats_zip *formats_zip_open(const uint8_t *bytes, size_t count) {
  formats_zip *zip = calloc(1, sizeof *zip);
  if (zip == NULL) return NULL;
  zip->bytes = bytes;
  zip->count = count;
  zlib_filefunc64_def functions = {
      .zopen64_file = open_memory,
      .zread_file = read_memory,
      .zwrite_file = write_memory,
      .ztell64_file = tell_memory,
      .zseek64_file = seek_memory,
      .zclose_file = close_memory,
      .zerror_file = error_memory,
      .opaque = zip,
  };
  zip->file = unzOpen2_64("", &functions);
  if (zip->file == NULL) {
    free(zip);
    return NULL;
  }
  return zip;
}

formats_zip_step formats_zip_next(formats_zip *zip, formats_zip_entry *entry) {
  int outcome = zip->is_begun ? unzGoToNextFile(zip->file) : unzGoToFirstFile(zip->file);
  if (outcome == UNZ_END_OF_LIST_OF_FILE) return FORMATS_ZIP_END;
  if (outcome != UNZ_OK) return FORMATS_ZIP_DAMAGED;
  zip->is_begun = true;
  unz_file_info64 info;
  memset(entry, 0, sizeof *entry);
  if (unzGetCurrentFileInfo64(zip->file, &info, entry->name, sizeof entry->name - 1, NULL, 0, NULL, 0) != UNZ_OK) {
    return FORMATS_ZIP_DAMAGED;
  }
  entry->is_name_cut = info.size_filename >= sizeof entry->name;
  entry->is_encrypted = info.flag & 1;
  entry->is_known_method = info.compression_method == 0 || info.compression_method == Z_DEFLATED;
  entry->size = info.uncompressed_size;
  return FORMATS_ZIP_ENTRY;
}

bool formats_zip_begin(formats_zip *zip) { return unzOpenCurrentFile(zip->file) == UNZ_OK; }

long formats_zip_read(formats_zip *zip, uint8_t *buffer, uint32_t count) {
  int read = unzReadCurrentFile(zip->file, buffer, count);
  return read < 0 ? -1 : read;
}

bool formats_zip_finish(formats_zip *zip) { return unzCloseCurrentFile(zip->file) == UNZ_OK; }

void formats_zip_close(formats_zip *zip) {
  if (zip == NULL) return;
  unzClose(zip->file);
  free(zip);
}
