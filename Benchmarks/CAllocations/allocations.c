// The allocation functions of a program that links this, which count and pass on to glibc's.

#include "CAllocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CORRIDOR_SANITIZED 1
#endif
#endif

#ifdef CORRIDOR_SANITIZED

uint64_t corridor_allocations(void) { return 0; }

#else

static _Atomic uint64_t count;

uint64_t corridor_allocations(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

static void add(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

// glibc's own, under the names that it keeps for replacements
// (https://sourceware.org/glibc/manual/latest/html_node/Replacing-malloc.html).
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  add();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  add();
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

#endif
