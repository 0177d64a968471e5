// The libraries' symbols carry the version (utrans_openU_72), and the headers rename every call to match. Here the
// plain names are wanted, for the fields of the table; the suffix that the headers would have appended comes below.
#define U_DISABLE_RENAMING 1
#include "CICU.h"
#include <dlfcn.h>
#include <pthread.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/utrans.h>

#define TEXT(x) #x
#define TEXT_OF(x) TEXT(x)
// The version that the headers belong to: ICU 72 has the SONAMEs libicuuc.so.72 and libicui18n.so.72.
#define VERSION TEXT_OF(U_ICU_VERSION_MAJOR_NUM)
#define SUFFIX TEXT_OF(U_ICU_VERSION_SUFFIX)

#define CICU_FUNCTIONS \
  CICU_FUNCTION(unorm2_getNFCInstance, common) \
  CICU_FUNCTION(unorm2_getNFKDInstance, common) \
  CICU_FUNCTION(unorm2_getNFKCCasefoldInstance, common) \
  CICU_FUNCTION(unorm2_normalize, common) \
  CICU_FUNCTION(uloc_addLikelySubtags, common) \
  CICU_FUNCTION(uloc_getDisplayCountry, common) \
  CICU_FUNCTION(utrans_openU, i18n) \
  CICU_FUNCTION(utrans_transUChars, i18n) \
  CICU_FUNCTION(utrans_close, i18n)

static struct {
#define CICU_FUNCTION(name, library) __typeof__(&name) name;
  CICU_FUNCTIONS
#undef CICU_FUNCTION
} icu;
static const UNormalizer2 *normalizers[3];
static bool loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *common = dlopen("libicuuc.so." VERSION, RTLD_NOW | RTLD_LOCAL);
  void *i18n = dlopen("libicui18n.so." VERSION, RTLD_NOW | RTLD_LOCAL);
  if (!common || !i18n) return;
#define CICU_FUNCTION(name, library)                                              \
  *(void **)&icu.name = dlsym(library, #name SUFFIX);                             \
  if (!icu.name) return;
  CICU_FUNCTIONS
#undef CICU_FUNCTION
  UErrorCode status = U_ZERO_ERROR;
  normalizers[CICU_NFC] = icu.unorm2_getNFCInstance(&status);
  normalizers[CICU_NFKD] = icu.unorm2_getNFKDInstance(&status);
  normalizers[CICU_NFKC_CASEFOLD] = icu.unorm2_getNFKCCasefoldInstance(&status);
  loaded = U_SUCCESS(status);
}

bool cicu_load(void) {
  pthread_once(&once, load);
  return loaded;
}

int32_t cicu_normalize(
  cicu_form form, const uint16_t *source, int32_t length, uint16_t *target, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = icu.unorm2_normalize(normalizers[form], source, length, target, capacity, &status);
  return U_SUCCESS(status) ? written : -1;
}

cicu_transliterator *cicu_open(const uint16_t *name, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UTransliterator *opened = icu.utrans_openU(name, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
  return U_SUCCESS(status) ? (cicu_transliterator *)opened : NULL;
}

int32_t cicu_transliterate(
  const cicu_transliterator *transliterator, uint16_t *text, int32_t length, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t limit = length;
  icu.utrans_transUChars(
    (const UTransliterator *)transliterator, text, &length, capacity, 0, &limit, &status);
  return U_SUCCESS(status) ? length : -1;
}

void cicu_close(cicu_transliterator *transliterator) { icu.utrans_close((UTransliterator *)transliterator); }

int32_t cicu_country(const char *locale, const char *language, uint16_t *target, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char own[ULOC_FULLNAME_CAPACITY];
  if (!language) {
    icu.uloc_addLikelySubtags(locale, own, sizeof own, &status);
    // Without a terminator, the name would not end.
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
    language = own;
  }
  int32_t written = icu.uloc_getDisplayCountry(locale, language, target, capacity, &status);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING ? written : -1;
}
