/// Looks up functions of a shared library at their first use.
#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Opens the first available library of several, and looks up its functions.
///
/// `libraries` and `functions` are lists of names terminated by NULL. `table` has room for a pointer to each
/// function, in order. Returns false if no library can be opened or a function is missing, with the reason in
/// `error`, which has `size` bytes. The library stays open. Call it once for each library.
bool cloader_load(
    const char *_Nonnull const *_Nonnull libraries, const char *_Nonnull const *_Nonnull functions,
    void *_Nonnull *_Nonnull table, char *_Nonnull error, size_t size);

/// What is known of a library that a program opens when it needs it.
typedef struct {
  /// The name that its project has.
  const char *_Nonnull name;
  /// The release, as the library tells it; NULL if it is not loaded.
  const char *_Nullable version;
  /// The file; NULL if it is not loaded.
  const char *_Nullable file;
  /// Why it is not loaded.
  const char *_Nullable error;
} cloader_library;

/// Whether a release, such as "3.11.1" or "3.11.1-CAPI-1.17.1", is at least `major.minor.patch`; if not, says in
/// `error`, which has `size` bytes, which one is needed. Older releases were never tested.
bool cloader_is_recent(
    const char *_Nonnull name, const char *_Nullable version, int major, int minor, int patch,
    char *_Nonnull error, size_t size);

/// The file of a library that has a function; NULL if unknown. Lives as long as the library is open.
const char *_Nullable cloader_file(const void *_Nonnull function);

#ifdef __cplusplus
}
#endif
