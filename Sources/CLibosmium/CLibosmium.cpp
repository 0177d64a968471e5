// libosmium validates its input with exceptions; its assertions would abort on a damaged file.
#ifndef NDEBUG
#define NDEBUG
#endif

#include "CLibosmium.h"

#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/io/bzip2_compression.hpp>
#include <osmium/io/gzip_compression.hpp>
#include <osmium/io/reader.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm.hpp>
#include <osmium/osm/types.hpp>
#include <osmium/thread/pool.hpp>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>

namespace {

/// The text of a coordinate in XML if it fits into an integer of 1e-7 degrees. libosmium shifts by the
/// exponent until the integer overflows, and so reads 1e999 as 0.
inline const char *bounded_coordinate(const char *text) {
  if (std::strpbrk(text, "eE") && !(std::fabs(std::strtod(text, nullptr)) < 214)) {
    throw osmium::invalid_location{std::string{"wrong format for coordinate: '"} + text + "'"};
  }
  return text;
}

/// The name of a user in XML if it is within libosmium's limit for other strings. libosmium stores the length
/// of a name with its zero byte in 16 bits, so a name of 65,535 bytes would overlap the objects after it.
inline const char *bounded_user(const char *name) {
  if (::strnlen(name, osmium::max_osm_string_length + 1) > osmium::max_osm_string_length) {
    throw std::length_error{"OSM user name is too long"};
  }
  return name;
}

}  // namespace

// Only the XML reader passes texts to these; everything else has been included above. See UPSTREAM.md.
#define set_lon(text) set_lon(bounded_coordinate(text))
#define set_lat(text) set_lat(bounded_coordinate(text))
#define set_user(name) set_user(bounded_user(name))
#include <osmium/io/xml_input.hpp>
#undef set_lon
#undef set_lat
#undef set_user

#include "AreaAssembly.hpp"
#include "BlobDecoder.hpp"
#include "BlobFile.hpp"
#include "InOrder.hpp"
#include "KeptWays.hpp"
#include "Shape.hpp"
#include "Triggers.hpp"
#include "Versions.hpp"
#include "WantedIDs.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <deque>
#include <new>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace {

/// Thrown if a handler stops reading.
struct Stopped {};

/// One import of one file.
class Import {
  const clibosmium_handlers &handlers;
  clibosmium_result &result;
  const osmium::io::File file;
  const Triggers triggers;
  osmium::thread::Pool pool;
  /// The blobs of a PBF file.
  std::optional<BlobFile> blobs;

  osmium::memory::Buffer relations{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
  KeptWays ways;
  WantedIDs wanted_ways;
  WantedIDs wanted_nodes;
  std::vector<osmium::Location> locations;
  /// Whether the file may have deleted objects and several versions of one object.
  bool history = false;

  /// The ways that are members of relations, by their indexes in `wanted_ways`; null if there is none.
  std::vector<const osmium::Way *> members;
  /// The member ways that are not used otherwise.
  std::vector<osmium::Way *> mere_members;
  /// The ways that are used themselves, with their roles.
  std::vector<std::pair<osmium::Way *, clibosmium_role>> wanted;
  /// The role of each of `relations`.
  std::vector<clibosmium_role> relation_roles;

  std::size_t emitted = 0;

  // Storage for handlers, reused for the next object.
  std::vector<clibosmium_tag> tags;
  Shape shape;
  AreaAssembly assembly{shape};

  static std::string local(const char *path) {
    // libosmium runs curl for a name such as "http:..." and reads standard input for "-".
    return path[0] == '/' ? std::string(path) : std::string("./") + path;
  }

  static int pool_size() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

  void report(double fraction) {
    if (!handlers.progress(handlers.context, fraction)) throw Stopped{};
  }

  clibosmium_object view(const osmium::OSMObject &object) {
    tags.clear();
    for (const auto &tag : object.tags()) tags.push_back({tag.key(), tag.value()});
    const auto type = object.type() == osmium::item_type::node  ? CLIBOSMIUM_NODE
                      : object.type() == osmium::item_type::way ? CLIBOSMIUM_WAY
                                                                : CLIBOSMIUM_RELATION;
    bool closed = false;
    if (type == CLIBOSMIUM_WAY) {
      const auto &nodes = static_cast<const osmium::Way &>(object).nodes();
      closed = nodes.size() >= 4 && nodes.ends_have_same_id();
    }
    return {type, closed, object.id(), tags.data(), tags.size()};
  }

  clibosmium_role role(const osmium::OSMObject &object) {
    if (!triggers.are_in(object.tags())) return CLIBOSMIUM_NOTHING;
    const auto seen = view(object);
    return handlers.role(handlers.context, &seen);
  }

  static bool is_line(clibosmium_role role) {
    return role == CLIBOSMIUM_LINE || role == CLIBOSMIUM_QUIET_LINE;
  }

  void leave_out(const osmium::OSMObject &object, clibosmium_role role, clibosmium_reason reason,
                 const std::string &detail) {
    if (role == CLIBOSMIUM_QUIET_LINE) return;
    const auto type = view(object).type;
    handlers.left_out(handlers.context, type, object.id(), role, reason, detail.c_str());
  }

  void report(int pass, std::size_t read, std::size_t size) {
    result.byte = read;
    const auto fraction = static_cast<double>(read) / static_cast<double>(std::max<std::size_t>(size, 1));
    report((pass + std::min(1.0, fraction)) / 3);
  }

  /// Calls `visit` for the visible objects of one type, except for those of a PBF file that have no trigger
  /// and are not among `ids`, and `locate` for skipped nodes among `ids`.
  template <typename Visit, typename Locate>
  void each(int pass, osmium::osm_entity_bits::type kind, const WantedIDs &ids, Visit visit, Locate locate) {
    Versions<Visit> versions{std::move(visit), result.objects};
    if (pass == 0 && file.format() == osmium::io::file_format::pbf) open_blobs();
    if (blobs) {
      each_in_blobs(pass, kind, ids, versions, locate);
    } else {
      each_in_file(pass, kind, versions);
    }
    versions.end();
  }

  template <typename Versions>
  void each_in_file(int pass, osmium::osm_entity_bits::type kind, Versions &versions) {
    // Whether there are deleted objects is known once the header is read.
    osmium::io::Reader reader{file, kind, pass == 0 ? osmium::io::read_meta::yes : meta(), pool};
    try {
      if (pass == 0) take_header(reader.header());
      while (osmium::memory::Buffer buffer = reader.read()) {
        report(pass, reader.offset(), reader.file_size());
        versions.take(std::move(buffer));
      }
      reader.close();
    } catch (const Stopped &) {
      throw;
    } catch (...) {
      result.byte = reader.offset();
      throw;
    }
  }

  template <typename Versions, typename Locate>
  void each_in_blobs(int pass, osmium::osm_entity_bits::type kind, const WantedIDs &ids, Versions &versions,
                     Locate &locate) {
    const BlobDecoder decoder{*blobs, kind, history, triggers, ids};
    // Enough to keep all threads busy while objects are passed on.
    InOrder<Batch> batches{pool, 4 * static_cast<std::size_t>(pool.num_threads())};
    std::deque<std::size_t> numbers;
    const auto take = [&] {
      auto &blob = blobs->blobs[numbers.front()];
      numbers.pop_front();
      result.byte = blob.offset;
      auto batch = batches.next();
      report(pass, blob.offset + blob.size, blobs->size());
      blob.only_kind = batch.only_kind;
      result.objects += batch.passed_over;
      versions.take(std::move(batch.objects));
      for (const auto &[place, location] : batch.locations) locate(place, location);
    };
    const auto has = [&](std::size_t number) {
      try {
        return blobs->has(number);
      } catch (...) {
        while (!numbers.empty()) take();
        result.byte = blobs->known();
        throw;
      }
    };
    for (std::size_t number = 0; has(number); ++number) {
      const auto blob = blobs->blobs[number];
      if (blob.only_kind != osmium::osm_entity_bits::nothing && blob.only_kind != kind) continue;
      if (batches.is_full()) take();
      batches.add([decoder, blob] { return decoder(blob); });
      numbers.push_back(number);
    }
    while (!numbers.empty()) take();
  }

  void open_blobs() {
    blobs.emplace(file.filename());
    try {
      take_header(blobs->header());
    } catch (...) {
      result.byte = blobs->known();
      throw;
    }
  }

  void take_header(const osmium::io::Header &header) {
    history = header.has_multiple_object_versions();
    const auto timestamp = header.get("osmosis_replication_timestamp");
    std::snprintf(result.timestamp, sizeof result.timestamp, "%s", timestamp.c_str());
  }

  /// If no locations are needed.
  static void nowhere(std::size_t, osmium::Location) {}

  void read_relations() {
    const auto visit = [&](const osmium::OSMObject &object) {
      const auto &relation = static_cast<const osmium::Relation &>(object);
      const auto role = this->role(relation);
      if (role == CLIBOSMIUM_NOTHING) return;
      const char *type = relation.tags().get_value_by_key("type", "");
      if (std::strcmp(type, "multipolygon") != 0 && std::strcmp(type, "boundary") != 0) {
        return leave_out(relation, role, CLIBOSMIUM_NOT_AN_AREA, std::string("type=") + type);
      }
      relations.add_item(relation);
      relations.commit();
      relation_roles.push_back(role);
      for (const auto &member : relation.members()) {
        if (member.type() == osmium::item_type::way) wanted_ways.add(member.ref());
      }
    };
    each(0, osmium::osm_entity_bits::relation, WantedIDs{}, visit, nowhere);
    wanted_ways.close();
    members.assign(wanted_ways.size(), nullptr);
  }

  /// Deleted objects are recognised by metadata, which takes time to read and is needed for few files.
  osmium::io::read_meta meta() const {
    return history ? osmium::io::read_meta::yes : osmium::io::read_meta::no;
  }

  void read_ways() {
    WantedIDs::Finder finder{wanted_ways};
    const auto visit = [&](const osmium::OSMObject &object) {
      const auto &way = static_cast<const osmium::Way &>(object);
      const auto member = finder.find(way.id());
      auto role = this->role(way);
      const std::size_t least = is_line(role) ? 2 : 4;
      if (role != CLIBOSMIUM_NOTHING && way.nodes().size() < least) {
        const auto reason = is_line(role) ? CLIBOSMIUM_NO_LINE : CLIBOSMIUM_NOT_CLOSED;
        leave_out(way, role, reason, std::to_string(way.nodes().size()) + " nodes");
        role = CLIBOSMIUM_NOTHING;
      }
      if (role == CLIBOSMIUM_NOTHING && member == WantedIDs::none) return;
      auto *kept = role == CLIBOSMIUM_NOTHING ? ways.add_bare(way) : ways.add(way);
      if (role == CLIBOSMIUM_NOTHING) {
        mere_members.push_back(kept);
      } else {
        wanted.emplace_back(kept, role);
      }
      if (member != WantedIDs::none) members[member] = kept;
      for (const auto &node : way.nodes()) wanted_nodes.add(node.ref());
    };
    each(1, osmium::osm_entity_bits::way, wanted_ways, visit, nowhere);
    wanted_nodes.close();
    locations.resize(wanted_nodes.size());
  }

  void read_nodes() {
    WantedIDs::Finder corners{wanted_nodes};
    const auto visit = [&](const osmium::OSMObject &object) {
      const auto &node = static_cast<const osmium::Node &>(object);
      const auto corner = corners.find(node.id());
      if (corner != WantedIDs::none) locations[corner] = node.location();
      if (!triggers.are_in(node.tags())) return;
      const auto seen = view(node);
      const auto role = handlers.role(handlers.context, &seen);
      if (role == CLIBOSMIUM_NOTHING) return;
      if (!node.location().valid()) return leave_out(node, role, CLIBOSMIUM_NO_POSITION, "");
      if (!handlers.node(handlers.context, &seen, node.location().lon(), node.location().lat())) {
        throw Stopped{};
      }
    };
    each(2, osmium::osm_entity_bits::node, wanted_nodes, visit,
         [&](std::size_t place, osmium::Location location) { locations[place] = location; });
  }

  /// Sets the locations of the nodes of a way, and counts those missing from the file.
  std::size_t set_locations(osmium::Way &way, WantedIDs::Finder &finder) const {
    std::size_t missing = 0;
    for (auto &node : way.nodes()) {
      const auto found = finder.find(node.ref());
      if (found != WantedIDs::none) node.set_location(locations[found]);
      missing += node.location().valid() ? 0 : 1;
    }
    return missing;
  }

  void emit(const osmium::OSMObject &object, const clibosmium_area &area) {
    if (++emitted % 1024 == 0) report(1);
    const auto seen = view(object);
    if (!handlers.area(handlers.context, &seen, &area)) throw Stopped{};
  }

  /// Emits the runs of nodes that have a location.
  void emit_lines(const osmium::Way &way, clibosmium_role role) {
    shape.clear();
    auto &coordinates = shape.coordinates;
    auto &ring_ends = shape.ring_ends;
    std::size_t start = 0;
    const auto end_line = [&] {
      if (coordinates.size() / 2 - start < 2) coordinates.resize(2 * start);
      start = coordinates.size() / 2;
      if (ring_ends.empty() ? start > 0 : start > ring_ends.back()) ring_ends.push_back(start);
    };
    for (const auto &node : way.nodes()) {
      if (node.location().valid()) {
        shape.append(node);
      } else {
        end_line();
      }
    }
    end_line();
    if (ring_ends.empty()) return leave_out(way, role, CLIBOSMIUM_NO_LINE, "");
    if (++emitted % 1024 == 0) report(1);
    const auto seen = view(way);
    const clibosmium_lines lines{coordinates.data(), ring_ends.data(), ring_ends.size()};
    if (!handlers.lines(handlers.context, &seen, &lines)) throw Stopped{};
  }

  static std::size_t missing_nodes(const osmium::Way &way) {
    return static_cast<std::size_t>(std::count_if(way.nodes().begin(), way.nodes().end(),
                                                  [](const auto &node) { return !node.location().valid(); }));
  }

  /// Data about a way computed before it is emitted.
  struct Survey {
    std::size_t missing_nodes = 0;
    /// Longitude and latitude of the position of a closed way, if known.
    std::optional<std::array<double, 2>> position;
  };

  /// Surveys the ways from `first` to `last` of `wanted`. Other workers may do so concurrently for other
  /// ways.
  std::vector<Survey> survey(std::size_t first, std::size_t last, std::size_t worker) const {
    std::vector<Survey> surveys(last - first);
    WantedIDs::Finder finder{wanted_nodes};
    Shape ring;
    for (auto index = first; index < last; ++index) {
      auto &way = *wanted[index].first;
      auto &survey = surveys[index - first];
      survey.missing_nodes = set_locations(way, finder);
      if (is_line(wanted[index].second) || survey.missing_nodes > 0) continue;
      if (!way.ends_have_same_location()) continue;
      ring.clear();
      ring.append_ring(way.nodes(), true);
      const auto area = ring.area(nullptr);
      std::array<double, 2> position{};
      if (handlers.locate(handlers.context, worker, &area, position.data())) survey.position = position;
    }
    return surveys;
  }

  /// Emits the ways that are used themselves, while the next batches are surveyed.
  void emit_ways() {
    constexpr std::size_t few = 2048;
    const auto workers = std::min(handlers.worker_count, static_cast<std::size_t>(pool.num_threads()));
    InOrder<std::vector<Survey>> surveys{pool, workers};
    std::size_t begun = 0;
    for (std::size_t first = 0; first < wanted.size(); first += few) {
      for (; begun < wanted.size() && !surveys.is_full(); begun += few) {
        const auto last = std::min(begun + few, wanted.size());
        // A worker's next batch begins when its last one is finished.
        const auto worker = begun / few % workers;
        surveys.add([this, begun, last, worker] { return survey(begun, last, worker); });
      }
      emit_ways(first, surveys.next());
    }
  }

  void emit_ways(std::size_t first, const std::vector<Survey> &surveys) {
    for (std::size_t index = 0; index < surveys.size(); ++index) {
      const auto role = wanted[first + index].second;
      const auto &way = *wanted[first + index].first;
      if (is_line(role)) {
        emit_lines(way, role);
        continue;
      }
      const auto &[missing, position] = surveys[index];
      if (missing > 0) {
        leave_out(way, role, CLIBOSMIUM_MISSING_NODES,
                  std::to_string(missing) + " of " + std::to_string(way.nodes().size()) + " nodes");
        continue;
      }
      if (!way.ends_have_same_location()) {
        leave_out(way, role, CLIBOSMIUM_NOT_CLOSED, "");
        continue;
      }
      shape.clear();
      if (!position || role != CLIBOSMIUM_PLACE) shape.append_ring(way.nodes(), true);
      emit(way, shape.area(position ? position->data() : nullptr));
    }
  }

  void emit_relations() {
    WantedIDs::Finder nodes{wanted_nodes};
    for (auto *way : mere_members) set_locations(*way, nodes);
    WantedIDs::Finder finder{wanted_ways};
    auto role = relation_roles.begin();
    for (const auto &relation : relations.select<osmium::Relation>()) {
      emit_relation(relation, *role++, finder);
    }
  }

  void emit_relation(const osmium::Relation &relation, clibosmium_role role, WantedIDs::Finder &finder) {
    std::vector<const osmium::Way *> own;
    std::vector<AreaAssembly::Member> whole;
    std::size_t missing_members = 0;
    std::size_t missing = 0;
    std::int64_t label = 0;
    std::int64_t admin_centre = 0;
    for (const auto &member : relation.members()) {
      if (member.type() == osmium::item_type::node) {
        if (std::strcmp(member.role(), "label") == 0) label = member.ref();
        if (std::strcmp(member.role(), "admin_centre") == 0) admin_centre = member.ref();
      }
      if (member.type() != osmium::item_type::way) continue;
      const auto found = finder.find(member.ref());
      if (found == WantedIDs::none || !members[found]) {
        ++missing_members;
        continue;
      }
      own.push_back(members[found]);
      const auto gaps = missing_nodes(*own.back());
      missing += gaps;
      if (gaps == 0) whole.emplace_back(own.back(), member.role());
    }
    const bool is_cut = missing_members > 0 || missing > 0;
    if (is_cut && role == CLIBOSMIUM_OUTLINE && assembly.cut(relation.id(), whole)) {
      return emit(relation, shape.area(nullptr, label, admin_centre));
    }
    if (missing_members > 0) {
      return leave_out(relation, role, CLIBOSMIUM_MISSING_WAYS,
                       std::to_string(missing_members) + " member ways");
    }
    if (missing > 0) {
      return leave_out(relation, role, CLIBOSMIUM_MISSING_NODES,
                       std::to_string(missing) + " nodes of its ways");
    }
    if (own.empty()) return leave_out(relation, role, CLIBOSMIUM_NO_AREA, "no member ways");
    std::string why;
    if (!assembly.whole(relation, own, why)) return leave_out(relation, role, CLIBOSMIUM_NO_AREA, why);
    emit(relation, shape.area(nullptr, label, admin_centre));
  }

public:
  Import(const char *path, const char *format, const clibosmium_handlers &handlers, clibosmium_result &result)
      : handlers(handlers), result(result), file(local(path), format),
        triggers(handlers.triggers, handlers.trigger_count), pool(pool_size()) {}

  void run() {
    read_relations();
    read_ways();
    read_nodes();
    emit_ways();
    emit_relations();
    report(1);
  }
};

clibosmium_status fail(clibosmium_status status, const char *message, clibosmium_result &result) {
  std::snprintf(result.message, sizeof result.message, "%s", message);
  return status;
}

}  // namespace

clibosmium_status clibosmium_read(const char *path, const char *format, const clibosmium_handlers *handlers,
                                  clibosmium_result *result) {
  *result = {};
  try {
    Import{path, format, *handlers, *result}.run();
    return CLIBOSMIUM_OK;
  } catch (const Stopped &) {
    return CLIBOSMIUM_STOPPED;
  } catch (const std::system_error &error) {
    result->system_error = error.code().value();
    return fail(CLIBOSMIUM_SYSTEM, error.what(), *result);
  } catch (const std::bad_alloc &) {
    return fail(CLIBOSMIUM_NO_MEMORY, "out of memory", *result);
  } catch (const std::exception &error) {
    return fail(CLIBOSMIUM_DATA, error.what(), *result);
  } catch (...) {
    return fail(CLIBOSMIUM_DATA, "unknown error", *result);
  }
}
