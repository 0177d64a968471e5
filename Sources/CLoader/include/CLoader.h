/// Looks up functions of a shared library at their first use.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Opens the first available library of several, and looks up its functions.
///
/// `libraries` and `functions` are lists of names terminated by NULL. `table` has room for a pointer to each
/// function, in order. Returns false if no library can be opened or a function is missing, with the reason in
/// `error`, which has `size` bytes. The library stays open. Call it once for each library.
bool cloader_load(
    const char *_Nonnull const *_Nonnull libraries, const char *_Nonnull const *_Nonnull functions,
    void *_Nonnull *_Nonnull table, char *_Nonnull error, size_t size);
