// Reads answers as columns, right and wrong, and compares them with hits: columns INDEX ROUTE COUNT, where COUNT is
// the number of routes of a batch.
#include "expect.h"
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static corridor_index *places;
static corridor_route *route;
static int count;

// The number of a column, or -1.
static int64_t column(const struct ArrowSchema *schema, const char *name) {
  for (int64_t i = 0; i < schema->n_children; i++)
    if (!strcmp(schema->children[i]->name, name)) return i;
  return -1;
}

static int is_there(const struct ArrowArray *array, int64_t row) {
  const unsigned char *bits = array->buffers[0];
  return !bits || (bits[row / 8] >> (row % 8) & 1);
}

// Whether a row of a column of texts has this text, or none.
static int is_text(const struct ArrowArray *array, int64_t row, const char *text) {
  const int32_t *offsets = array->buffers[1];
  const char *bytes = array->buffers[2];
  if (!is_there(array, row) || !text) return !is_there(array, row) && !text;
  int32_t length = offsets[row + 1] - offsets[row];
  return length == (int32_t)strlen(text) && !memcmp(bytes + offsets[row], text, (size_t)length);
}

static double number(const struct ArrowArray *array, int64_t row) { return ((const double *)array->buffers[1])[row]; }

static const unsigned ALL = (1 << 14) - 1;

// Compares all columns of an answer with its hits.
static void compare(unsigned flags, int passes) {
  corridor_query query = CORRIDOR_QUERY_INIT;
  query.flags = flags;
  query.passes = passes;
  corridor_answer *answer;
  EXPECT(corridor_find(places, route, &query, NULL, &answer) == CORRIDOR_OK);
  struct ArrowArrayStream stream;
  EXPECT(corridor_answer_arrow(answer, ALL, NULL, &stream) == CORRIDOR_OK);
  struct ArrowSchema schema;
  struct ArrowArray array;
  EXPECT(stream.get_schema(&stream, &schema) == 0 && !strcmp(schema.format, "+s"));
  EXPECT(stream.get_next(&stream, &array) == 0 && array.release);
  EXPECT(array.length == (int64_t)answer->hit_count && array.n_children == schema.n_children);
#define COLUMN(name) array.children[column(&schema, name)]
  const struct ArrowArray *side = COLUMN("side"), *categories = COLUMN("categories"), *tags = COLUMN("tags");
  const struct ArrowArray *names = categories->children[0]->dictionary, *entries = tags->children[0];
  static const char *const sides[] = {"left", "on", "right"};
  for (int64_t i = 0; i < array.length; i++) {
    const corridor_hit *hit = corridor_hit_at(answer, (size_t)i);
    EXPECT(is_text(COLUMN("id"), i, hit->id) && is_text(COLUMN("name"), i, hit->name));
    EXPECT(number(COLUMN("lon"), i) == hit->lon && number(COLUMN("lat"), i) == hit->lat);
    EXPECT(number(COLUMN("off_route_meters"), i) == hit->off_route_meters);
    EXPECT(number(COLUMN("along_meters"), i) == hit->along_meters);
    EXPECT(number(COLUMN("snapped_lon"), i) == hit->snapped_lon && number(COLUMN("snapped_lat"), i) == hit->snapped_lat);
    EXPECT(((const uint32_t *)COLUMN("pass")->buffers[1])[i] == hit->pass);
    EXPECT(((const uint32_t *)COLUMN("pass_count")->buffers[1])[i] == hit->pass_count);
    EXPECT(((const uint32_t *)COLUMN("route")->buffers[1])[i] == 0);
    EXPECT(((const uint32_t *)COLUMN("row")->buffers[1])[i] < corridor_count(places));
    EXPECT(is_text(side->dictionary, ((const int8_t *)side->buffers[1])[i], sides[hit->side + 1]));
    EXPECT(!is_there(COLUMN("arrives_at"), i) && !is_there(COLUMN("unknown_because"), i));
    EXPECT(!is_there(COLUMN("detour_seconds"), i) && !is_there(COLUMN("detour_unknown_because"), i));
    const int32_t *offsets = categories->buffers[1];
    EXPECT(offsets[i + 1] - offsets[i] == (int32_t)hit->category_count);
    for (size_t j = 0; j < hit->category_count; j++)
      EXPECT(is_text(names, ((const int32_t *)categories->children[0]->buffers[1])[offsets[i] + (int32_t)j], hit->categories[j]));
    offsets = tags->buffers[1];
    EXPECT(offsets[i + 1] - offsets[i] == (int32_t)hit->tag_count);
    for (size_t j = 0; j < hit->tag_count; j++) {
      EXPECT(is_text(entries->children[0], offsets[i] + (int32_t)j, hit->tags[j].key));
      EXPECT(is_text(entries->children[1], offsets[i] + (int32_t)j, hit->tags[j].value));
    }
  }
  // A reader may move a column out, and release it after all else.
  struct ArrowArray kept = *COLUMN("categories");
  COLUMN("categories")->release = NULL;
  array.release(&array);
  EXPECT(!array.release);
  EXPECT(kept.children[0]->dictionary->length > 1 && is_there(kept.children[0]->dictionary, 1));
  kept.release(&kept);
  EXPECT(stream.get_next(&stream, &array) == 0 && !array.release);
  EXPECT(stream.get_next(&stream, &array) == 0 && !array.release);
  EXPECT(!stream.get_last_error(&stream));
  schema.release(&schema);
  EXPECT(!schema.release);
  corridor_free(answer);
  stream.release(&stream);
  EXPECT(!stream.release);
}

static int64_t rows(struct ArrowArrayStream *stream, int *error) {
  int64_t rows = 0;
  struct ArrowArray array;
  while (!(*error = stream->get_next(stream, &array)) && array.release) {
    rows += array.length;
    array.release(&array);
  }
  return rows;
}

static void bad_input(void) {
  corridor_answer *answer;
  struct ArrowArrayStream stream;
  corridor_query query = CORRIDOR_QUERY_INIT;
  const corridor_route *routes[] = {route, NULL};
  EXPECT(corridor_find(places, route, NULL, NULL, &answer) == CORRIDOR_OK);
  EXPECT(corridor_answer_arrow(NULL, 0, NULL, &stream) == CORRIDOR_USAGE && !stream.release);
  EXPECT(corridor_answer_arrow(answer, 0, NULL, NULL) == CORRIDOR_USAGE);
  EXPECT(corridor_answer_arrow(answer, 1u << 31, NULL, &stream) == CORRIDOR_USAGE && !stream.release);
  EXPECT(corridor_find_arrow(NULL, routes, 1, NULL, 0, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(corridor_find_arrow(places, NULL, 1, NULL, 0, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(corridor_find_arrow(places, routes, 2, NULL, 0, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "routes[1]"));
  EXPECT(corridor_find_arrow(places, routes, (size_t)-1, NULL, 0, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(corridor_gaps_arrow(places, routes, 1, NULL, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(corridor_gaps_arrow(places, routes, 1, "{\"reserve\":\"1km\"}", NULL, &stream) == CORRIDOR_USAGE);
  static const struct {
    const char *request;
    corridor_status status;
  } wrong[] = {
      {"{", CORRIDOR_BAD_DATA},
      {"[]", CORRIDOR_USAGE},
      {"{\"categories\":[\"feul\"]}", CORRIDOR_USAGE},
      {"{\"route\":\"LINESTRING(0 0,1 1)\"}", CORRIDOR_USAGE},
      {"{\"cats\":[]}", CORRIDOR_USAGE},
      {"\xff", CORRIDOR_BAD_DATA},
  };
  corridor_answer *none;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    query.request = wrong[i].request;
    corridor_status status = corridor_find(places, route, &query, NULL, &none);
    if (status != wrong[i].status) fprintf(stderr, "%s: %d %s\n", wrong[i].request, (int)status, corridor_error());
    EXPECT(status == wrong[i].status && !none);
  }
  query.request = "{}";
  query.limit = 1;
  EXPECT(corridor_find(places, route, &query, NULL, &none) == CORRIDOR_USAGE);
  query.limit = 0;
  EXPECT(corridor_find(places, route, &query, NULL, &none) == CORRIDOR_OK);
  EXPECT(none->hit_count == answer->hit_count);
  corridor_free(none);
  corridor_free(answer);

  // Nothing found, and no routes.
  int error;
  query = (corridor_query)CORRIDOR_QUERY_INIT;
  query.within_meters = 0;
  query.text = "no such name anywhere";
  EXPECT(corridor_find(places, route, &query, NULL, &answer) == CORRIDOR_OK && answer->hit_count == 0);
  EXPECT(corridor_answer_arrow(answer, ALL, NULL, &stream) == CORRIDOR_OK);
  corridor_free(answer);
  struct ArrowSchema schema;
  EXPECT(stream.get_schema(&stream, &schema) == 0 && schema.n_children > 17);
  schema.release(&schema);
  EXPECT(rows(&stream, &error) == 0 && error == 0);
  stream.release(&stream);
  EXPECT(corridor_find_arrow(places, NULL, 0, NULL, 0, NULL, &stream) == CORRIDOR_OK);
  EXPECT(rows(&stream, &error) == 0 && error == 0);
  stream.release(&stream);

  // A stream that is dropped half-way, and one that is stopped.
  EXPECT(corridor_find_arrow(places, routes, 1, NULL, 0, NULL, &stream) == CORRIDOR_OK);
  stream.release(&stream);
  corridor_stop *stop;
  EXPECT(corridor_stop_make(0, &stop) == CORRIDOR_OK);
  EXPECT(corridor_find_arrow(places, routes, 1, NULL, 0, stop, &stream) == CORRIDOR_OK);
  corridor_stop_raise(stop);
  EXPECT(rows(&stream, &error) == 0 && error == ECANCELED && stream.get_last_error(&stream));
  EXPECT(rows(&stream, &error) == 0 && error == ECANCELED);
  stream.release(&stream);
  corridor_stop_free(stop);
}

// Many routes, and all that the command can ask.
static void batches(void) {
  const corridor_route **routes = calloc((size_t)count, sizeof *routes);
  for (int i = 0; i < count; i++) routes[i] = route;
  corridor_answer *answer;
  corridor_query query = CORRIDOR_QUERY_INIT;
  query.request = "{\"depart\":\"2026-11-23T06:00+01:00\",\"speed\":\"70km/h\",\"within\":\"20km\"}";
  EXPECT(corridor_find(places, route, &query, NULL, &answer) == CORRIDOR_OK);
  int64_t found = (int64_t)answer->found;
  corridor_free(answer);
  struct ArrowArrayStream stream;
  EXPECT(corridor_find_arrow(places, routes, (size_t)count, &query, ALL, NULL, &stream) == CORRIDOR_OK);
  struct ArrowSchema schema;
  EXPECT(stream.get_schema(&stream, &schema) == 0);
  int64_t rows = 0, batches = 0;
  struct ArrowArray array;
  while (stream.get_next(&stream, &array) == 0 && array.release) {
    EXPECT(array.length <= 1 << 16);
    const uint32_t *numbers = COLUMN("route")->buffers[1];
    const int64_t *times = COLUMN("arrives_at")->buffers[1];
    for (int64_t i = 0; i < array.length; i++) {
      EXPECT(numbers[i] == (uint32_t)((rows + i) / found));
      EXPECT(is_there(COLUMN("after_seconds"), i) && is_there(COLUMN("open_on_arrival"), i));
      EXPECT(times[i] - (int64_t)number(COLUMN("after_seconds"), i) >= 1795410000);
    }
    rows += array.length;
    batches++;
    array.release(&array);
  }
  EXPECT(rows == count * found && batches == (rows >> 16) + 1);
  schema.release(&schema);
  stream.release(&stream);

  EXPECT(corridor_gaps_arrow(places, routes, 2, "{\"categories\":[\"fuel\"],\"range\":\"20km\"}", NULL, &stream) == CORRIDOR_OK);
  EXPECT(stream.get_schema(&stream, &schema) == 0 && stream.get_next(&stream, &array) == 0 && array.release);
  EXPECT(array.length > 4 && array.length % 2 == 0);
  for (int64_t i = 0; i < array.length; i++) {
    double length = number(COLUMN("to_meters"), i) - number(COLUMN("from_meters"), i);
    EXPECT(number(COLUMN("length_meters"), i) == length && number(COLUMN("excess_meters"), i) >= length - 20000);
    EXPECT(is_there(COLUMN("before_id"), i) == (number(COLUMN("from_meters"), i) > 0));
  }
  array.release(&array);
  schema.release(&schema);
  stream.release(&stream);
  free(routes);
}

static void *read_shared(void *given) {
  corridor_answer *answer = given;
  for (int i = 0; i < count && i < 20; i++) {
    struct ArrowArrayStream stream;
    int error;
    EXPECT(corridor_answer_arrow(answer, ALL, NULL, &stream) == CORRIDOR_OK);
    EXPECT(rows(&stream, &error) == (int64_t)answer->hit_count && error == 0);
    stream.release(&stream);
    for (size_t j = 0; j < answer->hit_count; j++) EXPECT(corridor_hit_at(answer, j) == corridor_hit_at(answer, j));
  }
  return NULL;
}

int main(int argc, char **argv) {
  if (argc != 4) return CORRIDOR_USAGE;
  count = atoi(argv[3]);
  static char text[16 << 20];
  FILE *file = fopen(argv[2], "rb");
  if (!file) return CORRIDOR_NO_INPUT;
  size_t size = fread(text, 1, sizeof text, file);
  fclose(file);
  EXPECT(corridor_open(argv[1], &places) == CORRIDOR_OK);
  EXPECT(corridor_route_read(text, size, 0, &route) == CORRIDOR_OK);
  if (!places || !route) return 1;
  compare(0, CORRIDOR_PASSES_NEAREST);
  compare(CORRIDOR_COUNT_PASSES, CORRIDOR_PASSES_NEAREST);
  compare(CORRIDOR_COUNT_PASSES, CORRIDOR_PASSES_ALL);
  bad_input();
  batches();

  // What is read outlives the index, the route and the answer; one answer is read by eight threads.
  corridor_answer *answer;
  struct ArrowArrayStream alone, along;
  int error;
  const corridor_route *routes[] = {route};
  EXPECT(corridor_find(places, route, NULL, NULL, &answer) == CORRIDOR_OK);
  EXPECT(corridor_answer_arrow(answer, ALL, NULL, &alone) == CORRIDOR_OK);
  EXPECT(corridor_find_arrow(places, routes, 1, NULL, ALL, NULL, &along) == CORRIDOR_OK);
  corridor_route_free(route);
  corridor_close(places);
  pthread_t threads[8];
  for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, read_shared, answer);
  for (int i = 0; i < 8; i++) pthread_join(threads[i], NULL);
  int64_t found = (int64_t)answer->hit_count;
  corridor_free(answer);
  EXPECT(rows(&alone, &error) == found && error == 0);
  EXPECT(rows(&along, &error) == found && error == 0);
  alone.release(&alone);
  along.release(&along);
  if (failures) fprintf(stderr, "%d failures\n", failures);
  return failures ? 1 : 0;
}
