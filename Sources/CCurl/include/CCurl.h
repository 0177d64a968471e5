/// libcurl, loaded at the first use of a client.
///
/// It depends on two dozen shared libraries, which offline searches never need. Therefore nothing links against
/// it: `ccurl_load` opens it once and fills a table with its functions. Debian has it under two names,
/// `libcurl.so.4` with OpenSSL and `libcurl-gnutls.so.4` with GnuTLS; either is accepted.
#pragma once
#include <CLoader.h>
// Makes handles distinct pointer types rather than `void *`.
#define CURL_STRICTER
#include <curl/curl.h>
#include <stdbool.h>

/// The functions to look up.
#define CCURL_FUNCTIONS \
  CCURL_FUNCTION(curl_global_init) \
  CCURL_FUNCTION(curl_version_info) \
  CCURL_FUNCTION(curl_easy_init) \
  CCURL_FUNCTION(curl_easy_reset) \
  CCURL_FUNCTION(curl_easy_cleanup) \
  CCURL_FUNCTION(curl_easy_setopt) \
  CCURL_FUNCTION(curl_easy_getinfo) \
  CCURL_FUNCTION(curl_easy_strerror) \
  CCURL_FUNCTION(curl_slist_append) \
  CCURL_FUNCTION(curl_slist_free_all) \
  CCURL_FUNCTION(curl_multi_init) \
  CCURL_FUNCTION(curl_multi_cleanup) \
  CCURL_FUNCTION(curl_multi_setopt) \
  CCURL_FUNCTION(curl_multi_add_handle) \
  CCURL_FUNCTION(curl_multi_remove_handle) \
  CCURL_FUNCTION(curl_multi_perform) \
  CCURL_FUNCTION(curl_multi_poll) \
  CCURL_FUNCTION(curl_multi_wakeup) \
  CCURL_FUNCTION(curl_multi_info_read)

/// The library's functions; see curl.h and multi.h for each.
typedef struct {
#define CCURL_FUNCTION(name) __typeof__(&name) _Nonnull name;
CCURL_FUNCTIONS
#undef CCURL_FUNCTION
} ccurl_functions;

/// The table; NULL if the library or one of its functions cannot be found. Thread-safe; loads and initialises the
/// library once.
const ccurl_functions *_Nullable ccurl_load(void);

/// The reason, after `ccurl_load` returned NULL.
const char *_Nonnull ccurl_load_error(void);

/// What is known of the library, which this loads.
cloader_library ccurl_library(void);

/// `curl_easy_setopt` for each type of value, because it is variadic.
CURLcode ccurl_set_long(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, long);
CURLcode ccurl_set_offset(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, curl_off_t);
/// The text or the bytes are copied if the option copies them.
CURLcode ccurl_set_text(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, const char *_Nullable);
CURLcode ccurl_set_bytes(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, const void *_Nullable);
/// The caller keeps the list, which must outlive the transfer.
CURLcode ccurl_set_list(
    const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, struct curl_slist *_Nullable);

/// Receives `count` bytes and returns the number accepted; fewer end the transfer.
typedef size_t (*ccurl_receiver)(char *_Nonnull bytes, size_t one, size_t count, void *_Nonnull context);

/// Sets the receivers of the body (`CURLOPT_WRITEFUNCTION`) and of each header line (`CURLOPT_HEADERFUNCTION`).
CURLcode ccurl_set_receivers(
    const ccurl_functions *_Nonnull, CURL *_Nonnull, ccurl_receiver _Nonnull body, ccurl_receiver _Nonnull head,
    void *_Nonnull context);

/// `curl_easy_getinfo` for each type of value; 0 on failure.
long ccurl_get_long(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLINFO);
curl_off_t ccurl_get_offset(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLINFO);

/// Sets the number of idle connections to keep (`CURLMOPT_MAXCONNECTS`) and the number of simultaneous transfers
/// per host, beyond which transfers wait (`CURLMOPT_MAX_HOST_CONNECTIONS`).
CURLMcode ccurl_set_connections(const ccurl_functions *_Nonnull, CURLM *_Nonnull, long kept, long most);

/// The next finished transfer (`curl_multi_info_read`) with its result; false if there is none.
bool ccurl_next_finished(
    const ccurl_functions *_Nonnull, CURLM *_Nonnull, CURL *_Nullable *_Nonnull handle, CURLcode *_Nonnull outcome);
