// The least that a server on libmicrohttpd can be: answers "ok\n" to everything, from one response
// that is made once, with the flags, threads and memory of Corridor's service. What that reaches is
// what the service's own /healthz is held against.
//
//   minimal     writes the port that it chose, and answers until it is ended
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <unistd.h>

static char text[] = "ok\n";

static enum MHD_Result answer(void *response, struct MHD_Connection *connection, const char *url,
                              const char *method, const char *version, const char *upload,
                              size_t *size, void **state) {
  (void)url, (void)method, (void)version, (void)upload;
  // At the first call of a request only its head is there.
  if (!*state) return *state = text, MHD_YES;
  if (*size) return *size = 0, MHD_YES;
  return MHD_queue_response(connection, MHD_HTTP_OK, response);
}

int main(void) {
  struct MHD_Response *response =
      MHD_create_response_from_buffer(sizeof text - 1, text, MHD_RESPMEM_PERSISTENT);
  MHD_add_response_header(response, "content-type", "text/plain");
  struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, response,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&here, MHD_OPTION_THREAD_POOL_SIZE, 2u,
      MHD_OPTION_CONNECTION_LIMIT, 20000u, MHD_OPTION_CONNECTION_TIMEOUT, 120u,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)64 << 10, MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_END);
  if (!daemon) return perror("minimal"), 1;
  printf("%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  pause();
}
