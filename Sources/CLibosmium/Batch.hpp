#pragma once
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/osm/location.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// The requested objects of a data blob.
struct Batch {
  osmium::memory::Buffer objects;
  /// The locations of nodes that are not among `objects`, by their indexes among the wanted ids.
  std::vector<std::pair<std::size_t, osmium::Location>> locations;
  /// Number of other objects in the blob.
  std::uint64_t passed_over = 0;
  /// The type of all objects in the blob, if known.
  osmium::osm_entity_bits::type only_kind = osmium::osm_entity_bits::nothing;
};
