#pragma once
#include "Batch.hpp"
#include "BlobFile.hpp"
#include "BlockSelection.hpp"
#include "PartialBlob.hpp"

#include <osmium/io/detail/pbf_decoder.hpp>

#include <string>

/// Takes out of blobs of a PBF file what is wanted in one pass; threads may share it.
class BlobDecoder {
  const BlobFile &file;
  const osmium::osm_entity_bits::type kind;
  const osmium::io::read_meta meta;
  const Triggers &triggers;
  const WantedIDs &wanted;

  /// All objects of the kind.
  Batch decode(const protozero::data_view &block) const {
    Batch batch;
    batch.objects = osmium::io::detail::PBFPrimitiveBlockDecoder{block, kind, meta}();
    return batch;
  }

  Batch select(const protozero::data_view &block) const {
    // Whether an object is deleted, and relations, of which there are few, are left to libosmium.
    if (meta == osmium::io::read_meta::no && kind != osmium::osm_entity_bits::relation) {
      if (auto batch = BlockSelection{block, kind, triggers, wanted}()) return std::move(*batch);
    }
    return decode(block);
  }

public:
  /// Takes objects of one kind, of which those with an id of `wanted` matter as well.
  BlobDecoder(const BlobFile &file, osmium::osm_entity_bits::type kind, osmium::io::read_meta meta,
              const Triggers &triggers, const WantedIDs &wanted)
      : file(file), kind(kind), meta(meta), triggers(triggers), wanted(wanted) {}

  /// Uncompresses just the beginning of a blob when that tells that nothing in it is wanted: most files
  /// have nodes, ways and relations in blobs of their own.
  Batch operator()(const BlobFile::Blob &blob) const {
    thread_local Inflation inflation;
    const auto content = file.content(blob);
    PartialBlob partial{content, inflation};
    auto only = blob.only_kind;
    if (only == osmium::osm_entity_bits::nothing) only = partial.only_kind();
    Batch batch;
    if (only == osmium::osm_entity_bits::nothing || only == kind) {
      const auto whole = partial.whole();
      // Not compressed by zlib, or damaged, which libosmium has words for.
      std::string output;
      batch = select(whole.empty() ? osmium::io::detail::decode_blob(content, output) : whole);
    }
    batch.only_kind = only;
    return batch;
  }
};
