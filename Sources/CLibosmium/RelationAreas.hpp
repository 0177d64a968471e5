#pragma once
#include "AreaAssembly.hpp"
#include "CLibosmium.h"
#include "KeptWays.hpp"
#include "Positions.hpp"
#include "Arena.hpp"
#include "Shape.hpp"
#include "WantedIDs.hpp"

#include <osmium/builder/osm_object_builder.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

/// The relations of a file that are requested, as libosmium has them, each after its request.
class KeptRelations {
  KeptRecords records;
  std::vector<unsigned char> bytes;
  static constexpr std::size_t head = 8;

public:
  explicit KeptRelations(Arena &arena) : records(arena, 64UL * 1024) {}

  const std::vector<KeptRecords::Block> &blocks() const { return records.blocks; }

  void add(const osmium::Relation &relation, clibosmium_request request) {
    bytes.assign(head, 0);
    std::memcpy(bytes.data(), &request, sizeof request);
    bytes.insert(bytes.end(), relation.data(), relation.data() + relation.padded_size());
    records.add(bytes.data(), bytes.size());
  }

  /// Calls `visit` for each relation of a block with its request.
  template <typename Visit>
  static void each(const KeptRecords::Block &block, Visit visit) {
    for (const auto *next = block.begin; next != block.end;) {
      clibosmium_request request = CLIBOSMIUM_NOTHING;
      std::memcpy(&request, next, sizeof request);
      const auto &relation = *reinterpret_cast<const osmium::Relation *>(next + head);
      visit(relation, request);
      next += head + relation.padded_size();
    }
  }
};

/// Where the member ways of relations are kept, by their numbers in the set of them; null if the file does not
/// have the way.
class Members {
  const unsigned char **ways = nullptr;

public:
  Members() = default;
  Members(Arena &arena, std::size_t count)
      : ways(reinterpret_cast<const unsigned char **>(arena.take(count * sizeof(const unsigned char *)))) {}

  void set(std::size_t number, const unsigned char *way) { ways[number] = way; }
  const unsigned char *get(std::size_t number) const { return ways[number]; }
};

/// Assembles the areas of relations; threads may share it.
class RelationAreas {
  const clibosmium_handlers &handlers;
  const WantedIDs &wanted_ways;
  const Members &members;
  const WantedIDs &wanted_nodes;
  const Positions &positions;

public:
  /// The area of a relation, or the reason why it has none.
  struct Outcome {
    bool is_area = false;
    Shape shape;
    FoundPosition position;
    std::int64_t label = 0;
    std::int64_t admin_centre = 0;
    clibosmium_reason reason = CLIBOSMIUM_NO_AREA;
    std::string detail;
  };

  RelationAreas(const clibosmium_handlers &handlers, const WantedIDs &wanted_ways, const Members &members,
                const WantedIDs &wanted_nodes, const Positions &positions)
      : handlers(handlers), wanted_ways(wanted_ways), members(members), wanted_nodes(wanted_nodes),
        positions(positions) {}

  /// Returns the outcomes for the relations of a block. Threads may assemble other blocks concurrently as other
  /// workers.
  std::vector<Outcome> assemble(const KeptRecords::Block &block, std::size_t worker) const {
    std::vector<Outcome> outcomes;
    KeptRelations::each(block, [&](const osmium::Relation &relation, clibosmium_request request) {
      outcomes.emplace_back();
      auto &outcome = outcomes.back();
      assemble(relation, request, outcome);
      if (outcome.is_area) outcome.position = outcome.shape.locate(handlers, worker);
    });
    return outcomes;
  }

private:
  /// Member ways with the positions of their nodes.
  struct Ways {
    osmium::memory::Buffer buffer{16UL * 1024, osmium::memory::Buffer::auto_grow::yes};
    std::vector<std::size_t> starts;
    std::vector<const char *> roles;
    std::vector<std::size_t> missing_nodes;
  };

  void add(Ways &ways, const unsigned char *kept, const char *role, NodePositions &nodes) const {
    KeptWay way;
    way.read(kept);
    std::size_t missing = 0;
    {
      osmium::builder::WayBuilder builder{ways.buffer};
      builder.set_id(way.id);
      osmium::builder::WayNodeListBuilder list{ways.buffer, &builder};
      for (const auto id : way.nodes) {
        const auto location = nodes.of(id);
        missing += location.valid() ? 0 : 1;
        list.add_node_ref(osmium::NodeRef{id, location});
      }
    }
    ways.starts.push_back(ways.buffer.commit());
    ways.roles.push_back(role);
    ways.missing_nodes.push_back(missing);
  }

  void assemble(const osmium::Relation &relation, clibosmium_request request, Outcome &outcome) const {
    WantedIDs::Finder finder{wanted_ways};
    NodePositions nodes{wanted_nodes, positions};
    Ways ways;
    std::size_t missing_members = 0;
    for (const auto &member : relation.members()) {
      if (member.type() == osmium::item_type::node) {
        if (std::strcmp(member.role(), "label") == 0) outcome.label = member.ref();
        if (std::strcmp(member.role(), "admin_centre") == 0) outcome.admin_centre = member.ref();
      }
      if (member.type() != osmium::item_type::way) continue;
      const auto number = finder.find(member.ref());
      const auto *kept = number == WantedIDs::none ? nullptr : members.get(number);
      if (kept) {
        add(ways, kept, member.role(), nodes);
      } else {
        ++missing_members;
      }
    }
    std::vector<const osmium::Way *> all;
    std::vector<AreaAssembly::Member> whole;
    std::size_t missing = 0;
    for (std::size_t index = 0; index < ways.starts.size(); ++index) {
      all.push_back(&ways.buffer.get<osmium::Way>(ways.starts[index]));
      missing += ways.missing_nodes[index];
      if (ways.missing_nodes[index] == 0) whole.emplace_back(all.back(), ways.roles[index]);
    }
    AreaAssembly assembly{outcome.shape};
    const bool is_cut = missing_members > 0 || missing > 0;
    if (is_cut && request == CLIBOSMIUM_OUTLINE && assembly.cut(relation.id(), whole)) {
      outcome.is_area = true;
    } else if (missing_members > 0) {
      outcome.reason = CLIBOSMIUM_MISSING_WAYS;
      outcome.detail = std::to_string(missing_members) + " member ways";
    } else if (missing > 0) {
      outcome.reason = CLIBOSMIUM_MISSING_NODES;
      outcome.detail = std::to_string(missing) + " nodes of its ways";
    } else if (all.empty()) {
      outcome.detail = "no member ways";
    } else {
      outcome.is_area = assembly.whole(relation, all, outcome.detail);
    }
  }
};
