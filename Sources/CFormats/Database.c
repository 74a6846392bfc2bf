#include <sqlite3.h>
#include <stdlib.h>

#include "CFormats.h"

struct formats_database {
  sqlite3 *connection;
  sqlite3_stmt *query;
  long steps;
};

// A deck of 100,000 notes takes some million steps of SQLite's machine.
static const long most_steps = 500 * 1000 * 1000L;
static const int steps_between_looks = 1000 * 1000;

static int look(void *opaque) {
  formats_database *database = opaque;
  database->steps += steps_between_looks;
  return database->steps > most_steps;
}

// Anki orders names without regard to case by a collation of its own; nothing here is ordered by one.
static int compare(void *opaque, int first_count, const void *first, int second_count, const void *second) {
  (void)opaque;
  (void)first, (void)second;
  return (first_count > second_count) - (first_count < second_count);
}

formats_database *formats_database_open(const uint8_t *bytes, size_t count) {
  formats_database *database = calloc(1, sizeof *database);
  if (database == NULL) return NULL;
  int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(":memory:", &database->connection, flags, NULL) != SQLITE_OK
      // SQLite writes to nothing that is read only; the cast only takes the promise off.
      || sqlite3_deserialize(database->connection, "main", (unsigned char *)bytes, (sqlite3_int64)count,
                             (sqlite3_int64)count, SQLITE_DESERIALIZE_READONLY)
             != SQLITE_OK
      || sqlite3_db_config(database->connection, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL) != SQLITE_OK
      || sqlite3_db_config(database->connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL) != SQLITE_OK
      || sqlite3_create_collation(database->connection, "unicase", SQLITE_UTF8, NULL, compare) != SQLITE_OK
      || sqlite3_exec(database->connection, "PRAGMA cell_size_check = ON", NULL, NULL, NULL) != SQLITE_OK) {
    formats_database_close(database);
    return NULL;
  }
  sqlite3_limit(database->connection, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_progress_handler(database->connection, steps_between_looks, look, database);
  return database;
}

bool formats_database_ask(formats_database *database, const char *query) {
  sqlite3_finalize(database->query);
  database->query = NULL;
  return sqlite3_prepare_v2(database->connection, query, -1, &database->query, NULL) == SQLITE_OK;
}

int formats_database_next(formats_database *database) {
  switch (sqlite3_step(database->query)) {
    case SQLITE_ROW: return 1;
    case SQLITE_DONE: return 0;
    default: return -1;
  }
}

const uint8_t *formats_database_text(formats_database *database, int column, size_t *count) {
  const uint8_t *text = sqlite3_column_blob(database->query, column);
  *count = text == NULL ? 0 : (size_t)sqlite3_column_bytes(database->query, column);
  return text;
}

int64_t formats_database_number(formats_database *database, int column) {
  return sqlite3_column_int64(database->query, column);
}

void formats_database_close(formats_database *database) {
  sqlite3_finalize(database->query);
  sqlite3_close(database->connection);
  free(database);
}
