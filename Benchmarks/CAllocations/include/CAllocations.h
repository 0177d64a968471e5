#pragma once

#include <stdint.h>

/// How often this process has asked for memory: calls of `malloc` and its kin so far, on all threads.
/// Always 0 under a sanitizer, which has allocation functions of its own.
uint64_t corridor_allocations(void);
