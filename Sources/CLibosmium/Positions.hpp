#pragma once
#include "Arena.hpp"
#include "WantedIDs.hpp"

#include <osmium/osm/location.hpp>

#include <cstddef>
#include <cstdint>

/// The positions of nodes by their numbers in a set; undefined until they are set.
class Positions {
  /// Fresh memory is zero, which must mean undefined.
  struct Packed {
    std::uint32_t x;
    std::uint32_t y;
  };

  static constexpr std::uint32_t mask = osmium::Location::undefined_coordinate;
  Packed *nodes = nullptr;

public:
  Positions() = default;
  Positions(Arena &arena, std::size_t count)
      : nodes(reinterpret_cast<Packed *>(arena.take(count * sizeof(Packed)))) {}

  void set(std::size_t number, osmium::Location location) {
    nodes[number] = {static_cast<std::uint32_t>(location.x()) ^ mask,
                     static_cast<std::uint32_t>(location.y()) ^ mask};
  }

  osmium::Location get(std::size_t number) const {
    return {static_cast<std::int32_t>(nodes[number].x ^ mask), static_cast<std::int32_t>(nodes[number].y ^ mask)};
  }
};

/// Finds the positions of nodes by their ids. Each thread needs its own.
class NodePositions {
  WantedIDs::Finder finder;
  const Positions &positions;

public:
  NodePositions(const WantedIDs &wanted, const Positions &positions) : finder(wanted), positions(positions) {}

  /// The position of a node; undefined if the file does not have it.
  osmium::Location of(osmium::object_id_type id) {
    const auto number = finder.find(id);
    return number == WantedIDs::none ? osmium::Location{} : positions.get(number);
  }
};
