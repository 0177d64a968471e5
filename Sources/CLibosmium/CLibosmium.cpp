// libosmium checks its input with exceptions; its assertions would end the process on a damaged file.
#ifndef NDEBUG
#define NDEBUG
#endif

#include "CLibosmium.h"

#include <osmium/area/assembler.hpp>
#include <osmium/area/problem_reporter.hpp>
#include <osmium/io/bzip2_compression.hpp>
#include <osmium/io/gzip_compression.hpp>
#include <osmium/io/pbf_input.hpp>
#include <osmium/io/reader.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm.hpp>
#include <osmium/thread/pool.hpp>

#include <cmath>
#include <cstdlib>
#include <cstring>

namespace {

/// The text of a coordinate in XML, if it is one that an integer of 1e-7 degrees holds. libosmium shifts by
/// the exponent until the integer overflows, and so takes 1e999 for 0.
inline const char *bounded_coordinate(const char *text) {
  if (std::strpbrk(text, "eE") && !(std::fabs(std::strtod(text, nullptr)) < 214)) {
    throw osmium::invalid_location{std::string{"wrong format for coordinate: '"} + text + "'"};
  }
  return text;
}

}  // namespace

// Only the reader of XML hands texts to these two; all else has been included above.
#define set_lon(text) set_lon(bounded_coordinate(text))
#define set_lat(text) set_lat(bounded_coordinate(text))
#include <osmium/io/xml_input.hpp>
#undef set_lon
#undef set_lat

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>
#include <new>
#include <string>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <vector>

namespace {

/// Thrown when a handler asks to stop.
struct Stopped {};

/// Ids that some object refers to. Files are mostly in order of ids, so the search goes on from the last hit.
class WantedIDs {
  std::vector<osmium::object_id_type> ids;
  mutable std::size_t cursor = 0;

public:
  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  void add(osmium::object_id_type id) { ids.push_back(id); }

  void close() {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    ids.shrink_to_fit();
  }

  std::size_t size() const { return ids.size(); }

  std::size_t find(osmium::object_id_type id) const {
    if (ids.empty()) return none;
    const bool ahead = cursor < ids.size() && ids[cursor] <= id;
    const bool between = cursor > 0 && ids[cursor - 1] < id && (cursor == ids.size() || id <= ids[cursor]);
    if (ahead) {
      // The next id is seldom far away: double the step, then halve the range.
      std::size_t step = 1;
      while (cursor + step < ids.size() && ids[cursor + step] < id) step *= 2;
      const auto from = ids.begin() + static_cast<std::ptrdiff_t>(cursor + step / 2);
      const auto to = ids.begin() + static_cast<std::ptrdiff_t>(std::min(cursor + step + 1, ids.size()));
      cursor = static_cast<std::size_t>(std::lower_bound(from, to, id) - ids.begin());
    } else if (!between) {
      cursor = static_cast<std::size_t>(std::lower_bound(ids.begin(), ids.end(), id) - ids.begin());
    }
    return cursor < ids.size() && ids[cursor] == id ? cursor : none;
  }
};

/// Keeps the first problem that the assembler meets, as text.
class FirstProblem : public osmium::area::ProblemReporter {
  void keep(const std::string &what, osmium::Location where) {
    if (!text.empty()) return;
    char buffer[160];
    std::snprintf(buffer, sizeof buffer, "%s at longitude %.7f, latitude %.7f", what.c_str(),
                  where.lon_without_check(), where.lat_without_check());
    text = buffer;
  }

public:
  std::string text;

  void report_intersection(osmium::object_id_type way1, osmium::Location, osmium::Location,
                           osmium::object_id_type way2, osmium::Location, osmium::Location,
                           osmium::Location where) override {
    keep("ways " + std::to_string(way1) + " and " + std::to_string(way2) + " cross", where);
  }
  void report_ring_not_closed(const osmium::NodeRef &end, const osmium::Way *way) override {
    keep(way ? "ring open at the end of way " + std::to_string(way->id()) : std::string("ring open"),
         end.location());
  }
};

/// One reading of one file.
class Import {
  const clibosmium_handlers &handlers;
  clibosmium_result &result;
  const osmium::io::File file;
  osmium::thread::Pool pool;

  osmium::memory::Buffer relations{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
  osmium::memory::Buffer ways{1024 * 1024, osmium::memory::Buffer::auto_grow::yes};
  WantedIDs wanted_ways;
  WantedIDs wanted_nodes;
  std::vector<osmium::Location> locations;
  /// Whether the file may have deleted objects and several versions of one.
  bool history = false;

  /// Where in `ways` a way is that is a member of a relation, by its place in `wanted_ways`.
  std::vector<std::size_t> member_offsets;
  /// Where in `ways` the ways are that are places.
  std::vector<std::size_t> place_offsets;

  std::size_t emitted = 0;

  // Storage of what handlers see, kept for the next object.
  std::vector<clibosmium_tag> tags;
  std::vector<double> coordinates;
  std::vector<std::size_t> ring_ends;
  std::vector<char> outer;

  static std::string local(const char *path) {
    // libosmium runs curl for a name such as "http:..." and reads the standard input for "-".
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
    return {type, object.id(), tags.data(), tags.size()};
  }

  bool is_place(const osmium::OSMObject &object) {
    if (object.tags().empty()) return false;
    const auto seen = view(object);
    return handlers.is_place(handlers.context, &seen);
  }

  void leave_out(const osmium::OSMObject &object, clibosmium_reason reason, const std::string &detail) {
    const auto type = view(object).type;
    handlers.left_out(handlers.context, type, object.id(), reason, detail.c_str());
  }

  /// Calls `visit` for the visible objects of one kind. Of versions that follow each other the last counts.
  template <typename Visit>
  void each(int pass, osmium::osm_entity_bits::type kind, osmium::io::read_meta meta, Visit &&visit) {
    osmium::io::Reader reader{file, kind, meta, pool};
    try {
      if (pass == 0) take_header(reader.header());
      osmium::memory::Buffer held;
      const osmium::OSMObject *last = nullptr;
      while (osmium::memory::Buffer buffer = reader.read()) {
        const auto size = static_cast<double>(std::max<std::size_t>(reader.file_size(), 1));
        result.byte = reader.offset();
        report((pass + std::min(1.0, static_cast<double>(reader.offset()) / size)) / 3);
        bool any = false;
        for (const auto &object : buffer.select<osmium::OSMObject>()) {
          if (last && (last->type() != object.type() || last->id() != object.id())) {
            ++result.objects;
            if (last->visible()) visit(*last);
          }
          last = &object;
          any = true;
        }
        if (any) held = std::move(buffer);
      }
      if (last) {
        ++result.objects;
        if (last->visible()) visit(*last);
      }
      reader.close();
    } catch (const Stopped &) {
      throw;
    } catch (...) {
      result.byte = reader.offset();
      throw;
    }
  }

  void take_header(const osmium::io::Header &header) {
    history = header.has_multiple_object_versions();
    const auto timestamp = header.get("osmosis_replication_timestamp");
    std::snprintf(result.timestamp, sizeof result.timestamp, "%s", timestamp.c_str());
  }

  void read_relations() {
    each(0, osmium::osm_entity_bits::relation, osmium::io::read_meta::yes, [&](const osmium::OSMObject &object) {
      const auto &relation = static_cast<const osmium::Relation &>(object);
      if (!is_place(relation)) return;
      const char *type = relation.tags().get_value_by_key("type", "");
      if (std::strcmp(type, "multipolygon") != 0 && std::strcmp(type, "boundary") != 0) {
        return leave_out(relation, CLIBOSMIUM_NOT_AN_AREA, std::string("type=") + type);
      }
      relations.add_item(relation);
      relations.commit();
      for (const auto &member : relation.members()) {
        if (member.type() == osmium::item_type::way) wanted_ways.add(member.ref());
      }
    });
    wanted_ways.close();
    member_offsets.assign(wanted_ways.size(), WantedIDs::none);
  }

  /// Deleted objects are told by metadata, which costs time and is there in few files.
  osmium::io::read_meta meta() const {
    return history ? osmium::io::read_meta::yes : osmium::io::read_meta::no;
  }

  void read_ways() {
    each(1, osmium::osm_entity_bits::way, meta(), [&](const osmium::OSMObject &object) {
      const auto &way = static_cast<const osmium::Way &>(object);
      const auto member = wanted_ways.find(way.id());
      bool place = is_place(way);
      if (place && way.nodes().size() < 4) {
        leave_out(way, CLIBOSMIUM_NOT_CLOSED, std::to_string(way.nodes().size()) + " nodes");
        place = false;
      }
      if (!place && member == WantedIDs::none) return;
      const auto offset = ways.committed();
      ways.add_item(way);
      ways.commit();
      if (member != WantedIDs::none) member_offsets[member] = offset;
      if (place) place_offsets.push_back(offset);
      for (const auto &node : way.nodes()) wanted_nodes.add(node.ref());
    });
    wanted_nodes.close();
    locations.resize(wanted_nodes.size());
  }

  void read_nodes() {
    each(2, osmium::osm_entity_bits::node, meta(), [&](const osmium::OSMObject &object) {
      const auto &node = static_cast<const osmium::Node &>(object);
      const auto wanted = wanted_nodes.find(node.id());
      if (wanted != WantedIDs::none) locations[wanted] = node.location();
      if (node.tags().empty()) return;
      const auto seen = view(node);
      if (!handlers.is_place(handlers.context, &seen)) return;
      if (!node.location().valid()) return leave_out(node, CLIBOSMIUM_NO_POSITION, "");
      if (!handlers.node(handlers.context, &seen, node.location().lon(), node.location().lat())) {
        throw Stopped{};
      }
    });
    for (auto &way : ways.select<osmium::Way>()) {
      for (auto &node : way.nodes()) {
        const auto wanted = wanted_nodes.find(node.ref());
        if (wanted != WantedIDs::none) node.set_location(locations[wanted]);
      }
    }
  }

  template <typename Ring>
  void append_ring(const Ring &ring, bool is_outer) {
    for (const auto &node : ring) {
      coordinates.push_back(node.location().lon());
      coordinates.push_back(node.location().lat());
    }
    ring_ends.push_back(coordinates.size() / 2);
    outer.push_back(is_outer);
  }

  void clear_shape() {
    coordinates.clear();
    ring_ends.clear();
    outer.clear();
  }

  void emit(const osmium::OSMObject &object) {
    if (++emitted % 1024 == 0) report(1);
    static_assert(sizeof(bool) == sizeof(char), "rings are flagged with one byte each");
    const auto seen = view(object);
    const clibosmium_area area{coordinates.data(), ring_ends.data(),
                               reinterpret_cast<const bool *>(outer.data()), ring_ends.size()};
    if (!handlers.area(handlers.context, &seen, &area)) throw Stopped{};
  }

  static std::size_t missing_nodes(const osmium::Way &way) {
    return static_cast<std::size_t>(std::count_if(way.nodes().begin(), way.nodes().end(),
                                                  [](const auto &node) { return !node.location().valid(); }));
  }

  void emit_ways() {
    for (const auto offset : place_offsets) {
      const auto &way = ways.get<osmium::Way>(offset);
      if (const auto missing = missing_nodes(way)) {
        leave_out(way, CLIBOSMIUM_MISSING_NODES,
                  std::to_string(missing) + " of " + std::to_string(way.nodes().size()) + " nodes");
        continue;
      }
      if (!way.ends_have_same_location()) {
        leave_out(way, CLIBOSMIUM_NOT_CLOSED, "");
        continue;
      }
      clear_shape();
      append_ring(way.nodes(), true);
      emit(way);
    }
  }

  void emit_relation(const osmium::Relation &relation) {
    std::vector<const osmium::Way *> members;
    std::size_t missing_members = 0;
    std::size_t missing = 0;
    for (const auto &member : relation.members()) {
      if (member.type() != osmium::item_type::way) continue;
      const auto wanted = wanted_ways.find(member.ref());
      if (wanted == WantedIDs::none || member_offsets[wanted] == WantedIDs::none) {
        ++missing_members;
        continue;
      }
      members.push_back(&ways.get<osmium::Way>(member_offsets[wanted]));
      missing += missing_nodes(*members.back());
    }
    if (missing_members > 0) {
      return leave_out(relation, CLIBOSMIUM_MISSING_WAYS, std::to_string(missing_members) + " member ways");
    }
    if (missing > 0) {
      return leave_out(relation, CLIBOSMIUM_MISSING_NODES, std::to_string(missing) + " nodes of its ways");
    }
    if (members.empty()) return leave_out(relation, CLIBOSMIUM_NO_AREA, "no member ways");

    FirstProblem problem;
    osmium::area::AssemblerConfig config;
    config.problem_reporter = &problem;
    config.create_empty_areas = false;
    osmium::area::Assembler assembler{config};
    osmium::memory::Buffer assembled{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
    const bool okay = assembler(relation, members, assembled);
    const auto areas = assembled.select<osmium::Area>();
    if (!okay || areas.begin() == areas.end()) return leave_out(relation, CLIBOSMIUM_NO_AREA, problem.text);

    clear_shape();
    const auto &area = *areas.begin();
    for (const auto &ring : area.outer_rings()) {
      append_ring(ring, true);
      for (const auto &hole : area.inner_rings(ring)) append_ring(hole, false);
    }
    if (ring_ends.empty()) return leave_out(relation, CLIBOSMIUM_NO_AREA, problem.text);
    emit(relation);
  }

public:
  Import(const char *path, const char *format, const clibosmium_handlers &handlers, clibosmium_result &result)
      : handlers(handlers), result(result), file(local(path), format), pool(pool_size()) {}

  void run() {
    read_relations();
    read_ways();
    read_nodes();
    emit_ways();
    for (const auto &relation : relations.select<osmium::Relation>()) emit_relation(relation);
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
