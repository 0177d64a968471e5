/// ICU, loaded when it is first needed.
///
/// Texts of ASCII need nothing of ICU, and its data alone is thirty megabytes to map. So nothing links against it:
/// `cicu_load` opens it once. ICU's own headers stay out of this one, because Foundation brings the headers of
/// another version of ICU, whose types of the same names Clang takes for a contradiction.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Normal forms of Unicode.
typedef enum { CICU_NFC, CICU_NFKD, CICU_NFKC_CASEFOLD } cicu_form;

/// A transliterator (UTransliterator), for one thread at a time.
typedef struct cicu_transliterator cicu_transliterator;

/// Loads the library; false when it or one of its functions cannot be found, and then nothing else may be called.
/// Thread-safe; loads once.
bool cicu_load(void);

/// `unorm2_normalize`: writes UTF-16 to `target` and returns its length, or -1 when it fails or has no room.
int32_t cicu_normalize(
  cicu_form form, const uint16_t *_Nonnull source, int32_t length, uint16_t *_Nonnull target, int32_t capacity);

/// `uloc_getDisplayCountry`: writes what the country of a locale such as "und_MT" is called in a language to `target`,
/// in UTF-16, and returns its length, or -1 when ICU does not know or it has no room. Without a language it is the
/// one that is most likely spoken there (`uloc_addLikelySubtags`).
int32_t cicu_country(
  const char *_Nonnull locale, const char *_Nullable language, uint16_t *_Nonnull target, int32_t capacity);

/// `utrans_openU`: a transliterator by its name in UTF-16, or NULL.
cicu_transliterator *_Nullable cicu_open(const uint16_t *_Nonnull name, int32_t length);

/// `utrans_transUChars`: replaces the `length` units of `text` and returns their new number, or -1 as above.
int32_t cicu_transliterate(
  const cicu_transliterator *_Nonnull transliterator, uint16_t *_Nonnull text, int32_t length, int32_t capacity);

/// `utrans_close`.
void cicu_close(cicu_transliterator *_Nonnull transliterator);
