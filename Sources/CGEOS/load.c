#include "CGEOS.h"
#include "CLoader.h"
#include <pthread.h>
#include <time.h>

static cgeos_functions functions;
static const cgeos_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Thread_local bool (*asked)(void *);
static _Thread_local void *asked_context;
static _Thread_local bool is_paused;
static _Thread_local struct timespec last_asked;
// The previous callback, so that a program with a callback of its own keeps it.
static GEOSInterruptCallback *others;

static void ask(void) {
  if (others) others();
  if (!asked || is_paused) return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  long passed = (now.tv_sec - last_asked.tv_sec) * 1000000000L + now.tv_nsec - last_asked.tv_nsec;
  if (passed < 1000000) return;
  last_asked = now;
  if (asked(asked_context)) functions.GEOS_interruptRequest();
}

static pthread_once_t registered = PTHREAD_ONCE_INIT;

static void listen(void) { others = functions.GEOS_interruptRegisterCallback(ask); }

void cgeos_interrupt_thread(bool (*is_stopped)(void *), void *context) {
  pthread_once(&registered, listen);
  asked = is_stopped;
  asked_context = context;
}

void cgeos_interrupt_pause(bool pauses) { is_paused = pauses; }

static void load(void) {
  // The name for the headers of the Debian package: the C API of GEOS has the SONAME libgeos_c.so.1.
  static const char *const libraries[] = {"libgeos_c.so.1", NULL};
#define CGEOS_FUNCTION(name) #name,
  static const char *const names[] = {CGEOS_FUNCTIONS NULL};
#undef CGEOS_FUNCTION
  // POSIX guarantees that function pointers fit into data pointers.
  if (!cloader_load(libraries, names, (void **)&functions, error, sizeof error)) return;
  if (cloader_is_recent("GEOS", functions.GEOSversion(), 3, 11, 0, error, sizeof error)) loaded = &functions;
}

const cgeos_functions *cgeos_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cgeos_load_error(void) { return error; }

cloader_library cgeos_library(void) {
  if (!cgeos_load()) return (cloader_library){"GEOS", NULL, NULL, error};
  return (cloader_library){"GEOS", functions.GEOSversion(), cloader_file((const void *)functions.GEOSversion), NULL};
}
