// dladdr
#define _GNU_SOURCE
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

bool cloader_is_recent(
    const char *name, const char *version, int major, int minor, int patch, char *error, size_t size) {
  int found[3] = {0, 0, 0};
  if (version) sscanf(version, "%d.%d.%d", &found[0], &found[1], &found[2]);
  const int needed[3] = {major, minor, patch};
  for (int place = 0; place < 3; place++) {
    if (found[place] > needed[place]) return true;
    if (found[place] < needed[place]) {
      snprintf(
          error, size, "%s is of version %s; %d.%d.%d or later is needed", name, version ? version : "unknown",
          major, minor, patch);
      return false;
    }
  }
  return true;
}

const char *cloader_file(const void *function) {
  Dl_info info;
  return dladdr(function, &info) ? info.dli_fname : NULL;
}
