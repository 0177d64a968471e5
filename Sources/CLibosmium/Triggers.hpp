#pragma once
#include "CLibosmium.h"

#include <osmium/osm/tag.hpp>

#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

/// Tags of objects for which the role is requested.
class Triggers {
public:
  /// The values of a key that are triggers.
  class Values {
    friend Triggers;
    bool any = false;
    std::unordered_set<std::string_view> some;

  public:
    bool have(std::string_view value) const {
      // The handler decides about lists.
      return any || value.find(';') != std::string_view::npos || some.count(value) > 0;
    }
  };

private:
  std::unordered_map<std::string_view, Values> keys;

public:
  /// The strings must outlive this object.
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

  /// Whether every tag is a trigger, because none is given.
  bool are_all() const { return keys.empty(); }

  /// The trigger values of a key; null if the key is in no trigger.
  const Values *values(std::string_view key) const {
    const auto found = keys.find(key);
    return found == keys.end() ? nullptr : &found->second;
  }

  /// Whether `tags` has a trigger; if none is given, whether there are tags.
  bool are_in(const osmium::TagList &tags) const {
    if (are_all()) return !tags.empty();
    for (const auto &tag : tags) {
      const auto *values = this->values(tag.key());
      if (values && values->have(tag.value())) return true;
    }
    return false;
  }
};
