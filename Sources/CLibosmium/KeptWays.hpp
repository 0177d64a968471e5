#pragma once
#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/way.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

/// Stored ways. They do not move: one growing buffer would be copied again and again.
class KeptWays {
  std::vector<osmium::memory::Buffer> buffers;

  osmium::memory::Buffer &buffer(std::size_t wanted) {
    if (buffers.empty() || buffers.back().capacity() - buffers.back().committed() < wanted) {
      constexpr std::size_t usual = 4 * 1024 * 1024;
      buffers.emplace_back(std::max(usual, wanted), osmium::memory::Buffer::auto_grow::no);
    }
    return buffers.back();
  }

  static osmium::Way *last(osmium::memory::Buffer &buffer) { return &buffer.get<osmium::Way>(buffer.commit()); }

public:
  osmium::Way *add(const osmium::Way &way) {
    auto &buffer = this->buffer(way.padded_size());
    buffer.add_item(way);
    return last(buffer);
  }

  /// Stores the nodes of a way without its tags.
  osmium::Way *add_bare(const osmium::Way &way) {
    // Without tags and user it is not longer, except for the head of a node list.
    auto &buffer = this->buffer(way.padded_size() + 64);
    {
      osmium::builder::WayBuilder builder{buffer};
      builder.set_id(way.id());
      osmium::builder::WayNodeListBuilder nodes{buffer, &builder};
      for (const auto &node : way.nodes()) nodes.add_node_ref(node);
    }
    return last(buffer);
  }
};
