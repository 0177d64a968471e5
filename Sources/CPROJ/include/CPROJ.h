/// PROJ, loaded at its first use.
///
/// libproj depends on about forty shared libraries and adds six milliseconds to the start of a process, and
/// searches along a route seldom need it. Therefore nothing links against it: `cproj_load` opens it once and
/// fills a table with PROJ's functions.
#pragma once
#include <CLoader.h>
#include <geodesic.h>
#include <proj.h>

/// The functions to look up.
#define CPROJ_FUNCTIONS \
  CPROJ_FUNCTION(geod_init) \
  CPROJ_FUNCTION(geod_direct) \
  CPROJ_FUNCTION(geod_inverse) \
  CPROJ_FUNCTION(geod_lineinit) \
  CPROJ_FUNCTION(geod_position) \
  CPROJ_FUNCTION(proj_context_create) \
  CPROJ_FUNCTION(proj_context_destroy) \
  CPROJ_FUNCTION(proj_context_errno) \
  CPROJ_FUNCTION(proj_context_errno_string) \
  CPROJ_FUNCTION(proj_context_set_enable_network) \
  CPROJ_FUNCTION(proj_log_func) \
  CPROJ_FUNCTION(proj_log_level) \
  CPROJ_FUNCTION(proj_create) \
  CPROJ_FUNCTION(proj_create_crs_to_crs_from_pj) \
  CPROJ_FUNCTION(proj_normalize_for_visualization) \
  CPROJ_FUNCTION(proj_destroy) \
  CPROJ_FUNCTION(proj_trans_generic) \
  CPROJ_FUNCTION(proj_get_type) \
  CPROJ_FUNCTION(proj_get_name) \
  CPROJ_FUNCTION(proj_is_crs) \
  CPROJ_FUNCTION(proj_info)

/// PROJ's functions; see proj.h and geodesic.h for each.
typedef struct {
#define CPROJ_FUNCTION(name) __typeof__(&name) _Nonnull name;
CPROJ_FUNCTIONS
#undef CPROJ_FUNCTION
} cproj_functions;

/// The table; NULL if the library or one of its functions cannot be found. Thread-safe; loads once.
const cproj_functions *_Nullable cproj_load(void);

/// The reason, after `cproj_load` returned NULL.
const char *_Nonnull cproj_load_error(void);

/// What is known of the library, which this loads.
cloader_library cproj_library(void);
