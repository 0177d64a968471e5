#pragma once
#include "PartialBlob.hpp"

#include <osmium/io/detail/pbf_decoder.hpp>

#include <memory>
#include <string>
#include <utility>

/// Decodes a blob of data of a PBF file, or uncompresses just its beginning when that tells that nothing in
/// it is wanted: most files have nodes, ways and relations in blobs of their own.
class BlobDecoder {
  std::shared_ptr<std::string> blob;
  osmium::osm_entity_bits::type kinds;
  osmium::io::read_meta meta;

  osmium::memory::Buffer decode(const protozero::data_view &block) const {
    return osmium::io::detail::PBFPrimitiveBlockDecoder{block, kinds, meta}();
  }

public:
  BlobDecoder(std::string &&blob, osmium::osm_entity_bits::type kinds, osmium::io::read_meta meta)
      : blob(std::make_shared<std::string>(std::move(blob))), kinds(kinds), meta(meta) {}

  osmium::memory::Buffer operator()() {
    PartialBlob partial{*blob};
    const auto only = partial.only_kind();
    if (only != osmium::osm_entity_bits::nothing && !(only & kinds)) return osmium::memory::Buffer{64};
    if (const auto *whole = partial.whole()) return decode({whole->data(), whole->size()});
    // Not compressed by zlib, or damaged, which libosmium has words for.
    std::string output;
    return decode(osmium::io::detail::decode_blob(*blob, output));
  }
};
