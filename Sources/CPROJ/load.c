#include "CPROJ.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static cproj_functions functions;
static const cproj_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The name that the headers of the Debian package belong to: PROJ 9 has the SONAME libproj.so.25.
  void *library = dlopen("libproj.so.25", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(error, sizeof error, "%s", dlerror());
    return;
  }
#define CPROJ_FUNCTION(name)                                                      \
  *(void **)&functions.name = dlsym(library, #name);                              \
  if (!functions.name) {                                                          \
    snprintf(error, sizeof error, "libproj.so.25 has no function " #name);        \
    return;                                                                       \
  }
CPROJ_FUNCTIONS
#undef CPROJ_FUNCTION
  loaded = &functions;
}

const cproj_functions *cproj_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cproj_load_error(void) { return error; }
