// The symbols of the libraries include the version (utrans_openU_72), and the headers rename every call to match.
// This file uses the plain names, for the fields of the table; the suffix is appended below.
#define U_DISABLE_RENAMING 1
#include "CICU.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/ucal.h>
#include <unicode/uclean.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/utrans.h>

#define TEXT(x) #x
#define TEXT_OF(x) TEXT(x)
// The version of the headers: ICU 72 has the SONAMEs libicuuc.so.72 and libicui18n.so.72.
#define VERSION TEXT_OF(U_ICU_VERSION_MAJOR_NUM)
#define SUFFIX TEXT_OF(U_ICU_VERSION_SUFFIX)

#define CICU_FUNCTIONS \
  CICU_FUNCTION(u_getVersion, common) \
  CICU_FUNCTION(u_setMemoryFunctions, common) \
  CICU_FUNCTION(unorm2_getNFCInstance, common) \
  CICU_FUNCTION(unorm2_getNFKDInstance, common) \
  CICU_FUNCTION(unorm2_getNFKCCasefoldInstance, common) \
  CICU_FUNCTION(unorm2_normalize, common) \
  CICU_FUNCTION(uloc_addLikelySubtags, common) \
  CICU_FUNCTION(uloc_getDisplayCountry, common) \
  CICU_FUNCTION(utrans_openU, i18n) \
  CICU_FUNCTION(utrans_transUChars, i18n) \
  CICU_FUNCTION(utrans_close, i18n) \
  CICU_FUNCTION(uenum_next, common) \
  CICU_FUNCTION(uenum_close, common) \
  CICU_FUNCTION(ucal_getCanonicalTimeZoneID, i18n) \
  CICU_FUNCTION(ucal_open, i18n) \
  CICU_FUNCTION(ucal_close, i18n) \
  CICU_FUNCTION(ucal_setMillis, i18n) \
  CICU_FUNCTION(ucal_get, i18n) \
  CICU_FUNCTION(ucal_getTimeZoneTransitionDate, i18n) \
  CICU_FUNCTION(ucal_openTimeZoneIDEnumeration, i18n) \
  CICU_FUNCTION(ucal_getTZDataVersion, i18n)

static struct {
#define CICU_FUNCTION(name, library) __typeof__(&name) name;
  CICU_FUNCTIONS
#undef CICU_FUNCTION
} icu;
static const UNormalizer2 *normalizers[3];
static bool loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// The process ends without memory for ICU, as it does where Swift's runtime gets none: ICU leaves out what it has no
// memory for, such as some of the characters that a transliterator is for, and reports nothing. That would make another
// index of the same input.
static void *enough(void *memory) {
  if (!memory) {
    fputs("corridor: out of memory in ICU\n", stderr);
    abort();
  }
  return memory;
}

static void *allocate(const void *context, size_t size) { return (void)context, enough(malloc(size)); }

static void *resize(const void *context, void *memory, size_t size) {
  return (void)context, enough(realloc(memory, size));
}

static void release(const void *context, void *memory) { (void)context, free(memory); }

static void load(void) {
  errno = 0;
  void *common = dlopen("libicuuc.so." VERSION, RTLD_NOW | RTLD_LOCAL);
  void *i18n = dlopen("libicui18n.so." VERSION, RTLD_NOW | RTLD_LOCAL);
  if (!common || !i18n) {
    if (errno == ENOMEM) enough(NULL);
    return;
  }
#define CICU_FUNCTION(name, library)                                              \
  *(void **)&icu.name = dlsym(library, #name SUFFIX);                             \
  if (!icu.name) return;
  CICU_FUNCTIONS
#undef CICU_FUNCTION
  UErrorCode status = U_ZERO_ERROR;
  // Fails where another part of the process has used ICU already, which keeps its own then.
  icu.u_setMemoryFunctions(NULL, allocate, resize, release, &status);
  status = U_ZERO_ERROR;
  normalizers[CICU_NFC] = icu.unorm2_getNFCInstance(&status);
  normalizers[CICU_NFKD] = icu.unorm2_getNFKDInstance(&status);
  normalizers[CICU_NFKC_CASEFOLD] = icu.unorm2_getNFKCCasefoldInstance(&status);
  loaded = U_SUCCESS(status);
}

bool cicu_load(void) {
  pthread_once(&once, load);
  return loaded;
}

cloader_library cicu_library(void) {
  static _Thread_local char version[16];
  if (!cicu_load()) {
    return (cloader_library){"ICU", NULL, NULL, "libicuuc.so." VERSION " and libicui18n.so." VERSION " cannot be opened"};
  }
  UVersionInfo numbers;
  icu.u_getVersion(numbers);
  snprintf(version, sizeof version, "%d.%d", numbers[0], numbers[1]);
  return (cloader_library){"ICU", version, cloader_file((const void *)icu.u_getVersion), NULL};
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
    // An unterminated name cannot be passed on.
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return -1;
    language = own;
  }
  int32_t written = icu.uloc_getDisplayCountry(locale, language, target, capacity, &status);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING ? written : -1;
}

bool cicu_zone_is_known(const uint16_t *name, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBool known = 0;
  UChar canonical[128];
  icu.ucal_getCanonicalTimeZoneID(name, length, canonical, 128, &known, &status);
  return U_SUCCESS(status) && known;
}

cicu_zone *cicu_zone_open(const uint16_t *name, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *opened = icu.ucal_open(name, length, "en_US_POSIX", UCAL_GREGORIAN, &status);
  return U_SUCCESS(status) ? (cicu_zone *)opened : NULL;
}

int32_t cicu_zone_offset(cicu_zone *zone, int64_t seconds) {
  UErrorCode status = U_ZERO_ERROR;
  icu.ucal_setMillis((UCalendar *)zone, (double)seconds * 1000, &status);
  int32_t millis = icu.ucal_get((UCalendar *)zone, UCAL_ZONE_OFFSET, &status);
  millis += icu.ucal_get((UCalendar *)zone, UCAL_DST_OFFSET, &status);
  return U_SUCCESS(status) ? millis / 1000 : INT32_MIN;
}

/// The change of clocks closest to a time in one direction, or `none`.
static int64_t transition(cicu_zone *zone, int64_t seconds, UTimeZoneTransitionType type, int64_t none) {
  UErrorCode status = U_ZERO_ERROR;
  UDate millis;
  icu.ucal_setMillis((UCalendar *)zone, (double)seconds * 1000, &status);
  UBool found = icu.ucal_getTimeZoneTransitionDate((UCalendar *)zone, type, &millis, &status);
  return U_SUCCESS(status) && found ? (int64_t)(millis / 1000) : none;
}

int64_t cicu_zone_next(cicu_zone *zone, int64_t seconds) {
  return transition(zone, seconds, UCAL_TZ_TRANSITION_NEXT, INT64_MAX);
}

int64_t cicu_zone_previous(cicu_zone *zone, int64_t seconds) {
  return transition(zone, seconds, UCAL_TZ_TRANSITION_PREVIOUS_INCLUSIVE, INT64_MIN);
}

void cicu_zone_close(cicu_zone *zone) { icu.ucal_close((UCalendar *)zone); }

void cicu_zone_names(void (*each)(void *context, const char *name, int32_t length), void *context) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = icu.ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_ANY, NULL, NULL, &status);
  if (U_FAILURE(status)) return;
  int32_t length;
  const char *name;
  while ((name = icu.uenum_next(names, &length, &status))) each(context, name, length);
  icu.uenum_close(names);
}

const char *cicu_zone_data_version(void) {
  UErrorCode status = U_ZERO_ERROR;
  const char *version = icu.ucal_getTZDataVersion(&status);
  return U_SUCCESS(status) ? version : NULL;
}
