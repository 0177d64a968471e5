#include "CSQLite.h"
#include "CLoader.h"
#include <pthread.h>

static csqlite_functions functions;
static const csqlite_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  static const char *const libraries[] = {"libsqlite3.so.0", NULL};
#define CSQLITE_FUNCTION(name) #name,
  static const char *const names[] = {CSQLITE_FUNCTIONS NULL};
#undef CSQLITE_FUNCTION
  // POSIX guarantees that function pointers fit into data pointers.
  if (!cloader_load(libraries, names, (void **)&functions, error, sizeof error)) return;
  if (cloader_is_recent("SQLite", functions.sqlite3_libversion(), 3, 40, 0, error, sizeof error)) loaded = &functions;
}

const csqlite_functions *csqlite_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *csqlite_load_error(void) { return error; }

cloader_library csqlite_library(void) {
  if (!csqlite_load()) return (cloader_library){"SQLite", NULL, NULL, error};
  return (cloader_library){
      "SQLite", functions.sqlite3_libversion(), cloader_file((const void *)functions.sqlite3_libversion), NULL};
}
