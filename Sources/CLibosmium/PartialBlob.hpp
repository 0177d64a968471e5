#pragma once
#include <osmium/io/detail/pbf.hpp>
#include <osmium/io/detail/protobuf_tags.hpp>
#include <osmium/osm/entity_bits.hpp>

#include <protozero/exception.hpp>
#include <protozero/pbf_message.hpp>
#include <protozero/varint.hpp>
#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

/// A blob of a PBF file that is uncompressed by zlib as far as is asked for.
class PartialBlob {
  z_stream stream{};
  bool is_open = false;
  bool is_at_end = false;
  std::string output;

  /// Uncompresses the first `size` bytes at least; false when there are not so many.
  bool reach(std::size_t size) {
    if (!is_open || size > output.size()) return false;
    if (stream.total_out >= size) return true;
    // Steps, since one call less is worth more than a few bytes.
    const auto end = std::min(output.size(), size + 64);
    stream.next_out = reinterpret_cast<Bytef *>(&output[stream.total_out]);
    stream.avail_out = static_cast<uInt>(end - stream.total_out);
    is_at_end = inflate(&stream, Z_SYNC_FLUSH) == Z_STREAM_END;
    return stream.total_out >= size;
  }

  /// Reads a variable-length integer at `position` and goes behind it; false where there is none.
  bool take(std::uint64_t &value, std::size_t &position) {
    if (!reach(std::min(output.size(), position + protozero::max_varint_length))) return false;
    const char *at = output.data() + position;
    try {
      value = protozero::decode_varint(&at, output.data() + stream.total_out);
    } catch (const protozero::exception &) {
      return false;
    }
    position = static_cast<std::size_t>(at - output.data());
    return true;
  }

  void open(const std::string &blob) {
    using osmium::io::detail::FileFormat::Blob;
    using protozero::pbf_wire_type;
    protozero::data_view compressed;
    std::int32_t raw_size = 0;
    try {
      protozero::pbf_message<Blob> message{blob};
      while (message.next()) {
        if (message.tag_and_type() ==
            protozero::tag_and_type(Blob::optional_int32_raw_size, pbf_wire_type::varint)) {
          raw_size = message.get_int32();
        } else if (message.tag_and_type() ==
                   protozero::tag_and_type(Blob::optional_bytes_zlib_data,
                                           pbf_wire_type::length_delimited)) {
          compressed = message.get_view();
        } else {
          return;
        }
      }
    } catch (const protozero::exception &) {
      return;
    }
    if (compressed.empty() || raw_size <= 0 ||
        static_cast<std::uint32_t>(raw_size) > osmium::io::detail::max_uncompressed_blob_size) {
      return;
    }
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(compressed.data()));
    stream.avail_in = static_cast<uInt>(compressed.size());
    is_open = inflateInit(&stream) == Z_OK;
    if (is_open) output.resize(static_cast<std::size_t>(raw_size));
  }

public:
  explicit PartialBlob(const std::string &blob) { open(blob); }
  PartialBlob(const PartialBlob &) = delete;
  PartialBlob &operator=(const PartialBlob &) = delete;
  ~PartialBlob() {
    if (is_open) inflateEnd(&stream);
  }

  /// The kind of all objects in the blob, or `nothing` where its beginning does not tell.
  osmium::osm_entity_bits::type only_kind() {
    using osmium::io::detail::OSMFormat::PrimitiveBlock;
    using osmium::io::detail::OSMFormat::PrimitiveGroup;
    using protozero::pbf_wire_type;
    constexpr auto length_delimited = static_cast<std::uint64_t>(pbf_wire_type::length_delimited);
    const auto is = [](std::uint64_t key, auto field) {
      return key == (static_cast<std::uint64_t>(field) << 3 | length_delimited);
    };
    std::size_t position = 0;
    std::uint64_t key = 0;
    std::uint64_t length = 0;
    while (take(key, position)) {
      if ((key & 7) != length_delimited || !take(length, position)) break;
      if (length > output.size() - position) break;
      if (is(key, PrimitiveBlock::required_StringTable_stringtable)) {
        position += length;
        continue;
      }
      // A group has objects of one kind; behind it others may follow.
      const bool is_last = is(key, PrimitiveBlock::repeated_PrimitiveGroup_primitivegroup) &&
                           position + length == output.size();
      if (!is_last || length == 0 || !take(key, position)) break;
      if (is(key, PrimitiveGroup::repeated_Node_nodes)) return osmium::osm_entity_bits::node;
      if (is(key, PrimitiveGroup::optional_DenseNodes_dense)) return osmium::osm_entity_bits::node;
      if (is(key, PrimitiveGroup::repeated_Way_ways)) return osmium::osm_entity_bits::way;
      if (is(key, PrimitiveGroup::repeated_Relation_relations)) return osmium::osm_entity_bits::relation;
      break;
    }
    return osmium::osm_entity_bits::nothing;
  }

  /// The whole block, or null when it is not compressed by zlib or does not end as it says.
  const std::string *whole() {
    if (!is_open) return nullptr;
    if (!is_at_end) {
      stream.next_out = reinterpret_cast<Bytef *>(&output[0]) + stream.total_out;
      stream.avail_out = static_cast<uInt>(output.size() - stream.total_out);
      is_at_end = inflate(&stream, Z_FINISH) == Z_STREAM_END;
    }
    return is_at_end && stream.total_out == output.size() ? &output : nullptr;
  }
};
