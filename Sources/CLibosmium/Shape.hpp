#pragma once
#include "CLibosmium.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Rings or lines for handlers; the storage is reused for the next object.
struct Shape {
  std::vector<double> coordinates;
  std::vector<std::size_t> ring_ends;
  std::vector<char> outer;

  void clear() {
    coordinates.clear();
    ring_ends.clear();
    outer.clear();
  }

  template <typename Node>
  void append(const Node &node) {
    coordinates.push_back(node.location().lon());
    coordinates.push_back(node.location().lat());
  }

  template <typename Ring>
  void append_ring(const Ring &ring, bool is_outer) {
    for (const auto &node : ring) append(node);
    ring_ends.push_back(coordinates.size() / 2);
    outer.push_back(is_outer);
  }

  clibosmium_area area(const double *position, std::int64_t label = 0, std::int64_t admin_centre = 0) const {
    static_assert(sizeof(bool) == sizeof(char), "rings are flagged with one byte each");
    return {coordinates.data(), ring_ends.data(), reinterpret_cast<const bool *>(outer.data()),
            ring_ends.size(),   position,         label,
            admin_centre};
  }
};
