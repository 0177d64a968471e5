#include "CXXHash.h"

#if defined(__x86_64__)
__attribute__((visibility("hidden"))) XXH64_hash_t corridor_checksum_avx2(const void *bytes, size_t count);

XXH64_hash_t corridor_checksum(const void *bytes, size_t count) {
  return __builtin_cpu_supports("avx2") ? corridor_checksum_avx2(bytes, count) : XXH3_64bits(bytes, count);
}
#else
XXH64_hash_t corridor_checksum(const void *bytes, size_t count) {
  return XXH3_64bits(bytes, count);
}
#endif
