#pragma once

#include <expat.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The libraries that read foreign files: expat for XML, as it is, and minizip for zip archives, behind the functions
// below. Not libzip: Debian has it only as a shared library (it needs OpenSSL's), and the program is linked statically.

/// An archive in memory that is being read, one entry after the other.
typedef struct formats_zip formats_zip;

/// How a step through an archive ended.
typedef enum {
  FORMATS_ZIP_ENTRY,    // there is an entry
  FORMATS_ZIP_END,      // there are no more entries
  FORMATS_ZIP_DAMAGED,  // the archive is damaged
} formats_zip_step;

/// An entry as the archive's directory describes it; untrusted.
typedef struct {
  char name[1025];  // ends in a zero byte
  bool is_name_cut;
  bool is_encrypted;
  bool is_known_method;  // stored or deflated
  uint64_t size;         // of what it holds, in bytes
} formats_zip_entry;

/// Opens an archive of `count` bytes, which must stay valid until it is closed; NULL when it is not an archive.
formats_zip *formats_zip_open(const uint8_t *bytes, size_t count);

/// Goes to the first entry, or to the next one, and describes it.
formats_zip_step formats_zip_next(formats_zip *zip, formats_zip_entry *entry);

/// Begins to read the entry; false when it cannot be read.
bool formats_zip_begin(formats_zip *zip);

/// Reads on in the entry, at most `count` bytes; 0 at its end, -1 when it is damaged.
long formats_zip_read(formats_zip *zip, uint8_t *buffer, uint32_t count);

/// Ends reading the entry; false when its checksum is wrong.
bool formats_zip_finish(formats_zip *zip);

/// Closes the archive.
void formats_zip_close(formats_zip *zip);
