#pragma once
#include "CLibosmium.h"

#include <osmium/osm/location.hpp>
#include <osmium/osm/node_ref_list.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Longitude and latitude from the `locate` handler; none if it has found no position.
using FoundPosition = std::optional<std::array<double, 2>>;

/// Rings or lines in the form that handlers receive; its storage is reused for the next object.
struct Shape {
  std::vector<clibosmium_position> positions;
  std::vector<std::size_t> ring_ends;
  std::vector<char> outer;

  void clear() {
    positions.clear();
    ring_ends.clear();
    outer.clear();
  }

  void append(osmium::Location location) { positions.push_back({location.x(), location.y()}); }

  void end_ring(bool is_outer) {
    ring_ends.push_back(positions.size());
    outer.push_back(is_outer);
  }

  void append_ring(const osmium::Location *first, const osmium::Location *last, bool is_outer) {
    for (; first != last; ++first) append(*first);
    end_ring(is_outer);
  }

  void append_ring(const osmium::NodeRefList &ring, bool is_outer) {
    for (const auto &node : ring) append(node.location());
    end_ring(is_outer);
  }

  /// The area of the rings; it refers to this object and to `position`.
  clibosmium_area area(const FoundPosition &position, std::int64_t label = 0, std::int64_t admin_centre = 0) const {
    static_assert(sizeof(bool) == sizeof(char), "rings are flagged with one byte each");
    return {positions.data(),
            ring_ends.data(),
            reinterpret_cast<const bool *>(outer.data()),
            ring_ends.size(),
            position ? position->data() : nullptr,
            label,
            admin_centre};
  }

  /// Asks the `locate` handler for the position of the area of the rings.
  FoundPosition locate(const clibosmium_handlers &handlers, std::size_t worker) const {
    const auto area = this->area({});
    std::array<double, 2> position{};
    if (!handlers.locate(handlers.context, worker, &area, position.data())) return {};
    return position;
  }
};
