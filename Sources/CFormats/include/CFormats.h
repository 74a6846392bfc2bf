#pragma once

#include <expat.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The libraries that read foreign files: expat for XML, as it is; minizip for zip archives, SQLite for databases and zstd,
// behind the functions below. Not libzip: Debian has it only as a shared library (it needs OpenSSL's), and the program is linked statically.

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

/// Unpacks what zstd packed into at most `most` bytes, which `formats_free` gives back; NULL when it is damaged, with
/// `*is_too_long` when it is longer.
uint8_t *formats_unpack_zstd(const uint8_t *bytes, size_t count, size_t most, size_t *unpacked, bool *is_too_long);

/// Gives memory back.
void formats_free(void *memory);

/// A database of SQLite in memory that is only read, by one query after the other.
typedef struct formats_database formats_database;

/// Opens a database of `count` bytes, which must stay valid until it is closed; NULL when it cannot be one. Whoever wrote
/// it may mean harm: no file is ever opened, and a query that takes too many steps ends as one of a damaged database.
formats_database *formats_database_open(const uint8_t *bytes, size_t count);

/// Begins a query; false when the database has no such tables, or is damaged.
bool formats_database_ask(formats_database *database, const char *query);

/// Goes to the first row of the query, or to the next; 1 when there is one, 0 at the end, -1 when it is damaged.
int formats_database_next(formats_database *database);

/// A column of the row, from 0, as text in UTF-8 or as the bytes that it holds; valid until the next row.
const uint8_t *formats_database_text(formats_database *database, int column, size_t *count);

/// A column of the row, from 0, as a number.
int64_t formats_database_number(formats_database *database, int column);

/// Closes the database.
void formats_database_close(formats_database *database);
