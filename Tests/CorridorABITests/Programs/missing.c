// Preloaded, it hides the libraries whose names contain what MISSING says.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

void *dlopen(const char *name, int flags) {
  static void *(*next)(const char *, int);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "dlopen");
  const char *missing = getenv("MISSING");
  return next(name && missing && strstr(name, missing) ? "not-there.so" : name, flags);
}
