#pragma once
#include "Triggers.hpp"

#include <osmium/io/detail/pbf_decoder.hpp>
#include <osmium/io/detail/protobuf_tags.hpp>
#include <osmium/io/error.hpp>
#include <osmium/osm/types.hpp>

#include <protozero/pbf_message.hpp>

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

/// The string table of a PBF block.
class BlockTexts {
  struct Text {
    std::string_view text;
    /// The trigger values if the string is a key; set once they have been looked up.
    const Triggers::Values *values = nullptr;
    bool is_known = false;
  };

  /// The most strings of a block. Writers put 8,000 objects into one, whose strings are some 10,000; two bytes
  /// can be a string, so that a block of 32 MiB could have 16 million, which take 512 MiB here.
  static constexpr std::size_t most = std::size_t{1} << 20;

  const Triggers &triggers;
  std::vector<Text> texts;

  Text &entry(std::uint32_t number) {
    if (number >= texts.size()) throw osmium::pbf_error{"string id out of range"};
    return texts[number];
  }

public:
  explicit BlockTexts(const Triggers &triggers) : triggers(triggers) {}

  /// Reads the string table of a block; there is exactly one. libosmium's tag lists are iterated from one
  /// zero byte to the next, so a string must not contain one.
  void take(const protozero::data_view &table) {
    using osmium::io::detail::OSMFormat::StringTable;
    if (!texts.empty()) throw osmium::pbf_error{"more than one stringtable in pbf file"};
    protozero::pbf_message<StringTable> message{table};
    while (message.next(StringTable::repeated_bytes_s, protozero::pbf_wire_type::length_delimited)) {
      const auto text = message.get_view();
      if (text.size() > osmium::max_osm_string_length) {
        throw osmium::pbf_error{"overlong string (" + std::string(text.data(), 20) + "...) in string table"};
      }
      if (std::memchr(text.data(), 0, text.size())) {
        throw osmium::pbf_error{"zero byte in string " + std::to_string(texts.size()) + " of string table"};
      }
      if (texts.size() == most) {
        throw osmium::pbf_error{"more than " + std::to_string(most) + " strings in string table"};
      }
      texts.push_back({{text.data(), text.size()}});
    }
  }

  std::string_view operator[](std::uint32_t number) { return entry(number).text; }

  /// Whether the tag of these two strings is a trigger.
  bool is_trigger(std::uint32_t key, std::uint32_t value) {
    auto &known = entry(key);
    if (!known.is_known) {
      known.values = triggers.values(known.text);
      known.is_known = true;
    }
    const auto with = entry(value).text;
    return triggers.are_all() || (known.values && known.values->have(with));
  }
};
