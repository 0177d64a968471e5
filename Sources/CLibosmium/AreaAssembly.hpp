#pragma once
#include "FirstProblem.hpp"
#include "Shape.hpp"

#include <osmium/area/assembler.hpp>
#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm.hpp>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <limits>
#include <string>
#include <utility>
#include <vector>

/// Assembles areas from the member ways of relations.
class AreaAssembly {
  Shape &shape;

public:
  /// A member way in the file, with its role.
  using Member = std::pair<const osmium::Way *, const char *>;

  /// The assembler writes rings to `shape`.
  explicit AreaAssembly(Shape &shape) : shape(shape) {}

  /// Assembles member ways; false, with the reason, if they do not form an area.
  bool whole(const osmium::Relation &relation, const std::vector<const osmium::Way *> &members,
             std::string &why) {
    // The id of the area is twice that of its relation, plus one.
    constexpr auto largest = std::numeric_limits<osmium::object_id_type>::max() / 4;
    if (relation.id() > largest || relation.id() < -largest) {
      why = "its id is too large";
      return false;
    }
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

  /// Assembles an area with missing members, if its outer rings close without them.
  bool cut(std::int64_t id, const std::vector<Member> &members) {
    std::vector<Member> outline;
    // Without its outer ring, the assembler would treat an inner ring as outer.
    std::copy_if(members.begin(), members.end(), std::back_inserter(outline),
                 [](const auto &member) { return std::strcmp(member.second, "inner") != 0; });
    if (!some(id, outline)) return false;
    // The holes may also be incomplete; then the area is accepted without them.
    return outline.size() == members.size() || some(id, members) || some(id, outline);
  }

private:
  /// Assembles an area from some members: the assembler iterates over members and ways in parallel.
  bool some(std::int64_t id, const std::vector<Member> &members) {
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
    return !members.empty() && whole(buffer.get<osmium::Relation>(0), member_ways, why);
  }
};
