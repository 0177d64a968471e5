/// A C interface to libosmium: reads places, outlines and lines from an OSM file.
///
/// One call reads a file in three passes: relations, ways, nodes. Each pass reads only what the previous one
/// requested, so memory grows with the requested objects and not with the nodes of the file, and the order of
/// objects does not matter.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The type of an object.
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

/// A tag for which `role` is called; without a value, any value.
typedef struct {
  const char *_Nonnull key;
  const char *_Nullable value;
} clibosmium_trigger;

/// How an object is used.
typedef enum : int32_t {
  /// Not used.
  CLIBOSMIUM_NOTHING = 0,
  /// A node, or an area of which the file must have every part: a closed way, a multipolygon or boundary
  /// relation.
  CLIBOSMIUM_PLACE = 1,
  /// The same, but an area with missing parts is also accepted if its outer rings close without them.
  CLIBOSMIUM_OUTLINE = 2,
  /// A way as lines; missing nodes cause gaps.
  CLIBOSMIUM_LINE = 3,
  /// The same, but a way without any line in the file is not reported.
  CLIBOSMIUM_QUIET_LINE = 4,
} clibosmium_role;

/// An object with its tags; valid only during a call.
typedef struct {
  clibosmium_type type;
  /// Whether this is a way of at least four nodes that ends at its first node.
  bool is_closed;
  int64_t id;
  const clibosmium_tag *_Nullable tags;
  size_t tag_count;
} clibosmium_object;

/// The shape of an area; without rings for a way of which only the position is needed. Valid only during a call.
typedef struct {
  /// Longitude and latitude of each position in degrees, ring by ring; the last position of a ring is its first.
  const double *_Nonnull coordinates;
  /// The number of positions up to the end of each ring.
  const size_t *_Nonnull ring_ends;
  /// Whether a ring is an outer ring; its inner rings follow it.
  const bool *_Nonnull ring_is_outer;
  size_t ring_count;
  /// Longitude and latitude from `locate`, or null.
  const double *_Nullable position;
  /// The `label` and `admin_centre` nodes of a relation, or 0.
  int64_t label;
  int64_t admin_centre;
} clibosmium_area;

/// The lines of a way; valid only during a call.
typedef struct {
  /// Longitude and latitude of each position in degrees, line by line.
  const double *_Nonnull coordinates;
  /// The number of positions up to the end of each line; each line has at least two.
  const size_t *_Nonnull line_ends;
  size_t line_count;
} clibosmium_lines;

/// Why a requested object was skipped.
typedef enum : int32_t {
  /// A node without a position on Earth.
  CLIBOSMIUM_NO_POSITION = 0,
  /// A way of fewer than four nodes, or one that does not end at its first node.
  CLIBOSMIUM_NOT_CLOSED = 1,
  /// The file does not have all nodes of the way.
  CLIBOSMIUM_MISSING_NODES = 2,
  /// The file does not have all member ways of the relation.
  CLIBOSMIUM_MISSING_WAYS = 3,
  /// The members do not form an area.
  CLIBOSMIUM_NO_AREA = 4,
  /// A relation that is neither a multipolygon nor a boundary.
  CLIBOSMIUM_NOT_AN_AREA = 5,
  /// The file has no two consecutive nodes of the way.
  CLIBOSMIUM_NO_LINE = 6,
} clibosmium_reason;

/// Callbacks during reading, on the thread that called `clibosmium_read` unless stated otherwise.
typedef struct {
  void *_Nullable context;
  /// How to use an object. Called for every object with a tag of `triggers`, or with a value list (`a;b`) for the
  /// key of one; if there are no triggers, for every object with tags.
  clibosmium_role (*_Nonnull role)(
      void *_Nullable context, const clibosmium_object *_Nonnull object);
  /// Receives a requested node, directly after `role`; false stops reading.
  bool (*_Nonnull node)(
      void *_Nullable context, const clibosmium_object *_Nonnull object, double lon, double lat);
  /// Receives a closed way or a relation used as place or outline; false stops reading.
  bool (*_Nonnull area)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_area *_Nonnull area);
  /// Computes longitude and latitude of the position of a closed way, on another thread and concurrently with
  /// other workers, whose numbers are less than `worker_count`; false leaves it to `area`, which is called later.
  bool (*_Nonnull locate)(
      void *_Nullable context, size_t worker, const clibosmium_area *_Nonnull area,
      double *_Nonnull position);
  /// Number of workers; at least one.
  size_t worker_count;
  /// Receives a way used as lines; false stops reading.
  bool (*_Nonnull lines)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_lines *_Nonnull lines);
  /// Reports a requested object that was skipped; `detail` may give more information.
  void (*_Nonnull left_out)(
      void *_Nullable context, clibosmium_type type, int64_t id, clibosmium_role role,
      clibosmium_reason reason, const char *_Nonnull detail);
  /// Called from time to time with the fraction of the work done, 0 to 1; false stops reading.
  bool (*_Nonnull progress)(void *_Nullable context, double fraction);
  const clibosmium_trigger *_Nullable triggers;
  size_t trigger_count;
} clibosmium_handlers;

/// The result of reading.
typedef enum : int32_t {
  CLIBOSMIUM_OK = 0,
  /// A handler returned false.
  CLIBOSMIUM_STOPPED = 1,
  /// An error of the operating system; see `system_error`.
  CLIBOSMIUM_SYSTEM = 2,
  /// The bytes are not a complete OSM file of that format.
  CLIBOSMIUM_DATA = 3,
  CLIBOSMIUM_NO_MEMORY = 4,
} clibosmium_status;

/// Data available after reading.
typedef struct {
  /// errno for `CLIBOSMIUM_SYSTEM`.
  int32_t system_error;
  /// Number of bytes read.
  uint64_t byte;
  /// Number of nodes, ways and relations in the file.
  uint64_t objects;
  /// libosmium's message, truncated.
  char message[400];
  /// `osmosis_replication_timestamp` of the file's header, or empty.
  char timestamp[64];
} clibosmium_result;

/// Reads the file `path` and calls the handlers.
///
/// `format` is libosmium's name of the format, such as `pbf`, `osm`, `osm.gz` or `osm.bz2`. Deleted objects are
/// skipped, and of consecutive versions of an object only the last one is used.
clibosmium_status clibosmium_read(
    const char *_Nonnull path, const char *_Nonnull format,
    const clibosmium_handlers *_Nonnull handlers, clibosmium_result *_Nonnull result);

#ifdef __cplusplus
}
#endif
