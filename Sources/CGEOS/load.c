#include "CGEOS.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static cgeos_functions functions;
static const cgeos_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The name that the headers of the Debian package belong to: the C API of GEOS has the SONAME libgeos_c.so.1.
  void *library = dlopen("libgeos_c.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(error, sizeof error, "%s", dlerror());
    return;
  }
#define CGEOS_FUNCTION(name)                                                      \
  *(void **)&functions.name = dlsym(library, #name);                              \
  if (!functions.name) {                                                          \
    snprintf(error, sizeof error, "libgeos_c.so.1 has no function " #name);        \
    return;                                                                       \
  }
CGEOS_FUNCTIONS
#undef CGEOS_FUNCTION
  loaded = &functions;
}

const cgeos_functions *cgeos_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cgeos_load_error(void) { return error; }
