/// ICU, loaded at its first use.
///
/// ASCII text needs nothing of ICU, whose data alone maps thirty megabytes. Therefore nothing links against it:
/// `cicu_load` opens it once. ICU's own headers are not included here, because Foundation includes those of
/// another ICU version, whose types of the same names Clang rejects as conflicting.
#pragma once
#include <CLoader.h>
#include <stdbool.h>
#include <stdint.h>

/// Unicode normalization forms.
typedef enum { CICU_NFC, CICU_NFKD, CICU_NFKC_CASEFOLD } cicu_form;

/// A transliterator (UTransliterator), for one thread at a time.
typedef struct cicu_transliterator cicu_transliterator;

/// Loads the library; false if it or one of its functions cannot be found, and then no other function may be
/// called. Thread-safe; loads once.
bool cicu_load(void);

/// What is known of the library, which this loads.
cloader_library cicu_library(void);

/// `unorm2_normalize`: writes UTF-16 to `target` and returns its length; -1 on failure or if it does not fit.
int32_t cicu_normalize(
  cicu_form form, const uint16_t *_Nonnull source, int32_t length, uint16_t *_Nonnull target, int32_t capacity);

/// `uloc_getDisplayCountry`: writes the name of the country of a locale such as "und_MT" in a language to
/// `target`, in UTF-16, and returns its length; -1 if ICU does not know it or if it does not fit. Without a
/// language it uses the one most likely spoken there (`uloc_addLikelySubtags`).
int32_t cicu_country(
  const char *_Nonnull locale, const char *_Nullable language, uint16_t *_Nonnull target, int32_t capacity);

/// `utrans_openU`: opens a transliterator by its name in UTF-16; NULL on failure.
cicu_transliterator *_Nullable cicu_open(const uint16_t *_Nonnull name, int32_t length);

/// `utrans_transUChars`: replaces the `length` units of `text` and returns their new number; -1 on failure.
int32_t cicu_transliterate(
  const cicu_transliterator *_Nonnull transliterator, uint16_t *_Nonnull text, int32_t length, int32_t capacity);

/// `utrans_close`.
void cicu_close(cicu_transliterator *_Nonnull transliterator);

/// A time zone's rules (UCalendar), for one thread at a time.
typedef struct cicu_zone cicu_zone;

/// `ucal_getCanonicalTimeZoneID`: whether a UTF-16 name is that of a zone of the tz database.
bool cicu_zone_is_known(const uint16_t *_Nonnull name, int32_t length);

/// `ucal_open` in a time zone by its name; NULL on failure.
cicu_zone *_Nullable cicu_zone_open(const uint16_t *_Nonnull name, int32_t length);

/// `ucal_get`: the offset from UTC in seconds at a time in seconds since 1970 UTC; INT32_MIN if ICU fails.
int32_t cicu_zone_offset(cicu_zone *_Nonnull zone, int64_t seconds);

/// `ucal_getTimeZoneTransitionDate`: the next change of clocks after a time; INT64_MAX if there is none.
int64_t cicu_zone_next(cicu_zone *_Nonnull zone, int64_t seconds);

/// The last change of clocks at or before a time; INT64_MIN if there is none.
int64_t cicu_zone_previous(cicu_zone *_Nonnull zone, int64_t seconds);

/// `ucal_close`.
void cicu_zone_close(cicu_zone *_Nonnull zone);

/// `ucal_openTimeZoneIDEnumeration`: calls `each` with the name of every time zone, in ASCII.
void cicu_zone_names(
  void (*_Nonnull each)(void *_Nonnull context, const char *_Nonnull name, int32_t length),
  void *_Nonnull context);

/// `ucal_getTZDataVersion`: the version of ICU's tz database, such as "2022e"; NULL if unknown.
const char *_Nullable cicu_zone_data_version(void);
