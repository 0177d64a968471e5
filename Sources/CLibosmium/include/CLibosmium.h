/// A C face on libosmium: reads the places of an OSM file.
///
/// One call reads a file in three passes: relations, ways, nodes. Each pass needs only what the one before
/// asked for, so memory grows with the places of the file and not with its nodes, and no order of
/// objects is relied on.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What an object is.
typedef enum : int32_t {
  CLIBOSMIUM_NODE = 0,
  CLIBOSMIUM_WAY = 1,
  CLIBOSMIUM_RELATION = 2,
} clibosmium_type;

/// A tag; both strings end with a zero byte.
typedef struct {
  const char *_Nonnull key;
  const char *_Nonnull value;
} clibosmium_tag;

/// An object with its tags; valid during a call only.
typedef struct {
  clibosmium_type type;
  int64_t id;
  const clibosmium_tag *_Nullable tags;
  size_t tag_count;
} clibosmium_object;

/// The shape of an area; valid during a call only.
typedef struct {
  /// Longitude and latitude of each position in degrees, ring after ring; the last of a ring is its first.
  const double *_Nonnull coordinates;
  /// How many positions there are up to the end of each ring.
  const size_t *_Nonnull ring_ends;
  /// Whether a ring is an outer one; its inner rings follow it.
  const bool *_Nonnull ring_is_outer;
  size_t ring_count;
} clibosmium_area;

/// Why an object that is a place was left out.
typedef enum : int32_t {
  /// A node without a position on Earth.
  CLIBOSMIUM_NO_POSITION = 0,
  /// A way of fewer than four nodes, or one that does not end where it starts.
  CLIBOSMIUM_NOT_CLOSED = 1,
  /// The file does not have all nodes of the way.
  CLIBOSMIUM_MISSING_NODES = 2,
  /// The file does not have all member ways of the relation.
  CLIBOSMIUM_MISSING_WAYS = 3,
  /// The members do not make an area.
  CLIBOSMIUM_NO_AREA = 4,
  /// A relation that is neither a multipolygon nor a boundary.
  CLIBOSMIUM_NOT_AN_AREA = 5,
} clibosmium_reason;

/// What is called while a file is read, always on the thread that called `clibosmium_read`.
typedef struct {
  void *_Nullable context;
  /// Whether an object with these tags is a place. Asked of every object that has tags.
  bool (*_Nonnull is_place)(void *_Nullable context, const clibosmium_object *_Nonnull object);
  /// Takes a node that is a place, directly after `is_place`; false stops reading.
  bool (*_Nonnull node)(
      void *_Nullable context, const clibosmium_object *_Nonnull object, double lon, double lat);
  /// Takes a closed way or a relation that is a place; false stops reading.
  bool (*_Nonnull area)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_area *_Nonnull area);
  /// Takes notice of a place that is left out; `detail` may say more.
  void (*_Nonnull left_out)(
      void *_Nullable context, clibosmium_type type, int64_t id, clibosmium_reason reason,
      const char *_Nonnull detail);
  /// Called now and then with the share of the work done, 0 to 1; false stops reading.
  bool (*_Nonnull progress)(void *_Nullable context, double fraction);
} clibosmium_handlers;

/// How reading ended.
typedef enum : int32_t {
  CLIBOSMIUM_OK = 0,
  /// A handler returned false.
  CLIBOSMIUM_STOPPED = 1,
  /// The operating system refused; `system_error` says how.
  CLIBOSMIUM_SYSTEM = 2,
  /// The bytes are not a whole OSM file of that format.
  CLIBOSMIUM_DATA = 3,
  CLIBOSMIUM_NO_MEMORY = 4,
} clibosmium_status;

/// What is known once reading has ended.
typedef struct {
  /// errno of `CLIBOSMIUM_SYSTEM`.
  int32_t system_error;
  /// How far the file had been read, in bytes.
  uint64_t byte;
  /// How many nodes, ways and relations the file has.
  uint64_t objects;
  /// libosmium's words on what is wrong, cut to fit.
  char message[400];
  /// `osmosis_replication_timestamp` of the file's header, or empty.
  char timestamp[64];
} clibosmium_result;

/// Reads the file `path` and calls the handlers.
///
/// `format` is libosmium's name of the format, such as `pbf`, `osm`, `osm.gz` or `osm.bz2`. Deleted objects
/// are passed over, and of several versions of an object that follow each other only the last counts.
clibosmium_status clibosmium_read(
    const char *_Nonnull path, const char *_Nonnull format,
    const clibosmium_handlers *_Nonnull handlers, clibosmium_result *_Nonnull result);

#ifdef __cplusplus
}
#endif
