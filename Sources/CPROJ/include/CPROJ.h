/// PROJ, loaded when it is first needed.
///
/// libproj brings some forty shared libraries with it and adds six milliseconds to the start of a process; a search
/// along a route seldom needs it. So nothing links against it: `cproj_load` opens it once and fills a table with
/// PROJ's own functions under their own names.
#pragma once
#include <geodesic.h>
#include <proj.h>

/// PROJ's functions; see proj.h and geodesic.h for each.
typedef struct {
#define CPROJ_FUNCTION(name) __typeof__(&name) _Nonnull name;
#include "functions.inc"
#undef CPROJ_FUNCTION
} cproj_functions;

/// The table, or NULL when the library or one of its functions cannot be found. Thread-safe; loads once.
const cproj_functions *_Nullable cproj_load(void);

/// What failed, after `cproj_load` returned NULL.
const char *_Nonnull cproj_load_error(void);
