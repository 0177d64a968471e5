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

/// The string table of a block of a PBF file.
class BlockTexts {
  struct Text {
    std::string_view text;
    /// The values that are triggers if this string is a key, once looked up.
    const Triggers::Values *values = nullptr;
    bool is_known = false;
  };

  const Triggers &triggers;
  std::vector<Text> texts;

  Text &entry(std::uint32_t number) {
    if (number >= texts.size()) throw osmium::pbf_error{"string id out of range"};
    return texts[number];
  }

public:
  explicit BlockTexts(const Triggers &triggers) : triggers(triggers) {}

  /// Reads the string table of a block. libosmium's tag lists are traversed from one zero byte to the next, so a
  /// string that contains one is an error.
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
      texts.push_back({{text.data(), text.size()}});
    }
  }

  std::string_view operator[](std::uint32_t number) { return entry(number).text; }

  /// Whether a tag of these two strings is a trigger.
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
