#pragma once
#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/way.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

/// Ways that are kept. They stay where they are: one buffer that grows would have to be copied again and
/// again.
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

  /// Keeps the nodes of a way and none of its tags.
  osmium::Way *add_bare(const osmium::Way &way) {
    // Without tags and user it is not longer, but for the head of a list of nodes.
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
