// Asks a routing engine for detours, right and wrong: engine INDEX ROUTE URL SILENT, where nothing answers at SILENT. With
// INDEX alone, it prints why there can be no engine.
#include "expect.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static corridor_index *places;
static corridor_route *route;

static const char *const fields[] = {"detourSeconds", "detourMeters", "leaveAlongMeters", "rejoinAlongMeters"};
enum { SECONDS, METERS, LEAVE, REJOIN, UNKNOWN, COLUMNS };

#define FUEL "\"categories\":[\"fuel\"]"

static corridor_status find(const char *request, corridor_stop *stop, corridor_answer **answer) {
  corridor_query query = CORRIDOR_QUERY_INIT;
  query.request = request;
  return corridor_find(places, route, &query, stop, answer);
}

static corridor_status use(const char *url, const char *more) {
  char settings[200];
  snprintf(settings, sizeof settings, "{\"url\":\"%s\"%s}", url, more);
  return corridor_use_engine(places, settings);
}

static int is_there(const struct ArrowArray *array, int64_t row) {
  const unsigned char *bits = array->buffers[0];
  return !bits || (bits[row / 8] >> (row % 8) & 1);
}

static int64_t there(const struct ArrowArray *array) {
  int64_t count = 0;
  for (int64_t row = 0; row < array->length; row++) count += is_there(array, row);
  return count;
}

static double number(const struct ArrowArray *array, int64_t row) { return ((const double *)array->buffers[1])[row]; }

static void bad_settings(void) {
  static const struct {
    const char *settings;
    corridor_status status;
    const char *said;
  } wrong[] = {
      {"{", CORRIDOR_BAD_DATA, "settings"},
      {"\xff", CORRIDOR_BAD_DATA, "settings"},
      {"[]", CORRIDOR_USAGE, "an object with a url"},
      {"{}", CORRIDOR_USAGE, "an object with a url"},
      {"{\"url\":7}", CORRIDOR_USAGE, "url has the wrong type"},
      {"{\"url\":\"ftp://a\"}", CORRIDOR_USAGE, "'ftp://a'"},
      {"{\"url\":\"http://a\",\"kind\":\"valhala\"}", CORRIDOR_USAGE, "did you mean valhalla?"},
      {"{\"url\":\"http://a\",\"kind\":null}", CORRIDOR_USAGE, "kind has the wrong type"},
      {"{\"url\":\"http://a\",\"key\":7}", CORRIDOR_USAGE, "key has the wrong type"},
      {"{\"url\":\"http://a\",\"key\":\"two words\"}", CORRIDOR_USAGE, "the key"},
      {"{\"url\":\"http://a\",\"cache\":true}", CORRIDOR_USAGE, "cache has the wrong type"},
      {"{\"url\":\"http://a\",\"requests\":0}", CORRIDOR_USAGE, "from 1 to 1000"},
      {"{\"url\":\"http://a\",\"requests\":1.5}", CORRIDOR_USAGE, "from 1 to 1000"},
      {"{\"url\":\"http://a\",\"timeoutSeconds\":0}", CORRIDOR_USAGE, "more than 0 s"},
      {"{\"url\":\"http://a\",\"timeout\":10}", CORRIDOR_USAGE, "a field of settings cannot be 'timeout'"},
      {"{\"url\":\"http://a\",\"route\":[[0,0],[1,1]]}", CORRIDOR_USAGE, "'route'"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    corridor_status status = corridor_use_engine(places, wrong[i].settings);
    int is_right = status == wrong[i].status && strstr(corridor_error(), wrong[i].said) != NULL;
    if (!is_right) fprintf(stderr, "%s: %d\n", wrong[i].settings, (int)status);
    EXPECT(is_right && !strstr(corridor_error(), "two words"));
  }
  EXPECT(corridor_use_engine(NULL, "{\"url\":\"http://a\"}") == CORRIDOR_USAGE);
  EXPECT(corridor_use_engine(places, NULL) == CORRIDOR_OK);
}

static void no_engine(void) {
  static const char *const requests[] = {
      "{\"detours\":true}", "{\"sort\":\"detour\"}", "{\"maxDetour\":\"5min\"}", "{\"detourStrict\":true}",
  };
  corridor_answer *answer;
  struct ArrowArrayStream stream;
  corridor_query query = CORRIDOR_QUERY_INIT;
  const corridor_route *routes[] = {route};
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
    EXPECT(find(requests[i], NULL, &answer) == CORRIDOR_USAGE && strstr(corridor_error(), "engine"));
    query.request = requests[i];
    EXPECT(corridor_find_arrow(places, routes, 1, &query, 0, NULL, &stream) == CORRIDOR_USAGE && !stream.release);
    EXPECT(strstr(corridor_error(), "engine"));
  }
  EXPECT(corridor_gaps_arrow(places, routes, 1, "{" FUEL ",\"maxDetour\":\"5min\"}", NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "engine"));
  corridor_text *text;
  EXPECT(corridor_ask(places, "find", "{\"route\":\"LINESTRING(-20.2 45,-20 45)\",\"detours\":true}", NULL, &text) ==
         CORRIDOR_USAGE);
}

// The column of detours of an answer alone, whose layout is that of the header.
static void read_column(const char *request, struct ArrowArray *array) {
  static const char *const names[] = {
      "detour_seconds", "detour_meters", "leave_along_meters", "rejoin_along_meters", "detour_unknown_because"};
  corridor_answer *answer;
  struct ArrowArrayStream stream;
  struct ArrowSchema schema;
  EXPECT(find(request, NULL, &answer) == CORRIDOR_OK);
  EXPECT(corridor_answer_arrow(answer, CORRIDOR_COLUMN_DETOUR, NULL, &stream) == CORRIDOR_OK);
  EXPECT(stream.get_schema(&stream, &schema) == 0 && schema.n_children == COLUMNS);
  for (int i = 0; i < COLUMNS; i++) {
    const struct ArrowSchema *child = schema.children[i];
    EXPECT(!strcmp(child->name, names[i]) && !strcmp(child->format, i == UNKNOWN ? "c" : "g"));
    EXPECT(child->flags & ARROW_FLAG_NULLABLE);
    EXPECT(i == UNKNOWN ? child->dictionary && !strcmp(child->dictionary->format, "u") : !child->dictionary);
  }
  schema.release(&schema);
  EXPECT(stream.get_next(&stream, array) == 0 && array->n_children == COLUMNS);
  EXPECT(array->length == (int64_t)answer->hit_count && array->length > 5);
  stream.release(&stream);
  corridor_free(answer);
}

// The numbers of the columns are those of the JSON for the same request.
static void compare(const char *text, size_t size) {
  struct ArrowArray array;
  read_column("{" FUEL ",\"detours\":true}", &array);
  EXPECT(there(array.children[UNKNOWN]) == 0);
  char *request = malloc(size + 100);
  sprintf(request, "{\"route\":%s,\"format\":\"ndjson\"," FUEL ",\"detours\":true}", text);
  corridor_text *json;
  EXPECT(corridor_ask(places, "find", request, NULL, &json) == CORRIDOR_OK);
  free(request);
  if (!json) return;
  for (int i = 0; i < UNKNOWN; i++) {
    const char *next = json->bytes;
    for (int64_t row = 0; row < array.length; row++) {
      next = strstr(next, fields[i]);
      if (!next) break;
      next += strlen(fields[i]) + 2;
      EXPECT(is_there(array.children[i], row) && fabs(number(array.children[i], row) - atof(next)) < 0.0501);
    }
    EXPECT(next && !strstr(next, fields[i]));
  }
  corridor_free(json);

  // Valhalla takes no weight of cars.
  request = malloc(size + 100);
  sprintf(request, "{\"route\":%s," FUEL ",\"detours\":true,\"vehicle\":\"car\",\"weight\":\"2t\"}", text);
  EXPECT(corridor_ask(places, "find", request, NULL, &json) == CORRIDOR_OK);
  EXPECT(json && strstr(json->bytes, "\"ignoredVehicleFields\":[\"weight\"]"));
  corridor_free(json);
  free(request);

  // All is null if nothing is asked.
  array.release(&array);
  read_column("{" FUEL "}", &array);
  for (int i = 0; i < COLUMNS; i++) EXPECT(there(array.children[i]) == 0);
  array.release(&array);

  read_column("{" FUEL ",\"sort\":\"detour\"}", &array);
  for (int64_t row = 1; row < array.length; row++)
    EXPECT(number(array.children[SECONDS], row - 1) <= number(array.children[SECONDS], row));
  array.release(&array);
}

// Streams keep the engine that they began with.
static void streams(const char *url) {
  const corridor_route *routes[] = {route, route};
  corridor_query query = CORRIDOR_QUERY_INIT;
  query.request = "{" FUEL ",\"detours\":true}";
  struct ArrowArrayStream hits, every, some;
  struct ArrowArray array, fewer;
  EXPECT(use(url, "") == CORRIDOR_OK);
  EXPECT(corridor_find_arrow(places, routes, 2, &query, CORRIDOR_COLUMN_DETOUR, NULL, &hits) == CORRIDOR_OK);
  EXPECT(corridor_gaps_arrow(places, routes, 1, "{" FUEL "}", NULL, &every) == CORRIDOR_OK);
  EXPECT(corridor_gaps_arrow(
             places, routes, 1, "{" FUEL ",\"maxDetour\":\"0s\",\"detourWindow\":\"100m\"}", NULL, &some) == CORRIDOR_OK);
  EXPECT(corridor_use_engine(places, NULL) == CORRIDOR_OK);
  EXPECT(hits.get_next(&hits, &array) == 0 && array.n_children == COLUMNS && array.length > 10);
  EXPECT(there(array.children[SECONDS]) == array.length);
  array.release(&array);
  EXPECT(every.get_next(&every, &array) == 0 && some.get_next(&some, &fewer) == 0 && fewer.length < array.length);
  array.release(&array);
  fewer.release(&fewer);
  hits.release(&hits);
  every.release(&every);
  some.release(&some);
}

// An engine that is away, and one that says nothing until the call has to end.
static void absent(const char *silent) {
  struct ArrowArray array;
  corridor_answer *answer;
  EXPECT(use("http://127.0.0.1:1", ",\"kind\":\"valhalla\"") == CORRIDOR_OK);
  read_column("{" FUEL ",\"detours\":true}", &array);
  EXPECT(there(array.children[SECONDS]) == 0 && there(array.children[UNKNOWN]) == array.length);
  const struct ArrowArray *words = array.children[UNKNOWN]->dictionary;
  const int32_t *offsets = words->buffers[1];
  int word = ((const int8_t *)array.children[UNKNOWN]->buffers[1])[0];
  EXPECT(offsets[word + 1] - offsets[word] == 10);
  EXPECT(!memcmp((const char *)words->buffers[2] + offsets[word], "engineDown", 10));
  array.release(&array);
  EXPECT(find("{" FUEL ",\"detours\":true,\"detourStrict\":true}", NULL, &answer) == CORRIDOR_UNAVAILABLE && !answer);

  corridor_stop *stop;
  EXPECT(use(silent, ",\"kind\":\"valhalla\",\"timeoutSeconds\":600") == CORRIDOR_OK);
  EXPECT(corridor_stop_make(0.3, &stop) == CORRIDOR_OK);
  EXPECT(find("{" FUEL ",\"detours\":true}", stop, &answer) == CORRIDOR_TIMED_OUT && !answer);
  corridor_stop_free(stop);
}

int main(int argc, char **argv) {
  if (argc != 2 && argc != 5) return CORRIDOR_USAGE;
  EXPECT(corridor_open(argv[1], &places) == CORRIDOR_OK);
  if (argc == 2) {
    corridor_status status = use("http://127.0.0.1:8002", "");
    printf("%s\n", corridor_error());
    return (int)status;
  }
  static char text[1 << 20];
  FILE *file = fopen(argv[2], "rb");
  if (!file) return CORRIDOR_NO_INPUT;
  size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  EXPECT(corridor_route_read(text, size, 0, &route) == CORRIDOR_OK);
  if (!places || !route) return 1;
  bad_settings();
  no_engine();
  EXPECT(use(argv[3], ",\"kind\":\"valhalla\",\"requests\":2,\"timeoutSeconds\":30") == CORRIDOR_OK);
  // Settings that are refused leave the engine as it is.
  EXPECT(use("", "") == CORRIDOR_USAGE);
  compare(text, size);
  streams(argv[3]);
  no_engine();
  absent(argv[4]);
  corridor_route_free(route);
  corridor_close(places);
  if (failures) fprintf(stderr, "%d failures\n", failures);
  return failures ? 1 : 0;
}
