/// GEOS, loaded when it is first needed, like PROJ in CPROJ: most searches never buffer or clip.
///
/// Only the re-entrant `_r` functions are here. Every handle is used by one thread at a time.
#pragma once
#define GEOS_USE_ONLY_R_API
#include <geos_c.h>

/// GEOS's functions; see geos_c.h for each.
typedef struct {
#define CGEOS_FUNCTION(name) __typeof__(&name) _Nonnull name;
#include "functions.inc"
#undef CGEOS_FUNCTION
} cgeos_functions;

/// The table, or NULL when the library or one of its functions cannot be found. Thread-safe; loads once.
const cgeos_functions *_Nullable cgeos_load(void);

/// What failed, after `cgeos_load` returned NULL.
const char *_Nonnull cgeos_load_error(void);
