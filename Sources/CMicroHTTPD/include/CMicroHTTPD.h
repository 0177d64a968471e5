/// libmicrohttpd, loaded when a service starts.
///
/// It brings a dozen shared libraries for TLS with it, which would be loaded at the start of every command. So
/// nothing links against it: `cmhd_load` opens it once and fills a table with its own functions under their own names.
#pragma once
#include <microhttpd.h>

/// The functions that are looked up, each once.
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
  CMHD_FUNCTION(MHD_queue_response)

/// The library's functions; see microhttpd.h for each.
typedef struct {
#define CMHD_FUNCTION(name) __typeof__(&name) _Nonnull name;
CMHD_FUNCTIONS
#undef CMHD_FUNCTION
} cmhd_functions;

/// The table, or NULL when the library or one of its functions cannot be found. Thread-safe; loads once.
const cmhd_functions *_Nullable cmhd_load(void);

/// What failed, after `cmhd_load` returned NULL.
const char *_Nonnull cmhd_load_error(void);

/// The library's constants that are used, under names that every importer gives them.
static const enum MHD_Result CMHD_YES = MHD_YES;
static const enum MHD_Result CMHD_NO = MHD_NO;
static const enum MHD_ValueKind CMHD_HEADER_KIND = MHD_HEADER_KIND;
static const enum MHD_ValueKind CMHD_GET_ARGUMENT_KIND = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode CMHD_RESPMEM_MUST_COPY = MHD_RESPMEM_MUST_COPY;
static const enum MHD_RequestTerminationCode CMHD_COMPLETED_OK = MHD_REQUEST_TERMINATED_COMPLETED_OK;
static const enum MHD_ConnectionNotificationCode CMHD_NOTIFY_STARTED = MHD_CONNECTION_NOTIFY_STARTED;

/// Options of a daemon that answers on its own threads with epoll, and may suspend connections.
typedef struct {
  /// A socket that listens; the daemon owns it until it is quiesced or stopped.
  int socket;
  /// Threads that read and write; at least 1.
  unsigned int threads;
  /// Connections at once.
  unsigned int connections;
  /// Seconds without a byte after which a connection is closed.
  unsigned int timeout;
  /// Bytes of memory for each connection: its head must fit in.
  size_t memory;
  MHD_AccessHandlerCallback _Nonnull handler;
  MHD_RequestCompletedCallback _Nonnull completed;
  MHD_NotifyConnectionCallback _Nonnull connection;
  /// Handed to each callback.
  void *_Nullable context;
} cmhd_options;

/// `MHD_start_daemon`, which takes its options as variable arguments. NULL where that fails.
struct MHD_Daemon *_Nullable cmhd_start(const cmhd_functions *_Nonnull functions, const cmhd_options *_Nonnull options);

/// What the handler finds as the state of a request at its first call when the path has a `%00`, at which the library
/// would cut it; otherwise it finds NULL there.
extern const void *_Nonnull const cmhd_cut;

/// The socket of a connection (`MHD_CONNECTION_INFO_CONNECTION_FD`), which takes variable arguments; -1 for none.
int cmhd_socket(const cmhd_functions *_Nonnull functions, struct MHD_Connection *_Nonnull connection);

/// Writes the address of a connection's client (`MHD_CONNECTION_INFO_CLIENT_ADDRESS`) as `inet_ntop` does. False where there
/// is none, or too little room.
_Bool cmhd_client(
    const cmhd_functions *_Nonnull functions, struct MHD_Connection *_Nonnull connection, char *_Nonnull text, size_t size);

/// Lets a TCP socket that listens drop new handshakes (packets with SYN), while those that have begun go on. Without it a
/// connection that the kernel accepts just before the socket is shut down would be lost. False where that fails.
_Bool cmhd_refuse_connections(int socket);
