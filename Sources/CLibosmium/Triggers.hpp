#pragma once
#include "CLibosmium.h"

#include <osmium/osm/tag.hpp>

#include <cstddef>
#include <cstring>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

/// Tags that make an object worth asking about.
class Triggers {
  struct Values {
    bool any = false;
    std::unordered_set<std::string_view> some;

    bool have(const char *value) const {
      // A list is left to whoever is asked.
      return any || std::strchr(value, ';') || some.count(value) > 0;
    }
  };

  std::unordered_map<std::string_view, Values> keys;

public:
  /// The strings must outlive this.
  Triggers(const clibosmium_trigger *triggers, std::size_t count) {
    for (std::size_t index = 0; index < count; ++index) {
      auto &values = keys[triggers[index].key];
      if (triggers[index].value) {
        values.some.insert(triggers[index].value);
      } else {
        values.any = true;
      }
    }
  }

  /// Whether one of them is among `tags`; without any, whether there are tags.
  bool are_in(const osmium::TagList &tags) const {
    if (keys.empty()) return !tags.empty();
    for (const auto &tag : tags) {
      const auto found = keys.find(tag.key());
      if (found != keys.end() && found->second.have(tag.value())) return true;
    }
    return false;
  }
};
