#include "CSIMD.h"

#include <math.h>
#include <string.h>

// Functions that take vectors are inlined, so that how they are passed does not matter.
#pragma clang diagnostic ignored "-Wpsabi"
// A multiplication and an addition are rounded each, on every processor.
#pragma clang fp contract(off)

typedef corridor_double8 double8;
typedef long long4 __attribute__((ext_vector_type(4)));
typedef double double16 __attribute__((ext_vector_type(16)));

#define INLINE static inline __attribute__((always_inline))

INLINE double8 load(const double *from) {
  double8 numbers;
  memcpy(&numbers, from, sizeof numbers);
  return numbers;
}

INLINE void store(double *to, double8 numbers) { memcpy(to, &numbers, sizeof numbers); }

INLINE void store_floats(float *to, corridor_float8 numbers) { memcpy(to, &numbers, sizeof numbers); }

INLINE float next_up(double positive) {
  float rounded = (float)positive;
  unsigned bits;
  memcpy(&bits, &rounded, sizeof bits);
  bits++;
  memcpy(&rounded, &bits, sizeof bits);
  return rounded;
}

INLINE _Bool all_on_earth(const double *degrees, size_t count) {
  const corridor_double4 most = {360, 90, 360, 90};
  long4 within = -1;
  size_t index = 0;
  for (; index + 1 < count; index += 2) {
    corridor_double4 two;
    memcpy(&two, degrees + 2 * index, sizeof two);
    within &= (two <= most) & (two >= -most);
  }
  if (!(within.x & within.y & within.z & within.w)) return 0;
  return index == count || (fabs(degrees[2 * index]) <= 360 && fabs(degrees[2 * index + 1]) <= 90);
}

/// Sine and cosine of small angles, by their series.
INLINE void sine_and_cosine(double8 angle, double8 *sine, double8 *cosine) {
  double8 squared = angle * angle;
  *sine = angle * (1 - squared * (1.0 / 6 - squared * (1.0 / 120)));
  *cosine = 1 - squared * (0.5 - squared * (1.0 / 24 - squared * (1.0 / 720)));
}

INLINE size_t survey(const double *degrees, size_t groups, const corridor_frame *frame, double longest_chord,
                     corridor_survey_end *end, double *xs, double *ys, double *zs, double *alongs) {
  double8 last_x = end->x, last_y = end->y, last_z = end->z;
  double along = end->along, longest = end->longest;
  size_t group = 0;
  for (; group < groups; group++) {
    double16 pairs;
    memcpy(&pairs, degrees + 16 * group, sizeof pairs);
    double8 lons = pairs.even - frame->lon, lats = pairs.odd - frame->lat;
    if (!corridor_all_within(lons, frame->reach) || !corridor_all_within(lats, frame->reach)) break;
    double8 sin_g, cos_g, sin_h, cos_h;
    sine_and_cosine(lons * frame->radians, &sin_g, &cos_g);
    sine_and_cosine(lats * frame->radians, &sin_h, &cos_h);
    double8 sin_lon = frame->sin_lon * cos_g + frame->cos_lon * sin_g;
    double8 cos_lon = frame->cos_lon * cos_g - frame->sin_lon * sin_g;
    double8 sin_lat = frame->sin_lat * cos_h + frame->cos_lat * sin_h;
    double8 cos_lat = frame->cos_lat * cos_h - frame->sin_lat * sin_h;
    double8 t = (sin_lat * sin_lat - frame->sin_lat * frame->sin_lat) * frame->bend;
    double8 n = (1 + t * (0.5 + t * (0.375 + t * (0.3125 + t * 0.2734375)))) * frame->scale;
    double8 flat = n * cos_lat;
    double8 x = flat * cos_lon, y = flat * sin_lon, z = n * sin_lat * frame->flat;
#define BEFORE(last, next) __builtin_shufflevector(last, next, 7, 8, 9, 10, 11, 12, 13, 14)
    double8 dx = x - BEFORE(last_x, x), dy = y - BEFORE(last_y, y), dz = z - BEFORE(last_z, z);
#undef BEFORE
    double8 chords = __builtin_elementwise_sqrt(dx * dx + dy * dy + dz * dz);
    if (!corridor_all_within(chords, longest_chord)) break;
    double8 lengths = chords + chords * chords * chords * frame->curvature;
    longest = corridor_high(lengths, lengths) > longest ? corridor_high(lengths, lengths) : longest;
    // One after another, as where vertices are measured singly: to the last bit, a part of a route is as long as
    // in the whole. The sums wait for each other, but not the vertices.
    for (int lane = 0; lane < 8; lane++) alongs[8 * group + lane] = along += lengths[lane];
    store(xs + 8 * group, x);
    store(ys + 8 * group, y);
    store(zs + 8 * group, z);
    last_x = x;
    last_y = y;
    last_z = z;
  }
  end->x = last_x[7];
  end->y = last_y[7];
  end->z = last_z[7];
  end->along = along;
  end->longest = longest;
  return group;
}

INLINE void set_child(corridor_node *nodes, size_t number, float x, float y, float z, float radius) {
  corridor_node *node = nodes + number / 8;
  node->x[number % 8] = x;
  node->y[number % 8] = y;
  node->z[number % 8] = z;
  node->radius[number % 8] = radius;
}

INLINE void blocks(const double *xs, const double *ys, const double *zs, const double *rises, size_t begin,
                   size_t end, double curvature_radius, corridor_block *into, corridor_node *nodes) {
  for (size_t number = begin; number < end; number++) {
    size_t first = 8 * number;
    double8 x = load(xs + first), y = load(ys + first), z = load(zs + first);
    corridor_long8 has_length = load(rises + first + 1) > load(rises + first);
    double8 end_x = has_length ? load(xs + first + 1) : x;
    double8 end_y = has_length ? load(ys + first + 1) : y;
    double8 end_z = has_length ? load(zs + first + 1) : z;
    corridor_block *block = into + number;
    // Rounded to float, so that it is exactly the centre of the bounding sphere.
    float center_x = (float)((corridor_low(x, end_x) + corridor_high(x, end_x)) / 2);
    float center_y = (float)((corridor_low(y, end_y) + corridor_high(y, end_y)) / 2);
    float center_z = (float)((corridor_low(z, end_z) + corridor_high(z, end_z)) / 2);
    double8 start_x = x - (double)center_x, start_y = y - (double)center_y, start_z = z - (double)center_z;
    double8 delta_x = end_x - x, delta_y = end_y - y, delta_z = end_z - z;
    double8 far_x = start_x + delta_x, far_y = start_y + delta_y, far_z = start_z + delta_z;
    double8 squared = delta_x * delta_x + delta_y * delta_y + delta_z * delta_z;
    store_floats(block->start_x, corridor_floats(start_x));
    store_floats(block->start_y, corridor_floats(start_y));
    store_floats(block->start_z, corridor_floats(start_z));
    store_floats(block->delta_x, corridor_floats(delta_x));
    store_floats(block->delta_y, corridor_floats(delta_y));
    store_floats(block->delta_z, corridor_floats(delta_z));
    store_floats(block->inverse, corridor_inverse_above(corridor_floats(squared), 1e-12f));
    // Sagitta of the arc: L² / 8R; a chord is shorter than its arc by less than one percent.
    double slack = corridor_high(squared, squared) * 1.02 / (8 * curvature_radius);
    double8 starts = start_x * start_x + start_y * start_y + start_z * start_z;
    double8 ends = far_x * far_x + far_y * far_y + far_z * far_z;
    corridor_float4 center = {center_x, center_y, center_z, 0};
    memcpy(block->center, &center, sizeof center);
    block->slack = next_up(slack);
    block->radius = next_up(sqrt(corridor_high(starts, ends)) + slack + 0.001);
    set_child(nodes, number, center_x, center_y, center_z, block->radius);
  }
}

/// The numbers of the first children, then the first one again.
INLINE double8 load_children(const float *from, size_t count) {
  corridor_float8 numbers;
  memcpy(&numbers, from, sizeof numbers);
  const corridor_int8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  numbers = lanes < (int)(count < 8 ? count : 8) ? numbers : numbers[0];
  return __builtin_convertvector(numbers, double8);
}

INLINE void enclose(const corridor_node *nodes, size_t children, corridor_node *outer) {
  for (size_t number = 0; 8 * number < children; number++) {
    const corridor_node *node = nodes + number;
    size_t count = children - 8 * number;
    double8 x = load_children(node->x, count), y = load_children(node->y, count);
    double8 z = load_children(node->z, count), radius = load_children(node->radius, count);
    float center_x = (float)((corridor_low(x - radius, x - radius) + corridor_high(x + radius, x + radius)) / 2);
    float center_y = (float)((corridor_low(y - radius, y - radius) + corridor_high(y + radius, y + radius)) / 2);
    float center_z = (float)((corridor_low(z - radius, z - radius) + corridor_high(z + radius, z + radius)) / 2);
    x -= (double)center_x;
    y -= (double)center_y;
    z -= (double)center_z;
    double8 reach = __builtin_elementwise_sqrt(x * x + y * y + z * z) + radius;
    set_child(outer, number, center_x, center_y, center_z, next_up(corridor_high(reach, reach)));
  }
}

// On processors that have them, with vectors of four doubles; without fused operations, so that the results are
// the same to the last bit.

#if defined(__x86_64__)
__attribute__((target("avx2"))) static _Bool all_on_earth_avx2(const double *degrees, size_t count) {
  return all_on_earth(degrees, count);
}

__attribute__((target("avx2"))) static size_t survey_avx2(
    const double *degrees, size_t groups, const corridor_frame *frame, double longest_chord,
    corridor_survey_end *end, double *xs, double *ys, double *zs, double *alongs) {
  return survey(degrees, groups, frame, longest_chord, end, xs, ys, zs, alongs);
}

__attribute__((target("avx2"))) static void blocks_avx2(
    const double *xs, const double *ys, const double *zs, const double *rises, size_t first, size_t last,
    double curvature_radius, corridor_block *into, corridor_node *nodes) {
  blocks(xs, ys, zs, rises, first, last, curvature_radius, into, nodes);
}

__attribute__((target("avx2"))) static void enclose_avx2(const corridor_node *nodes, size_t children,
                                                         corridor_node *outer) {
  enclose(nodes, children, outer);
}

#define HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define HAS_AVX2 0
#define all_on_earth_avx2 all_on_earth
#define survey_avx2 survey
#define blocks_avx2 blocks
#define enclose_avx2 enclose
#endif

_Bool corridor_all_on_earth(const double *degrees, size_t count) {
  return HAS_AVX2 ? all_on_earth_avx2(degrees, count) : all_on_earth(degrees, count);
}

size_t corridor_survey(const double *degrees, size_t groups, const corridor_frame *frame, double longest_chord,
                       corridor_survey_end *end, double *xs, double *ys, double *zs, double *alongs) {
  return HAS_AVX2 ? survey_avx2(degrees, groups, frame, longest_chord, end, xs, ys, zs, alongs)
                  : survey(degrees, groups, frame, longest_chord, end, xs, ys, zs, alongs);
}

void corridor_blocks(const double *xs, const double *ys, const double *zs, const double *rises, size_t first,
                     size_t last, double curvature_radius, corridor_block *into, corridor_node *nodes) {
  HAS_AVX2 ? blocks_avx2(xs, ys, zs, rises, first, last, curvature_radius, into, nodes)
           : blocks(xs, ys, zs, rises, first, last, curvature_radius, into, nodes);
}

void corridor_enclose(const corridor_node *nodes, size_t children, corridor_node *outer) {
  HAS_AVX2 ? enclose_avx2(nodes, children, outer) : enclose(nodes, children, outer);
}
