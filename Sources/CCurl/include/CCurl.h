/// libcurl, loaded when a client is first used.
///
/// It brings two dozen shared libraries with it, which a program that searches offline never needs. So nothing links
/// against it: `ccurl_load` opens it once and fills a table with its own functions under their own names. Debian has
/// it under two names: as `libcurl.so.4` with OpenSSL, as `libcurl-gnutls.so.4` with GnuTLS; either will do.
#pragma once
// Handles are pointers to types of their own rather than to anything.
#define CURL_STRICTER
#include <curl/curl.h>
#include <stdbool.h>

/// The functions that are looked up, each once.
#define CCURL_FUNCTIONS \
  CCURL_FUNCTION(curl_global_init) \
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

/// The table, or NULL when the library or one of its functions cannot be found. Thread-safe; loads once, and sets the
/// library up.
const ccurl_functions *_Nullable ccurl_load(void);

/// What failed, after `ccurl_load` returned NULL.
const char *_Nonnull ccurl_load_error(void);

/// `curl_easy_setopt`, which takes its value as a variable argument, by the types of values.
CURLcode ccurl_set_long(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, long);
CURLcode ccurl_set_offset(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, curl_off_t);
/// The text or the bytes are copied where the option copies them.
CURLcode ccurl_set_text(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, const char *_Nullable);
CURLcode ccurl_set_bytes(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, const void *_Nullable);
/// The list stays the caller's and must outlive the transfer.
CURLcode ccurl_set_list(
    const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLoption, struct curl_slist *_Nullable);

/// Takes `count` bytes and returns how many it took; fewer end the transfer.
typedef size_t (*ccurl_receiver)(char *_Nonnull bytes, size_t one, size_t count, void *_Nonnull context);

/// Who gets the body (`CURLOPT_WRITEFUNCTION`) and each line of the head (`CURLOPT_HEADERFUNCTION`).
CURLcode ccurl_set_receivers(
    const ccurl_functions *_Nonnull, CURL *_Nonnull, ccurl_receiver _Nonnull body, ccurl_receiver _Nonnull head,
    void *_Nonnull context);

/// `curl_easy_getinfo`, by the types of values; 0 where it fails.
long ccurl_get_long(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLINFO);
curl_off_t ccurl_get_offset(const ccurl_functions *_Nonnull, CURL *_Nonnull, CURLINFO);

/// How many connections without a transfer are kept (`CURLMOPT_MAXCONNECTS`), and how many transfers may go to one
/// host at once, others waiting (`CURLMOPT_MAX_HOST_CONNECTIONS`).
CURLMcode ccurl_set_connections(const ccurl_functions *_Nonnull, CURLM *_Nonnull, long kept, long most);

/// The next transfer that is over (`curl_multi_info_read`), with its outcome; false for none.
bool ccurl_next_finished(
    const ccurl_functions *_Nonnull, CURLM *_Nonnull, CURL *_Nullable *_Nonnull handle, CURLcode *_Nonnull outcome);
