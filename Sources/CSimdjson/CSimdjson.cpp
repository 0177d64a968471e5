#include "CSimdjson.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <new>
#include <simdjson.h>
#include <string>
#include <type_traits>

// The SONAME for the version of the headers: simdjson 3.0 is libsimdjson.so.14.
#define LIBRARY "libsimdjson.so.14"

namespace dom = simdjson::dom;

struct csimdjson_parser {
  dom::parser parser;
};

namespace {

/// The functions that the headers leave to the library, looked up by the symbols of the declarations below.
struct library {
  simdjson::internal::atomic_ptr<const simdjson::implementation> &(*active)() = nullptr;
  const simdjson::internal::error_code_info *codes = nullptr;
  char error[256] = "";

  library() {
    void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (handle) {
      active = reinterpret_cast<decltype(active)>(
        dlsym(handle, "_ZN8simdjson25get_active_implementationEv"));
      codes = static_cast<decltype(codes)>(dlsym(handle, "_ZN8simdjson8internal11error_codesE"));
    }
    if (!active || !codes) std::snprintf(error, sizeof error, "%s", dlerror());
  }
};

library &loaded() {
  static library only;
  return only;
}

// The handles of simdjson and of this interface are both a pointer and an index, so they are copied as bytes.
template <typename To, typename From> To translate(const From &from) {
  static_assert(sizeof(To) == sizeof(From), "a handle of simdjson has changed its size");
  static_assert(std::is_trivially_copyable<To>::value, "a handle of simdjson is more than bytes");
  static_assert(std::is_trivially_copyable<From>::value, "a handle of simdjson is more than bytes");
  To to;
  std::memcpy(static_cast<void *>(&to), &from, sizeof(To));
  return to;
}

dom::element element(csimdjson_value value) { return translate<dom::element>(value); }

// simdjson stores 24 bits of a count; from this value on the elements must be counted.
constexpr size_t saturated = 0xFFFFFF;

template <typename Container> size_t count(const Container &container) {
  size_t stored = container.size();
  if (stored < saturated) return stored;
  size_t counted = 0;
  for (auto item = container.begin(); item != container.end(); ++item) counted++;
  return counted;
}

template <typename Container> csimdjson_cursor cursor(const Container &container) {
  return {translate<csimdjson_value>(container.begin()), translate<csimdjson_value>(container.end())};
}

bool at_end(const csimdjson_cursor *cursor) { return cursor->at.index == cursor->end.index; }

static_assert(CSIMDJSON_PADDING >= simdjson::SIMDJSON_PADDING, "simdjson reads further");
static_assert(CSIMDJSON_LONGEST == simdjson::SIMDJSON_MAXSIZE_BYTES, "simdjson's limit moved");
static_assert(
  simdjson::SIMDJSON_VERSION_MAJOR == 3 && simdjson::SIMDJSON_VERSION_MINOR == 0,
  "another version of simdjson has a library of another name");
static_assert(CSIMDJSON_TOO_LONG == simdjson::CAPACITY, "simdjson's codes moved");
static_assert(CSIMDJSON_NO_MEMORY == simdjson::MEMALLOC, "simdjson's codes moved");
static_assert(CSIMDJSON_TOO_DEEP == simdjson::DEPTH_ERROR, "simdjson's codes moved");

} // namespace

namespace simdjson {

// The only function of the library that the headers call; everything else uses its result.
SIMDJSON_DLLIMPORTEXPORT __attribute__((visibility("hidden")))
internal::atomic_ptr<const implementation> &get_active_implementation() {
  return loaded().active();
}

} // namespace simdjson

const char *csimdjson_load_error() {
  return loaded().active && loaded().codes ? nullptr : loaded().error;
}

cloader_library csimdjson_library(void) {
  const library &library = loaded();
  if (!library.active || !library.codes) return {"simdjson", nullptr, nullptr, library.error};
  Dl_info info;
  const char *file = dladdr(library.codes, &info) ? info.dli_fname : nullptr;
  // Of the version of the headers, as its SONAME says.
  static const std::string version = std::to_string(simdjson::SIMDJSON_VERSION_MAJOR) + "." +
    std::to_string(simdjson::SIMDJSON_VERSION_MINOR);
  return {"simdjson", version.c_str(), file, nullptr};
}

csimdjson_parser *csimdjson_create(size_t max_depth) {
  auto *parser = new (std::nothrow) csimdjson_parser;
  if (parser && parser->parser.allocate(0, max_depth) != simdjson::SUCCESS) {
    delete parser;
    return nullptr;
  }
  return parser;
}

void csimdjson_free(csimdjson_parser *parser) { delete parser; }

int csimdjson_parse(
  csimdjson_parser *parser, const void *text, size_t length, csimdjson_value *root) {
  dom::element parsed;
  auto bytes = static_cast<const uint8_t *>(text);
  auto code = parser->parser.parse(bytes, length, false).get(parsed);
  if (code == simdjson::SUCCESS) *root = translate<csimdjson_value>(parsed);
  return code;
}

int csimdjson_parse_around(
  csimdjson_parser *parser, const void *text, size_t length, size_t start, size_t end,
  csimdjson_value *root) {
  // Stage 1 lists where tokens begin, stage 2 builds the document from that list. Here stage 1 sees
  // only what comes before and after the members of the object.
  if (length > simdjson::SIMDJSON_MAXSIZE_BYTES) return CSIMDJSON_TOO_LONG;
  auto bytes = static_cast<const uint8_t *>(text);
  size_t head = start + 1, tail = end - 1, rest = head + length - tail;
  auto &dom = parser->parser;
  int code = simdjson::SUCCESS;
  if (dom.capacity() < rest) code = dom.allocate(rest, dom.max_depth());
  if (!code && dom.doc.capacity() < rest) code = dom.doc.allocate(rest);
  if (code) return code;
  auto &stages = *dom.implementation;
  code = stages.stage1(bytes + tail, length - tail, simdjson::stage1_mode::regular);
  if (code) return code;
  auto count = stages.n_structural_indexes;
  std::unique_ptr<uint32_t[]> behind(new (std::nothrow) uint32_t[count]);
  if (!behind) return CSIMDJSON_NO_MEMORY;
  std::copy_n(stages.structural_indexes.get(), count, behind.get());
  code = stages.stage1(bytes, head, simdjson::stage1_mode::regular);
  if (code) return code;
  auto next = stages.structural_indexes.get() + stages.n_structural_indexes;
  for (uint32_t token = 0; token < count; token++) *next++ = behind[token] + uint32_t(tail);
  stages.n_structural_indexes += count;
  // As stage 1 ends its list.
  next[0] = next[1] = uint32_t(length);
  next[2] = 0;
  code = stages.stage2(dom.doc);
  if (code == simdjson::SUCCESS) *root = translate<csimdjson_value>(dom.doc.root());
  return code;
}

const char *csimdjson_message(int code) {
  // The codes are the indexes of the table.
  return loaded().codes[code].message;
}

int csimdjson_type(csimdjson_value value) { return static_cast<int>(element(value).type()); }

bool csimdjson_bool(csimdjson_value value, bool *result) {
  return element(value).get_bool().get(*result) == simdjson::SUCCESS;
}

bool csimdjson_int64(csimdjson_value value, int64_t *result) {
  return element(value).get_int64().get(*result) == simdjson::SUCCESS;
}

bool csimdjson_double(csimdjson_value value, double *result) {
  return element(value).get_double().get(*result) == simdjson::SUCCESS;
}

bool csimdjson_string(csimdjson_value value, const char **bytes, size_t *length) {
  std::string_view view;
  if (element(value).get_string().get(view) != simdjson::SUCCESS) return false;
  *bytes = view.data();
  *length = view.size();
  return true;
}

size_t csimdjson_count(csimdjson_value value) {
  dom::array array;
  if (element(value).get_array().get(array) == simdjson::SUCCESS) return count(array);
  dom::object object;
  if (element(value).get_object().get(object) == simdjson::SUCCESS) return count(object);
  return 0;
}

bool csimdjson_member(
  csimdjson_value object, const char *key, size_t key_length, csimdjson_value *result) {
  dom::element found;
  auto code = element(object).at_key(std::string_view(key, key_length)).get(found);
  if (code != simdjson::SUCCESS) return false;
  *result = translate<csimdjson_value>(found);
  return true;
}

csimdjson_cursor csimdjson_begin(csimdjson_value container) {
  dom::array array;
  if (element(container).get_array().get(array) == simdjson::SUCCESS) return cursor(array);
  dom::object object;
  if (element(container).get_object().get(object) == simdjson::SUCCESS) return cursor(object);
  return {container, container};
}

bool csimdjson_next_element(csimdjson_cursor *cursor, csimdjson_value *result) {
  if (at_end(cursor)) return false;
  auto iterator = translate<dom::array::iterator>(cursor->at);
  *result = translate<csimdjson_value>(*iterator);
  cursor->at = translate<csimdjson_value>(++iterator);
  return true;
}

bool csimdjson_next_member(
  csimdjson_cursor *cursor, const char **key, size_t *key_length, csimdjson_value *value) {
  if (at_end(cursor)) return false;
  auto iterator = translate<dom::object::iterator>(cursor->at);
  std::string_view name = iterator.key();
  *key = name.data();
  *key_length = name.size();
  *value = translate<csimdjson_value>(iterator.value());
  cursor->at = translate<csimdjson_value>(++iterator);
  return true;
}

size_t csimdjson_copy_positions(
  csimdjson_value array, double *positions, size_t capacity, int *fault) {
  *fault = CSIMDJSON_POSITIONS_ALL;
  dom::array list;
  if (element(array).get_array().get(list) != simdjson::SUCCESS) return 0;
  size_t copied = 0;
  for (dom::element item : list) {
    if (copied == capacity) break;
    dom::array numbers;
    if (item.get_array().get(numbers) != simdjson::SUCCESS) {
      *fault = CSIMDJSON_POSITION_NO_ARRAY;
      break;
    }
    auto number = numbers.begin();
    for (size_t axis = 0; axis < 2; ++axis, ++number) {
      if (!(number != numbers.end())) {
        *fault = CSIMDJSON_POSITION_TOO_SHORT;
        return copied;
      }
      if ((*number).get_double().get(positions[2 * copied + axis]) != simdjson::SUCCESS) {
        *fault = CSIMDJSON_POSITION_NO_NUMBER;
        return copied;
      }
    }
    copied++;
  }
  return copied;
}
