#include "CLoader.h"
#include <dlfcn.h>
#include <stdio.h>

bool cloader_load(
    const char *const *libraries, const char *const *functions, void **table, char *error, size_t size) {
  void *library = NULL;
  for (const char *const *name = libraries; *name && !library; name++) {
    library = dlopen(*name, RTLD_NOW | RTLD_LOCAL);
    // The error of the first library is more useful than those of the alternatives.
    if (!library && name == libraries) snprintf(error, size, "%s", dlerror());
  }
  if (!library) return false;
  for (const char *const *name = functions; *name; name++) {
    *table = dlsym(library, *name);
    if (!*table++) {
      snprintf(error, size, "the library has no function %s", *name);
      return false;
    }
  }
  return true;
}
