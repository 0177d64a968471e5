// libosmium checks its input with exceptions; its assertions would end the process on a damaged file.
#ifndef NDEBUG
#define NDEBUG
#endif

#include "CLibosmium.h"

#include <osmium/area/assembler.hpp>
#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/io/bzip2_compression.hpp>
#include <osmium/io/gzip_compression.hpp>
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

#include "BlobDecoder.hpp"

// Only the parser of PBF makes this decoder; its own would uncompress each blob in each pass.
#define PBFDataBlobDecoder ::BlobDecoder
#include <osmium/io/pbf_input.hpp>
#undef PBFDataBlobDecoder

#include "FirstProblem.hpp"
#include "Shape.hpp"
#include "Triggers.hpp"
#include "WantedIDs.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <future>
#include <iterator>
#include <new>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace {

/// Thrown when a handler asks to stop.
struct Stopped {};

/// One reading of one file.
class Import {
  const clibosmium_handlers &handlers;
  clibosmium_result &result;
  const osmium::io::File file;
  const Triggers triggers;
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
  /// Where in `ways` the ways are that are wanted for themselves, and as what.
  std::vector<std::pair<std::size_t, clibosmium_role>> wanted;
  /// What each of `relations` is wanted as.
  std::vector<clibosmium_role> relation_roles;

  std::size_t emitted = 0;

  // Storage of what handlers see, kept for the next object.
  std::vector<clibosmium_tag> tags;
  Shape shape;

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

  void leave_out(const osmium::OSMObject &object, clibosmium_role role, clibosmium_reason reason,
                 const std::string &detail) {
    const auto type = view(object).type;
    handlers.left_out(handlers.context, type, object.id(), role, reason, detail.c_str());
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
    });
    wanted_ways.close();
    member_offsets.assign(wanted_ways.size(), WantedIDs::none);
  }

  /// Deleted objects are told by metadata, which costs time and is there in few files.
  osmium::io::read_meta meta() const {
    return history ? osmium::io::read_meta::yes : osmium::io::read_meta::no;
  }

  /// Keeps the nodes of a way and none of its tags.
  void keep_bare(const osmium::Way &way) {
    {
      osmium::builder::WayBuilder builder{ways};
      builder.set_id(way.id());
      osmium::builder::WayNodeListBuilder nodes{ways, &builder};
      for (const auto &node : way.nodes()) nodes.add_node_ref(node);
    }
    ways.commit();
  }

  void read_ways() {
    each(1, osmium::osm_entity_bits::way, meta(), [&](const osmium::OSMObject &object) {
      const auto &way = static_cast<const osmium::Way &>(object);
      const auto member = wanted_ways.find(way.id());
      auto role = this->role(way);
      const std::size_t least = role == CLIBOSMIUM_LINE ? 2 : 4;
      if (role != CLIBOSMIUM_NOTHING && way.nodes().size() < least) {
        const auto reason = role == CLIBOSMIUM_LINE ? CLIBOSMIUM_NO_LINE : CLIBOSMIUM_NOT_CLOSED;
        leave_out(way, role, reason, std::to_string(way.nodes().size()) + " nodes");
        role = CLIBOSMIUM_NOTHING;
      }
      if (role == CLIBOSMIUM_NOTHING && member == WantedIDs::none) return;
      const auto offset = ways.committed();
      if (role == CLIBOSMIUM_NOTHING) {
        keep_bare(way);
      } else {
        ways.add_item(way);
        ways.commit();
        wanted.emplace_back(offset, role);
      }
      if (member != WantedIDs::none) member_offsets[member] = offset;
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
      if (!triggers.are_in(node.tags())) return;
      const auto seen = view(node);
      const auto role = handlers.role(handlers.context, &seen);
      if (role == CLIBOSMIUM_NOTHING) return;
      if (!node.location().valid()) return leave_out(node, role, CLIBOSMIUM_NO_POSITION, "");
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

  void emit(const osmium::OSMObject &object, const clibosmium_area &area) {
    if (++emitted % 1024 == 0) report(1);
    const auto seen = view(object);
    if (!handlers.area(handlers.context, &seen, &area)) throw Stopped{};
  }

  /// Emits the runs of nodes that have a position.
  void emit_lines(const osmium::Way &way) {
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
    if (ring_ends.empty()) return leave_out(way, CLIBOSMIUM_LINE, CLIBOSMIUM_NO_LINE, "");
    if (++emitted % 1024 == 0) report(1);
    const auto seen = view(way);
    const clibosmium_lines lines{coordinates.data(), ring_ends.data(), ring_ends.size()};
    if (!handlers.lines(handlers.context, &seen, &lines)) throw Stopped{};
  }

  static std::size_t missing_nodes(const osmium::Way &way) {
    return static_cast<std::size_t>(std::count_if(way.nodes().begin(), way.nodes().end(),
                                                  [](const auto &node) { return !node.location().valid(); }));
  }

  /// Longitude and latitude of where a closed way stands, if that is known.
  using Position = std::optional<std::array<double, 2>>;

  /// Where the closed ways from `first` to `last` of `wanted` stand. Other threads may read meanwhile.
  std::vector<Position> locate(std::size_t first, std::size_t last) const {
    std::vector<Position> positions(last - first);
    Shape ring;
    for (auto index = first; index < last; ++index) {
      const auto &way = ways.get<osmium::Way>(wanted[index].first);
      if (wanted[index].second == CLIBOSMIUM_LINE || missing_nodes(way) > 0) continue;
      if (!way.ends_have_same_location()) continue;
      ring.clear();
      ring.append_ring(way.nodes(), true);
      const auto area = ring.area(nullptr);
      std::array<double, 2> position{};
      if (handlers.locate(handlers.context, &area, position.data())) positions[index - first] = position;
    }
    return positions;
  }

  /// Emits the ways that are wanted for themselves, while the next few are being located.
  void emit_ways() {
    constexpr std::size_t few = 2048;
    const auto begin = [&](std::size_t first) {
      const auto last = std::min(first + few, wanted.size());
      return std::async(std::launch::async, [=] { return locate(first, last); });
    };
    auto next = begin(0);
    for (std::size_t first = 0; first < wanted.size(); first += few) {
      const auto positions = next.get();
      if (first + few < wanted.size()) next = begin(first + few);
      emit_ways(first, positions);
    }
  }

  void emit_ways(std::size_t first, const std::vector<Position> &positions) {
    for (std::size_t index = 0; index < positions.size(); ++index) {
      const auto &[offset, role] = wanted[first + index];
      const auto &way = ways.get<osmium::Way>(offset);
      if (role == CLIBOSMIUM_LINE) {
        emit_lines(way);
        continue;
      }
      if (const auto missing = missing_nodes(way)) {
        leave_out(way, role, CLIBOSMIUM_MISSING_NODES,
                  std::to_string(missing) + " of " + std::to_string(way.nodes().size()) + " nodes");
        continue;
      }
      if (!way.ends_have_same_location()) {
        leave_out(way, role, CLIBOSMIUM_NOT_CLOSED, "");
        continue;
      }
      shape.clear();
      shape.append_ring(way.nodes(), true);
      const auto &position = positions[index];
      emit(way, shape.area(position ? position->data() : nullptr));
    }
  }

  /// Assembles member ways and puts the rings where `emit` finds them; false, and why not, when they make no
  /// area.
  bool assemble(const osmium::Relation &relation, const std::vector<const osmium::Way *> &members,
                std::string &why) {
    FirstProblem problem;
    osmium::area::AssemblerConfig config;
    config.problem_reporter = &problem;
    config.create_empty_areas = false;
    osmium::area::Assembler assembler{config};
    osmium::memory::Buffer assembled{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
    const bool okay = assembler(relation, members, assembled);
    why = problem.text;
    const auto areas = assembled.select<osmium::Area>();
    if (!okay || areas.begin() == areas.end()) return false;
    shape.clear();
    const auto &area = *areas.begin();
    for (const auto &ring : area.outer_rings()) {
      shape.append_ring(ring, true);
      for (const auto &hole : area.inner_rings(ring)) shape.append_ring(hole, false);
    }
    return !shape.ring_ends.empty();
  }

  /// A member way that the file has, with its role.
  using Member = std::pair<const osmium::Way *, const char *>;

  /// The same for some members only: the assembler walks through members and ways side by side.
  bool assemble(std::int64_t id, const std::vector<Member> &members) {
    osmium::memory::Buffer buffer{64 * 1024, osmium::memory::Buffer::auto_grow::yes};
    std::vector<const osmium::Way *> member_ways;
    {
      osmium::builder::RelationBuilder builder{buffer};
      builder.set_id(id);
      osmium::builder::RelationMemberListBuilder list{buffer, &builder};
      for (const auto &[way, role] : members) {
        list.add_member(osmium::item_type::way, way->id(), role);
        member_ways.push_back(way);
      }
    }
    buffer.commit();
    std::string why;
    return !members.empty() && assemble(buffer.get<osmium::Relation>(0), member_ways, why);
  }

  /// Assembles an area of which members are missing, if its outer rings close without them.
  bool assemble_cut(std::int64_t id, const std::vector<Member> &members) {
    std::vector<Member> outline;
    // Without its outer ring, the assembler makes land of an inner one.
    std::copy_if(members.begin(), members.end(), std::back_inserter(outline),
                 [](const auto &member) { return std::strcmp(member.second, "inner") != 0; });
    if (!assemble(id, outline)) return false;
    // The holes may be cut as well; then the area is taken without them.
    return outline.size() == members.size() || assemble(id, members) || assemble(id, outline);
  }

  void emit_relation(const osmium::Relation &relation, clibosmium_role role) {
    std::vector<const osmium::Way *> members;
    std::vector<Member> whole;
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
      const auto found = wanted_ways.find(member.ref());
      if (found == WantedIDs::none || member_offsets[found] == WantedIDs::none) {
        ++missing_members;
        continue;
      }
      members.push_back(&ways.get<osmium::Way>(member_offsets[found]));
      const auto gaps = missing_nodes(*members.back());
      missing += gaps;
      if (gaps == 0) whole.emplace_back(members.back(), member.role());
    }
    const bool is_cut = missing_members > 0 || missing > 0;
    if (is_cut && role == CLIBOSMIUM_OUTLINE && assemble_cut(relation.id(), whole)) {
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
    if (members.empty()) return leave_out(relation, role, CLIBOSMIUM_NO_AREA, "no member ways");
    std::string why;
    if (!assemble(relation, members, why)) return leave_out(relation, role, CLIBOSMIUM_NO_AREA, why);
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
    auto role = relation_roles.begin();
    for (const auto &relation : relations.select<osmium::Relation>()) emit_relation(relation, *role++);
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
