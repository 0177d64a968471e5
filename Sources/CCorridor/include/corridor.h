/// Corridor from C: what lies along a route, found exactly, from one file.
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
/// Every function that may fail gives a corridor_status, and corridor_error() then says what was wrong, in words.
/// What it was to make is NULL then. Texts are UTF-8 and end with a zero byte; coordinates are degrees of WGS84,
/// distances metres. All functions may be called from any number of threads at once, also with the same index and
/// route, which never change; only to close or free something must nobody else be using it.
///
/// What the library makes belongs to the caller until it is given back: corridor_close for an index,
/// corridor_route_free for a route, corridor_stop_free for a stop, corridor_free for an answer or a text, with all
/// that it points to. An answer needs neither the index nor the route any more. All four take NULL, too.
///
/// Structs that the library makes may have more members at their ends in later versions; the caller's corridor_query
/// begins with its size, so that a program goes on with them as it was compiled. Functions are never taken away
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

/// How a call ended. The numbers are those with which the command ends (sysexits.h), where it has them.
typedef enum corridor_status {
  /// It is done, also when nothing was found.
  CORRIDOR_OK = 0,
  /// What was asked for is wrong: a category that nobody knows, a field that there is not, a NULL.
  CORRIDOR_USAGE = 64,
  /// The data is wrong: a route that cannot be read, an index that is damaged or of another version.
  CORRIDOR_BAD_DATA = 65,
  /// There is no such file, or it must not be read.
  CORRIDOR_NO_INPUT = 66,
  /// A library that the call needs (GEOS, PROJ) is not installed.
  CORRIDOR_UNAVAILABLE = 69,
  /// Something that should not happen.
  CORRIDOR_INTERNAL = 70,
  /// There is not enough memory for the answer.
  CORRIDOR_NO_MEMORY = 71,
  /// The disk failed while it was read.
  CORRIDOR_IO = 74,
  /// The call took longer than it might.
  CORRIDOR_TIMED_OUT = 75,
  /// The call was stopped.
  CORRIDOR_STOPPED = 130,
} corridor_status;

/// What a status means, in a few words; a text that stays. A number that is none of them is "unknown status".
const char *CORRIDOR_NONNULL corridor_describe(corridor_status status);

/// What was wrong with the last call of this thread that failed: what, where, what to do; empty before the first.
/// The text stays until the next such call of the thread.
const char *CORRIDOR_NONNULL corridor_error(void);

/// The version of the library, such as "0.1.0"; a text that stays.
const char *CORRIDOR_NONNULL corridor_version(void);

// MARK: Index

/// An index of places: a file that `corridor import` makes, mapped into memory.
typedef struct corridor_index corridor_index;

/// Opens an index. It costs the same for every size; damage is noticed when it is come upon.
///
/// CORRIDOR_NO_INPUT, CORRIDOR_BAD_DATA.
corridor_status corridor_open(
    const char *CORRIDOR_NULLABLE path, corridor_index *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE index);

/// Checks every checksum and structure of an index, which reads all of it. CORRIDOR_BAD_DATA, CORRIDOR_IO.
corridor_status corridor_verify(const corridor_index *CORRIDOR_NULLABLE index);

/// How many places an index has; 0 for NULL.
uint64_t corridor_count(const corridor_index *CORRIDOR_NULLABLE index);

/// Writes the 32 hexadecimal digits that tell indexes with different contents apart, and a zero byte.
corridor_status corridor_build_id(const corridor_index *CORRIDOR_NULLABLE index, char build_id[CORRIDOR_NULLABLE 33]);

/// Closes an index.
void corridor_close(corridor_index *CORRIDOR_NULLABLE index);

// MARK: Route

/// A route, read once and used for any number of searches.
typedef struct corridor_route corridor_route;

/// Reads a route in any format that the command reads, told apart by content: GeoJSON, GPX, KML, WKT, encoded
/// polylines, the answers of OSRM, Valhalla, GraphHopper and Mapbox.
///
/// `precision` is the number of decimals of an encoded polyline, 5 or 6; 0 where the input tells.
/// CORRIDOR_BAD_DATA says where in the input something is wrong.
corridor_status corridor_route_read(
    const char *CORRIDOR_NULLABLE bytes, size_t size, int precision,
    corridor_route *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE route);

/// Makes a route of one line: longitude and latitude of each vertex in turn, `count` vertices.
corridor_status corridor_route_make(
    const double *CORRIDOR_NULLABLE positions, size_t count,
    corridor_route *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE route);

/// The length of a route in metres, gaps not counted; 0 for NULL.
double corridor_route_length(const corridor_route *CORRIDOR_NULLABLE route);

/// Where a route passes a position nearest, from `from_meters` along it on: for corridor_query.from_meters, to find
/// what is ahead of a vehicle. Both results are NaN where no pass comes after that, and may be NULL.
corridor_status corridor_route_nearest(
    const corridor_route *CORRIDOR_NULLABLE route, double lon, double lat, double from_meters,
    double *CORRIDOR_NULLABLE along_meters, double *CORRIDOR_NULLABLE off_route_meters);

/// Gives a route back.
void corridor_route_free(corridor_route *CORRIDOR_NULLABLE route);

// MARK: Stop

/// A sign that ends calls which are under way, from another thread or when their time is over.
typedef struct corridor_stop corridor_stop;

/// Makes a sign that goes up by itself after some seconds from now; after none for 0.
corridor_status corridor_stop_make(double seconds, corridor_stop *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE stop);

/// Ends the calls that were given the sign; they give CORRIDOR_STOPPED.
void corridor_stop_raise(corridor_stop *CORRIDOR_NULLABLE stop);

/// Gives a sign back.
void corridor_stop_free(corridor_stop *CORRIDOR_NULLABLE stop);

// MARK: Find

/// The order of hits; what is equal in it is ordered by along-route distance, then by identifier.
enum {
  /// Closest to the route first.
  CORRIDOR_SORT_OFF_ROUTE = 0,
  /// In the order in which the route meets them.
  CORRIDOR_SORT_ALONG = 1,
};

/// Bits of corridor_query.flags.
enum {
  /// Takes a text as it stands, without correcting mistyped words.
  CORRIDOR_NO_CORRECTION = 1,
  /// Does not count what is beyond the limit, which is faster.
  CORRIDOR_NO_COUNT = 2,
};

/// Which passes of the route by a place are hits: corridor_query.passes.
enum {
  /// The nearest one.
  CORRIDOR_PASSES_NEAREST = 0,
  /// The first one in the direction of travel.
  CORRIDOR_PASSES_FIRST = 1,
  /// Each one: a place has as many hits.
  CORRIDOR_PASSES_ALL = 2,
};

/// Where a place is, seen in the direction of travel.
enum { CORRIDOR_LEFT = -1, CORRIDOR_ON = 0, CORRIDOR_RIGHT = 1 };

/// What to find along a route: CORRIDOR_QUERY_INIT finds every place within one kilometre, the closest first.
typedef struct corridor_query {
  /// sizeof(corridor_query), as the program was compiled.
  size_t size;
  /// Half-width of the corridor in metres.
  double within_meters;
  /// Categories of which a place needs one; any place without them.
  const char *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE categories;
  size_t category_count;
  /// Conditions on tags, all of which a place must meet, as the command takes them: "hgv=yes", "name~^A".
  const char *CORRIDOR_NULLABLE const *CORRIDOR_NULLABLE tags;
  size_t tag_count;
  /// A text that a place must fit; NULL for none.
  const char *CORRIDOR_NULLABLE text;
  /// West, south, east and north of the box in which a place must stand; NULL for anywhere.
  const double *CORRIDOR_NULLABLE viewport;
  /// The stretch of the route that counts, in metres from its start; `to_meters` of 0 is its end.
  double from_meters, to_meters;
  /// The most hits of an answer; 0 for all.
  uint64_t limit;
  /// corridor_answer.next_cursor of the page before, NULL for the first one.
  const char *CORRIDOR_NULLABLE cursor;
  /// CORRIDOR_SORT_OFF_ROUTE or CORRIDOR_SORT_ALONG.
  int sort;
  /// Bits, such as CORRIDOR_NO_COUNT.
  unsigned int flags;
  /// CORRIDOR_PASSES_NEAREST, _FIRST or _ALL, of those in the stretch and on the side that are asked for.
  int passes;
  /// CORRIDOR_LEFT or CORRIDOR_RIGHT for what is there or on the route; 0 for either side.
  int side;
  /// How wide the road is: at most half of it off the route, a place is on it. 0 for a centimetre.
  double road_width_meters;
} corridor_query;

#ifdef __cplusplus
#define CORRIDOR_QUERY_INIT \
  {sizeof(corridor_query), 1000, nullptr, 0, nullptr, 0, nullptr, nullptr, 0, 0, 0, nullptr, 0, 0, 0, 0, 0}
#else
#define CORRIDOR_QUERY_INIT {.size = sizeof(corridor_query), .within_meters = 1000}
#endif

/// Makes a query what CORRIDOR_QUERY_INIT is, for languages without it; `size` is that of the caller's struct.
corridor_status corridor_query_init(corridor_query *CORRIDOR_NULLABLE query, size_t size);

/// A tag of a place, as OSM or the user's table has it.
typedef struct corridor_tag {
  const char *CORRIDOR_NONNULL key;
  const char *CORRIDOR_NONNULL value;
} corridor_tag;

/// A place within the corridor, and how the route meets it.
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
  /// Geodesic distance to the nearest point of the route, and how far along the route that is.
  double off_route_meters, along_meters;
  /// The nearest point of the route.
  double snapped_lon, snapped_lat;
  /// CORRIDOR_LEFT, CORRIDOR_ON or CORRIDOR_RIGHT.
  int side;
  /// Which pass of the route by the place this is, from 1, and how many there are.
  unsigned int pass, pass_count;
} corridor_hit;

/// The places along a route: one page of them, and what is true of all.
typedef struct corridor_answer {
  /// How many there are on all pages; with CORRIDOR_NO_COUNT, on this one.
  uint64_t found;
  /// How many this page has: see corridor_hit_at.
  size_t hit_count;
  /// Where the next page starts; NULL on the last one.
  const char *CORRIDOR_NULLABLE next_cursor;
  /// The text as it was corrected; NULL where it was not.
  const char *CORRIDOR_NULLABLE corrected_text;
  /// The state of the data that the index was built from; empty when nothing says it.
  const char *CORRIDOR_NONNULL data_version;
  double route_length_meters;
  /// West, south, east and north of the smallest box with all hits of the page; NULL for no hits. West is greater
  /// than east across the antimeridian.
  const double *CORRIDOR_NULLABLE bounding_box;
} corridor_answer;

/// Finds the places along a route; a query of NULL is CORRIDOR_QUERY_INIT. `stop` may be NULL.
///
/// CORRIDOR_USAGE for a query that cannot be answered, CORRIDOR_BAD_DATA for damage in the index.
corridor_status corridor_find(
    const corridor_index *CORRIDOR_NULLABLE index, const corridor_route *CORRIDOR_NULLABLE route,
    const corridor_query *CORRIDOR_NULLABLE query, const corridor_stop *CORRIDOR_NULLABLE stop,
    corridor_answer *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// A hit of an answer, from 0 up to hit_count, exclusive; NULL beyond.
const corridor_hit *CORRIDOR_NULLABLE corridor_hit_at(
    const corridor_answer *CORRIDOR_NULLABLE answer, size_t number);

/// The value of a tag of a hit; NULL where it has none.
const char *CORRIDOR_NULLABLE corridor_hit_tag(
    const corridor_hit *CORRIDOR_NULLABLE hit, const char *CORRIDOR_NULLABLE key);

// MARK: Search, suggest, reverse, resolve

/// A text that the library made.
typedef struct corridor_text {
  /// The bytes, with a zero byte behind them.
  const char *CORRIDOR_NONNULL bytes;
  size_t size;
} corridor_text;

/// Carries out a request as the HTTP service takes it: `operation` is find, explain, gaps, search, suggest, reverse,
/// resolve, corridor, route or hours, `request` the JSON object that is posted to /v1/OPERATION, and the answer the
/// body that comes back.
///
///     corridor_ask(index, "find", "{\"route\":{\"polyline\":\"...\",\"precision\":5},\"categories\":[\"fuel\"]}",
///                  NULL, &text);
///
/// CORRIDOR_USAGE and CORRIDOR_BAD_DATA name the field that is wrong.
corridor_status corridor_ask(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE operation,
    const char *CORRIDOR_NULLABLE request, const corridor_stop *CORRIDOR_NULLABLE stop,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Searches by text, category and area: `{"text":"where to eat","near":"35.9,14.5"}`.
corridor_status corridor_search(
    const corridor_index *CORRIDOR_NULLABLE index, const char *CORRIDOR_NULLABLE request,
    corridor_text *CORRIDOR_NULLABLE *CORRIDOR_NULLABLE answer);

/// Completes what is being typed: `{"text":"val"}`.
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

/// Gives an answer or a text back, with all that it points to.
void corridor_free(void *CORRIDOR_NULLABLE made);

#ifdef __cplusplus
}
#endif
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
