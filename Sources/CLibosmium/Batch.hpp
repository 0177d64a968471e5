#pragma once
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/osm/location.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// The objects and positions needed from a blob.
struct Batch {
  osmium::memory::Buffer objects;
  /// Positions of nodes that are not among `objects`, by their indices in the wanted ids.
  std::vector<std::pair<std::size_t, osmium::Location>> locations;
  /// The number of other objects in the blob.
  std::uint64_t passed_over = 0;
  /// The kind of all objects in the blob, or `nothing` if it is not known.
  osmium::osm_entity_bits::type only_kind = osmium::osm_entity_bits::nothing;
};
