#pragma once
#include "Batch.hpp"
#include "BlockTexts.hpp"
#include "Triggers.hpp"
#include "WantedIDs.hpp"

#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/io/detail/pbf_decoder.hpp>
#include <osmium/io/detail/protobuf_tags.hpp>
#include <osmium/io/error.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/osm/item_type.hpp>

#include <protozero/pbf_message.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

/// Extracts from a block of a PBF file the objects of a type that have triggers or whose ids are wanted.
///
/// It replaces libosmium's decoder, which creates all objects, and which a malicious block causes to read out
/// of bounds (see UPSTREAM.md). Metadata is skipped, except for the visibility of an object.
class BlockDecoder {
  using Format = osmium::io::detail::OSMFormat::PrimitiveBlock;
  using Group = osmium::io::detail::OSMFormat::PrimitiveGroup;
  using Numbers = osmium::io::detail::varint_range;
  using Wire = protozero::pbf_wire_type;

  /// The keys and values of tags.
  struct Tags {
    Numbers keys;
    Numbers values;
  };

  /// Maximum memory for the objects of a block. A block has at most 32 MiB, and the objects of a real one
  /// take a few times its size; but single bytes can refer to a string of 1,024 bytes again and again, until
  /// the 32 bits of libosmium's object size overflow.
  static constexpr std::size_t largest = 512UL * 1024 * 1024;

  const protozero::data_view block;
  const osmium::osm_entity_bits::type kind;
  const WantedIDs &wanted;
  const bool has_history;

  BlockTexts texts;
  std::int64_t granularity = 100;
  std::int64_t lon_offset = 0;
  std::int64_t lat_offset = 0;

  /// Whether all objects are extracted.
  bool takes_all = false;
  /// Whether the ids have been ascending so far, and the last id.
  bool ascends = true;
  osmium::object_id_type previous = std::numeric_limits<osmium::object_id_type>::min();
  WantedIDs::Finder finder{wanted};
  Batch batch;

  [[noreturn]] static void refuse() { throw osmium::pbf_error{"PBF format error"}; }

  void check_size() const {
    if (batch.objects.written() > largest) throw osmium::pbf_error{"objects of a block take too much memory"};
  }

  static bool next(Tags &tags, std::uint32_t &key, std::uint32_t &value) {
    if (tags.keys.empty() != tags.values.empty()) refuse();
    if (tags.keys.empty()) return false;
    key = tags.keys.next_uint32();
    value = tags.values.next_uint32();
    return true;
  }

  bool have_trigger(Tags tags) {
    bool is_trigger = false;
    for (std::uint32_t key = 0, value = 0; next(tags, key, value);) {
      is_trigger = texts.is_trigger(key, value) || is_trigger;
    }
    return is_trigger;
  }

  void add_tag(osmium::builder::TagListBuilder &list, std::uint32_t key, std::uint32_t value) {
    const auto add = texts[key];
    const auto with = texts[value];
    list.add_tag(add.data(), add.size(), with.data(), with.size());
    check_size();
  }

  template <typename Builder>
  void add_tags(Builder &builder, Tags tags) {
    osmium::builder::TagListBuilder list{builder};
    for (std::uint32_t key = 0, value = 0; next(tags, key, value);) add_tag(list, key, value);
  }

  /// A coordinate in units of 1e-7 degrees; undefined if it does not fit into 32 bits.
  std::int32_t coordinate(std::int64_t count, std::int64_t offset) const {
    std::int64_t value = 0;
    if (__builtin_mul_overflow(count, granularity, &value) || __builtin_add_overflow(value, offset, &value)) {
      return osmium::Location::undefined_coordinate;
    }
    value /= osmium::io::detail::resolution_convert;
    const auto narrow = static_cast<std::int32_t>(value);
    return narrow == value ? narrow : osmium::Location::undefined_coordinate;
  }

  osmium::Location location(std::int64_t lon, std::int64_t lat) const {
    return {coordinate(lon, lon_offset), coordinate(lat, lat_offset)};
  }

  /// Whether to extract an object; `has_reason` is any reason other than its id.
  bool takes(osmium::object_id_type id, bool has_reason) {
    ascends = ascends && id > previous;
    previous = id;
    return takes_all || has_reason;
  }

  /// Whether the metadata says that an object is visible.
  bool is_visible(const protozero::data_view &metadata) const {
    using osmium::io::detail::OSMFormat::Info;
    bool visible = true;
    if (!has_history) return visible;
    protozero::pbf_message<Info> message{metadata};
    while (message.next(Info::optional_bool_visible, Wire::varint)) visible = message.get_bool();
    return visible;
  }

  Numbers visibilities(const protozero::data_view &metadata) const {
    using osmium::io::detail::OSMFormat::DenseInfo;
    Numbers visibilities;
    if (!has_history) return visibilities;
    protozero::pbf_message<DenseInfo> message{metadata};
    while (message.next(DenseInfo::packed_bool_visible, Wire::length_delimited)) {
      visibilities = Numbers{message.get_view()};
    }
    return visibilities;
  }

  void take_dense_nodes(const protozero::data_view &group) {
    using osmium::io::detail::OSMFormat::DenseNodes;
    Numbers ids;
    Numbers lons;
    Numbers lats;
    Numbers tags;
    Numbers visible;
    protozero::pbf_message<DenseNodes> message{group};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(DenseNodes::packed_sint64_id, Wire::length_delimited):
          ids = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(DenseNodes::optional_DenseInfo_denseinfo, Wire::length_delimited):
          visible = visibilities(message.get_view());
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
    const bool tells_visible = !visible.empty();
    std::uint64_t id = 0;
    std::uint64_t lon = 0;
    std::uint64_t lat = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> own;
    for (bool is_first = true; !ids.empty(); is_first = false) {
      if (lons.empty() || lats.empty() || (tells_visible && visible.empty())) refuse();
      id += static_cast<std::uint64_t>(ids.next_sint64());
      lon += static_cast<std::uint64_t>(lons.next_sint64());
      lat += static_cast<std::uint64_t>(lats.next_sint64());
      bool has_reason = is_first || ids.empty();
      own.clear();
      while (!tags.empty()) {
        const auto key = tags.next_uint32();
        if (key == 0) break;
        if (tags.empty()) refuse();
        own.emplace_back(key, tags.next_uint32());
        has_reason = texts.is_trigger(own.back().first, own.back().second) || has_reason;
      }
      const auto number = static_cast<osmium::object_id_type>(id);
      const auto at = [&] { return location(static_cast<std::int64_t>(lon), static_cast<std::int64_t>(lat)); };
      if (takes(number, has_reason)) {
        {
          osmium::builder::NodeBuilder builder{batch.objects};
          builder.set_id(number).set_location(at());
          if (tells_visible) builder.set_visible(visible.next_int32() != 0);
          osmium::builder::TagListBuilder list{builder};
          for (const auto &[key, value] : own) add_tag(list, key, value);
          check_size();
        }
        batch.objects.commit();
      } else {
        pass_over(number, at);
      }
    }
    if (!lons.empty() || !lats.empty()) refuse();
  }

  template <typename Locate>
  void pass_over(osmium::object_id_type node, const Locate &at) {
    ++batch.passed_over;
    if (const auto place = finder.find(node); place != WantedIDs::none) {
      batch.locations.emplace_back(place, at());
    }
  }

  void take_node(const protozero::data_view &node, bool has_reason) {
    using osmium::io::detail::OSMFormat::Node;
    constexpr auto none = std::numeric_limits<std::int64_t>::max();
    osmium::object_id_type id = 0;
    Tags tags;
    std::int64_t lon = none;
    std::int64_t lat = none;
    bool visible = true;
    protozero::pbf_message<Node> message{node};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(Node::required_sint64_id, Wire::varint):
          id = message.get_sint64();
          break;
        case protozero::tag_and_type(Node::packed_uint32_keys, Wire::length_delimited):
          tags.keys = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Node::packed_uint32_vals, Wire::length_delimited):
          tags.values = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Node::optional_Info_info, Wire::length_delimited):
          visible = is_visible(message.get_view());
          break;
        case protozero::tag_and_type(Node::required_sint64_lat, Wire::varint):
          lat = message.get_sint64();
          break;
        case protozero::tag_and_type(Node::required_sint64_lon, Wire::varint):
          lon = message.get_sint64();
          break;
        default:
          message.skip();
      }
    }
    if (visible && (lon == none || lat == none)) throw osmium::pbf_error{"illegal coordinate format"};
    if (!takes(id, have_trigger(tags) || has_reason)) return pass_over(id, [&] { return location(lon, lat); });
    {
      osmium::builder::NodeBuilder builder{batch.objects};
      builder.set_id(id).set_visible(visible);
      if (visible) builder.set_location(location(lon, lat));
      add_tags(builder, tags);
    }
    batch.objects.commit();
  }

  void take_way(const protozero::data_view &way, bool has_reason) {
    using osmium::io::detail::OSMFormat::Way;
    osmium::object_id_type id = 0;
    Tags tags;
    Numbers refs;
    bool visible = true;
    protozero::pbf_message<Way> message{way};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(Way::required_int64_id, Wire::varint):
          id = message.get_int64();
          break;
        case protozero::tag_and_type(Way::packed_uint32_keys, Wire::length_delimited):
          tags.keys = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Way::packed_uint32_vals, Wire::length_delimited):
          tags.values = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Way::optional_Info_info, Wire::length_delimited):
          visible = is_visible(message.get_view());
          break;
        case protozero::tag_and_type(Way::packed_sint64_refs, Wire::length_delimited):
          refs = Numbers{message.get_view()};
          break;
        default:
          message.skip();
      }
    }
    has_reason = finder.find(id) != WantedIDs::none || has_reason;
    if (!takes(id, have_trigger(tags) || has_reason)) {
      ++batch.passed_over;
      return;
    }
    {
      osmium::builder::WayBuilder builder{batch.objects};
      builder.set_id(id).set_visible(visible);
      if (!refs.empty()) {
        osmium::builder::WayNodeListBuilder list{builder};
        for (std::uint64_t ref = 0; !refs.empty();) {
          ref += static_cast<std::uint64_t>(refs.next_sint64());
          list.add_node_ref(static_cast<osmium::object_id_type>(ref));
          check_size();
        }
      }
      add_tags(builder, tags);
    }
    batch.objects.commit();
  }

  void take_relation(const protozero::data_view &relation, bool has_reason) {
    using osmium::io::detail::OSMFormat::Relation;
    osmium::object_id_type id = 0;
    Tags tags;
    Numbers roles;
    Numbers refs;
    Numbers types;
    bool visible = true;
    protozero::pbf_message<Relation> message{relation};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(Relation::required_int64_id, Wire::varint):
          id = message.get_int64();
          break;
        case protozero::tag_and_type(Relation::packed_uint32_keys, Wire::length_delimited):
          tags.keys = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Relation::packed_uint32_vals, Wire::length_delimited):
          tags.values = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Relation::optional_Info_info, Wire::length_delimited):
          visible = is_visible(message.get_view());
          break;
        case protozero::tag_and_type(Relation::packed_int32_roles_sid, Wire::length_delimited):
          roles = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Relation::packed_sint64_memids, Wire::length_delimited):
          refs = Numbers{message.get_view()};
          break;
        case protozero::tag_and_type(Relation::packed_MemberType_types, Wire::length_delimited):
          types = Numbers{message.get_view()};
          break;
        default:
          message.skip();
      }
    }
    if (!takes(id, have_trigger(tags) || has_reason)) {
      ++batch.passed_over;
      return;
    }
    {
      osmium::builder::RelationBuilder builder{batch.objects};
      builder.set_id(id).set_visible(visible);
      if (!refs.empty()) {
        osmium::builder::RelationMemberListBuilder list{builder};
        for (std::uint64_t ref = 0; !refs.empty();) {
          if (roles.empty() || types.empty()) refuse();
          ref += static_cast<std::uint64_t>(refs.next_sint64());
          const auto type = types.next_uint32();
          if (type > 2) throw osmium::pbf_error{"unknown relation member type"};
          const auto role = texts[roles.next_uint32()];
          list.add_member(static_cast<osmium::item_type>(type + 1), static_cast<osmium::object_id_type>(ref),
                          role.data(), role.size());
          check_size();
        }
      }
      if (!roles.empty() || !types.empty()) refuse();
      add_tags(builder, tags);
    }
    batch.objects.commit();
  }

  void take_object(const protozero::data_view &object, bool has_reason) {
    if (kind == osmium::osm_entity_bits::node) return take_node(object, has_reason);
    if (kind == osmium::osm_entity_bits::way) return take_way(object, has_reason);
    take_relation(object, has_reason);
  }

  /// The key of the messages in a group that are objects of the type.
  std::uint32_t object_key() const {
    switch (kind) {
      case osmium::osm_entity_bits::node:
        return protozero::tag_and_type(Group::repeated_Node_nodes, Wire::length_delimited);
      case osmium::osm_entity_bits::way:
        return protozero::tag_and_type(Group::repeated_Way_ways, Wire::length_delimited);
      default:
        return protozero::tag_and_type(Group::repeated_Relation_relations, Wire::length_delimited);
    }
  }

  /// Extracts the requested objects of a group, and always its first and last object, because adjacent blocks
  /// may have other versions of them.
  void take_group(protozero::pbf_message<Group> group) {
    const auto key = object_key();
    protozero::data_view object;
    bool is_first = true;
    while (group.next()) {
      const auto found = group.tag_and_type();
      if (found == key) {
        if (object.data()) take_object(object, std::exchange(is_first, false));
        object = group.get_view();
      } else if (kind == osmium::osm_entity_bits::node &&
                 found == protozero::tag_and_type(Group::optional_DenseNodes_dense, Wire::length_delimited)) {
        take_dense_nodes(group.get_view());
      } else {
        group.skip();
      }
    }
    if (object.data()) take_object(object, true);
  }

  void take_head() {
    protozero::pbf_message<Format> message{block};
    while (message.next()) {
      switch (message.tag_and_type()) {
        case protozero::tag_and_type(Format::required_StringTable_stringtable, Wire::length_delimited):
          texts.take(message.get_view());
          break;
        case protozero::tag_and_type(Format::optional_int32_granularity, Wire::varint):
          granularity = message.get_int32();
          if (granularity <= 0) throw osmium::pbf_error{"illegal granularity"};
          break;
        case protozero::tag_and_type(Format::optional_int64_lat_offset, Wire::varint):
          lat_offset = message.get_int64();
          break;
        case protozero::tag_and_type(Format::optional_int64_lon_offset, Wire::varint):
          lon_offset = message.get_int64();
          break;
        default:
          message.skip();
      }
    }
  }

  void take_groups() {
    batch = Batch{};
    batch.objects = osmium::memory::Buffer{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
    protozero::pbf_message<Format> message{block};
    while (message.next(Format::repeated_PrimitiveGroup_primitivegroup, Wire::length_delimited)) {
      take_group(message.get_message());
    }
  }

public:
  /// `wanted` are ids of objects of this type; a file with history may have deleted objects.
  BlockDecoder(protozero::data_view block, osmium::osm_entity_bits::type kind, bool has_history,
               const Triggers &triggers, const WantedIDs &wanted)
      : block(block), kind(kind), wanted(wanted), has_history(has_history), texts(triggers) {}

  Batch operator()() {
    take_head();
    takes_all = has_history;
    take_groups();
    // A repeated id is another version of an object, of which the last one is used.
    if (!takes_all && !ascends) {
      takes_all = true;
      take_groups();
    }
    return std::move(batch);
  }
};
