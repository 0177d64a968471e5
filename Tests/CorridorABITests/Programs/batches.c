// Answers streams of routes, right and wrong: batches INDEX COUNT, where COUNT is the number of routes.
#include "expect.h"
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static corridor_index *places;
static int count;

// MARK: A stream of routes

// A line of well-known binary with some positions of the island.
enum { HEADER = 9, POSITIONS = 40, SIZE = HEADER + 16 * POSITIONS };

typedef struct {
  // How many arrays there are, and after how many comes an error.
  int arrays, until;
  int made, released, calls_elsewhere, streams_released;
  pthread_t owner;
} Source;

typedef struct {
  Source *source;
  int32_t *offsets;
  char *bytes;
  unsigned char *there;
  struct ArrowArray column;
  struct ArrowArray *children[1];
  const void *buffers[1], *column_buffers[3];
} Rows;

static void write_line(char *room, int size) {
  memset(room, 0, (size_t)size);
  room[0] = 1;
  room[1] = 2;
  uint32_t positions = POSITIONS;
  memcpy(room + 5, &positions, 4);
  for (int i = 0; i < POSITIONS; i++) {
    double position[] = {-20.2 + 0.01 * i, 45.0};
    if (HEADER + 16 * (i + 1) <= size) memcpy(room + HEADER + 16 * i, position, 16);
  }
}

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *schema);
static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array);
static const char *get_last_error(struct ArrowArrayStream *stream) {
  (void)stream;
  return "the disk is on fire";
}

static void look(Source *source) {
  if (!pthread_equal(source->owner, pthread_self())) source->calls_elsewhere++;
}

static void release_stream(struct ArrowArrayStream *stream) {
  Source *source = stream->private_data;
  look(source);
  source->streams_released++;
  stream->release = NULL;
}

static void release_schema(struct ArrowSchema *schema) {
  for (int64_t i = 0; i < schema->n_children; i++) schema->children[i]->release(schema->children[i]);
  free(schema->children);
  schema->release = NULL;
  // A child is in memory of its own.
  free(schema->private_data);
}

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *schema) {
  look(stream->private_data);
  struct ArrowSchema *child = calloc(1, sizeof *child);
  *child = (struct ArrowSchema){.format = "z", .name = "wkb", .flags = ARROW_FLAG_NULLABLE, .release = release_schema,
                                .private_data = child};
  struct ArrowSchema **children = calloc(1, sizeof *children);
  children[0] = child;
  *schema = (struct ArrowSchema){.format = "+s", .name = "", .n_children = 1, .children = children,
                                 .release = release_schema};
  return 0;
}

static void release_column(struct ArrowArray *array) { array->release = NULL; }

static void release_rows(struct ArrowArray *array) {
  Rows *rows = array->private_data;
  look(rows->source);
  rows->source->released++;
  if (rows->column.release) rows->column.release(&rows->column);
  free(rows->offsets);
  // Who reads on reads what valgrind has not seen written.
  free(rows->bytes);
  free(rows->there);
  free(rows);
  array->release = NULL;
}

// Every fourth row is bad: without a route, or cut short.
static int is_bad(int row) { return row % 4 == 3; }

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array) {
  Source *source = stream->private_data;
  look(source);
  memset(array, 0, sizeof *array);
  if (source->made == source->until) return EIO;
  if (source->made == source->arrays) return 0;
  Rows *rows = calloc(1, sizeof *rows);
  rows->source = source;
  rows->offsets = calloc((size_t)count + 1, sizeof *rows->offsets);
  rows->bytes = malloc((size_t)count * SIZE);
  rows->there = calloc((size_t)count / 8 + 1, 1);
  int nulls = 0;
  for (int row = 0; row < count; row++) {
    int size = is_bad(row) ? (row % 8 == 3 ? 0 : 100) : SIZE;
    if (size) rows->there[row >> 3] |= (unsigned char)(1 << (row & 7));
    else nulls++;
    write_line(rows->bytes + rows->offsets[row], size);
    rows->offsets[row + 1] = rows->offsets[row] + size;
  }
  rows->column_buffers[0] = rows->there;
  rows->column_buffers[1] = rows->offsets;
  rows->column_buffers[2] = rows->bytes;
  rows->column = (struct ArrowArray){.length = count, .null_count = nulls, .n_buffers = 3,
                                     .buffers = rows->column_buffers, .release = release_column};
  rows->children[0] = &rows->column;
  *array = (struct ArrowArray){.length = count, .n_buffers = 1, .n_children = 1, .buffers = rows->buffers,
                               .children = rows->children, .release = release_rows, .private_data = rows};
  source->made++;
  return 0;
}

static struct ArrowArrayStream stream_of(Source *source) {
  source->owner = pthread_self();
  return (struct ArrowArrayStream){get_schema, get_next, get_last_error, release_stream, source};
}

// MARK: Answers

static int column(const struct ArrowSchema *schema, const char *name) {
  for (int64_t i = 0; i < schema->n_children; i++)
    if (!strcmp(schema->children[i]->name, name)) return (int)i;
  fprintf(stderr, "no column %s\n", name);
  exit(1);
}

static int is_there(const struct ArrowArray *array, int64_t row) {
  int64_t bit = array->offset + row;
  return !array->buffers[0] || ((const unsigned char *)array->buffers[0])[bit >> 3] >> (bit & 7) & 1;
}

static int64_t hits_of_one(void) {
  corridor_route *route;
  corridor_answer *answer;
  char line[SIZE];
  write_line(line, SIZE);
  EXPECT(corridor_route_read(line, SIZE, 0, &route) == CORRIDOR_OK);
  EXPECT(corridor_find(places, route, NULL, NULL, &answer) == CORRIDOR_OK);
  int64_t found = (int64_t)answer->found;
  corridor_free(answer);
  corridor_route_free(route);
  return found;
}

static void answers(unsigned threads, int64_t found) {
  Source source = {.arrays = 3, .until = -1};
  corridor_batch batch = CORRIDOR_BATCH_INIT;
  batch.threads = threads;
  batch.routes = "wkb";
  struct ArrowArrayStream given = stream_of(&source), stream;
  EXPECT(corridor_batch_arrow(places, &given, &batch, NULL, &stream) == CORRIDOR_OK && !given.release);
  struct ArrowSchema schema;
  struct ArrowArray array;
  EXPECT(stream.get_schema(&stream, &schema) == 0);
  int64_t route = 0, rows = 0;
  while (stream.get_next(&stream, &array) == 0 && array.release) {
    const struct ArrowArray *ids = array.children[column(&schema, "id")];
    const struct ArrowArray *messages = array.children[column(&schema, "message")];
    const uint32_t *routes = array.children[column(&schema, "route")]->buffers[1];
    const int8_t *statuses = array.children[column(&schema, "status")]->buffers[1];
    for (int64_t i = 0; i < array.length; i++) {
      int bad = is_bad((int)(routes[i] % (uint32_t)count));
      EXPECT(routes[i] == route);
      EXPECT(is_there(ids, i) == !bad && is_there(messages, i) == bad && statuses[i] == (bad ? 2 : 0));
      if (++rows == (bad ? 1 : found)) {
        route++;
        rows = 0;
      }
    }
    array.release(&array);
  }
  EXPECT(route == 3 * count && rows == 0);
  schema.release(&schema);
  stream.release(&stream);
  EXPECT(source.made == 3 && source.released == 3 && source.streams_released == 1 && source.calls_elsewhere == 0);

  // A row for each route.
  source = (Source){.arrays = 2, .until = -1};
  given = stream_of(&source);
  batch.flags = CORRIDOR_BATCH_NESTED;
  EXPECT(corridor_batch_arrow(places, &given, &batch, NULL, &stream) == CORRIDOR_OK);
  EXPECT(stream.get_schema(&stream, &schema) == 0);
  route = 0;
  while (stream.get_next(&stream, &array) == 0 && array.release) {
    const struct ArrowArray *hits = array.children[column(&schema, "hits")];
    const struct ArrowArray *founds = array.children[column(&schema, "found")];
    const int32_t *offsets = hits->buffers[1];
    for (int64_t i = 0; i < array.length; i++, route++) {
      int bad = is_bad((int)(route % count));
      EXPECT(is_there(hits, i) == !bad && is_there(founds, i) == !bad);
      EXPECT(offsets[i + 1] - offsets[i] == (bad ? 0 : found));
      EXPECT(bad || ((const uint32_t *)founds->buffers[1])[i] == found);
    }
    array.release(&array);
  }
  EXPECT(route == 2 * count);
  schema.release(&schema);
  stream.release(&stream);
  EXPECT(source.released == 2 && source.streams_released == 1 && source.calls_elsewhere == 0);

  // The first bad route ends the stream.
  source = (Source){.arrays = 2, .until = -1};
  given = stream_of(&source);
  batch.flags = CORRIDOR_BATCH_STRICT;
  EXPECT(corridor_batch_arrow(places, &given, &batch, NULL, &stream) == CORRIDOR_OK);
  int error;
  while (!(error = stream.get_next(&stream, &array)) && array.release) array.release(&array);
  EXPECT(error == EIO && strstr(stream.get_last_error(&stream), "route 3: there is no route"));
  stream.release(&stream);
  EXPECT(source.released == source.made && source.streams_released == 1 && source.calls_elsewhere == 0);

  // Streams that are dropped at once and half-way, one that fails, and one that is stopped.
  batch.flags = 0;
  for (int reads = 0; reads < 3; reads++) {
    source = (Source){.arrays = 1000, .until = -1};
    given = stream_of(&source);
    EXPECT(corridor_batch_arrow(places, &given, &batch, NULL, &stream) == CORRIDOR_OK);
    for (int i = 0; i < reads; i++) {
      EXPECT(stream.get_next(&stream, &array) == 0 && array.release);
      array.release(&array);
    }
    stream.release(&stream);
    EXPECT(source.released == source.made && source.streams_released == 1 && source.calls_elsewhere == 0);
  }
  source = (Source){.arrays = 5, .until = 2};
  given = stream_of(&source);
  EXPECT(corridor_batch_arrow(places, &given, &batch, NULL, &stream) == CORRIDOR_OK);
  int64_t length = 0;
  while (!(error = stream.get_next(&stream, &array)) && array.release) {
    length += array.length;
    array.release(&array);
  }
  // What came before it is answered.
  EXPECT(length == 2 * ((count - count / 4) * found + count / 4));
  EXPECT(error == EIO && strstr(stream.get_last_error(&stream), "the disk is on fire"));
  stream.release(&stream);
  EXPECT(source.released == 2 && source.streams_released == 1 && source.calls_elsewhere == 0);
  corridor_stop *stop;
  EXPECT(corridor_stop_make(0, &stop) == CORRIDOR_OK);
  source = (Source){.arrays = 1000, .until = -1};
  given = stream_of(&source);
  EXPECT(corridor_batch_arrow(places, &given, &batch, stop, &stream) == CORRIDOR_OK);
  EXPECT(stream.get_next(&stream, &array) == 0 && array.release);
  array.release(&array);
  corridor_stop_raise(stop);
  while (!(error = stream.get_next(&stream, &array)) && array.release) array.release(&array);
  EXPECT(error == ECANCELED);
  stream.release(&stream);
  EXPECT(source.released == source.made && source.streams_released == 1 && source.calls_elsewhere == 0);
  corridor_stop_free(stop);
}

// What is taken over is released whatever is wrong.
static void bad_input(void) {
  static const struct {
    corridor_batch batch;
    const char *said;
  } wrong[] = {
      {{.size = 7}, "size"},
      {{.size = sizeof(corridor_batch), .operation = "search"}, "find or gaps"},
      {{.size = sizeof(corridor_batch), .request = "{\"cats\":[]}"}, "cats"},
      {{.size = sizeof(corridor_batch), .request = "{\"route\":\"LINESTRING(0 0,1 1)\"}"}, "route"},
      {{.size = sizeof(corridor_batch), .request = "{\"categories\":[\"feul\"]}"}, "feul"},
      {{.size = sizeof(corridor_batch), .operation = "gaps", .request = "{\"categories\":[\"feul\"]}"}, "feul"},
      {{.size = sizeof(corridor_batch), .routes = "line"}, "'wkb'"},
      {{.size = sizeof(corridor_batch), .precision = 7}, "precision"},
      {{.size = sizeof(corridor_batch), .columns = 1u << 31}, "columns"},
      {{.size = sizeof(corridor_batch), .flags = 4}, "flags"},
      {{.size = sizeof(corridor_batch), .operation = "gaps", .request = "{\"reserve\":\"1km\"}"}, "range"},
  };
  struct ArrowArrayStream stream;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    Source source = {.arrays = 1, .until = -1};
    struct ArrowArrayStream given = stream_of(&source);
    EXPECT(corridor_batch_arrow(places, &given, &wrong[i].batch, NULL, &stream) == CORRIDOR_USAGE);
    EXPECT(!given.release && !stream.release && source.streams_released == 1);
    EXPECT(strstr(corridor_error(), wrong[i].said));
  }
  Source source = {.arrays = 1, .until = -1};
  struct ArrowArrayStream given = stream_of(&source);
  EXPECT(corridor_batch_arrow(NULL, &given, NULL, NULL, &stream) == CORRIDOR_USAGE && source.streams_released == 1);
  EXPECT(corridor_batch_arrow(places, &given, NULL, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "released"));
  EXPECT(corridor_batch_arrow(places, NULL, NULL, NULL, &stream) == CORRIDOR_USAGE);
  // A later version has more fields.
  struct {
    corridor_batch batch;
    int more;
  } later = {.batch = {.size = sizeof later}};
  given = stream_of(&source);
  EXPECT(corridor_batch_arrow(places, &given, &later.batch, NULL, &stream) == CORRIDOR_OK);
  stream.release(&stream);
  later.more = 1;
  given = stream_of(&source);
  EXPECT(corridor_batch_arrow(places, &given, &later.batch, NULL, &stream) == CORRIDOR_USAGE);
  EXPECT(strstr(corridor_error(), "update the library"));
}

int main(int argc, char **argv) {
  if (argc != 3) return CORRIDOR_USAGE;
  count = atoi(argv[2]);
  EXPECT(corridor_open(argv[1], &places) == CORRIDOR_OK);
  if (!places) return 1;
  int64_t found = hits_of_one();
  EXPECT(found > 0);
  for (unsigned threads = 0; threads < 5; threads++) answers(threads, found);
  bad_input();
  corridor_close(places);
  if (failures) fprintf(stderr, "%d failures\n", failures);
  return failures ? 1 : 0;
}
