#pragma once
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/osm/location.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// What is wanted of the objects in a blob of data.
struct Batch {
  osmium::memory::Buffer objects;
  /// Where nodes stand that are not among `objects`, by their places among the wanted identifiers.
  std::vector<std::pair<std::size_t, osmium::Location>> locations;
  /// How many objects the blob has besides.
  std::uint64_t passed_over = 0;
  /// The kind of all objects in the blob, if that is known.
  osmium::osm_entity_bits::type only_kind = osmium::osm_entity_bits::nothing;
};
