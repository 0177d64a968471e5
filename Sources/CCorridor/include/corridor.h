/// Corridor from C: finds the places along a route, exactly, in one file.
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
/// Every function that can fail returns a corridor_status; corridor_error() then describes the error, and the
/// result is NULL. Texts are UTF-8 and end with a zero byte; coordinates are WGS84 degrees, distances are metres.
/// All functions may be called from any number of threads at once, also with the same index and route, which
/// never change; only closing or freeing an object requires that no other thread uses it.
///
/// The caller owns what the library creates and releases it: an index with corridor_close, a route with
/// corridor_route_free, a stop with corridor_stop_free, an answer or a text with corridor_free, including all
/// that it points to. An answer remains valid after its index and route are released. All four functions accept
/// NULL.
///
/// In later versions, structs that the library creates may have additional members at the end. The caller's
/// corridor_query begins with its size, so a compiled program continues to work with them. No function is removed
/// within a version of the interface, which is the version of the symbols (CORRIDOR_0).
#ifndef CORRIDOR_H
#define CORRIDOR_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
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

/// The result of a call. The numbers are those of the command's exit status (sysexits.h), where it has them.
typedef enum corridor_status {
  /// Success, also if nothing was found.
  CORRIDOR_OK = 0,
  /// The request is invalid: an unknown category, an unknown field, a NULL.
  CORRIDOR_USAGE = 64,
  /// The data is invalid: a route that cannot be read, an index that is damaged or of another version.
  CORRIDOR_BAD_DATA = 65,
  /// The file does not exist, or may not be read.
  CORRIDOR_NO_INPUT = 66,
  /// A library that the call needs (GEOS, PROJ) is not installed.
  CORRIDOR_UNAVAILABLE = 69,
  /// An internal error.
  CORRIDOR_INTERNAL = 70,
  /// There is not enough memory for the answer.
  CORRIDOR_NO_MEMORY = 71,
  /// A read error of the disk.
  CORRIDOR_IO = 74,
  /// The call exceeded its time limit.
  CORRIDOR_TIMED_OUT = 75,
  /// The call was cancelled.
  CORRIDOR_STOPPED = 130,
} corridor_status;

/// A short description of a status, a constant; "unknown status" for any other number.
const char *CORRIDOR_NONNULL corridor_describe(corridor_status status);

/// Describes the last failed call of this thread: what is wrong, where, and what to do; empty before the first.
/// The text is valid until the next failed call of the thread.
const char *CORRIDOR_NONNULL corridor_error(void);

/// The version of the library, such as "0.1.0"; a constant.
const char *CORRIDOR_NONNULL corridor_version(void);

// MARK: Index

/// An index of places: a file that `corridor import` creates, mapped into memory.
typedef struct corridor_index corridor_index;

/// Opens an index. The cost does not depend on its size; damage is detected when damaged pages are read.
///
/// CORRIDOR_NO_INPUT, CORRIDOR_BAD_DATA.
corridor_status corridor_open(
    const char *CORRIDOR_NULLABLE path, corridor_index *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE index);

/// Verifies all checksums and structures of an index, reading all of it. CORRIDOR_BAD_DATA, CORRIDOR_IO.
corridor_status corridor_verify(const corridor_index *CORRIDOR_NULLABLE index);

/// The number of places in an index; 0 for NULL.
uint64_t corridor_count(const corridor_index *CORRIDOR_NULLABLE index);

/// Writes the 32 hexadecimal digits that identify the contents of an index, and a zero byte.
corridor_status corridor_build_id(const corridor_index *CORRIDOR_NULLABLE index, char build_id[CORRIDOR_NULLABLE 33]);

/// Closes an index.
void corridor_close(corridor_index *CORRIDOR_NULLABLE index);

// MARK: Route

/// A route, read once and used for any number of searches.
typedef struct corridor_route corridor_route;

/// Reads a route in any format that the command supports, detected by content: GeoJSON, GPX, KML, WKT, encoded
/// polylines, responses of OSRM, Valhalla, GraphHopper and Mapbox.
///
/// `precision` is the number of decimals of an encoded polyline, 5 or 6; 0 if the input determines it. For
/// CORRIDOR_BAD_DATA, corridor_error() locates the error in the input.
corridor_status corridor_route_read(
    const char *CORRIDOR_NULLABLE bytes, size_t size, int precision,
    corridor_route *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE route);

/// Creates a route of one line from `count` vertices; `positions` has the longitude and latitude of each in turn.
corridor_status corridor_route_make(
    const double *CORRIDOR_NULLABLE positions, size_t count,
    corridor_route *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE route);

/// The length of a route in metres, without gaps; 0 for NULL.
double corridor_route_length(const corridor_route *CORRIDOR_NULLABLE route);

/// The nearest pass of a route by a position, from `from_meters` along it on: the value for
/// corridor_query.from_meters to find what is ahead of a vehicle. Both results are NaN if there is no pass after
/// that, and both pointers may be NULL.
corridor_status corridor_route_nearest(
    const corridor_route *CORRIDOR_NULLABLE route, double lon, double lat, double from_meters,
    double *CORRIDOR_NULLABLE along_meters, double *CORRIDOR_NULLABLE off_route_meters);

/// Releases a route.
void corridor_route_free(corridor_route *CORRIDOR_NULLABLE route);

// MARK: Stop

/// A cancellation token: cancels running calls, from another thread or after a time limit.
typedef struct corridor_stop corridor_stop;

/// Creates a token that is cancelled automatically after `seconds`; 0 means no time limit.
corridor_status corridor_stop_make(double seconds, corridor_stop *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE stop);

/// Cancels the calls that use the token; they return CORRIDOR_STOPPED.
void corridor_stop_raise(corridor_stop *CORRIDOR_NULLABLE stop);

/// Releases a token.
void corridor_stop_free(corridor_stop *CORRIDOR_NULLABLE stop);

// MARK: Find

/// The order of hits; ties are ordered by along-route distance, then by identifier.
enum {
  /// Closest to the route first.
  CORRIDOR_SORT_OFF_ROUTE = 0,
  /// By distance along the route.
  CORRIDOR_SORT_ALONG = 1,
};

/// Bits of corridor_query.flags.
enum {
  /// Matches the text literally, without correcting misspelled words.
  CORRIDOR_NO_CORRECTION = 1,
  /// Does not count hits beyond the limit, which is faster.
  CORRIDOR_NO_COUNT = 2,
};

/// Which passes of the route by a place are hits; corridor_query.passes.
enum {
  /// The nearest pass.
  CORRIDOR_PASSES_NEAREST = 0,
  /// The first pass in the direction of travel.
  CORRIDOR_PASSES_FIRST = 1,
  /// Every pass: a place has one hit for each.
  CORRIDOR_PASSES_ALL = 2,
};

/// The side of a place in the direction of travel.
enum { CORRIDOR_LEFT = -1, CORRIDOR_ON = 0, CORRIDOR_RIGHT = 1 };

/// What to find along a route. CORRIDOR_QUERY_INIT finds every place within one kilometre, closest first.
typedef struct corridor_query {
  /// sizeof(corridor_query), as compiled into the program.
  size_t size;
  /// Half-width of the corridor in metres.
  double within_meters;
  /// Categories, of which a place must have at least one; without them any place matches.
  const char *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE categories;
  size_t category_count;
  /// Conditions on tags, all of which a place must meet, in the command's syntax: "hgv=yes", "name~^A".
  const char *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE tags;
  size_t tag_count;
  /// A text that a place must match; NULL for none.
  const char *CORRIDOR_NULLABLE text;
  /// West, south, east and north of the box that must contain a place; NULL for none.
  const double *CORRIDOR_NULLABLE viewport;
  /// The stretch of the route to search, in metres from its start; a `to_meters` of 0 means the end.
  double from_meters, to_meters;
  /// Maximum number of hits of an answer; 0 for all.
  uint64_t limit;
  /// corridor_answer.next_cursor of the previous page; NULL for the first page.
  const char *CORRIDOR_NULLABLE cursor;
  /// CORRIDOR_SORT_OFF_ROUTE or CORRIDOR_SORT_ALONG.
  int sort;
  /// Bits, such as CORRIDOR_NO_COUNT.
  unsigned int flags;
  /// CORRIDOR_PASSES_NEAREST, _FIRST or _ALL, among the passes in the requested stretch and on the requested
  /// side.
  int passes;
  /// CORRIDOR_LEFT or CORRIDOR_RIGHT for places on that side or on the route; 0 for both sides.
  int side;
  /// The width of the road: a place at most half of it off the route is on the route. 0 means one centimetre.
  double road_width_meters;
} corridor_query;

#ifdef __cplusplus
#define CORRIDOR_QUERY_INIT \
  {sizeof(corridor_query), 1000, nullptr, 0, nullptr, 0, nullptr, nullptr, 0, 0, 0, nullptr, 0, 0, 0, 0, 0}
#else
#define CORRIDOR_QUERY_INIT {.size = sizeof(corridor_query), .within_meters = 1000}
#endif

/// Initialises a query as CORRIDOR_QUERY_INIT does, for languages that lack the macro; `size` is that of the
/// caller's struct.
corridor_status corridor_query_init(corridor_query *CORRIDOR_NULLABLE query, size_t size);

/// A tag of a place, from OSM or the user's table.
typedef struct corridor_tag {
  const char *CORRIDOR_NONNULL key;
  const char *CORRIDOR_NONNULL value;
} corridor_tag;

/// A place within the corridor, and its position relative to the route.
typedef struct corridor_hit {
  /// The stable identifier, such as "osm:node/1".
  const char *CORRIDOR_NONNULL id;
  /// The name; NULL if the place has none.
  const char *CORRIDOR_NULLABLE name;
  const char *CORRIDOR_NONNULL const *CORRIDOR_NULLABLE categories;
  size_t category_count;
  const corridor_tag *CORRIDOR_NULLABLE tags;
  size_t tag_count;
  /// The position of the place.
  double lon, lat;
  /// Geodesic distance to the nearest point of the route, and the distance of that point along the route.
  double off_route_meters, along_meters;
  /// The nearest point of the route.
  double snapped_lon, snapped_lat;
  /// CORRIDOR_LEFT, CORRIDOR_ON or CORRIDOR_RIGHT.
  int side;
  /// The number of this pass of the route by the place, from 1, and the number of passes.
  unsigned int pass, pass_count;
} corridor_hit;

/// One page of the places along a route, and data about all pages.
typedef struct corridor_answer {
  /// Number of hits on all pages; with CORRIDOR_NO_COUNT, on this page.
  uint64_t found;
  /// Number of hits on this page; see corridor_hit_at.
  size_t hit_count;
  /// The cursor of the next page; NULL on the last page.
  const char *CORRIDOR_NULLABLE next_cursor;
  /// The corrected text; NULL if it was not corrected.
  const char *CORRIDOR_NULLABLE corrected_text;
  /// The version of the data from which the index was built; empty if unknown.
  const char *CORRIDOR_NONNULL data_version;
  double route_length_meters;
  /// West, south, east and north of the bounding box of the page's hits; NULL if there are none. West is greater
  /// than east if it crosses the antimeridian.
  const double *CORRIDOR_NULLABLE bounding_box;
} corridor_answer;

/// Finds the places along a route; a NULL query means CORRIDOR_QUERY_INIT. `stop` may be NULL.
///
/// CORRIDOR_USAGE if the query is invalid, CORRIDOR_BAD_DATA if the index is damaged.
corridor_status corridor_find(
    const corridor_index *CORRIDOR_NULLABLE index, const corridor_route *CORRIDOR_NULLABLE route,
    const corridor_query *CORRIDOR_NULLABLE query, const corridor_stop *CORRIDOR_NULLABLE stop,
    corridor_answer *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// A hit of an answer; `number` counts from 0. NULL if there is no such hit.
const corridor_hit *CORRIDOR_NULLABLE corridor_hit_at(
    const corridor_answer *CORRIDOR_NULLABLE answer, size_t number);

/// The value of a tag of a hit; NULL if it has no such tag.
const char *CORRIDOR_NULLABLE corridor_hit_tag(
    const corridor_hit *CORRIDOR_NULLABLE hit, const char *CORRIDOR_NULLABLE key);

// MARK: Search, suggest, reverse, resolve

/// A text that the library created.
typedef struct corridor_text {
  /// The bytes, followed by a zero byte.
  const char *CORRIDOR_NONNULL bytes;
  size_t size;
} corridor_text;

/// Executes a request of the HTTP service: `operation` is find, explain, gaps, search, suggest, reverse, resolve,
/// corridor, route or hours; `request` is the JSON object of a POST to /v1/OPERATION; the answer is the response
/// body.
///
///     corridor_ask(index, "find",
///     "{\"route\":{\"polyline\":\"...\",\"precision\":5},\"categories\":[\"fuel\"]}",
///                  NULL, &text);
///
/// For CORRIDOR_USAGE and CORRIDOR_BAD_DATA, corridor_error() names the invalid field.
corridor_status corridor_ask(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE operation,
    const char *CORRIDOR_NULLABLE request, const corridor_stop *CORRIDOR_NULLABLE stop,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Searches by text, category and area: `{"text":"where to eat","near":"35.9,14.5"}`.
corridor_status corridor_search(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Completes typed text: `{"text":"val"}`.
corridor_status corridor_suggest(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Finds the address and places at a point: `{"point":"35.9,14.5"}`.
corridor_status corridor_reverse(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Finds places by identifier: `{"uris":["osm:node/1"]}`.
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
