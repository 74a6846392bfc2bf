#include <dlfcn.h>
#include <postgresql/libpq-fe.h>
#include <stdbool.h>
#include <stddef.h>

// What the store calls of libpq, by name. The library is opened where a league is on a database server, not linked: it
// brings a dozen others (TLS, Kerberos, LDAP), which a player's program would load at each start for nothing.
#define POSTGRES_FUNCTIONS(F) \
  F(PQclear) \
  F(PQconnectdbParams) \
  F(PQconsumeInput) \
  F(PQenterPipelineMode) \
  F(PQerrorMessage) \
  F(PQfinish) \
  F(PQfname) \
  F(PQflush) \
  F(PQftype) \
  F(PQgetResult) \
  F(PQgetisnull) \
  F(PQgetvalue) \
  F(PQisBusy) \
  F(PQnfields) \
  F(PQntuples) \
  F(PQpipelineSync) \
  F(PQresultErrorField) \
  F(PQresultStatus) \
  F(PQsendPrepare) \
  F(PQsendQueryPrepared) \
  F(PQsetNoticeProcessor) \
  F(PQsetnonblocking) \
  F(PQsocket) \
  F(PQstatus)

// The functions, with the types that the library's own header gives them.
struct postgres_library {
#define POSTGRES_FIELD(name) __typeof__(&name) _Nonnull name;
  POSTGRES_FUNCTIONS(POSTGRES_FIELD)
#undef POSTGRES_FIELD
};

// Opens the library and finds its functions; false when it is not there, or is older than pipelines (PostgreSQL 14).
// `dlerror` says which.
static inline bool postgres_open(struct postgres_library *_Nonnull library) {
  void *handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
#define POSTGRES_FIND(name) \
  { \
    void *function = dlsym(handle, #name); \
    if (function == NULL) return false; \
    library->name = (__typeof__(&name))function; \
  }
  POSTGRES_FUNCTIONS(POSTGRES_FIND)
#undef POSTGRES_FIND
  return true;
}
