/// Corridor for C: finds the places along a route, exactly, in an index that is one file.
///
///     corridor_index *index;
///     corridor_route *route;
///     corridor_answer *answer;
///     corridor_query query = CORRIDOR_QUERY_INIT;
///     if (corridor_open("malta.corridor", &index) != CORRIDOR_OK ||
///         corridor_route_read(text, length, 0, &route) != CORRIDOR_OK ||
///         corridor_find(index, route, &query, NULL, &answer) != CORRIDOR_OK)
///       fprintf(stderr, "%s\n", corridor_error());
///
/// Every function that can fail returns a corridor_status. On failure, its result is NULL and corridor_error()
/// describes the error. Texts are UTF-8 and end with a zero byte; coordinates are in degrees of WGS84, distances in
/// metres. Any number of threads may call all functions at once, also with the same index and route, which never
/// change, except for the engine of an index (corridor_use_engine). Close or free an object only when no other call
/// uses it.
///
/// The caller owns what the library makes and releases it: an index with corridor_close, a route with
/// corridor_route_free, a stop with corridor_stop_free, and an answer or a text, with all that it points to, with
/// corridor_free. An answer stays valid without its index and route. All four functions accept NULL.
///
/// In later versions, structs that the library makes may have more members at their ends. The caller's
/// corridor_query begins with its size, so compiled programs continue to work. A version of the interface, which is
/// the version of the symbols (CORRIDOR_0), never loses a function.
#ifndef CORRIDOR_H
#define CORRIDOR_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#pragma clang diagnostic ignored "-Wnullability-completeness"
#define CORRIDOR_NULLABLE _Nullable
#define CORRIDOR_NONNULL _Nonnull
#else
#define CORRIDOR_NULLABLE
#define CORRIDOR_NONNULL
#endif

#ifdef __cplusplus
extern "C" {
#endif

// MARK: Errors

/// The result of a call. The numbers are the command's exit statuses (sysexits.h), where it has them.
typedef enum corridor_status {
  /// Success, also when nothing is found.
  CORRIDOR_OK = 0,
  /// The request is wrong: an unknown category, an unknown field, a NULL.
  CORRIDOR_USAGE = 64,
  /// The data is wrong: an unreadable route, an index that is damaged or of another version.
  CORRIDOR_BAD_DATA = 65,
  /// The file does not exist or cannot be read.
  CORRIDOR_NO_INPUT = 66,
  /// A library that the call needs (GEOS, PROJ) is not installed.
  CORRIDOR_UNAVAILABLE = 69,
  /// An error in the library.
  CORRIDOR_INTERNAL = 70,
  /// There is not enough memory for the answer.
  CORRIDOR_NO_MEMORY = 71,
  /// Reading from the disk failed.
  CORRIDOR_IO = 74,
  /// The call exceeded its time limit.
  CORRIDOR_TIMED_OUT = 75,
  /// The call was stopped.
  CORRIDOR_STOPPED = 130,
} corridor_status;

/// Describes a status in a few words; the text stays valid. Other numbers give "unknown status".
const char *CORRIDOR_NONNULL corridor_describe(corridor_status status);

/// Describes the last failed call of this thread: what, where, what to do; empty before the first failure. The text
/// stays valid until the next failed call of the thread.
const char *CORRIDOR_NONNULL corridor_error(void);

/// The version of the library, such as "0.1.0"; the text stays valid.
const char *CORRIDOR_NONNULL corridor_version(void);

/// What libraries are for that the first call that needs them loads.
enum {
  /// PROJ, which measures what is far apart: about one search in forty needs it, by its data.
  CORRIDOR_DISTANCES = 1 << 0,
  /// GEOS, for polygons of corridors and areas.
  CORRIDOR_POLYGONS = 1 << 1,
  /// PROJ and its database, for other reference systems than degrees of WGS84.
  CORRIDOR_SYSTEMS = 1 << 2,
  /// simdjson, for requests, and for routes in JSON that is not plain GeoJSON.
  CORRIDOR_REQUESTS = 1 << 3,
};

/// Loads libraries, so that a job fails at its start if one is missing: `uses` are bits such as CORRIDOR_DISTANCES; 0
/// stands for all.
///
/// With CORRIDOR_UNAVAILABLE, corridor_error() names all that are missing, and their packages.
corridor_status corridor_require(unsigned int uses);

// MARK: Index

/// An index of places: a file that `corridor import` makes, mapped into memory.
typedef struct corridor_index corridor_index;

/// Opens an index. The cost does not depend on its size; a call reports damage when it reads the damaged part.
///
/// CORRIDOR_NO_INPUT, CORRIDOR_BAD_DATA.
corridor_status corridor_open(
    const char *CORRIDOR_NULLABLE path, corridor_index *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE index);

/// Reads all of an index and checks every checksum and structure. CORRIDOR_BAD_DATA, CORRIDOR_IO.
corridor_status corridor_verify(const corridor_index *CORRIDOR_NULLABLE index);

/// The number of places in an index; 0 for NULL.
uint64_t corridor_count(const corridor_index *CORRIDOR_NULLABLE index);

/// Writes 32 hexadecimal digits, which differ for indexes with different contents, and a zero byte.
corridor_status corridor_build_id(const corridor_index *CORRIDOR_NULLABLE index, char build_id[CORRIDOR_NULLABLE 33]);

/// Closes an index.
void corridor_close(corridor_index *CORRIDOR_NULLABLE index);

// MARK: Route

/// A route, read once and used for any number of searches.
typedef struct corridor_route corridor_route;

/// Reads a route in any format that the command reads, recognised by content: GeoJSON, GPX, KML, WKT, WKB,
/// encoded polylines, the answers of OSRM, Valhalla, GraphHopper and Mapbox.
///
/// `precision` is the number of decimals of an encoded polyline, 5 or 6; 0 if the input states it or has another format.
/// With CORRIDOR_BAD_DATA, corridor_error() says where in the input the error is.
corridor_status corridor_route_read(
    const char *CORRIDOR_NULLABLE bytes, size_t size, int precision,
    corridor_route *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE route);

/// Makes a route of one line: longitude and latitude of each vertex in turn, `count` vertices.
corridor_status corridor_route_make(
    const double *CORRIDOR_NULLABLE positions, size_t count,
    corridor_route *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE route);

/// The length of a route in metres, without its gaps; 0 for NULL.
double corridor_route_length(const corridor_route *CORRIDOR_NULLABLE route);

/// Finds where a route passes nearest to a position, at or after `from_meters` along it. As
/// corridor_query.from_meters, the result limits a search to what is ahead of a vehicle. Both results are NaN if the
/// route has no pass after `from_meters`; both pointers may be NULL.
corridor_status corridor_route_nearest(
    const corridor_route *CORRIDOR_NULLABLE route, double lon, double lat, double from_meters,
    double *CORRIDOR_NULLABLE along_meters, double *CORRIDOR_NULLABLE off_route_meters);

/// Releases a route.
void corridor_route_free(corridor_route *CORRIDOR_NULLABLE route);

// MARK: Stop

/// A stop ends calls that are under way, from another thread or after a time limit.
typedef struct corridor_stop corridor_stop;

/// Makes a stop with a time limit of `seconds` from now; 0 means no limit.
corridor_status corridor_stop_make(double seconds, corridor_stop *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE stop);

/// Ends the calls that use the stop; they return CORRIDOR_STOPPED.
void corridor_stop_raise(corridor_stop *CORRIDOR_NULLABLE stop);

/// Releases a stop.
void corridor_stop_free(corridor_stop *CORRIDOR_NULLABLE stop);

// MARK: Find

/// The order of hits; ties are ordered by along-route distance, then by identifier.
enum {
  /// Closest to the route first.
  CORRIDOR_SORT_OFF_ROUTE = 0,
  /// In the order of travel.
  CORRIDOR_SORT_ALONG = 1,
};

/// Bits of corridor_query.flags.
enum {
  /// Does not correct mistyped words of the text.
  CORRIDOR_NO_CORRECTION = 1,
  /// Does not count places beyond the limit, which is faster.
  CORRIDOR_NO_COUNT = 2,
  /// Counts the passes by each place in the search, not when a hit is asked for: faster if all hits are, slower if
  /// few are. corridor_find_arrow counts them so without this bit.
  CORRIDOR_COUNT_PASSES = 4,
};

/// Which passes of the route by a place are hits: corridor_query.passes.
enum {
  /// The nearest one.
  CORRIDOR_PASSES_NEAREST = 0,
  /// The first one in the direction of travel.
  CORRIDOR_PASSES_FIRST = 1,
  /// Each one; a place has one hit per pass.
  CORRIDOR_PASSES_ALL = 2,
};

/// The side of a place, in the direction of travel.
enum { CORRIDOR_LEFT = -1, CORRIDOR_ON = 0, CORRIDOR_RIGHT = 1 };

/// A query along a route; CORRIDOR_QUERY_INIT finds every place within one kilometre, the closest first.
typedef struct corridor_query {
  /// sizeof(corridor_query), as the program was compiled.
  size_t size;
  /// Half-width of the corridor in metres.
  double within_meters;
  /// A place has one of these categories; without categories, every place qualifies.
  const char *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE categories;
  size_t category_count;
  /// A place meets all of these conditions on tags, in the syntax of the command: "hgv=yes", "name~^A".
  const char *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE tags;
  size_t tag_count;
  /// A text that places match; NULL for none.
  const char *CORRIDOR_NULLABLE text;
  /// West, south, east and north of a box that contains the places; NULL for no box.
  const double *CORRIDOR_NULLABLE viewport;
  /// The stretch of the route to search, in metres from its start; a `to_meters` of 0 is the end of the route.
  double from_meters, to_meters;
  /// The most hits of an answer; 0 for all.
  uint64_t limit;
  /// The corridor_answer.next_cursor of the previous page; NULL for the first page.
  const char *CORRIDOR_NULLABLE cursor;
  /// CORRIDOR_SORT_OFF_ROUTE or CORRIDOR_SORT_ALONG.
  int sort;
  /// Bits, such as CORRIDOR_NO_COUNT.
  unsigned int flags;
  /// CORRIDOR_PASSES_NEAREST, _FIRST or _ALL, of the passes in the stretch and on the side of this query.
  int passes;
  /// CORRIDOR_LEFT or CORRIDOR_RIGHT for places on this side or on the route; 0 for either side.
  int side;
  /// The width of the road: a place at most half of it off the route is on the road. 0 means one centimetre.
  double road_width_meters;
  /// A request for POST /v1/find as a JSON object, without its route: all that the command can ask, such as
  /// {"depart":"2026-11-23T06:00+01:00","categories":["fuel"]}. NULL for none. With it, all other members but `size`
  /// and `flags` are as CORRIDOR_QUERY_INIT leaves them, and `flags` is 0 or CORRIDOR_COUNT_PASSES.
  const char *CORRIDOR_NULLABLE request;
} corridor_query;

#ifdef __cplusplus
#define CORRIDOR_QUERY_INIT \
  {sizeof(corridor_query), 1000, nullptr, 0, nullptr, 0, nullptr, nullptr, 0, 0, 0, nullptr, 0, 0, 0, 0, 0, nullptr}
#else
#define CORRIDOR_QUERY_INIT {.size = sizeof(corridor_query), .within_meters = 1000}
#endif

/// Sets a query to CORRIDOR_QUERY_INIT, for other languages than C; `size` is the size of the caller's struct.
corridor_status corridor_query_init(corridor_query *CORRIDOR_NULLABLE query, size_t size);

/// A tag of a place, from OSM or the user's table.
typedef struct corridor_tag {
  const char *CORRIDOR_NONNULL key;
  const char *CORRIDOR_NONNULL value;
} corridor_tag;

/// A place within the corridor, and the pass of the route by it.
typedef struct corridor_hit {
  /// The stable identifier, such as "osm:node/1".
  const char *CORRIDOR_NONNULL id;
  /// The name; NULL for a place without one.
  const char *CORRIDOR_NULLABLE name;
  const char *CORRIDOR_NONNULL const *CORRIDOR_NULLABLE categories;
  size_t category_count;
  const corridor_tag *CORRIDOR_NULLABLE tags;
  size_t tag_count;
  /// Where the place is.
  double lon, lat;
  /// The geodesic distance to the nearest point of the route, and that point's distance along the route.
  double off_route_meters, along_meters;
  /// The nearest point of the route.
  double snapped_lon, snapped_lat;
  /// CORRIDOR_LEFT, CORRIDOR_ON or CORRIDOR_RIGHT.
  int side;
  /// The number of this pass of the route by the place, from 1, and the number of passes.
  unsigned int pass, pass_count;
} corridor_hit;

/// A page of the places along a route, and facts about all of them.
typedef struct corridor_answer {
  /// The number of hits on all pages; with CORRIDOR_NO_COUNT, on this page.
  uint64_t found;
  /// The number of hits on this page; see corridor_hit_at.
  size_t hit_count;
  /// Where the next page starts; NULL on the last one.
  const char *CORRIDOR_NULLABLE next_cursor;
  /// The corrected text; NULL without a correction.
  const char *CORRIDOR_NULLABLE corrected_text;
  /// The version of the data that the index was built from; "unknown" if no file says it.
  const char *CORRIDOR_NONNULL data_version;
  double route_length_meters;
  /// West, south, east and north of the smallest box with all hits of the page; NULL for no hits. West is greater
  /// than east across the antimeridian.
  const double *CORRIDOR_NULLABLE bounding_box;
  /// What is probably a mistake, such as a category that no place has or a route far from all places: a JSON array of
  /// objects with "code" and "message", as "warnings" of the service's answers; NULL for none.
  const char *CORRIDOR_NULLABLE warnings;
} corridor_answer;

/// Finds the places along a route; a query of NULL is CORRIDOR_QUERY_INIT. `stop` may be NULL.
///
/// CORRIDOR_USAGE for a query that cannot be answered, CORRIDOR_BAD_DATA for damage in the index.
corridor_status corridor_find(
    const corridor_index *CORRIDOR_NULLABLE index, const corridor_route *CORRIDOR_NULLABLE route,
    const corridor_query *CORRIDOR_NULLABLE query, const corridor_stop *CORRIDOR_NULLABLE stop,
    corridor_answer *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// The hit with a number from 0 to below hit_count; NULL for other numbers, and if the hit cannot be made, which
/// corridor_error() explains.
///
/// A hit is made when it is asked for, in some microseconds, and stays valid as long as its answer.
const corridor_hit *CORRIDOR_NULLABLE corridor_hit_at(
    const corridor_answer *CORRIDOR_NULLABLE answer, size_t number);

/// The value of a tag of a hit; NULL without such a tag.
const char *CORRIDOR_NULLABLE corridor_hit_tag(
    const corridor_hit *CORRIDOR_NULLABLE hit, const char *CORRIDOR_NULLABLE key);

// MARK: Columns

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE

struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};

#endif

/// Bits that choose columns; what is not chosen is not worked out. The columns have the order of the bits.
enum {
  /// route: the number of the route, from 0 (uint32).
  CORRIDOR_COLUMN_ROUTE = 1 << 0,
  /// row: the number of the place in the index, from 0 (uint32), for joins within one build of an index.
  CORRIDOR_COLUMN_ROW = 1 << 1,
  /// id: the stable identifier (utf8).
  CORRIDOR_COLUMN_ID = 1 << 2,
  /// name (utf8, null for a place without one).
  CORRIDOR_COLUMN_NAME = 1 << 3,
  /// lon, lat: where the place is (float64).
  CORRIDOR_COLUMN_POSITION = 1 << 4,
  /// off_route_meters, along_meters (float64).
  CORRIDOR_COLUMN_DISTANCE = 1 << 5,
  /// side: left, on or right (dictionary of utf8).
  CORRIDOR_COLUMN_SIDE = 1 << 6,
  /// pass, pass_count (uint32).
  CORRIDOR_COLUMN_PASS = 1 << 7,
  /// snapped_lon, snapped_lat: the nearest point of the route (float64).
  CORRIDOR_COLUMN_SNAPPED = 1 << 8,
  /// categories (list of a dictionary of utf8).
  CORRIDOR_COLUMN_CATEGORIES = 1 << 9,
  /// after_seconds: from the start of the route (float64, null if the route has no times).
  CORRIDOR_COLUMN_TIME = 1 << 10,
  /// arrives_at, opens_at, closes_at (timestamp in seconds, UTC), open_on_arrival (open, closed, unknown) and
  /// unknown_because, a word (dictionaries of utf8); all are null without a departure.
  CORRIDOR_COLUMN_ARRIVAL = 1 << 11,
  /// tags (map of utf8 to utf8).
  CORRIDOR_COLUMN_TAGS = 1 << 12,
  /// detour_seconds, detour_meters, leave_along_meters, rejoin_along_meters (float64) and detour_unknown_because, a word
  /// of the page Detours (dictionary of utf8); all are null if the request does not ask for detours. See
  /// corridor_use_engine().
  CORRIDOR_COLUMN_DETOUR = 1 << 13,
  /// Those of a hit that every query has: id to categories, without snapped_lon and snapped_lat.
  CORRIDOR_COLUMNS_USUAL = (1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 9),
};

/// The hits of an answer as columns, by the Arrow C stream interface: at most 65,536 rows a batch, made one after the
/// other as they are asked for. `columns` are bits such as CORRIDOR_COLUMNS_USUAL; 0 stands for these.
///
/// The stream stays valid without the answer, the index and the stop. Its calls return ECANCELED when `stop` is raised, ETIMEDOUT
/// after the stop's time limit, and EIO when the data is damaged; get_last_error describes it.
corridor_status corridor_answer_arrow(
    const corridor_answer *CORRIDOR_NULLABLE answer, unsigned int columns, const corridor_stop *CORRIDOR_NULLABLE stop,
    struct ArrowArrayStream *CORRIDOR_NULLABLE stream);

/// The places along many routes as columns, route after route; the column `route` has their numbers. Each batch has
/// hits of as many routes as fit into 65,536 rows; the searches take place as the batches are asked for.
///
/// The stream stays valid without the index, the routes and the stop.
corridor_status corridor_find_arrow(
    const corridor_index *CORRIDOR_NULLABLE index,
    const corridor_route *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE routes, size_t route_count,
    const corridor_query *CORRIDOR_NULLABLE query, unsigned int columns, const corridor_stop *CORRIDOR_NULLABLE stop,
    struct ArrowArrayStream *CORRIDOR_NULLABLE stream);

/// The stretches of routes without a place as columns: route (uint32), number (uint32), from_meters, to_meters,
/// length_meters, ferry_meters, excess_meters (float64, null without a range), before_id, before_name, after_id,
/// after_name (utf8), before_off_route_meters, after_off_route_meters (float64); what is before or after is null at
/// the ends of the route.
///
/// `request` is the JSON object for POST /v1/gaps without its route, such as {"categories":["fuel"],"range":"320km"}.
corridor_status corridor_gaps_arrow(
    const corridor_index *CORRIDOR_NULLABLE index,
    const corridor_route *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE routes, size_t route_count,
    const char *CORRIDOR_NULLABLE request, const corridor_stop *CORRIDOR_NULLABLE stop,
    struct ArrowArrayStream *CORRIDOR_NULLABLE stream);

/// Bits of corridor_batch.flags.
enum {
  /// A row for each route, with its hits or gaps as a list, instead of a row for each of them.
  CORRIDOR_BATCH_NESTED = 1,
  /// The first bad route ends the stream, and there are no columns for statuses.
  CORRIDOR_BATCH_STRICT = 2,
};

/// What is asked along each of many routes; CORRIDOR_BATCH_INIT finds every place within one kilometre.
typedef struct corridor_batch {
  /// sizeof(corridor_batch), as the program was compiled.
  size_t size;
  /// "find" or "gaps"; NULL for "find".
  const char *CORRIDOR_NULLABLE operation;
  /// The JSON object for POST /v1/OPERATION without its route, such as {"categories":["fuel"],"within":"2km"}; NULL for
  /// one without members.
  const char *CORRIDOR_NULLABLE request;
  /// The name of the column with the routes; NULL for the only one.
  const char *CORRIDOR_NULLABLE routes;
  /// The decimals of encoded polylines, 5 or 6; 0 if there are none.
  int precision;
  /// Bits such as CORRIDOR_COLUMNS_USUAL, for which 0 stands; gaps have all their columns.
  unsigned int columns;
  /// The number of threads that answer, including the one that reads the stream; 0 for one a processor.
  unsigned int threads;
  /// CORRIDOR_BATCH_NESTED and CORRIDOR_BATCH_STRICT.
  unsigned int flags;
} corridor_batch;

#ifdef __cplusplus
#define CORRIDOR_BATCH_INIT {sizeof(corridor_batch), nullptr, nullptr, nullptr, 0, 0, 0, 0}
#else
#define CORRIDOR_BATCH_INIT {.size = sizeof(corridor_batch)}
#endif

/// Answers a stream of routes with a stream of rows, in the order of the routes.
///
/// `routes` is a stream of tables, or of arrays that are the column of the routes: binary (WKB, EWKB), utf8 (whatever
/// corridor_route_read reads), each also large or as views, or lists of positions: structs of float64 with lon and lat or
/// x and y, fixed-size lists or lists of float64, of which the first two count. It is taken over and released in any
/// case, by the thread that reads or releases `stream`; no other thread calls it.
///
/// The rows have route (uint32, the number of the row in `routes`, from 0), status ("ok", "usage" or "badData", a
/// dictionary of utf8) and message (utf8, null for "ok"), then the columns as for corridor_find_arrow or
/// corridor_gaps_arrow. A route that is null or wrong, or cannot be asked about, has one row with its status, in which
/// they are null; a route without hits has none. Nested, each route has a row: route, status, message, found (uint32, of
/// all pages), length_meters (float64), and hits or gaps, a list of structs with the other columns; these three are null
/// without an answer. Damage in the index, a missing library and the stop end the stream with an error, and so does an
/// error of `routes`.
///
/// At most 65,536 rows a batch, or whole routes. The routes are read as the rows are asked for; at most some tens of
/// megabytes wait. The work is divided by the sizes of the routes, so that a large one delays no thread but its own.
corridor_status corridor_batch_arrow(
    const corridor_index *CORRIDOR_NULLABLE index, struct ArrowArrayStream *CORRIDOR_NULLABLE routes,
    const corridor_batch *CORRIDOR_NULLABLE batch, const corridor_stop *CORRIDOR_NULLABLE stop,
    struct ArrowArrayStream *CORRIDOR_NULLABLE stream);

// MARK: Detours

/// Names the routing engine that requests on this index ask for detours, in place of the one before; NULL for none.
///
/// `settings` is a JSON object, of which only `url` is needed:
///
///     {"url":"http://127.0.0.1:8002","kind":"valhalla","key":"...","requests":4,"timeoutSeconds":10,
///      "cache":"/var/cache/corridor"}
///
/// `kind` is valhalla, osrm, graphhopper or openrouteservice; without it, the engine is told by its answers. `requests`
/// is the most requests at once, and `timeoutSeconds` the longest time of one. `cache` is a folder for the engine's
/// answers, as of --engine-cache; if it cannot be written, answers are not kept. Nothing is sent before the first
/// request with `detours`, `detourWindow`, `maxDetour`, `detourStrict`, `detourWays` or `"sort":"detour"`, which
/// without an engine fails with CORRIDOR_USAGE. Calls and streams that have begun keep their engine.
///
/// CORRIDOR_USAGE or CORRIDOR_BAD_DATA for wrong settings, and CORRIDOR_UNAVAILABLE if there is no libcurl; the index
/// keeps the engine before.
corridor_status corridor_use_engine(
    corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE settings);

// MARK: Search, suggest, reverse, resolve

/// A text made by the library.
typedef struct corridor_text {
  /// The bytes, followed by a zero byte.
  const char *CORRIDOR_NONNULL bytes;
  size_t size;
} corridor_text;

/// Answers a request of the HTTP service: `operation` is find, explain, gaps, plan, search, suggest, reverse, resolve,
/// corridor, route or hours, `request` is the JSON object for POST /v1/OPERATION, and the answer is the body of the
/// service's response.
///
///     corridor_ask(index, "find", "{\"route\":{\"polyline\":\"...\",\"precision\":5},\"categories\":[\"fuel\"]}",
///                  NULL, &text);
///
/// With CORRIDOR_USAGE and CORRIDOR_BAD_DATA, corridor_error() names the wrong field.
corridor_status corridor_ask(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE operation,
    const char *CORRIDOR_NULLABLE request, const corridor_stop *CORRIDOR_NULLABLE stop,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Searches by text, category and area: `{"text":"where to eat","near":"35.9,14.5"}`.
corridor_status corridor_search(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Completes the beginning of a search: `{"text":"val"}`.
corridor_status corridor_suggest(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Finds what is at a point: `{"point":"35.9,14.5"}`.
corridor_status corridor_reverse(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Finds places by their identifiers: `{"uris":["osm:node/1"]}`.
corridor_status corridor_resolve(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Releases an answer or a text, with all that it points to.
void corridor_free(void *CORRIDOR_NULLABLE made);

#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
