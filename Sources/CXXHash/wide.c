// The header's own code, compiled for AVX2. Not in the face's header: two forms of it in one file collide.
#if defined(__x86_64__)
#include <immintrin.h>

#define XXH_INLINE_ALL
#define XXH_VECTOR XXH_AVX2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include <xxhash.h>

__attribute__((visibility("hidden"))) XXH64_hash_t corridor_checksum_avx2(const void *bytes, size_t count) {
  return XXH3_64bits(bytes, count);
}
#pragma clang attribute pop
#endif
