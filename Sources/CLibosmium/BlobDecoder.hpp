#pragma once
#include "Batch.hpp"
#include "BlobFile.hpp"
#include "BlockDecoder.hpp"
#include "PartialBlob.hpp"

#include <osmium/io/detail/pbf_decoder.hpp>

#include <string>

/// Extracts the requested objects of one pass from blobs of a PBF file; threads may share it.
class BlobDecoder {
  const BlobFile &file;
  const osmium::osm_entity_bits::type kind;
  const bool has_history;
  const Triggers &triggers;
  const WantedIDs &wanted;

public:
  /// Extracts objects of one type, including those with an id in `wanted`; a file with history may have
  /// deleted objects.
  BlobDecoder(const BlobFile &file, osmium::osm_entity_bits::type kind, bool has_history,
              const Triggers &triggers, const WantedIDs &wanted)
      : file(file), kind(kind), has_history(has_history), triggers(triggers), wanted(wanted) {}

  /// Decompresses only the beginning of a blob if that shows that it has no requested object: most files have
  /// nodes, ways and relations in separate blobs.
  Batch operator()(const BlobFile::Blob &blob) const {
    thread_local Inflation inflation;
    const auto content = file.content(blob);
    PartialBlob partial{content, inflation};
    auto only = blob.only_kind;
    if (only == osmium::osm_entity_bits::nothing) only = partial.only_kind();
    Batch batch;
    if (only == osmium::osm_entity_bits::nothing || only == kind) {
      const auto whole = partial.whole();
      // Not compressed with zlib, or damaged; libosmium then gives the error message.
      std::string output;
      const auto block = whole.empty() ? osmium::io::detail::decode_blob(content, output) : whole;
      batch = BlockDecoder{block, kind, has_history, triggers, wanted}();
    }
    batch.only_kind = only;
    return batch;
  }
};
