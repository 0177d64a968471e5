/// SQLite, loaded when a service opens a file of tiles, or when an answer is written as GeoPackage.
///
/// Nothing else needs it, so nothing links against it: `csqlite_load` opens it once and
/// fills a table with its functions.
#pragma once
#include <CLoader.h>
#include <sqlite3.h>

/// The functions to look up.
#define CSQLITE_FUNCTIONS \
  CSQLITE_FUNCTION(sqlite3_open_v2) \
  CSQLITE_FUNCTION(sqlite3_close) \
  CSQLITE_FUNCTION(sqlite3_errmsg) \
  CSQLITE_FUNCTION(sqlite3_prepare_v2) \
  CSQLITE_FUNCTION(sqlite3_bind_blob) \
  CSQLITE_FUNCTION(sqlite3_bind_double) \
  CSQLITE_FUNCTION(sqlite3_bind_int64) \
  CSQLITE_FUNCTION(sqlite3_bind_null) \
  CSQLITE_FUNCTION(sqlite3_bind_text) \
  CSQLITE_FUNCTION(sqlite3_step) \
  CSQLITE_FUNCTION(sqlite3_reset) \
  CSQLITE_FUNCTION(sqlite3_column_blob) \
  CSQLITE_FUNCTION(sqlite3_column_bytes) \
  CSQLITE_FUNCTION(sqlite3_column_text) \
  CSQLITE_FUNCTION(sqlite3_finalize) \
  CSQLITE_FUNCTION(sqlite3_libversion)

/// SQLite's functions; see sqlite3.h for each.
typedef struct {
#define CSQLITE_FUNCTION(name) __typeof__(&name) _Nonnull name;
CSQLITE_FUNCTIONS
#undef CSQLITE_FUNCTION
} csqlite_functions;

/// The table; NULL if the library or one of its functions cannot be found. Thread-safe; loads once.
const csqlite_functions *_Nullable csqlite_load(void);

/// SQLITE_TRANSIENT, which Swift cannot import: SQLite copies what is bound.
static inline sqlite3_destructor_type _Nonnull csqlite_transient(void) { return SQLITE_TRANSIENT; }

/// The reason, after `csqlite_load` returned NULL.
const char *_Nonnull csqlite_load_error(void);

/// What is known of the library, which this loads.
cloader_library csqlite_library(void);
