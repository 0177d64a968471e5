#pragma once

/// Operations that Swift's vectors lack: comparisons, minima and conversions that compile to vector instructions
/// instead of loops over elements. They use Clang's vector extensions, for any processor.

typedef float corridor_float8 __attribute__((ext_vector_type(8)));
typedef int corridor_int8 __attribute__((ext_vector_type(8)));
typedef double corridor_double8 __attribute__((ext_vector_type(8)));
typedef double corridor_double4 __attribute__((ext_vector_type(4)));
typedef double corridor_double2 __attribute__((ext_vector_type(2)));
typedef float corridor_float4 __attribute__((ext_vector_type(4)));
typedef float corridor_float2 __attribute__((ext_vector_type(2)));
typedef _Bool corridor_bits8 __attribute__((ext_vector_type(8)));

#define CORRIDOR_SIMD static inline __attribute__((always_inline, const))

/// The element-wise minimum; `b` where either is NaN.
CORRIDOR_SIMD corridor_float8 corridor_lesser(corridor_float8 a, corridor_float8 b) {
  return a < b ? a : b;
}

/// The element-wise maximum; `b` where either is NaN.
CORRIDOR_SIMD corridor_float8 corridor_greater(corridor_float8 a, corridor_float8 b) {
  return a > b ? a : b;
}

/// Bit i is set if element i of `a` is at most that of `b`.
CORRIDOR_SIMD unsigned corridor_at_most(corridor_float8 a, corridor_float8 b) {
  corridor_bits8 bits = __builtin_convertvector(a <= b, corridor_bits8);
  unsigned char byte;
  __builtin_memcpy(&byte, &bits, 1);
  return byte;
}

/// All bits set in each element where `a` is less than `b`, otherwise none.
CORRIDOR_SIMD corridor_int8 corridor_less(corridor_float8 a, corridor_float8 b) {
  return a < b;
}

/// `a` in each element where `mask` has all bits set, `b` where it has none.
CORRIDOR_SIMD corridor_float8
corridor_choose(corridor_int8 mask, corridor_float8 a, corridor_float8 b) {
  return mask ? a : b;
}

/// The smallest element.
CORRIDOR_SIMD float corridor_least(corridor_float8 a) {
  corridor_float4 four = a.lo < a.hi ? a.lo : a.hi;
  corridor_float2 two = four.lo < four.hi ? four.lo : four.hi;
  return two.x < two.y ? two.x : two.y;
}

/// The integers as doubles.
CORRIDOR_SIMD corridor_double8 corridor_doubles(corridor_int8 a) {
  return __builtin_convertvector(a, corridor_double8);
}

/// The elements rounded to float.
CORRIDOR_SIMD corridor_float8 corridor_floats(corridor_double8 a) {
  return __builtin_convertvector(a, corridor_float8);
}

/// Whether all elements of `a` are between -`limit` and `limit`.
CORRIDOR_SIMD _Bool corridor_all_within(corridor_double8 a, double limit) {
  corridor_bits8 bits =
      __builtin_convertvector((a <= limit) & (a >= -limit), corridor_bits8);
  unsigned char byte;
  __builtin_memcpy(&byte, &bits, 1);
  return byte == 255;
}

/// The elements clamped to 0...1.
CORRIDOR_SIMD corridor_double2 corridor_share(corridor_double2 a) {
  a = a > 0.0 ? a : 0.0;
  return a < 1.0 ? a : 1.0;
}

/// One over each element that is greater than zero, zero for the others.
CORRIDOR_SIMD corridor_double2 corridor_inverse(corridor_double2 a) {
  return a > 0.0 ? 1.0 / a : 0.0;
}

/// The square root of each element.
CORRIDOR_SIMD corridor_double2 corridor_root(corridor_double2 a) {
  return __builtin_elementwise_sqrt(a);
}

/// The smallest element of both vectors.
CORRIDOR_SIMD double corridor_low(corridor_double8 a, corridor_double8 b) {
  a = a < b ? a : b;
  corridor_double4 four = a.lo < a.hi ? a.lo : a.hi;
  corridor_double2 two = four.lo < four.hi ? four.lo : four.hi;
  return two.x < two.y ? two.x : two.y;
}

/// The greatest element of both vectors.
CORRIDOR_SIMD double corridor_high(corridor_double8 a, corridor_double8 b) {
  a = a > b ? a : b;
  corridor_double4 four = a.lo > a.hi ? a.lo : a.hi;
  corridor_double2 two = four.lo > four.hi ? four.lo : four.hi;
  return two.x > two.y ? two.x : two.y;
}

/// The index, 0 to 15, of the first element of both vectors that equals `number`; 31 if there is none.
CORRIDOR_SIMD int corridor_lane(corridor_double8 a, corridor_double8 b, double number) {
  corridor_bits8 low = __builtin_convertvector(a == number, corridor_bits8);
  corridor_bits8 high = __builtin_convertvector(b == number, corridor_bits8);
  unsigned char bytes[2];
  __builtin_memcpy(bytes, &low, 1);
  __builtin_memcpy(bytes + 1, &high, 1);
  return __builtin_ctz(1u << 31 | (unsigned)bytes[1] << 8 | bytes[0]);
}

/// One over each element that is greater than `least`, zero for the others.
CORRIDOR_SIMD corridor_float8 corridor_inverse_above(corridor_float8 a, float least) {
  return a > least ? 1.0f / a : 0.0f;
}
