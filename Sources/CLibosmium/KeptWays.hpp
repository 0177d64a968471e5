#pragma once
#include "CLibosmium.h"
#include "Arena.hpp"

#include <osmium/osm/way.hpp>

#include <protozero/varint.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <vector>

/// A way that is kept until the positions of its nodes are known. Its texts lie where it is kept.
struct KeptWay {
  osmium::object_id_type id = 0;
  /// `CLIBOSMIUM_NOTHING` if it is needed only as the member of a relation.
  clibosmium_request request = CLIBOSMIUM_NOTHING;
  std::vector<clibosmium_tag> tags;
  std::vector<osmium::object_id_type> nodes;

  bool is_line() const { return request == CLIBOSMIUM_LINE || request == CLIBOSMIUM_QUIET_LINE; }
  bool is_closed() const { return nodes.size() >= 4 && nodes.front() == nodes.back(); }

  /// Reads the way that is kept at `start`; returns where the next one is.
  const unsigned char *read(const unsigned char *start) {
    std::uint32_t size = 0;
    std::memcpy(&size, start, sizeof size);
    const auto *at = reinterpret_cast<const char *>(start) + sizeof size;
    const auto *end = reinterpret_cast<const char *>(start) + size;
    const auto next = [&] { return protozero::decode_varint(&at, end); };
    request = static_cast<clibosmium_request>(next());
    id = protozero::decode_zigzag64(next());
    tags.clear();
    for (auto count = next(); count > 0; --count) {
      const auto *value = at + std::strlen(at) + 1;
      tags.push_back({at, value});
      at = value + std::strlen(value) + 1;
    }
    nodes.clear();
    std::uint64_t node = 0;
    while (at < end) {
      node += static_cast<std::uint64_t>(protozero::decode_zigzag64(next()));
      nodes.push_back(static_cast<osmium::object_id_type>(node));
    }
    return start + (size + 7) / 8 * 8;
  }
};

/// Keeps ways: numbers as differences, texts with their zero bytes.
class KeptWays {
  KeptRecords records;
  std::string bytes;

  void put(std::uint64_t number) { protozero::write_varint(std::back_inserter(bytes), number); }

public:
  explicit KeptWays(Arena &arena) : records(arena, 128UL * 1024) {}

  const std::vector<KeptRecords::Block> &blocks() const { return records.blocks; }

  /// Keeps a way, without tags if it is not requested; returns where it is.
  const unsigned char *add(const osmium::Way &way, clibosmium_request request) {
    bytes.assign(sizeof(std::uint32_t), '\0');
    put(request);
    put(protozero::encode_zigzag64(way.id()));
    const bool has_tags = request != CLIBOSMIUM_NOTHING;
    put(has_tags ? way.tags().size() : 0);
    if (has_tags) {
      for (const auto &tag : way.tags()) {
        bytes.append(tag.key(), std::strlen(tag.key()) + 1);
        bytes.append(tag.value(), std::strlen(tag.value()) + 1);
      }
    }
    // The differences wrap around for the odd numbers of a damaged file.
    std::uint64_t previous = 0;
    for (const auto &node : way.nodes()) {
      const auto number = static_cast<std::uint64_t>(node.ref());
      put(protozero::encode_zigzag64(static_cast<std::int64_t>(number - previous)));
      previous = number;
    }
    const auto size = static_cast<std::uint32_t>(bytes.size());
    std::memcpy(&bytes[0], &size, sizeof size);
    return records.add(bytes.data(), bytes.size());
  }
};
