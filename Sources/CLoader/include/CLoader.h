/// Looks functions of a shared library up when they are first needed.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Opens the first of several libraries that is there, and looks its functions up.
///
/// `libraries` and `functions` are lists of names with NULL behind the last. `table` has room for a pointer to each
/// function, in their order. Returns false where no library can be opened or one of the functions is missing, and
/// leaves the reason in `error`, of `size` bytes. The library stays open. Call it once for each library.
bool cloader_load(
    const char *_Nonnull const *_Nonnull libraries, const char *_Nonnull const *_Nonnull functions,
    void *_Nonnull *_Nonnull table, char *_Nonnull error, size_t size);
