#pragma once
#include "Batch.hpp"
#include "Triggers.hpp"
#include "WantedIDs.hpp"

#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/io/detail/pbf_decoder.hpp>
#include <osmium/io/detail/protobuf_tags.hpp>
#include <osmium/io/error.hpp>
#include <osmium/osm/entity_bits.hpp>

#include <protozero/pbf_message.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Takes out of a block of a PBF file the objects that have triggers or are wanted by their ids. libosmium's
/// decoder would make objects of all.
///
/// It knows what blocks look like nearly always: dense nodes or ways, by ascending ids. All else is left to
/// libosmium's decoder. The first and the last object of a group are always taken, since the blocks before
/// and after may have other versions of them.
class BlockSelection {
  using Groups = osmium::io::detail::OSMFormat::PrimitiveGroup;
  using Numbers = osmium::io::detail::varint_range;
  using Wire = protozero::pbf_wire_type;

  /// A text of the block's table.
  struct Text {
    std::string_view text;
    /// What values trigger if this is a key, once that has been looked up.
    const Triggers::Values *values = nullptr;
    bool is_known = false;
  };

  const protozero::data_view block;
  const osmium::osm_entity_bits::type kind;
  const Triggers &triggers;
  const WantedIDs &wanted;

  std::vector<Text> texts;
  std::int64_t granularity = 100;
  std::int64_t lon_offset = 0;
  std::int64_t lat_offset = 0;
  osmium::object_id_type previous = std::numeric_limits<osmium::object_id_type>::min();
  Batch batch;

  void take_texts(const protozero::data_view &table) {
    using osmium::io::detail::OSMFormat::StringTable;
    protozero::pbf_message<StringTable> message{table};
    while (message.next(StringTable::repeated_bytes_s, Wire::length_delimited)) {
      const auto text = message.get_view();
      if (text.size() > osmium::max_osm_string_length) {
        throw osmium::pbf_error{"overlong string (" + std::string(text.data(), 20) + "...) in string table"};
      }
      texts.push_back({{text.data(), text.size()}});
    }
  }

  Text &text(std::uint32_t number) {
    if (number >= texts.size()) throw osmium::pbf_error{"string id out of range"};
    return texts[number];
  }

  bool is_trigger(std::uint32_t key, std::uint32_t value) {
    auto &known = text(key);
    if (!known.is_known) {
      known.values = triggers.values(known.text);
      known.is_known = true;
    }
    const auto &other = text(value);
    return triggers.are_all() || (known.values && known.values->have(other.text));
  }

  /// Whether `id` is greater than that of the object before.
  bool ascends_to(osmium::object_id_type id) {
    const bool ascends = id > previous;
    previous = id;
    return ascends;
  }

  template <typename Builder>
  void add_tag(Builder &tags, std::uint32_t key, std::uint32_t value) {
    const auto add = text(key).text;
    const auto with = text(value).text;
    tags.add_tag(add.data(), add.size(), with.data(), with.size());
  }

  osmium::Location location(std::int64_t lon, std::int64_t lat) const {
    constexpr auto step = osmium::io::detail::resolution_convert;
    return {static_cast<std::int32_t>((lon * granularity + lon_offset) / step),
            static_cast<std::int32_t>((lat * granularity + lat_offset) / step)};
  }

  /// Takes dense nodes; false when their ids do not ascend.
  bool take_nodes(const protozero::data_view &group) {
    using osmium::io::detail::OSMFormat::DenseNodes;
    Numbers ids;
    Numbers lons;
    Numbers lats;
    Numbers tags;
    protozero::pbf_message<DenseNodes> message{group};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(DenseNodes::packed_sint64_id, Wire::length_delimited):
          ids = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(DenseNodes::packed_sint64_lat, Wire::length_delimited):
          lats = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(DenseNodes::packed_sint64_lon, Wire::length_delimited):
          lons = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(DenseNodes::packed_int32_keys_vals, Wire::length_delimited):
          tags = Numbers{message.get_view()};
          break;
        default:
          message.skip();
      }
    }
    if (ids.empty()) return true;
    std::uint64_t id = 0;
    std::uint64_t lon = 0;
    std::uint64_t lat = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> own;
    WantedIDs::Finder finder{wanted};
    for (bool is_first = true; !ids.empty(); is_first = false) {
      if (lons.empty() || lats.empty()) throw osmium::pbf_error{"PBF format error"};
      id += static_cast<std::uint64_t>(ids.next_sint64());
      lon += static_cast<std::uint64_t>(lons.next_sint64());
      lat += static_cast<std::uint64_t>(lats.next_sint64());
      bool is_taken = is_first || ids.empty();
      own.clear();
      while (!tags.empty()) {
        const auto key = tags.next_uint32();
        if (key == 0) break;
        if (tags.empty()) throw osmium::pbf_error{"PBF format error"};
        own.emplace_back(key, tags.next_uint32());
        is_taken = is_trigger(own.back().first, own.back().second) || is_taken;
      }
      const auto number = static_cast<osmium::object_id_type>(id);
      if (!ascends_to(number)) return false;
      const auto at = [&] { return location(static_cast<std::int64_t>(lon), static_cast<std::int64_t>(lat)); };
      if (is_taken) {
        {
          osmium::builder::NodeBuilder builder{batch.objects};
          builder.set_id(number).set_location(at());
          osmium::builder::TagListBuilder list{builder};
          for (const auto &[key, value] : own) add_tag(list, key, value);
        }
        batch.objects.commit();
        continue;
      }
      ++batch.passed_over;
      if (const auto place = finder.find(number); place != WantedIDs::none) {
        batch.locations.emplace_back(place, at());
      }
    }
    return true;
  }

  /// Takes a way; false when its id does not ascend.
  bool take_way(const protozero::data_view &way, bool is_taken, WantedIDs::Finder &finder) {
    using osmium::io::detail::OSMFormat::Way;
    osmium::object_id_type id = 0;
    Numbers keys;
    Numbers values;
    Numbers refs;
    protozero::pbf_message<Way> message{way};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(Way::required_int64_id, Wire::varint):
          id = message.get_int64();
          break;
        case protozero::tag_and_type(Way::packed_uint32_keys, Wire::length_delimited):
          keys = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Way::packed_uint32_vals, Wire::length_delimited):
          values = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Way::packed_sint64_refs, Wire::length_delimited):
          refs = Numbers{message.get_view()};
          break;
        default:
          message.skip();
      }
    }
    if (!ascends_to(id)) return false;
    is_taken = finder.find(id) != WantedIDs::none || is_taken;
    for (auto [key, value] = std::pair{keys, values}; !key.empty() && !value.empty();) {
      const auto number = key.next_uint32();
      is_taken = is_trigger(number, value.next_uint32()) || is_taken;
    }
    if (!is_taken) {
      ++batch.passed_over;
      return true;
    }
    {
      osmium::builder::WayBuilder builder{batch.objects};
      builder.set_id(id);
      if (!refs.empty()) {
        osmium::builder::WayNodeListBuilder list{builder};
        for (std::uint64_t ref = 0; !refs.empty();) {
          ref += static_cast<std::uint64_t>(refs.next_sint64());
          list.add_node_ref(static_cast<osmium::object_id_type>(ref));
        }
      }
      osmium::builder::TagListBuilder list{builder};
      while (!keys.empty() && !values.empty()) {
        const auto key = keys.next_uint32();
        add_tag(list, key, values.next_uint32());
      }
    }
    batch.objects.commit();
    return true;
  }

  /// Takes the objects of a group; false when they are none that this class knows.
  bool take_group(protozero::pbf_message<Groups> group) {
    WantedIDs::Finder finder{wanted};
    protozero::data_view way;
    bool is_first = true;
    while (group.next()) {
      if (group.tag_and_type() ==
          protozero::tag_and_type(Groups::optional_DenseNodes_dense, Wire::length_delimited)) {
        const auto nodes = group.get_view();
        if (kind == osmium::osm_entity_bits::node && !take_nodes(nodes)) return false;
      } else if (group.tag_and_type() ==
                 protozero::tag_and_type(Groups::repeated_Way_ways, Wire::length_delimited)) {
        if (way.data() && !take_way(way, std::exchange(is_first, false), finder)) return false;
        way = group.get_view();
        if (kind != osmium::osm_entity_bits::way) way = {};
      } else {
        return false;
      }
    }
    return !way.data() || take_way(way, true, finder);
  }

  void take_head() {
    using osmium::io::detail::OSMFormat::PrimitiveBlock;
    protozero::pbf_message<PrimitiveBlock> message{block};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(PrimitiveBlock::required_StringTable_stringtable, Wire::length_delimited):
          if (!texts.empty()) throw osmium::pbf_error{"more than one stringtable in pbf file"};
          take_texts(message.get_view());
          break;
        case protozero::tag_and_type(PrimitiveBlock::optional_int32_granularity, Wire::varint):
          granularity = message.get_int32();
          break;
        case protozero::tag_and_type(PrimitiveBlock::optional_int64_lat_offset, Wire::varint):
          lat_offset = message.get_int64();
          break;
        case protozero::tag_and_type(PrimitiveBlock::optional_int64_lon_offset, Wire::varint):
          lon_offset = message.get_int64();
          break;
        default:
          message.skip();
      }
    }
  }

public:
  /// `wanted` are ids of objects of this kind.
  BlockSelection(protozero::data_view block, osmium::osm_entity_bits::type kind, const Triggers &triggers,
                 const WantedIDs &wanted)
      : block(block), kind(kind), triggers(triggers), wanted(wanted) {
    batch.objects = osmium::memory::Buffer{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
  }

  /// What is wanted of the block, or nothing when it must be left to libosmium.
  std::optional<Batch> operator()() {
    using osmium::io::detail::OSMFormat::PrimitiveBlock;
    take_head();
    protozero::pbf_message<PrimitiveBlock> message{block};
    while (message.next(PrimitiveBlock::repeated_PrimitiveGroup_primitivegroup, Wire::length_delimited)) {
      if (!take_group(message.get_message())) return std::nullopt;
    }
    return std::move(batch);
  }
};
