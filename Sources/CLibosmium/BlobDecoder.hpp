#pragma once
#include "Batch.hpp"
#include "BlobFile.hpp"
#include "BlockDecoder.hpp"
#include "PartialBlob.hpp"

#include <osmium/io/detail/pbf_decoder.hpp>

#include <string>

/// Takes out of blobs of a PBF file what is wanted in one pass; threads may share it.
class BlobDecoder {
  const BlobFile &file;
  const osmium::osm_entity_bits::type kind;
  const bool has_history;
  const Triggers &triggers;
  const WantedIDs &wanted;

public:
  /// Takes objects of one kind, of which those with an id of `wanted` matter as well; a file with history may
  /// have deleted objects.
  BlobDecoder(const BlobFile &file, osmium::osm_entity_bits::type kind, bool has_history,
              const Triggers &triggers, const WantedIDs &wanted)
      : file(file), kind(kind), has_history(has_history), triggers(triggers), wanted(wanted) {}

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
      const auto block = whole.empty() ? osmium::io::detail::decode_blob(content, output) : whole;
      batch = BlockDecoder{block, kind, has_history, triggers, wanted}();
    }
    batch.only_kind = only;
    return batch;
  }
};
