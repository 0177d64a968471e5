#pragma once
#include <osmium/osm/types.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

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
