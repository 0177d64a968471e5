/// A C interface to libosmium: reads places, outlines and lines of an OSM file.
///
/// One call reads a file in three passes: relations, ways, nodes. Each pass reads only what the previous one
/// needs, so memory grows with the number of requested objects and not with the nodes of the file, and the
/// order of the objects does not matter. What grows lies in memory that the caller provides.
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

/// A tag of objects that are passed to `request`; without a value, any value.
typedef struct {
  const char *_Nonnull key;
  const char *_Nullable value;
} clibosmium_trigger;

/// The request for an object.
typedef enum : int32_t {
  /// The object is not needed.
  CLIBOSMIUM_NOTHING = 0,
  /// A node, or a complete area: a closed way, a multipolygon or boundary relation.
  CLIBOSMIUM_PLACE = 1,
  /// The same, but also an area with missing parts if its outer rings close without them.
  CLIBOSMIUM_OUTLINE = 2,
  /// A way as lines, with gaps at missing nodes.
  CLIBOSMIUM_LINE = 3,
  /// The same, but a way without a line in the file is not reported to `left_out`.
  CLIBOSMIUM_QUIET_LINE = 4,
  /// As CLIBOSMIUM_PLACE, but a way is passed with its ring.
  CLIBOSMIUM_SHAPED_PLACE = 5,
} clibosmium_request;

/// An object with its tags; valid only during the call.
typedef struct {
  clibosmium_type type;
  /// Whether this is a way of at least four nodes that ends at its first node.
  bool is_closed;
  int64_t id;
  const clibosmium_tag *_Nullable tags;
  size_t tag_count;
} clibosmium_object;

/// Longitude and latitude in steps of 1e-7 degrees.
typedef struct {
  int32_t lon;
  int32_t lat;
} clibosmium_position;

/// The shape of an area, without rings if it is a way of which only the position is needed; valid only during
/// the call.
typedef struct {
  /// Ring after ring; each ends with its first position.
  const clibosmium_position *_Nonnull positions;
  /// For each ring, the number of positions up to its end.
  const size_t *_Nonnull ring_ends;
  /// Whether a ring is an outer one; its inner rings follow it.
  const bool *_Nonnull ring_is_outer;
  size_t ring_count;
  /// Longitude and latitude in degrees from `locate`, or null.
  const double *_Nullable position;
  /// The nodes that a relation refers to as its `label` and its `admin_centre`, or 0.
  int64_t label;
  int64_t admin_centre;
} clibosmium_area;

/// The lines of a way; valid only during the call.
typedef struct {
  /// Line after line.
  const clibosmium_position *_Nonnull positions;
  /// The nodes that have those positions.
  const int64_t *_Nonnull nodes;
  /// For each line, the number of positions up to its end; each line has at least two.
  const size_t *_Nonnull line_ends;
  size_t line_count;
  /// Whether the request was CLIBOSMIUM_QUIET_LINE.
  bool is_quiet;
} clibosmium_lines;

/// A member of a relation; its role is valid only during the call.
typedef struct {
  clibosmium_type type;
  int64_t id;
  const char *_Nonnull role;
} clibosmium_member;

/// The reason why a requested object is left out.
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
  /// The file does not have two consecutive nodes of the way.
  CLIBOSMIUM_NO_LINE = 6,
} clibosmium_reason;

/// The callbacks of a reader, called on the thread that called `clibosmium_read` unless noted otherwise.
typedef struct {
  void *_Nullable context;
  /// Returns the request for an object. Called for every object that has a tag of `triggers`, or a list value
  /// (`a;b`) for the key of one; if there are no triggers, for every object with tags.
  clibosmium_request (*_Nonnull request)(
      void *_Nullable context, const clibosmium_object *_Nonnull object);
  /// Receives a requested node, directly after `request`; false stops reading.
  bool (*_Nonnull node)(
      void *_Nullable context, const clibosmium_object *_Nonnull object, double lon, double lat);
  /// Receives a closed way or a relation that was requested as a place or outline; false stops reading.
  bool (*_Nonnull area)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_area *_Nonnull area);
  /// Finds the longitude and latitude of an area. Called on other threads, concurrently with the other
  /// handlers and for several workers, whose numbers are below `worker_count`. False leaves it to `area`,
  /// which is called later.
  bool (*_Nonnull locate)(
      void *_Nullable context, size_t worker, const clibosmium_area *_Nonnull area,
      double *_Nonnull position);
  /// The maximum number of workers, at least one.
  size_t worker_count;
  /// Receives a way that was requested as lines; false stops reading.
  bool (*_Nonnull lines)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_lines *_Nonnull lines);
  /// Receives the relations whose `type` begins with `restriction`, if they have a tag of `triggers`; null if
  /// they are not needed. False stops reading.
  bool (*_Nullable restriction)(
      void *_Nullable context, const clibosmium_object *_Nonnull relation,
      const clibosmium_member *_Nullable members, size_t member_count);
  /// Called for a requested object that is left out; `detail` may have details.
  void (*_Nonnull left_out)(
      void *_Nullable context, clibosmium_type type, int64_t id, clibosmium_request request,
      clibosmium_reason reason, const char *_Nonnull detail);
  /// Called regularly with the fraction of the work done, 0 to 1; false stops reading.
  bool (*_Nonnull progress)(void *_Nullable context, double fraction);
  /// Returns memory that is zero, aligned to 16 bytes, and stays where it is until `clibosmium_read` returns;
  /// null stops reading.
  unsigned char *_Nullable (*_Nonnull allocate)(void *_Nullable context, size_t size);
  /// The memory in bytes that may be used beside that of `allocate`, about.
  size_t memory;
  const clibosmium_trigger *_Nullable triggers;
  size_t trigger_count;
} clibosmium_handlers;

/// The result of reading.
typedef enum : int32_t {
  CLIBOSMIUM_OK = 0,
  /// A handler returned false.
  CLIBOSMIUM_STOPPED = 1,
  /// A system call failed; see `system_error`.
  CLIBOSMIUM_SYSTEM = 2,
  /// The file is damaged or not in the given format.
  CLIBOSMIUM_DATA = 3,
  CLIBOSMIUM_NO_MEMORY = 4,
} clibosmium_status;

/// Details of the result.
typedef struct {
  /// errno for `CLIBOSMIUM_SYSTEM`.
  int32_t system_error;
  /// The number of bytes of the file that have been read.
  uint64_t byte;
  /// The number of nodes, ways and relations in the file.
  uint64_t objects;
  /// libosmium's error message, truncated.
  char message[400];
  /// `osmosis_replication_timestamp` of the file's header, or empty.
  char timestamp[64];
} clibosmium_result;

/// Reads the file `path` and calls the handlers.
///
/// `format` is libosmium's name of the format, such as `pbf`, `osm`, `osm.gz` or `osm.bz2`. Deleted objects
/// are skipped, and of consecutive versions of an object only the last is used.
clibosmium_status clibosmium_read(
    const char *_Nonnull path, const char *_Nonnull format,
    const clibosmium_handlers *_Nonnull handlers, clibosmium_result *_Nonnull result);

/// The release of libosmium that is in the program.
const char *_Nonnull clibosmium_version(void);

#ifdef __cplusplus
}
#endif
