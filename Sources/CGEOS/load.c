#include "CGEOS.h"
#include "CLoader.h"
#include <pthread.h>

static cgeos_functions functions;
static const cgeos_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The name that the headers of the Debian package belong to: the C API of GEOS has the SONAME libgeos_c.so.1.
  static const char *const libraries[] = {"libgeos_c.so.1", NULL};
#define CGEOS_FUNCTION(name) #name,
  static const char *const names[] = {CGEOS_FUNCTIONS NULL};
#undef CGEOS_FUNCTION
  // POSIX has functions and data fit each other's pointers.
  if (cloader_load(libraries, names, (void **)&functions, error, sizeof error)) loaded = &functions;
}

const cgeos_functions *cgeos_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cgeos_load_error(void) { return error; }
