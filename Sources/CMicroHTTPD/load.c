#include "CMicroHTTPD.h"
#include "CLoader.h"
#include <arpa/inet.h>
#include <linux/filter.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>

static cmhd_functions functions;
static const cmhd_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // The name for the headers of the Debian package.
  static const char *const libraries[] = {"libmicrohttpd.so.12", NULL};
#define CMHD_FUNCTION(name) #name,
  static const char *const names[] = {CMHD_FUNCTIONS NULL};
#undef CMHD_FUNCTION
  // POSIX guarantees that function pointers fit into data pointers.
  if (!cloader_load(libraries, names, (void **)&functions, error, sizeof error)) return;
  if (cloader_is_recent("libmicrohttpd", functions.MHD_get_version(), 0, 9, 75, error, sizeof error)) loaded = &functions;
}

const cmhd_functions *cmhd_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *cmhd_load_error(void) { return error; }

cloader_library cmhd_library(void) {
  if (!cmhd_load()) return (cloader_library){"libmicrohttpd", NULL, NULL, error};
  return (cloader_library){"libmicrohttpd", functions.MHD_get_version(), cloader_file((const void *)functions.MHD_get_version), NULL};
}

static char cut;

const void *const cmhd_cut = &cut;

// The result becomes the request state at the first call of the handler.
static void *look(void *context, const char *target, struct MHD_Connection *connection) {
  (void)context;
  (void)connection;
  const char *zero = strstr(target, "%00");
  const char *query = strchr(target, '?');
  return zero && (!query || zero < query) ? &cut : NULL;
}

struct MHD_Daemon *cmhd_start(const cmhd_functions *library, const cmhd_options *options) {
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  return library->MHD_start_daemon(
      flags, 0, NULL, NULL, options->handler, options->context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)options->socket,
      MHD_OPTION_THREAD_POOL_SIZE, options->threads,
      MHD_OPTION_CONNECTION_LIMIT, options->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, options->timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->memory,
      MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
      MHD_OPTION_NOTIFY_CONNECTION, options->connection, options->context,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, look, NULL,
      MHD_OPTION_END);
}

int cmhd_socket(const cmhd_functions *library, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      library->MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

_Bool cmhd_client(const cmhd_functions *library, struct MHD_Connection *connection, char *text, size_t size) {
  const union MHD_ConnectionInfo *info =
      library->MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  const struct sockaddr *address = info ? info->client_addr : NULL;
  if (!address) return 0;
  switch (address->sa_family) {
    case AF_INET: return inet_ntop(AF_INET, &((const struct sockaddr_in *)address)->sin_addr, text, size) != NULL;
    case AF_INET6: return inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)address)->sin6_addr, text, size) != NULL;
    default: return 0;
  }
}

_Bool cmhd_refuse_connections(int socket) {
  struct sock_filter code[] = {
      BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),  // the flags of the TCP header, with which the packet begins
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x02, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, 0),
      BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
  };
  struct sock_fprog program = {sizeof code / sizeof *code, code};
  return setsockopt(socket, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program) == 0;
}
