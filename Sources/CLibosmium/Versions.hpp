#pragma once
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/object.hpp>

#include <cstdint>
#include <utility>

/// Passes on the visible objects of one type. Of consecutive versions the last one is used.
template <typename Visit>
class Versions {
  Visit visit;
  std::uint64_t &objects;
  osmium::memory::Buffer held;
  const osmium::OSMObject *last = nullptr;

  void hand_on() {
    ++objects;
    if (last->visible()) visit(*last);
  }

public:
  /// Counts the objects passed on and deleted objects in `objects`.
  Versions(Visit visit, std::uint64_t &objects) : visit(std::move(visit)), objects(objects) {}

  /// Takes objects in file order.
  void take(osmium::memory::Buffer &&buffer) {
    while (buffer.has_nested_buffers()) take(std::move(*buffer.get_last_nested()));
    bool any = false;
    for (const auto &object : buffer.select<osmium::OSMObject>()) {
      if (last && (last->type() != object.type() || last->id() != object.id())) hand_on();
      last = &object;
      any = true;
    }
    if (any) held = std::move(buffer);
  }

  /// Passes on the last object at the end of the input.
  void end() {
    if (last) hand_on();
    last = nullptr;
  }
};
