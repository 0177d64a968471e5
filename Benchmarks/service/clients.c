// Clients of a service on this machine: at a steady rate, each request timed from when it was due, so
// that waiting for one's turn counts (an open loop); or each connection asking again as soon as it has
// its answer (a closed loop). Reads every answer to its end and says what came as JSON.
//
//   clients PORT CONNECTIONS RATE SECONDS FILE
//
// A RATE of 0 is a closed loop. SIGTERM ends it sooner; what is under way still gets its answer. FILE
// has requests, asked in turn: a line `LABEL BYTES LINES` and so many bytes of HTTP/1.1 each; of LINES
// (unless 0) the answer must have so many, and none of a batch's problems.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { LABELS = 32, BUILDS = 32, STATUSES = 600 };
static const double PATIENCE = 30;  // seconds for an answer

typedef struct {
  char name[32];
  double *ms;
  size_t count, room, statuses[STATUSES];
} label;

typedef struct {
  label *label;
  char *bytes;
  size_t size, lines;
} question;

typedef struct {
  int socket;
  const question *question;  // NULL when it waits for one
  double due;
  size_t sent;
  char *in;
  size_t count, room;
  size_t head;        // bytes of the head, 0 before its end has come
  size_t body, scan;  // ends of what of the body is in one piece, and of what of the chunks was read
  size_t length;
  bool chunked, closes;
  int status;
} client;

static label labels[LABELS];
static struct { char name[64]; size_t count; } builds[BUILDS];
static question *questions;
static size_t question_count, turn, asked, answered;
static size_t refused, broken, late, garbled, unsent;
static struct sockaddr_in service = {.sin_family = AF_INET};
static int epoll;
static volatile sig_atomic_t ended;

static void end(int number) { (void)number, ended = 1; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static void fail(const char *what) { perror(what), exit(1); }

static void *grown(void *bytes, size_t size) {
  bytes = realloc(bytes, size);
  if (!bytes) fail("memory");
  return bytes;
}

static label *label_named(const char *name) {
  for (label *l = labels; l < labels + LABELS; l++) {
    if (!*l->name) snprintf(l->name, sizeof l->name, "%s", name);
    if (!strcmp(l->name, name)) return l;
  }
  errno = E2BIG, fail("labels");
  return NULL;
}

static void read_questions(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) fail(path);
  char name[32];
  question q;
  while (fscanf(file, "%31s %zu %zu", name, &q.size, &q.lines) == 3 && fgetc(file) == '\n') {
    q.label = label_named(name);
    q.bytes = grown(NULL, q.size);
    if (fread(q.bytes, 1, q.size, file) != q.size) fail(path);
    questions = grown(questions, (question_count + 1) * sizeof q);
    questions[question_count++] = q;
  }
  fclose(file);
  if (!question_count) errno = EINVAL, fail(path);
}

static void open_client(client *c) {
  c->question = NULL, c->count = c->head = 0;
  c->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (c->socket < 0) fail("socket");
  while (connect(c->socket, (struct sockaddr *)&service, sizeof service)) {
    refused++, usleep(10000);
    if (refused > 1000) fail("connect");
  }
  setsockopt(c->socket, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  epoll_ctl(epoll, EPOLL_CTL_ADD, c->socket, &event);
}

static void open_again(client *c) { close(c->socket), open_client(c); }

static void broke(client *c, size_t *kind) {
  if (c->question) ++*kind;
  open_again(c);
}

static void send_more(client *c) {
  while (c->sent < c->question->size) {
    ssize_t count = send(c->socket, c->question->bytes + c->sent, c->question->size - c->sent,
                         MSG_DONTWAIT | MSG_NOSIGNAL);
    if (count < 0 && errno != EAGAIN) return broke(c, &broken);
    if (count < 0) break;
    c->sent += count;
  }
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  if (c->sent < c->question->size) event.events |= EPOLLOUT;
  epoll_ctl(epoll, EPOLL_CTL_MOD, c->socket, &event);
}

static void ask(client *c, double due) {
  c->question = &questions[turn++ % question_count];
  c->due = due, c->sent = c->count = c->head = 0;
  asked++;
  send_more(c);
}

static const char *field(const char *head, const char *name) {
  const char *found = strcasestr(head, name);
  return found ? found + strlen(name) + strspn(found + strlen(name), " ") : NULL;
}

static bool read_head(client *c) {
  char *stop = memmem(c->in, c->count, "\r\n\r\n", 4);
  if (!stop) return false;
  stop[2] = 0;
  c->head = c->body = c->scan = stop + 4 - c->in;
  c->status = 0, sscanf(c->in, "HTTP/1.1 %d", &c->status);
  const char *length = field(c->in, "\r\ncontent-length:"), *coding = field(c->in, "\r\ntransfer-encoding:");
  c->length = length ? strtoul(length, NULL, 10) : 0;
  c->chunked = coding && !strncasecmp(coding, "chunked", 7);
  const char *connection = field(c->in, "\r\nconnection:");
  c->closes = connection && !strncasecmp(connection, "close", 5);
  char build[64] = "none";
  const char *given = field(c->in, "\r\ncorridor-build-id:");
  if (given) sscanf(given, "%63s", build);
  for (size_t i = 0; i < BUILDS; i++) {
    if (!builds[i].count) strcpy(builds[i].name, build);
    if (!strcmp(builds[i].name, build)) { builds[i].count++; break; }
  }
  return true;
}

// Puts the chunks that have come whole into one piece; true after the last.
static bool read_chunks(client *c) {
  for (;;) {
    char *line = c->in + c->scan, *stop = memmem(line, c->count - c->scan, "\r\n", 2);
    if (!stop) return false;
    size_t size = strtoul(line, NULL, 16), from = stop + 2 - c->in;
    if (c->count < from + size + 2) return false;
    memmove(c->in + c->body, c->in + from, size);
    c->body += size, c->scan = from + size + 2;
    if (!size) return true;
  }
}

static bool read_body(client *c) {
  if (c->chunked) return read_chunks(c);
  c->body = c->head + c->length;
  return c->count >= c->body;
}

static void finish(client *c, double time) {
  label *l = c->question->label;
  if (l->count == l->room) l->ms = grown(l->ms, (l->room = 2 * l->room + 1024) * sizeof *l->ms);
  l->ms[l->count++] = (time - c->due) * 1e3;
  l->statuses[c->status >= 0 && c->status < STATUSES ? c->status : 0]++;
  answered++;
  if (c->question->lines && c->status == 200) {
    size_t lines = 0;
    for (size_t i = c->head; i < c->body; i++) lines += c->in[i] == '\n';
    if (lines != c->question->lines ||
        memmem(c->in + c->head, c->body - c->head, "\"problem\":{", 11)) garbled++;
  }
  c->question = NULL;
  if (c->closes) open_again(c);
}

static void read_more(client *c) {
  for (;;) {
    if (c->room - c->count < 65536) c->in = grown(c->in, c->room = 2 * c->room + 131072);
    ssize_t count = recv(c->socket, c->in + c->count, c->room - c->count - 1, MSG_DONTWAIT);
    if (count < 0 && errno == EAGAIN) return;
    // A connection that is idle may be closed at any time.
    if (count <= 0 || !c->question) return broke(c, &broken);
    c->count += count;
    c->in[c->count] = 0;
    if ((c->head || read_head(c)) && read_body(c)) return finish(c, now());
  }
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double part(const label *l, double share) {
  return l->count ? l->ms[(size_t)(share * (l->count - 1) + 0.5)] : 0;
}

static void report(double seconds) {
  printf("{\"seconds\":%.3f,\"asked\":%zu,\"answered\":%zu,", seconds, asked, answered);
  printf("\"refused\":%zu,\"broken\":%zu,\"late\":%zu,\"garbled\":%zu,\"unsent\":%zu,\"labels\":{",
         refused, broken, late, garbled, unsent);
  for (label *l = labels; l < labels + LABELS && *l->name; l++) {
    qsort(l->ms, l->count, sizeof *l->ms, compare);
    printf("%s\"%s\":{\"count\":%zu,\"p50\":%.3f,\"p99\":%.3f,\"max\":%.3f,\"statuses\":{",
           l > labels ? "," : "", l->name, l->count, part(l, 0.5), part(l, 0.99), part(l, 1));
    const char *comma = "";
    for (int status = 0; status < STATUSES; status++)
      if (l->statuses[status])
        printf("%s\"%d\":%zu", comma, status, l->statuses[status]), comma = ",";
    printf("}}");
  }
  printf("},\"builds\":{");
  for (size_t i = 0; i < BUILDS && builds[i].count; i++)
    printf("%s\"%s\":%zu", i ? "," : "", builds[i].name, builds[i].count);
  printf("}}\n");
}

int main(int count, char **words) {
  if (count != 6) return fprintf(stderr, "usage: clients PORT CONNECTIONS RATE SECONDS FILE\n"), 64;
  size_t connections = atoi(words[2]);
  double rate = atof(words[3]), seconds = atof(words[4]);
  service.sin_port = htons(atoi(words[1])), service.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  read_questions(words[5]);
  signal(SIGTERM, end), signal(SIGINT, end);
  epoll = epoll_create1(0);
  client *clients = calloc(connections, sizeof *clients);
  for (size_t i = 0; i < connections; i++) open_client(&clients[i]);

  struct epoll_event events[256];
  double start = now(), time = start, stop = start + seconds, looked = start;
  size_t planned = 0, next = 0;
  bool busy = true;
  while (time < stop || busy) {
    if (ended && stop > time) stop = time;
    busy = false;
    // One round over the connections, so that none is idle for long.
    for (size_t i = 0; i < connections; i++) {
      client *c = &clients[next++ % connections];
      double due = rate > 0 ? start + planned / rate : time;
      if (!c->question && due <= time && due < stop) planned++, ask(c, due);
      if (c->question) busy = true;
      if (c->question && time - c->due > PATIENCE && time > stop) broke(c, &late);
    }
    double due = rate > 0 ? start + planned / rate : stop;
    if (rate > 0 && due < stop && due <= time) {
      busy = true;  // All are taken.
      if (time > stop + PATIENCE) { unsent = (stop - due) * rate + 1; break; }
    }
    double wait = due > time && due < stop ? due - time : 0.1;
    struct timespec most = {.tv_nsec = (long)((wait < 0.1 ? wait : 0.1) * 1e9)};
    int ready = epoll_pwait2(epoll, events, 256, &most, NULL);
    for (int i = 0; i < ready; i++) {
      client *c = events[i].data.ptr;
      if (events[i].events & EPOLLOUT && c->question) send_more(c);
      if (events[i].events & ~EPOLLOUT) read_more(c);
    }
    time = now();
    if (time - looked > 1) {
      looked = time;
      for (size_t i = 0; i < connections; i++)
        if (clients[i].question && rate == 0 && time - clients[i].due > PATIENCE)
          broke(&clients[i], &late);
    }
  }
  report((stop < time ? stop : time) - start);
}
