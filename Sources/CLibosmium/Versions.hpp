#pragma once
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/object.hpp>

#include <cstdint>
#include <utility>

/// Passes on the visible objects of one kind; of consecutive versions of an object only the last.
template <typename Visit>
class Versions {
  Visit visit;
  std::uint64_t &objects;
  osmium::memory::Buffer held;
  const osmium::OSMObject *last = nullptr;

  void pass_on() {
    ++objects;
    if (last->visible()) visit(*last);
  }

public:
  /// `objects` counts all objects, including deleted ones.
  Versions(Visit visit, std::uint64_t &objects) : visit(std::move(visit)), objects(objects) {}

  /// Adds objects in the order of the file.
  void take(osmium::memory::Buffer &&buffer) {
    while (buffer.has_nested_buffers()) take(std::move(*buffer.get_last_nested()));
    bool any = false;
    for (const auto &object : buffer.select<osmium::OSMObject>()) {
      if (last && (last->type() != object.type() || last->id() != object.id())) pass_on();
      last = &object;
      any = true;
    }
    if (any) held = std::move(buffer);
  }

  /// Passes on the last object.
  void end() {
    if (last) pass_on();
    last = nullptr;
  }
};
