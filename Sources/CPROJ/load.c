#include "CPROJ.h"
#include "CLoader.h"
#include <pthread.h>

static cproj_functions functions;
static const cproj_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The name for the headers of the Debian package: PROJ 9 has the SONAME libproj.so.25.
  static const char *const libraries[] = {"libproj.so.25", NULL};
#define CPROJ_FUNCTION(name) #name,
  static const char *const names[] = {CPROJ_FUNCTIONS NULL};
#undef CPROJ_FUNCTION
  // POSIX guarantees that function pointers fit into data pointers.
  if (!cloader_load(libraries, names, (void **)&functions, error, sizeof error)) return;
  if (cloader_is_recent("PROJ", functions.proj_info().version, 9, 1, 0, error, sizeof error)) loaded = &functions;
}

const cproj_functions *cproj_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cproj_load_error(void) { return error; }

cloader_library cproj_library(void) {
  if (!cproj_load()) return (cloader_library){"PROJ", NULL, NULL, error};
  return (cloader_library){"PROJ", functions.proj_info().version, cloader_file((const void *)functions.proj_info), NULL};
}
