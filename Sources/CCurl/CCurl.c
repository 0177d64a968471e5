#include "CCurl.h"
#include "CLoader.h"
#include <pthread.h>
#include <stdio.h>

static ccurl_functions functions;
static const ccurl_functions *loaded;
static char error[256];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // Debian's headers belong to both: the library with OpenSSL and the one with GnuTLS.
  static const char *const libraries[] = {"libcurl.so.4", "libcurl-gnutls.so.4", NULL};
#define CCURL_FUNCTION(name) #name,
  static const char *const names[] = {CCURL_FUNCTIONS NULL};
#undef CCURL_FUNCTION
  // POSIX guarantees that function pointers fit into data pointers.
  if (!cloader_load(libraries, names, (void **)&functions, error, sizeof error)) return;
  const char *version = functions.curl_version_info(CURLVERSION_NOW)->version;
  if (!cloader_is_recent("libcurl", version, 7, 88, 0, error, sizeof error)) return;
  if (functions.curl_global_init(CURL_GLOBAL_ALL) != CURLE_OK) {
    snprintf(error, sizeof error, "curl_global_init failed");
    return;
  }
  loaded = &functions;
}

const ccurl_functions *ccurl_load(void) {
  pthread_once(&once, load);
  return loaded;
}

const char *ccurl_load_error(void) { return error; }

cloader_library ccurl_library(void) {
  if (!ccurl_load()) return (cloader_library){"libcurl", NULL, NULL, error};
  return (cloader_library){
      "libcurl", functions.curl_version_info(CURLVERSION_NOW)->version,
      cloader_file((const void *)functions.curl_version_info), NULL};
}

// Removes the type-checking macros, which require direct calls.
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

CURLcode ccurl_set_long(const ccurl_functions *curl, CURL *handle, CURLoption option, long value) {
  return curl->curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_offset(const ccurl_functions *curl, CURL *handle, CURLoption option, curl_off_t value) {
  return curl->curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_text(const ccurl_functions *curl, CURL *handle, CURLoption option, const char *value) {
  return curl->curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_bytes(const ccurl_functions *curl, CURL *handle, CURLoption option, const void *value) {
  return curl->curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_list(const ccurl_functions *curl, CURL *handle, CURLoption option, struct curl_slist *value) {
  return curl->curl_easy_setopt(handle, option, value);
}

CURLcode ccurl_set_receivers(
    const ccurl_functions *curl, CURL *handle, ccurl_receiver body, ccurl_receiver head, void *context) {
  CURLcode code = curl->curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
  if (!code) code = curl->curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
  if (!code) code = curl->curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, head);
  if (!code) code = curl->curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
  return code;
}

long ccurl_get_long(const ccurl_functions *curl, CURL *handle, CURLINFO info) {
  long value = 0;
  return curl->curl_easy_getinfo(handle, info, &value) ? 0 : value;
}

curl_off_t ccurl_get_offset(const ccurl_functions *curl, CURL *handle, CURLINFO info) {
  curl_off_t value = 0;
  return curl->curl_easy_getinfo(handle, info, &value) ? 0 : value;
}

CURLMcode ccurl_set_connections(const ccurl_functions *curl, CURLM *multi, long kept, long most) {
  CURLMcode code = curl->curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, kept);
  return code ? code : curl->curl_multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, most);
}

bool ccurl_next_finished(const ccurl_functions *curl, CURLM *multi, CURL **handle, CURLcode *outcome) {
  int left;
  for (CURLMsg *message; (message = curl->curl_multi_info_read(multi, &left));) {
    if (message->msg != CURLMSG_DONE) continue;
    *handle = message->easy_handle;
    *outcome = message->data.result;
    return true;
  }
  return false;
}
