#pragma once
#include "OrderedTasks.hpp"
#include "Arena.hpp"

#include <osmium/osm/types.hpp>
#include <osmium/thread/pool.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

/// A set of ids that objects refer to, numbered in ascending order: two bytes for each id, and 32 for each
/// 65,536 consecutive numbers that have any.
class WantedIDs {
  friend class WantedIDsBuilder;

  /// Ids that differ only in their last 16 bits.
  struct Group {
    std::int64_t high;
    /// How many ids are in the groups before.
    std::size_t rank;
    const std::uint16_t *lows;
    std::size_t count;
  };

  std::vector<Group> groups;

  static std::int64_t high(osmium::object_id_type id) { return id >> 16; }
  static std::uint16_t low(osmium::object_id_type id) { return static_cast<std::uint16_t>(id & 0xFFFF); }

public:
  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  /// Finds ids, fastest close to the previous one, because files are mostly sorted by id. Each thread needs
  /// its own.
  class Finder {
    const std::vector<Group> &groups;
    /// The first group that is not before that of the previous id.
    std::size_t group = 0;
    /// The first id in it that is not less than the previous one.
    std::size_t cursor = 0;

    /// Moves `position`, which is at most `count`, to the first item that is not less than wanted.
    template <typename IsLess>
    static void move(std::size_t &position, std::size_t count, const IsLess &is_less) {
      std::size_t first = 0;
      std::size_t last = position;
      if (position < count && is_less(position)) {
        // The next one is usually close.
        std::size_t step = 1;
        while (position + step < count && is_less(position + step)) step *= 2;
        first = position + step / 2 + 1;
        last = std::min(position + step, count);
      } else if (position == 0 || is_less(position - 1)) {
        return;
      }
      while (first < last) {
        const auto middle = first + (last - first) / 2;
        if (is_less(middle)) {
          first = middle + 1;
        } else {
          last = middle;
        }
      }
      position = first;
    }

  public:
    explicit Finder(const WantedIDs &wanted) : groups(wanted.groups) {}

    /// The number of an id in the set, or `none`.
    std::size_t find(osmium::object_id_type id) {
      const auto high = WantedIDs::high(id);
      const auto before = group;
      move(group, groups.size(), [&](std::size_t index) { return groups[index].high < high; });
      if (group != before) cursor = 0;
      if (group == groups.size() || groups[group].high != high) return none;
      const auto low = WantedIDs::low(id);
      const auto &found = groups[group];
      move(cursor, found.count, [&](std::size_t index) { return found.lows[index] < low; });
      return cursor < found.count && found.lows[cursor] == low ? found.rank + cursor : none;
    }
  };

  std::size_t size() const { return groups.empty() ? 0 : groups.back().rank + groups.back().count; }
};

/// Collects ids in any order, with repetitions, in sorted runs.
class WantedIDsBuilder {
  using IDs = std::vector<osmium::object_id_type>;

  /// Groups as bytes: the high bits of the ids in 8 bytes, their count in 4, the lows in 2 each.
  using Bytes = std::vector<unsigned char>;

  /// The next group of a run.
  struct Cursor {
    const unsigned char *next;
    const unsigned char *end;
    std::int64_t high = 0;
    std::uint32_t count = 0;
    const std::uint16_t *lows = nullptr;

    bool advance() {
      if (next == end) return false;
      std::memcpy(&high, next, sizeof high);
      std::memcpy(&count, next + sizeof high, sizeof count);
      lows = reinterpret_cast<const std::uint16_t *>(next + sizeof high + sizeof count);
      next += sizeof high + sizeof count + sizeof(std::uint16_t) * count;
      return true;
    }

    /// The order in a queue with the least first.
    bool operator<(const Cursor &other) const { return high > other.high; }
  };

  Arena &arena;
  const std::size_t limit;
  IDs ids;
  OrderedTasks<Bytes> sorting;
  std::vector<Cursor> runs;

  static Bytes sorted(IDs ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    Bytes bytes;
    bytes.reserve(ids.size() * 3);
    const auto put = [&](auto number) {
      const auto start = bytes.size();
      bytes.resize(start + sizeof number);
      std::memcpy(&bytes[start], &number, sizeof number);
    };
    for (std::size_t first = 0; first < ids.size();) {
      const auto high = WantedIDs::high(ids[first]);
      auto last = first;
      while (last < ids.size() && WantedIDs::high(ids[last]) == high) ++last;
      put(static_cast<std::int64_t>(high));
      put(static_cast<std::uint32_t>(last - first));
      for (; first < last; ++first) put(WantedIDs::low(ids[first]));
    }
    return bytes;
  }

  void sort() {
    if (sorting.is_full()) keep();
    sorting.add([ids = std::move(ids)]() mutable { return sorted(std::move(ids)); });
    ids = IDs{};
  }

  void keep() {
    const auto bytes = sorting.next();
    if (bytes.empty()) return;
    auto *start = arena.take(bytes.size());
    std::memcpy(start, bytes.data(), bytes.size());
    runs.push_back({start, start + bytes.size()});
  }

  /// The union of groups with the same high bits.
  std::pair<const std::uint16_t *, std::size_t> united(const std::vector<Cursor> &same) {
    std::array<std::uint64_t, 1024> bits{};
    for (const auto &one : same) {
      for (std::uint32_t index = 0; index < one.count; ++index) {
        bits[one.lows[index] / 64U] |= std::uint64_t{1} << (one.lows[index] % 64U);
      }
    }
    std::size_t count = 0;
    for (const auto word : bits) count += static_cast<std::size_t>(__builtin_popcountll(word));
    auto *lows = reinterpret_cast<std::uint16_t *>(arena.take(count * sizeof(std::uint16_t)));
    auto *next = lows;
    for (std::size_t word = 0; word < bits.size(); ++word) {
      for (auto rest = bits[word]; rest != 0; rest &= rest - 1) {
        *next++ = static_cast<std::uint16_t>(word * 64 + static_cast<std::size_t>(__builtin_ctzll(rest)));
      }
    }
    return {lows, count};
  }

public:
  WantedIDsBuilder(Arena &arena, osmium::thread::Pool &pool)
      : arena(arena), limit(std::max<std::size_t>(arena.limit() / 64 / sizeof(osmium::object_id_type), 1024)),
        sorting(pool, 2) {}

  void add(osmium::object_id_type id) {
    ids.push_back(id);
    if (ids.size() >= limit) sort();
  }

  /// Returns the set. The builder is empty afterwards.
  WantedIDs finish() {
    sort();
    while (!sorting.is_empty()) keep();
    std::priority_queue<Cursor> queue;
    for (auto &run : runs) {
      if (run.advance()) queue.push(run);
    }
    runs.clear();
    WantedIDs wanted;
    std::vector<Cursor> same;
    while (!queue.empty()) {
      same.clear();
      do {
        same.push_back(queue.top());
        queue.pop();
      } while (!queue.empty() && queue.top().high == same.front().high);
      const auto rank = wanted.size();
      const auto [lows, count] = same.size() == 1
                                     ? std::pair<const std::uint16_t *, std::size_t>{same[0].lows, same[0].count}
                                     : united(same);
      wanted.groups.push_back({same.front().high, rank, lows, count});
      for (auto &run : same) {
        if (run.advance()) queue.push(run);
      }
    }
    return wanted;
  }
};
