// Makes every call of corridor.h, right and wrong: calls INDEX ROUTE DAMAGED
#include "expect.h"
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT_STATUS(call, expected)                                                         \
  do {                                                                                        \
    corridor_status status = (call);                                                           \
    if (status != (expected)) {                                                               \
      fprintf(stderr, "line %d: %s is %d, not %d (%s)\n", __LINE__, #call, (int)status, (int)(expected), \
              corridor_error());                                                              \
      failures++;                                                                             \
    }                                                                                         \
  } while (0)

static char text[16 << 20];

static size_t contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(CORRIDOR_NO_INPUT);
  size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = 0;
  return size;
}

// What a search gives, as one number.
static double sum(const corridor_answer *answer) {
  double sum = 0;
  for (size_t i = 0; i < answer->hit_count; i++) {
    const corridor_hit *hit = corridor_hit_at(answer, i);
    sum += hit->off_route_meters + hit->along_meters + hit->lon + hit->lat + hit->snapped_lon + hit->snapped_lat
        + hit->side + hit->pass + hit->pass_count + strlen(hit->id) + (hit->name ? strlen(hit->name) : 0);
    for (size_t j = 0; j < hit->category_count; j++) sum += strlen(hit->categories[j]);
    for (size_t j = 0; j < hit->tag_count; j++) sum += strlen(hit->tags[j].key) + strlen(hit->tags[j].value);
  }
  return sum;
}

static corridor_index *places;
static corridor_route *route;
static double expected;

static void *search(void *unused) {
  (void)unused;
  for (int i = 0; i < 20; i++) {
    corridor_answer *answer;
    EXPECT_STATUS(corridor_find(places, route, NULL, NULL, &answer), CORRIDOR_OK);
    EXPECT(sum(answer) == expected);
    corridor_free(answer);
    corridor_index *none = (corridor_index *)1;
    EXPECT_STATUS(corridor_open("/nonexistent", &none), CORRIDOR_NO_INPUT);
    EXPECT(none == NULL && strstr(corridor_error(), "/nonexistent"));
  }
  return NULL;
}

static void errors(const char *damaged) {
  EXPECT(!strcmp(corridor_error(), ""));
  EXPECT(!strcmp(corridor_describe(CORRIDOR_OK), "done"));
  EXPECT(!strcmp(corridor_describe((corridor_status)4711), "unknown status"));
  EXPECT(strlen(corridor_version()) >= 5);
  corridor_index *index;
  EXPECT_STATUS(corridor_open(NULL, &index), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_open("x", NULL), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_open("/", &index), CORRIDOR_NO_INPUT);
  EXPECT_STATUS(corridor_open(damaged, &index), CORRIDOR_BAD_DATA);
  // A long text is cut, and ends between two letters.
  char *path = malloc(9001);
  for (int i = 0; i < 4500; i++) memcpy(path + 2 * i, "\xc3\xa4", 3);
  EXPECT_STATUS(corridor_open(path, &index), CORRIDOR_NO_INPUT);
  size_t length = strlen(corridor_error());
  EXPECT(length > 2000 && length < 2048 && (corridor_error()[length - 1] & 0xff) == 0xa4);
  free(path);
  corridor_close(NULL);
  corridor_route_free(NULL);
  corridor_stop_free(NULL);
  corridor_stop_raise(NULL);
  corridor_free(NULL);
  EXPECT(corridor_count(NULL) == 0 && corridor_route_length(NULL) == 0);
  EXPECT_STATUS(corridor_verify(NULL), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_build_id(NULL, NULL), CORRIDOR_USAGE);
}

static void routes(void) {
  corridor_route *other;
  EXPECT_STATUS(corridor_route_read(NULL, 0, 0, &other), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_route_read("", 0, 0, &other), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_route_read("{\"type\":1}", 10, 0, &other), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_route_read("x", 1, 7, &other), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_route_read("_p~iF~ps|U_ulLnnqC_mqNvxq`@", 27, 0, &other), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_route_read("_p~iF~ps|U_ulLnnqC_mqNvxq`@", 27, 5, &other), CORRIDOR_OK);
  EXPECT(corridor_route_length(other) > 1e5);
  corridor_route_free(other);
  EXPECT_STATUS(corridor_route_read("LINESTRING(0 0,1 1)", (size_t)-1, 0, &other), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_route_make(NULL, 1, &other), CORRIDOR_USAGE);
  double positions[] = {0, 0, 0, 91};
  EXPECT_STATUS(corridor_route_make(positions, 0, &other), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_route_make(positions, 2, &other), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_route_make(positions, (size_t)-1, &other), CORRIDOR_USAGE);
  positions[3] = NAN;
  EXPECT_STATUS(corridor_route_make(positions, 2, &other), CORRIDOR_BAD_DATA);
  positions[3] = 1;
  EXPECT_STATUS(corridor_route_make(positions, 2, &other), CORRIDOR_OK);
  EXPECT(fabs(corridor_route_length(other) - 110574.389) < 0.001);
  double along, off;
  EXPECT_STATUS(corridor_route_nearest(other, 0, 0.5, 0, &along, &off), CORRIDOR_OK);
  EXPECT(fabs(along - 55287.152) < 0.01 && off < 1e-6);
  EXPECT_STATUS(corridor_route_nearest(other, 0, 0.5, 60000, &along, NULL), CORRIDOR_OK);
  EXPECT(isnan(along));
  EXPECT_STATUS(corridor_route_nearest(other, 0, 91, 0, &along, &off), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_route_nearest(other, NAN, 0, 0, NULL, NULL), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_route_nearest(NULL, 0, 0, 0, NULL, NULL), CORRIDOR_USAGE);
  corridor_route_free(other);
}

static void queries(void) {
  corridor_answer *answer;
  corridor_query query = CORRIDOR_QUERY_INIT, same;
  memset(&same, 0xaa, sizeof same);
  EXPECT_STATUS(corridor_query_init(&same, sizeof same), CORRIDOR_OK);
  EXPECT(same.size == query.size && same.within_meters == 1000 && !same.text && !same.limit && !same.flags);
  EXPECT_STATUS(corridor_query_init(NULL, sizeof same), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_query_init(&same, 8), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_find(NULL, route, &query, NULL, &answer), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_find(places, NULL, &query, NULL, &answer), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, NULL), CORRIDOR_USAGE);
  EXPECT(!corridor_hit_at(NULL, 0) && !corridor_hit_tag(NULL, "x"));

  // What every field does.
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  size_t all = answer->hit_count;
  EXPECT(all > 20 && answer->found == all && !answer->next_cursor && !answer->corrected_text);
  EXPECT(answer->route_length_meters == corridor_route_length(route) && answer->bounding_box);
  EXPECT(!answer->warnings);
  EXPECT(!corridor_hit_at(answer, all) && corridor_hit_at(answer, all - 1));
  EXPECT(!corridor_hit_tag(corridor_hit_at(answer, 0), "no such key"));
  const corridor_hit *hit = corridor_hit_at(answer, 0);
  EXPECT(hit->tag_count && corridor_hit_tag(hit, hit->tags[hit->tag_count - 1].key) == hit->tags[hit->tag_count - 1].value);
  EXPECT(hit->lon >= answer->bounding_box[0] && hit->lat <= answer->bounding_box[3]);
  corridor_free(answer);

  query.within_meters = 0;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count < all);
  corridor_free(answer);
  query.within_meters = -1;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  EXPECT(answer == NULL);
  query.within_meters = NAN;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);

  // Passes and sides.
  query = (corridor_query)CORRIDOR_QUERY_INIT;
  query.passes = CORRIDOR_PASSES_ALL;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  size_t passes = answer->found, right = 0;
  EXPECT(passes > all);
  for (size_t i = 0; i < passes; i++) right += corridor_hit_at(answer, i)->side != CORRIDOR_LEFT;
  corridor_free(answer);
  query.side = CORRIDOR_RIGHT;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->found == right && right > 0 && right < passes);
  corridor_free(answer);
  query.passes = CORRIDOR_PASSES_FIRST;
  query.road_width_meters = 1e6;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->found == all && corridor_hit_at(answer, 0)->side == CORRIDOR_ON);
  corridor_free(answer);
  query.road_width_meters = NAN;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.road_width_meters = 0;
  query.passes = 3;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.passes = 0;
  query.side = 2;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);

  // The closest, page by page.
  query = (corridor_query)CORRIDOR_QUERY_INIT;
  query.limit = 7;
  size_t seen = 0;
  double last = 0;
  char cursor[4096] = "";
  do {
    query.cursor = *cursor ? cursor : NULL;
    EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
    if (!answer) return;
    for (size_t i = 0; i < answer->hit_count; i++) {
      EXPECT(corridor_hit_at(answer, i)->off_route_meters >= last);
      last = corridor_hit_at(answer, i)->off_route_meters;
    }
    EXPECT(answer->found == all);
    seen += answer->hit_count;
    snprintf(cursor, sizeof cursor, "%s", answer->next_cursor ? answer->next_cursor : "");
    corridor_free(answer);
  } while (*cursor);
  EXPECT(seen == all);
  query.cursor = "nonsense";
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.cursor = NULL;
  query.flags = CORRIDOR_NO_COUNT;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->found == 7);
  corridor_free(answer);
  query.flags = 64;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);

  // In the order of travel, on a stretch, in a box.
  query = (corridor_query)CORRIDOR_QUERY_INIT;
  query.sort = CORRIDOR_SORT_ALONG;
  query.from_meters = 10000;
  query.to_meters = 40000;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  size_t stretch = answer->hit_count;
  EXPECT(stretch && stretch < all);
  last = 10000;
  for (size_t i = 0; i < stretch; i++) {
    EXPECT(corridor_hit_at(answer, i)->along_meters >= last);
    last = corridor_hit_at(answer, i)->along_meters;
  }
  EXPECT(last <= 40000);
  corridor_free(answer);
  query.to_meters = 5000;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.to_meters = 0;
  query.sort = 9;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.sort = CORRIDOR_SORT_OFF_ROUTE;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count > stretch && answer->hit_count < all);
  corridor_free(answer);
  query.from_meters = 0;
  query.viewport = (double[]){-20.2, 44.9, -19.9, 45.2};
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count && answer->hit_count < all);
  for (size_t i = 0; i < answer->hit_count; i++) EXPECT(corridor_hit_at(answer, i)->lat <= 45.2);
  corridor_free(answer);
  query.viewport = (double[]){-20.2, 95, -19.9, 96};
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);

  // Categories, tags, text.
  query = (corridor_query)CORRIDOR_QUERY_INIT;
  query.categories = (const char *[]){"fuel", "toilets"};
  query.category_count = 2;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  size_t fuel = answer->hit_count;
  EXPECT(fuel && fuel < all);
  corridor_free(answer);
  query.tags = (const char *[]){"brand=Ostro"};
  query.tag_count = 1;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count && answer->hit_count < fuel);
  for (size_t i = 0; i < answer->hit_count; i++) {
    const char *brand = corridor_hit_tag(corridor_hit_at(answer, i), "brand");
    EXPECT(brand && !strcmp(brand, "Ostro"));
  }
  corridor_free(answer);
  query.tags = (const char *[]){"="};
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.tags = NULL;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.tag_count = 0;
  query.categories = (const char *[]){"casino"};
  query.category_count = 1;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(!answer->found && answer->warnings && strstr(answer->warnings, "\"code\":\"categoryWithoutPlaces\""));
  corridor_free(answer);
  query.categories = (const char *[]){"feul"};
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "fuel"));
  query.category_count = (size_t)-1;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.category_count = 1;
  query.categories = (const char *[]){NULL};
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_USAGE);
  query.category_count = 0;
  query.text = "\xff\xfe";
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_BAD_DATA);
  query.text = "kestrl";
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count && answer->corrected_text && !strcmp(answer->corrected_text, "Kestrel"));
  corridor_free(answer);
  query.flags = CORRIDOR_NO_CORRECTION;
  EXPECT_STATUS(corridor_find(places, route, &query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count == 0 && !answer->bounding_box && !answer->corrected_text);
  corridor_free(answer);

  // Programs of other versions.
  struct {
    corridor_query query;
    char later[64];
  } newer = {CORRIDOR_QUERY_INIT, {0}};
  newer.query.size = sizeof newer;
  EXPECT_STATUS(corridor_find(places, route, &newer.query, NULL, &answer), CORRIDOR_OK);
  EXPECT(answer->hit_count == all);
  corridor_free(answer);
  newer.later[63] = 1;
  EXPECT_STATUS(corridor_find(places, route, &newer.query, NULL, &answer), CORRIDOR_USAGE);
  newer.query.size = 0;
  EXPECT_STATUS(corridor_find(places, route, &newer.query, NULL, &answer), CORRIDOR_USAGE);
}

static void stops(void) {
  corridor_stop *stop;
  corridor_answer *answer;
  corridor_text *found;
  EXPECT_STATUS(corridor_stop_make(-1, &stop), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_stop_make(NAN, &stop), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_stop_make(0, NULL), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_stop_make(1e-9, &stop), CORRIDOR_OK);
  EXPECT_STATUS(corridor_find(places, route, NULL, stop, &answer), CORRIDOR_TIMED_OUT);
  corridor_stop_free(stop);
  EXPECT_STATUS(corridor_stop_make(0, &stop), CORRIDOR_OK);
  EXPECT_STATUS(corridor_find(places, route, NULL, stop, &answer), CORRIDOR_OK);
  corridor_free(answer);
  corridor_stop_raise(stop);
  EXPECT_STATUS(corridor_find(places, route, NULL, stop, &answer), CORRIDOR_STOPPED);
  EXPECT_STATUS(corridor_ask(places, "search", "{\"text\":\"kestrel\"}", stop, &found), CORRIDOR_STOPPED);
  EXPECT_STATUS(corridor_ask(places, "reverse", "{\"point\":\"44.95,-20.1\"}", stop, &found), CORRIDOR_STOPPED);
  corridor_stop_free(stop);
}

static void requests(void) {
  corridor_text *answer;
  EXPECT_STATUS(corridor_search(places, "{\"text\":\"kestrel\"}", &answer), CORRIDOR_OK);
  EXPECT(strstr(answer->bytes, "Kestrel") && strlen(answer->bytes) == answer->size);
  corridor_free(answer);
  EXPECT_STATUS(corridor_suggest(places, "{\"text\":\"kes\"}", &answer), CORRIDOR_OK);
  EXPECT(strstr(answer->bytes, "Kestrel"));
  corridor_free(answer);
  EXPECT_STATUS(corridor_reverse(places, "{\"point\":\"44.95,-20.1\"}", &answer), CORRIDOR_OK);
  EXPECT(answer->size > 2);
  corridor_free(answer);
  EXPECT_STATUS(corridor_resolve(places, "{\"uris\":[\"osm:node/2401\"]}", &answer), CORRIDOR_OK);
  EXPECT(strstr(answer->bytes, "Ostro"));
  corridor_free(answer);
  EXPECT_STATUS(
      corridor_ask(places, "find", "{\"route\":\"LINESTRING(-20.2 45, -20 45)\",\"format\":\"csv\"}", NULL, &answer),
      CORRIDOR_OK);
  EXPECT(!strncmp(answer->bytes, "id,", 3));
  corridor_free(answer);
  EXPECT_STATUS(
      corridor_ask(places, "corridor", "{\"route\":\"LINESTRING(-20.2 45, -20 45)\"}", NULL, &answer), CORRIDOR_OK);
  EXPECT(strstr(answer->bytes, "Polygon"));
  corridor_free(answer);
  EXPECT_STATUS(
      corridor_ask(
          places, "explain",
          "{\"id\":\"osm:node/2406\",\"route\":\"LINESTRING(-20.2 45, -20 45)\",\"within\":\"1m\"}", NULL, &answer),
      CORRIDOR_OK);
  EXPECT(strstr(answer->bytes, "\"verdict\":\"out\""));
  corridor_free(answer);
  EXPECT_STATUS(
      corridor_ask(
          places, "hours", "{\"value\":\"24/7\",\"from\":\"2026-11-20\",\"to\":\"2026-11-21\"}", NULL, &answer),
      CORRIDOR_OK);
  EXPECT(strstr(answer->bytes, "\"to\":\"2026-11-21 00:00\",\"state\":\"open\""));
  corridor_free(answer);
  EXPECT_STATUS(corridor_ask(places, "hours", "{\"value\":\"sometimes\"}", NULL, &answer), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_ask(places, "fnid", "{}", NULL, &answer), CORRIDOR_USAGE);
  EXPECT(answer == NULL && strstr(corridor_error(), "find"));
  EXPECT_STATUS(corridor_ask(places, NULL, "{}", NULL, &answer), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_search(places, NULL, &answer), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_search(NULL, "{}", &answer), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_search(places, "{}", NULL), CORRIDOR_USAGE);
  EXPECT_STATUS(corridor_search(places, "{", &answer), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_search(places, "{\"txet\":\"x\"}", &answer), CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "text"));
  EXPECT_STATUS(corridor_search(places, "\xff\xfe", &answer), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_search(places, "{\"text\":\"kes\xfftrel\"}", &answer), CORRIDOR_BAD_DATA);
  EXPECT_STATUS(corridor_search(places, "{\"a\\u0000b\":1}", &answer), CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "a b"));
}

int main(int argc, char **argv) {
  if (argc != 4) return CORRIDOR_USAGE;
  errors(argv[3]);
  size_t size = contents(argv[2]);
  EXPECT_STATUS(corridor_open(argv[1], &places), CORRIDOR_OK);
  EXPECT_STATUS(corridor_route_read(text, size, 0, &route), CORRIDOR_OK);
  if (!places || !route) return 1;
  EXPECT_STATUS(corridor_verify(places), CORRIDOR_OK);
  EXPECT(corridor_count(places) > 100);
  char build_id[33];
  EXPECT_STATUS(corridor_build_id(places, build_id), CORRIDOR_OK);
  EXPECT(strlen(build_id) == 32 && strspn(build_id, "0123456789abcdef") == 32);
  EXPECT_STATUS(corridor_build_id(places, NULL), CORRIDOR_USAGE);
  routes();
  queries();
  stops();
  requests();

  // An answer outlives the index and the route.
  corridor_answer *answer;
  EXPECT_STATUS(corridor_find(places, route, NULL, NULL, &answer), CORRIDOR_OK);
  expected = sum(answer);
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, search, NULL);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  corridor_route_free(route);
  corridor_close(places);
  EXPECT(sum(answer) == expected);
  corridor_free(answer);
  if (failures) fprintf(stderr, "%d failures\n", failures);
  return failures ? 1 : 0;
}
