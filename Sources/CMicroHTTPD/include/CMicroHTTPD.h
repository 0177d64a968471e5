/// libmicrohttpd, loaded when a service starts.
///
/// It depends on a dozen shared libraries for TLS, which would slow the start of every command. Therefore nothing
/// links against it: `cmhd_load` opens it once and fills a table with its functions.
#pragma once
#include <CLoader.h>
#include <microhttpd.h>

/// The functions to look up.
#define CMHD_FUNCTIONS \
  CMHD_FUNCTION(MHD_start_daemon) \
  CMHD_FUNCTION(MHD_quiesce_daemon) \
  CMHD_FUNCTION(MHD_stop_daemon) \
  CMHD_FUNCTION(MHD_get_connection_values_n) \
  CMHD_FUNCTION(MHD_get_connection_info) \
  CMHD_FUNCTION(MHD_suspend_connection) \
  CMHD_FUNCTION(MHD_resume_connection) \
  CMHD_FUNCTION(MHD_create_response_from_buffer) \
  CMHD_FUNCTION(MHD_create_response_from_callback) \
  CMHD_FUNCTION(MHD_destroy_response) \
  CMHD_FUNCTION(MHD_add_response_header) \
  CMHD_FUNCTION(MHD_queue_response) \
  CMHD_FUNCTION(MHD_get_version)

/// The library's functions; see microhttpd.h for each.
typedef struct {
#define CMHD_FUNCTION(name) __typeof__(&name) _Nonnull name;
CMHD_FUNCTIONS
#undef CMHD_FUNCTION
} cmhd_functions;

/// The table; NULL if the library or one of its functions cannot be found. Thread-safe; loads once.
const cmhd_functions *_Nullable cmhd_load(void);

/// The reason, after `cmhd_load` returned NULL.
const char *_Nonnull cmhd_load_error(void);

/// What is known of the library, which this loads.
cloader_library cmhd_library(void);

/// The library's constants, under names that all importers see.
static const enum MHD_Result CMHD_YES = MHD_YES;
static const enum MHD_Result CMHD_NO = MHD_NO;
static const enum MHD_ValueKind CMHD_HEADER_KIND = MHD_HEADER_KIND;
static const enum MHD_ValueKind CMHD_GET_ARGUMENT_KIND = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode CMHD_RESPMEM_MUST_COPY = MHD_RESPMEM_MUST_COPY;
static const enum MHD_RequestTerminationCode CMHD_COMPLETED_OK = MHD_REQUEST_TERMINATED_COMPLETED_OK;
static const enum MHD_ConnectionNotificationCode CMHD_NOTIFY_STARTED = MHD_CONNECTION_NOTIFY_STARTED;

/// Options of a daemon that responds on its own threads with epoll, and can suspend connections.
typedef struct {
  /// A listening socket; the daemon owns it until it is quiesced or stopped.
  int socket;
  /// Number of I/O threads; at least 1.
  unsigned int threads;
  /// Maximum number of simultaneous connections.
  unsigned int connections;
  /// Seconds of inactivity after which a connection is closed.
  unsigned int timeout;
  /// Memory for each connection in bytes; the request head must fit.
  size_t memory;
  MHD_AccessHandlerCallback _Nonnull handler;
  MHD_RequestCompletedCallback _Nonnull completed;
  MHD_NotifyConnectionCallback _Nonnull connection;
  /// Passed to each callback.
  void *_Nullable context;
} cmhd_options;

/// `MHD_start_daemon`, which takes its options as variable arguments. NULL on failure.
struct MHD_Daemon *_Nullable cmhd_start(const cmhd_functions *_Nonnull functions, const cmhd_options *_Nonnull options);

/// The request state at the first call of the handler if the path contains `%00`, at which the library would
/// truncate it; otherwise the state is NULL.
extern const void *_Nonnull const cmhd_cut;

/// The socket of a connection (`MHD_CONNECTION_INFO_CONNECTION_FD`), for which the function is variadic; -1 if
/// there is none.
int cmhd_socket(const cmhd_functions *_Nonnull functions, struct MHD_Connection *_Nonnull connection);

/// Writes the client address of a connection (`MHD_CONNECTION_INFO_CLIENT_ADDRESS`) as `inet_ntop` does. False if
/// there is none, or if it does not fit.
_Bool cmhd_client(
    const cmhd_functions *_Nonnull functions, struct MHD_Connection *_Nonnull connection, char *_Nonnull text, size_t size);

/// Makes a listening TCP socket drop new handshakes (SYN packets) while those in progress continue. Otherwise a
/// connection that the kernel accepts just before the socket is shut down would be lost. False on failure.
_Bool cmhd_refuse_connections(int socket);
