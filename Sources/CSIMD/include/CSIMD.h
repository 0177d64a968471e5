#pragma once

#include <stddef.h>

/// Operations that Swift's vectors lack: comparisons, minima and conversions that compile to vector instructions
/// instead of loops over elements. They use Clang's vector extensions, for any processor.

typedef float corridor_float8 __attribute__((ext_vector_type(8)));
typedef int corridor_int8 __attribute__((ext_vector_type(8)));
typedef long corridor_long8 __attribute__((ext_vector_type(8)));
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

/// What follows is not among the symbols of a library that it is linked into.
#pragma GCC visibility push(hidden)

/// Whether all positions, longitude and latitude in turns, are at most 360 and 90 degrees from zero.
_Bool corridor_all_on_earth(const double *_Nonnull degrees, size_t count);

/// A position on an ellipsoid and what positions near it are computed from.
typedef struct {
  /// In degrees, and their sines and cosines.
  double lon, lat, sin_lon, cos_lon, sin_lat, cos_lat;
  /// How many degrees away positions may be in longitude and latitude.
  double reach;
  /// Radians of a degree.
  double radians;
  /// With e the eccentricity and w = 1 - e² sin² lat: e² / w.
  double bend;
  /// The semi-major axis over the square root of w, in metres.
  double scale;
  /// 1 - e².
  double flat;
  /// What the cube of a chord is multiplied by, to be added to it for its arc.
  double curvature;
} corridor_frame;

/// The last of the vertices that are surveyed in earth-centred metres, the metres along the route there, and the
/// length of the longest edge.
typedef struct {
  double x, y, z, along, longest;
} corridor_survey_end;

/// Computes earth-centred positions of vertices, eight at a time, and their distances along a route, in metres.
///
/// `degrees` has longitude and latitude in turns, sixteen numbers for each group; the others get eight. Stops before
/// a group that is out of the frame's reach or has an edge with a longer chord than `longest_chord`; returns the
/// number of groups before it.
size_t corridor_survey(const double *_Nonnull degrees, size_t groups, const corridor_frame *_Nonnull frame,
                       double longest_chord, corridor_survey_end *_Nonnull end, double *_Nonnull xs,
                       double *_Nonnull ys, double *_Nonnull zs, double *_Nonnull alongs);

/// Eight consecutive segments of a route, as offsets from a centre near them, in metres.
typedef struct {
  float start_x[8], start_y[8], start_z[8];
  float delta_x[8], delta_y[8], delta_z[8];
  /// One over the squared chord; zero for a segment without length.
  float inverse[8];
  /// Earth-centred; the last element is zero.
  float center[4];
  /// Largest distance of a point of the segments from the centre.
  float radius;
  /// Largest distance of a segment's geodesic from its chord.
  float slack;
  float unused[2];
} corridor_block;

/// The bounding spheres of eight children, as a structure of arrays, in metres.
typedef struct {
  float x[8], y[8], z[8], radius[8];
} corridor_node;

/// Makes blocks `first` to `last` - 1 of points, and their bounding spheres as children of `nodes`. Each array has one
/// element more than the blocks have segments; a segment has length where `rises` increases, otherwise it ends at its
/// start. The radius of curvature is the smallest on Earth.
void corridor_blocks(const double *_Nonnull xs, const double *_Nonnull ys, const double *_Nonnull zs,
                     const double *_Nonnull rises, size_t first, size_t last, double curvature_radius,
                     corridor_block *_Nonnull blocks, corridor_node *_Nonnull nodes);

/// Makes the bounding spheres of nodes, whose `children` follow each other, as children of `outer`.
void corridor_enclose(const corridor_node *_Nonnull nodes, size_t children, corridor_node *_Nonnull outer);

#pragma GCC visibility pop
