/// A C face on libosmium: reads places, outlines and lines of an OSM file.
///
/// One call reads a file in three passes: relations, ways, nodes. Each pass needs only what the one before
/// asked for, so memory grows with what is wanted of the file and not with its nodes, and no order of
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

/// A tag that makes an object worth asking about; without a value, any does.
typedef struct {
  const char *_Nonnull key;
  const char *_Nullable value;
} clibosmium_trigger;

/// What an object is wanted as.
typedef enum : int32_t {
  /// Not at all.
  CLIBOSMIUM_NOTHING = 0,
  /// A node, or an area of which the file must have every part: a closed way, a multipolygon or boundary
  /// relation.
  CLIBOSMIUM_PLACE = 1,
  /// The same, but an area is taken too when parts are missing and its outer rings close without them.
  CLIBOSMIUM_OUTLINE = 2,
  /// A way as lines; where nodes are missing there is a gap.
  CLIBOSMIUM_LINE = 3,
  /// The same, but nothing is said of a way that the file has no line of.
  CLIBOSMIUM_QUIET_LINE = 4,
} clibosmium_role;

/// An object with its tags; valid during a call only.
typedef struct {
  clibosmium_type type;
  /// Whether this is a way of four nodes or more that ends at the node where it starts.
  bool is_closed;
  int64_t id;
  const clibosmium_tag *_Nullable tags;
  size_t tag_count;
} clibosmium_object;

/// The shape of an area, without rings when that of a way of which only the position is wanted; valid
/// during a call only.
typedef struct {
  /// Longitude and latitude of each position in degrees, ring after ring; the last of a ring is its first.
  const double *_Nonnull coordinates;
  /// How many positions there are up to the end of each ring.
  const size_t *_Nonnull ring_ends;
  /// Whether a ring is an outer one; its inner rings follow it.
  const bool *_Nonnull ring_is_outer;
  size_t ring_count;
  /// Longitude and latitude that `locate` found, or null.
  const double *_Nullable position;
  /// The nodes that a relation names as its `label` and its `admin_centre`, or 0.
  int64_t label;
  int64_t admin_centre;
} clibosmium_area;

/// The lines of a way; valid during a call only.
typedef struct {
  /// Longitude and latitude of each position in degrees, line after line.
  const double *_Nonnull coordinates;
  /// How many positions there are up to the end of each line; each has two or more.
  const size_t *_Nonnull line_ends;
  size_t line_count;
} clibosmium_lines;

/// Why an object that is wanted was left out.
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
  /// The file has no two nodes of the way that follow each other.
  CLIBOSMIUM_NO_LINE = 6,
} clibosmium_reason;

/// What is called while a file is read, on the thread that called `clibosmium_read` where nothing else is
/// said.
typedef struct {
  void *_Nullable context;
  /// What an object is wanted as. Asked of every object that has a tag of `triggers`, or a value of
  /// several parts (`a;b`) under the key of one; when there are none, of every object that has tags.
  clibosmium_role (*_Nonnull role)(
      void *_Nullable context, const clibosmium_object *_Nonnull object);
  /// Takes a node that is wanted, directly after `role`; false stops reading.
  bool (*_Nonnull node)(
      void *_Nullable context, const clibosmium_object *_Nonnull object, double lon, double lat);
  /// Takes a closed way or a relation that is a place or an outline; false stops reading.
  bool (*_Nonnull area)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_area *_Nonnull area);
  /// Finds longitude and latitude of where a closed way stands, on another thread while others are called,
  /// and while other workers, of numbers below `worker_count`, find those of other ways; false leaves it to
  /// `area`, which comes later.
  bool (*_Nonnull locate)(
      void *_Nullable context, size_t worker, const clibosmium_area *_Nonnull area,
      double *_Nonnull position);
  /// How many workers there may be; one or more.
  size_t worker_count;
  /// Takes a way that is wanted as lines; false stops reading.
  bool (*_Nonnull lines)(
      void *_Nullable context, const clibosmium_object *_Nonnull object,
      const clibosmium_lines *_Nonnull lines);
  /// Takes notice of a wanted object that is left out; `detail` may say more.
  void (*_Nonnull left_out)(
      void *_Nullable context, clibosmium_type type, int64_t id, clibosmium_role role,
      clibosmium_reason reason, const char *_Nonnull detail);
  /// Called now and then with the share of the work done, 0 to 1; false stops reading.
  bool (*_Nonnull progress)(void *_Nullable context, double fraction);
  const clibosmium_trigger *_Nullable triggers;
  size_t trigger_count;
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
