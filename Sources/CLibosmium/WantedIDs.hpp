#pragma once
#include <osmium/osm/types.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

/// Ids that objects refer to.
class WantedIDs {
  std::vector<osmium::object_id_type> ids;

public:
  static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

  /// Finds ids, fastest near the previous one: most files are sorted by id. Each thread may have its own.
  class Finder {
    const std::vector<osmium::object_id_type> &ids;
    /// The index of the first id that is not less than the last requested one.
    std::size_t cursor = 0;

    void search(osmium::object_id_type id) {
      if (cursor == ids.size() || ids[cursor] > id) {
        if (cursor == 0 || ids[cursor - 1] < id) return;
        cursor = static_cast<std::size_t>(std::lower_bound(ids.begin(), ids.end(), id) - ids.begin());
        return;
      }
      // The next id is usually close: double the step, then bisect.
      std::size_t step = 1;
      while (cursor + step < ids.size() && ids[cursor + step] < id) step *= 2;
      const auto from = ids.begin() + static_cast<std::ptrdiff_t>(cursor + step / 2);
      const auto to = ids.begin() + static_cast<std::ptrdiff_t>(std::min(cursor + step + 1, ids.size()));
      cursor = static_cast<std::size_t>(std::lower_bound(from, to, id) - ids.begin());
    }

  public:
    explicit Finder(const WantedIDs &wanted) : ids(wanted.ids) {}

    std::size_t find(osmium::object_id_type id) {
      search(id);
      return cursor < ids.size() && ids[cursor] == id ? cursor : none;
    }
  };

  void add(osmium::object_id_type id) { ids.push_back(id); }

  void close() {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    ids.shrink_to_fit();
  }

  std::size_t size() const { return ids.size(); }
};
