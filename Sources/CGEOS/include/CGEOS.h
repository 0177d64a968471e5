/// GEOS, loaded at its first use, like PROJ in CPROJ: most searches never buffer or clip.
///
/// Only the re-entrant `_r` functions are used. A handle is used by one thread at a time.
#pragma once
#include <CLoader.h>
#define GEOS_USE_ONLY_R_API
#include <geos_c.h>
#include <stdbool.h>

/// The functions to look up.
#define CGEOS_FUNCTIONS \
  CGEOS_FUNCTION(GEOS_init_r) \
  CGEOS_FUNCTION(GEOS_finish_r) \
  CGEOS_FUNCTION(GEOSContext_setErrorMessageHandler_r) \
  CGEOS_FUNCTION(GEOSGeom_clone_r) \
  CGEOS_FUNCTION(GEOSGeom_destroy_r) \
  CGEOS_FUNCTION(GEOSCoordSeq_copyFromBuffer_r) \
  CGEOS_FUNCTION(GEOSCoordSeq_copyToBuffer_r) \
  CGEOS_FUNCTION(GEOSCoordSeq_getXY_r) \
  CGEOS_FUNCTION(GEOSCoordSeq_getSize_r) \
  CGEOS_FUNCTION(GEOSGeom_getCoordSeq_r) \
  CGEOS_FUNCTION(GEOSGeom_createPointFromXY_r) \
  CGEOS_FUNCTION(GEOSGeom_createLineString_r) \
  CGEOS_FUNCTION(GEOSGeom_createLinearRing_r) \
  CGEOS_FUNCTION(GEOSGeom_createPolygon_r) \
  CGEOS_FUNCTION(GEOSGeom_createCollection_r) \
  CGEOS_FUNCTION(GEOSGeomTypeId_r) \
  CGEOS_FUNCTION(GEOSGetNumGeometries_r) \
  CGEOS_FUNCTION(GEOSGetGeometryN_r) \
  CGEOS_FUNCTION(GEOSGetExteriorRing_r) \
  CGEOS_FUNCTION(GEOSGetNumInteriorRings_r) \
  CGEOS_FUNCTION(GEOSGetInteriorRingN_r) \
  CGEOS_FUNCTION(GEOSUnaryUnion_r) \
  CGEOS_FUNCTION(GEOSBuffer_r) \
  CGEOS_FUNCTION(GEOSDifference_r) \
  CGEOS_FUNCTION(GEOSIntersection_r) \
  CGEOS_FUNCTION(GEOSMakeValid_r) \
  CGEOS_FUNCTION(GEOSisValid_r) \
  CGEOS_FUNCTION(GEOSisValidReason_r) \
  CGEOS_FUNCTION(GEOSisValidDetail_r) \
  CGEOS_FUNCTION(GEOSFree_r) \
  CGEOS_FUNCTION(GEOSPrepare_r) \
  CGEOS_FUNCTION(GEOSPreparedGeom_destroy_r) \
  CGEOS_FUNCTION(GEOSPreparedIntersects_r) \
  CGEOS_FUNCTION(GEOSPreparedContains_r) \
  CGEOS_FUNCTION(GEOSPreparedCovers_r) \
  CGEOS_FUNCTION(GEOSGetCentroid_r) \
  CGEOS_FUNCTION(GEOSPointOnSurface_r) \
  CGEOS_FUNCTION(GEOSGeomGetX_r) \
  CGEOS_FUNCTION(GEOSGeomGetY_r) \
  CGEOS_FUNCTION(GEOSArea_r) \
  CGEOS_FUNCTION(GEOSNormalize_r) \
  CGEOS_FUNCTION(GEOS_interruptRegisterCallback) \
  CGEOS_FUNCTION(GEOS_interruptRequest) \
  CGEOS_FUNCTION(GEOSversion)

/// GEOS's functions; see geos_c.h for each.
typedef struct {
#define CGEOS_FUNCTION(name) __typeof__(&name) _Nonnull name;
CGEOS_FUNCTIONS
#undef CGEOS_FUNCTION
} cgeos_functions;

/// The table; NULL if the library or one of its functions cannot be found. Thread-safe; loads once.
const cgeos_functions *_Nullable cgeos_load(void);

/// The reason, after `cgeos_load` returned NULL.
const char *_Nonnull cgeos_load_error(void);

/// What is known of the library, which this loads.
cloader_library cgeos_library(void);

/// Makes GEOS functions on this thread fail with "InterruptedException" once `is_stopped` returns true, which is
/// called with `context` at most once a millisecond; NULL disables this.
///
/// GEOS has one interrupt flag for all threads: another thread can find it set in the nanoseconds between its
/// setting and its reading. A caller that is interrupted without being cancelled repeats the call.
void cgeos_interrupt_thread(bool (*_Nullable is_stopped)(void *_Nullable), void *_Nullable context);

/// Whether `cgeos_interrupt_thread` has no effect on this thread for now.
void cgeos_interrupt_pause(bool pauses);
