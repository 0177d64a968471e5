// libosmium validates its input with exceptions; its assertions would abort the process on a damaged file.
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
#include <osmium/version.hpp>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>

namespace {

/// Returns the text of a coordinate in XML if an integer in units of 1e-7 degrees can represent it. libosmium
/// shifts by the exponent until the integer overflows, and so reads 1e999 as 0.
inline const char *bounded_coordinate(const char *text) {
  if (std::strpbrk(text, "eE") && !(std::fabs(std::strtod(text, nullptr)) < 214)) {
    throw osmium::invalid_location{std::string{"wrong format for coordinate: '"} + text + "'"};
  }
  return text;
}

/// Returns a user name in XML if it is not longer than libosmium allows for other strings. libosmium stores
/// the length of a name with its zero byte in 16 bits, and so reads objects from within a name of 65,535
/// bytes.
inline const char *bounded_user(const char *name) {
  if (::strnlen(name, osmium::max_osm_string_length + 1) > osmium::max_osm_string_length) {
    throw std::length_error{"OSM user name is too long"};
  }
  return name;
}

}  // namespace

// Only the XML reader passes strings to these; all other headers are included above. See UPSTREAM.md.
#define set_lon(text) set_lon(bounded_coordinate(text))
#define set_lat(text) set_lat(bounded_coordinate(text))
#define set_user(name) set_user(bounded_user(name))
#include <osmium/io/xml_input.hpp>
#undef set_lon
#undef set_lat
#undef set_user

#include "Arena.hpp"
#include "AreaAssembly.hpp"
#include "BlobDecoder.hpp"
#include "BlobFile.hpp"
#include "KeptWays.hpp"
#include "OrderedTasks.hpp"
#include "Positions.hpp"
#include "RelationAreas.hpp"
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

/// The state of reading one file.
class Import {
  const clibosmium_handlers &handlers;
  clibosmium_result &result;
  const osmium::io::File file;
  const Triggers triggers;
  osmium::thread::Pool pool;
  /// The blobs of a PBF file; empty for other formats.
  std::optional<BlobFile> blobs;

  Arena arena;
  KeptRelations relations{arena};
  KeptWays ways{arena};
  WantedIDs wanted_ways;
  WantedIDs wanted_nodes;
  /// Where the member ways of relations are kept.
  Members members;
  /// The positions of the wanted nodes.
  Positions positions;
  /// Whether the file may have deleted objects and several versions of an object.
  bool history = false;

  // Storage for the arguments of handlers, reused for each object.
  std::vector<clibosmium_tag> tags;
  std::vector<std::int64_t> line_nodes;
  std::vector<clibosmium_member> relation_members;
  Shape shape;
  KeptWay way;

  static std::string local(const char *path) {
    // libosmium runs curl for a name such as "http:..." and reads standard input for "-".
    return path[0] == '/' ? std::string(path) : std::string("./") + path;
  }

  static int pool_size() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

  void report(double fraction) {
    if (!handlers.progress(handlers.context, fraction)) throw Stopped{};
  }

  static clibosmium_type type_of(osmium::item_type type) {
    return type == osmium::item_type::node  ? CLIBOSMIUM_NODE
           : type == osmium::item_type::way ? CLIBOSMIUM_WAY
                                            : CLIBOSMIUM_RELATION;
  }

  clibosmium_object view(const osmium::OSMObject &object) {
    tags.clear();
    for (const auto &tag : object.tags()) tags.push_back({tag.key(), tag.value()});
    const auto type = type_of(object.type());
    bool closed = false;
    if (type == CLIBOSMIUM_WAY) {
      const auto &nodes = static_cast<const osmium::Way &>(object).nodes();
      closed = nodes.size() >= 4 && nodes.ends_have_same_id();
    }
    return {type, closed, object.id(), tags.data(), tags.size()};
  }

  clibosmium_request request(const osmium::OSMObject &object) {
    if (!triggers.are_in(object.tags())) return CLIBOSMIUM_NOTHING;
    const auto seen = view(object);
    return handlers.request(handlers.context, &seen);
  }

  void leave_out(clibosmium_type type, osmium::object_id_type id, clibosmium_request request,
                 clibosmium_reason reason, const std::string &detail) {
    if (request == CLIBOSMIUM_QUIET_LINE) return;
    handlers.left_out(handlers.context, type, id, request, reason, detail.c_str());
  }

  void report(int pass, std::size_t read, std::size_t size) {
    result.byte = read;
    const auto fraction = static_cast<double>(read) / static_cast<double>(std::max<std::size_t>(size, 1));
    static constexpr std::array<double, 4> shares{0, 0.05, 0.4, 0.55};
    const auto done = shares[static_cast<std::size_t>(pass)];
    report(done + (shares[static_cast<std::size_t>(pass) + 1] - done) * std::min(1.0, fraction));
  }

  /// Calls `visit` for the visible objects of one kind; of a PBF file only for those that have a trigger or
  /// are among `ids`. Calls `locate` for nodes among `ids` that are not visited.
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
    // Whether there are deleted objects is known only after the header.
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
    OrderedTasks<Batch> batches{pool, 4 * static_cast<std::size_t>(pool.num_threads())};
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

  /// A `locate` for passes that do not need positions.
  static void ignore_location(std::size_t, osmium::Location) {}

  void emit_restriction(const osmium::Relation &relation) {
    relation_members.clear();
    for (const auto &member : relation.members()) {
      relation_members.push_back({type_of(member.type()), member.ref(), member.role()});
    }
    const auto seen = view(relation);
    if (!handlers.restriction(handlers.context, &seen, relation_members.data(), relation_members.size())) {
      throw Stopped{};
    }
  }

  void read_relations() {
    WantedIDsBuilder ids{arena, pool};
    const auto visit = [&](const osmium::OSMObject &object) {
      const auto &relation = static_cast<const osmium::Relation &>(object);
      const char *type = relation.tags().get_value_by_key("type", "");
      static constexpr char restriction[] = "restriction";
      if (handlers.restriction && std::strncmp(type, restriction, sizeof restriction - 1) == 0) {
        return emit_restriction(relation);
      }
      const auto request = this->request(relation);
      if (request == CLIBOSMIUM_NOTHING) return;
      if (std::strcmp(type, "multipolygon") != 0 && std::strcmp(type, "boundary") != 0) {
        return leave_out(CLIBOSMIUM_RELATION, relation.id(), request, CLIBOSMIUM_NOT_AN_AREA,
                         std::string("type=") + type);
      }
      relations.add(relation, request);
      for (const auto &member : relation.members()) {
        if (member.type() == osmium::item_type::way) ids.add(member.ref());
      }
    };
    each(0, osmium::osm_entity_bits::relation, WantedIDs{}, visit, ignore_location);
    wanted_ways = ids.finish();
    members = Members{arena, wanted_ways.size()};
  }

  /// Deleted objects are detected by metadata, which takes time to decode and is in few files.
  osmium::io::read_meta meta() const {
    return history ? osmium::io::read_meta::yes : osmium::io::read_meta::no;
  }

  void read_ways() {
    WantedIDs::Finder finder{wanted_ways};
    WantedIDsBuilder ids{arena, pool};
    const auto visit = [&](const osmium::OSMObject &object) {
      const auto &way = static_cast<const osmium::Way &>(object);
      const auto member = finder.find(way.id());
      auto request = this->request(way);
      const bool is_line = request == CLIBOSMIUM_LINE || request == CLIBOSMIUM_QUIET_LINE;
      if (request != CLIBOSMIUM_NOTHING && way.nodes().size() < (is_line ? 2 : 4)) {
        const auto reason = is_line ? CLIBOSMIUM_NO_LINE : CLIBOSMIUM_NOT_CLOSED;
        leave_out(CLIBOSMIUM_WAY, way.id(), request, reason, std::to_string(way.nodes().size()) + " nodes");
        request = CLIBOSMIUM_NOTHING;
      }
      if (request == CLIBOSMIUM_NOTHING && member == WantedIDs::none) return;
      const auto *kept = ways.add(way, request);
      if (member != WantedIDs::none) members.set(member, kept);
      for (const auto &node : way.nodes()) ids.add(node.ref());
    };
    each(1, osmium::osm_entity_bits::way, wanted_ways, visit, ignore_location);
    wanted_nodes = ids.finish();
    positions = Positions{arena, wanted_nodes.size()};
  }

  void read_nodes() {
    WantedIDs::Finder corners{wanted_nodes};
    const auto visit = [&](const osmium::OSMObject &object) {
      const auto &node = static_cast<const osmium::Node &>(object);
      const auto corner = corners.find(node.id());
      if (corner != WantedIDs::none) positions.set(corner, node.location());
      if (!triggers.are_in(node.tags())) return;
      const auto seen = view(node);
      const auto request = handlers.request(handlers.context, &seen);
      if (request == CLIBOSMIUM_NOTHING) return;
      if (!node.location().valid()) {
        return leave_out(CLIBOSMIUM_NODE, node.id(), request, CLIBOSMIUM_NO_POSITION, "");
      }
      if (!handlers.node(handlers.context, &seen, node.location().lon(), node.location().lat())) {
        throw Stopped{};
      }
    };
    each(2, osmium::osm_entity_bits::node, wanted_nodes, visit,
         [&](std::size_t place, osmium::Location location) { positions.set(place, location); });
  }

  void emit(const clibosmium_object &seen, const clibosmium_area &area) {
    if (!handlers.area(handlers.context, &seen, &area)) throw Stopped{};
  }

  /// Emits the runs of nodes with known positions.
  void emit_lines(const clibosmium_object &seen, const osmium::Location *nodes, std::size_t count) {
    shape.clear();
    line_nodes.clear();
    auto &positions = shape.positions;
    auto &ring_ends = shape.ring_ends;
    std::size_t start = 0;
    const auto end_line = [&] {
      if (positions.size() - start < 2) positions.resize(start);
      line_nodes.resize(positions.size());
      start = positions.size();
      if (ring_ends.empty() ? start > 0 : start > ring_ends.back()) ring_ends.push_back(start);
    };
    for (std::size_t index = 0; index < count; ++index) {
      if (nodes[index].valid()) {
        shape.append(nodes[index]);
        line_nodes.push_back(way.nodes[index]);
      } else {
        end_line();
      }
    }
    end_line();
    if (ring_ends.empty()) return leave_out(seen.type, seen.id, way.request, CLIBOSMIUM_NO_LINE, "");
    const bool is_quiet = way.request == CLIBOSMIUM_QUIET_LINE;
    const clibosmium_lines lines{positions.data(), line_nodes.data(), ring_ends.data(), ring_ends.size(),
                                 is_quiet};
    if (!handlers.lines(handlers.context, &seen, &lines)) throw Stopped{};
  }

  /// Data about the requested ways of a block that is computed before they are emitted.
  struct Survey {
    struct Found {
      std::size_t missing_nodes = 0;
      FoundPosition position;
    };
    std::vector<Found> ways;
    /// The positions of the nodes of ways without a position, way after way.
    std::vector<osmium::Location> nodes;
  };

  /// Surveys the requested ways of a block. Threads may survey other blocks concurrently as other workers.
  Survey survey(const KeptRecords::Block &block, std::size_t worker) const {
    Survey survey;
    KeptWay way;
    NodePositions nodes{wanted_nodes, positions};
    Shape ring;
    for (const auto *next = block.begin; next != block.end;) {
      next = way.read(next);
      if (way.request == CLIBOSMIUM_NOTHING) continue;
      const auto first = survey.nodes.size();
      Survey::Found found;
      for (const auto node : way.nodes) {
        survey.nodes.push_back(nodes.of(node));
        found.missing_nodes += survey.nodes.back().valid() ? 0 : 1;
      }
      if (!way.is_line() && found.missing_nodes == 0 && survey.nodes[first] == survey.nodes.back()) {
        ring.clear();
        ring.append_ring(survey.nodes.data() + first, survey.nodes.data() + survey.nodes.size(), true);
        found.position = ring.locate(handlers, worker);
      }
      if (found.position && way.request == CLIBOSMIUM_PLACE) survey.nodes.resize(first);
      survey.ways.push_back(found);
    }
    return survey;
  }

  /// The number of tasks at a time. The n-th task is that of worker n modulo it, whose task before is done then.
  std::size_t workers() const { return handlers.worker_count; }

  /// Emits the requested ways while the next ones are surveyed.
  void emit_ways() {
    std::size_t done = 0;
    OrderedTasks<Survey> surveys{pool, workers()};
    std::size_t begun = 0;
    for (const auto &block : ways.blocks()) {
      for (; begun < ways.blocks().size() && !surveys.is_full(); ++begun) {
        surveys.add([this, block = ways.blocks()[begun], worker = begun % workers()] {
          return survey(block, worker);
        });
      }
      emit_ways(block, surveys.next());
      report(0.55 + 0.35 * static_cast<double>(++done) / static_cast<double>(ways.blocks().size()));
    }
  }

  void emit_ways(const KeptRecords::Block &block, const Survey &survey) {
    auto found = survey.ways.begin();
    const auto *nodes = survey.nodes.data();
    for (const auto *next = block.begin; next != block.end;) {
      next = way.read(next);
      if (way.request == CLIBOSMIUM_NOTHING) continue;
      const clibosmium_object seen{CLIBOSMIUM_WAY, way.is_closed(), way.id, way.tags.data(), way.tags.size()};
      const auto &[missing, position] = *found++;
      const auto *first = nodes;
      if (!position || way.request != CLIBOSMIUM_PLACE) nodes += way.nodes.size();
      if (way.is_line()) {
        emit_lines(seen, first, way.nodes.size());
      } else if (missing > 0) {
        leave_out(seen.type, seen.id, way.request, CLIBOSMIUM_MISSING_NODES,
                  std::to_string(missing) + " of " + std::to_string(way.nodes.size()) + " nodes");
      } else if (!position && *first != nodes[-1]) {
        leave_out(seen.type, seen.id, way.request, CLIBOSMIUM_NOT_CLOSED, "");
      } else {
        shape.clear();
        if (first != nodes) shape.append_ring(first, nodes, true);
        emit(seen, shape.area(position));
      }
    }
  }

  /// Emits the relations while the areas of the next ones are assembled.
  void emit_relations() {
    const RelationAreas areas{handlers, wanted_ways, members, wanted_nodes, positions};
    OrderedTasks<std::vector<RelationAreas::Outcome>> outcomes{pool, workers()};
    std::size_t begun = 0;
    std::size_t done = 0;
    for (const auto &block : relations.blocks()) {
      for (; begun < relations.blocks().size() && !outcomes.is_full(); ++begun) {
        outcomes.add([&areas, block = relations.blocks()[begun], worker = begun % workers()] {
          return areas.assemble(block, worker);
        });
      }
      const auto assembled = outcomes.next();
      report(0.9 + 0.1 * static_cast<double>(done++) / static_cast<double>(relations.blocks().size()));
      auto outcome = assembled.begin();
      KeptRelations::each(block, [&](const osmium::Relation &relation, clibosmium_request request) {
        if (outcome->is_area) {
          emit(view(relation), outcome->shape.area(outcome->position, outcome->label, outcome->admin_centre));
        } else {
          leave_out(CLIBOSMIUM_RELATION, relation.id(), request, outcome->reason, outcome->detail);
        }
        ++outcome;
      });
    }
  }

public:
  Import(const char *path, const char *format, const clibosmium_handlers &handlers, clibosmium_result &result)
      : handlers(handlers), result(result), file(local(path), format),
        triggers(handlers.triggers, handlers.trigger_count), pool(pool_size()), arena(handlers) {}

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

// What zlib and bzip2 report: there is no memory, the file cannot be read, or what it holds is damaged.
clibosmium_status unreadable(bool is_memory, int system_error, const char *message, clibosmium_result &result) {
  if (is_memory) return fail(CLIBOSMIUM_NO_MEMORY, message, result);
  result.system_error = system_error;
  return fail(system_error ? CLIBOSMIUM_SYSTEM : CLIBOSMIUM_DATA, message, result);
}

}  // namespace

const char *clibosmium_version(void) { return LIBOSMIUM_VERSION_STRING; }

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
  } catch (const osmium::gzip_error &error) {
    return unreadable(error.gzip_error_code == Z_MEM_ERROR, error.system_errno, error.what(), *result);
  } catch (const osmium::bzip2_error &error) {
    return unreadable(error.bzip2_error_code == BZ_MEM_ERROR, error.system_errno, error.what(), *result);
  } catch (const std::exception &error) {
    return fail(CLIBOSMIUM_DATA, error.what(), *result);
  } catch (...) {
    return fail(CLIBOSMIUM_DATA, "unknown error", *result);
  }
}
