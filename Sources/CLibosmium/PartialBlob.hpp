#pragma once
#include <osmium/io/detail/pbf.hpp>
#include <osmium/io/detail/protobuf_tags.hpp>
#include <osmium/osm/entity_bits.hpp>

#include <libdeflate.h>
#include <protozero/exception.hpp>
#include <protozero/pbf_message.hpp>
#include <protozero/varint.hpp>
#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

/// Decompression state that a thread reuses for all blobs.
class Inflation {
  struct Free {
    void operator()(libdeflate_decompressor *whole) const { libdeflate_free_decompressor(whole); }
  };

  std::unique_ptr<libdeflate_decompressor, Free> decompressor{libdeflate_alloc_decompressor()};
  std::unique_ptr<char[]> bytes;
  std::size_t size = 0;

public:
  /// A buffer of at least `wanted` bytes, valid until the next call.
  char *memory(std::size_t wanted) {
    if (wanted > size) {
      bytes.reset();
      bytes.reset(new char[wanted]);
      size = wanted;
    }
    return bytes.get();
  }

  /// Decompresses exactly `wanted` bytes, for which zlib would take more than twice as long.
  bool whole(const protozero::data_view &compressed, char *output, std::size_t wanted) {
    return decompressor && libdeflate_zlib_decompress(decompressor.get(), compressed.data(), compressed.size(),
                                                      output, wanted, nullptr) == LIBDEFLATE_SUCCESS;
  }
};

/// A blob of a PBF file that is decompressed on demand.
class PartialBlob {
  Inflation &inflation;
  protozero::data_view compressed;
  z_stream stream{};
  bool is_open = false;
  /// The block, of which `stream.total_out` bytes are decompressed.
  char *output = nullptr;
  std::size_t size = 0;

  /// Decompresses at least the first `count` bytes; false if there are fewer.
  bool reach(std::size_t count) {
    if (count > size) return false;
    if (!is_open) {
      stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(compressed.data()));
      stream.avail_in = static_cast<uInt>(compressed.size());
      is_open = inflateInit(&stream) == Z_OK;
      if (!is_open) return false;
    }
    if (stream.total_out >= count) return true;
    // Decompresses a few bytes more, to save calls.
    const auto end = std::min(size, count + 64);
    stream.next_out = reinterpret_cast<Bytef *>(output + stream.total_out);
    stream.avail_out = static_cast<uInt>(end - stream.total_out);
    inflate(&stream, Z_SYNC_FLUSH);
    return stream.total_out >= count;
  }

  /// Reads a variable-length integer at `position` and advances it; false if there is none.
  bool take(std::uint64_t &value, std::size_t &position) {
    if (!reach(std::min(size, position + protozero::max_varint_length))) return false;
    const char *at = output + position;
    try {
      value = protozero::decode_varint(&at, output + stream.total_out);
    } catch (const protozero::exception &) {
      return false;
    }
    position = static_cast<std::size_t>(at - output);
    return true;
  }

  void open(const std::string &blob) {
    using osmium::io::detail::FileFormat::Blob;
    using protozero::pbf_wire_type;
    protozero::data_view data;
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
          data = message.get_view();
        } else {
          return;
        }
      }
    } catch (const protozero::exception &) {
      return;
    }
    if (data.empty() || raw_size <= 0 ||
        static_cast<std::uint32_t>(raw_size) > osmium::io::detail::max_uncompressed_blob_size) {
      return;
    }
    compressed = data;
    size = static_cast<std::size_t>(raw_size);
    output = inflation.memory(size);
  }

public:
  PartialBlob(const std::string &blob, Inflation &inflation) : inflation(inflation) { open(blob); }
  PartialBlob(const PartialBlob &) = delete;
  PartialBlob &operator=(const PartialBlob &) = delete;
  ~PartialBlob() {
    if (is_open) inflateEnd(&stream);
  }

  /// The type of all objects in the blob; `nothing` if its beginning does not show it.
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
      if (length > size - position) break;
      if (is(key, PrimitiveBlock::required_StringTable_stringtable)) {
        position += length;
        continue;
      }
      // A group has objects of one type; other groups may follow.
      const bool is_last = is(key, PrimitiveBlock::repeated_PrimitiveGroup_primitivegroup) &&
                           position + length == size;
      if (!is_last || length == 0 || !take(key, position)) break;
      if (is(key, PrimitiveGroup::repeated_Node_nodes)) return osmium::osm_entity_bits::node;
      if (is(key, PrimitiveGroup::optional_DenseNodes_dense)) return osmium::osm_entity_bits::node;
      if (is(key, PrimitiveGroup::repeated_Way_ways)) return osmium::osm_entity_bits::way;
      if (is(key, PrimitiveGroup::repeated_Relation_relations)) return osmium::osm_entity_bits::relation;
      break;
    }
    return osmium::osm_entity_bits::nothing;
  }

  /// The whole block; an empty view if it is not compressed with zlib or has another length.
  protozero::data_view whole() {
    if (size == 0 || !inflation.whole(compressed, output, size)) return {};
    return {output, size};
  }
};
