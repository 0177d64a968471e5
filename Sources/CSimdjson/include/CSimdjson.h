/// A C interface to simdjson's DOM parser: one call parses, the others read the result.
///
/// Every function corresponds to one of simdjson 3.0, except `csimdjson_copy_positions`, which copies a
/// whole line in one call instead of one call for each vertex, and `csimdjson_parse_around`, which
/// skips what the caller has read.
///
/// libsimdjson depends on the C++ library, which adds half a millisecond to the start of a process;
/// simple routes need neither. Therefore nothing links against it: it is opened at its first use.
#pragma once
#include <CLoader.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes after the end of a text that simdjson may read (but never uses).
#define CSIMDJSON_PADDING 64

/// The maximum length of a text in bytes, SIMDJSON_MAXSIZE_BYTES.
#define CSIMDJSON_LONGEST 0xFFFFFFFFu

/// The codes that callers distinguish; any other non-zero code is a syntax error.
enum {
  CSIMDJSON_SUCCESS = 0,
  CSIMDJSON_TOO_LONG = 1,
  CSIMDJSON_NO_MEMORY = 2,
  CSIMDJSON_TOO_DEEP = 4,
};

/// The type of a value.
enum {
  CSIMDJSON_ARRAY = '[',
  CSIMDJSON_OBJECT = '{',
  CSIMDJSON_INT64 = 'l',
  CSIMDJSON_UINT64 = 'u',
  CSIMDJSON_DOUBLE = 'd',
  CSIMDJSON_STRING = '"',
  CSIMDJSON_BOOL = 't',
  CSIMDJSON_NULL = 'n',
};

/// Why `csimdjson_copy_positions` stopped.
enum {
  CSIMDJSON_POSITIONS_ALL = 0,
  CSIMDJSON_POSITION_NO_ARRAY = 1,
  CSIMDJSON_POSITION_TOO_SHORT = 2,
  CSIMDJSON_POSITION_NO_NUMBER = 3,
};

/// A parser and its current document.
typedef struct csimdjson_parser csimdjson_parser;

/// A value of the current document; invalid once its parser parses again or is freed.
typedef struct {
  const void *_Nullable document;
  size_t index;
} csimdjson_value;

/// A position in an array or object, and the end of the container.
typedef struct {
  csimdjson_value at;
  csimdjson_value end;
} csimdjson_cursor;

/// Why the library cannot be loaded, in which case no other function may be called; NULL if it is loaded.
/// Thread-safe; loads once.
const char *_Nullable csimdjson_load_error(void);

/// A parser that rejects texts nested deeper than `max_depth`; NULL if memory is exhausted.
csimdjson_parser *_Nullable csimdjson_create(size_t max_depth);
void csimdjson_free(csimdjson_parser *_Nullable parser);

/// Parses `length` bytes of UTF-8; `CSIMDJSON_PADDING` more bytes must be readable after them.
int csimdjson_parse(
  csimdjson_parser *_Nonnull parser, const void *_Nonnull text, size_t length,
  csimdjson_value *_Nonnull root);

/// Parses a text in the same way, except the members of the object from byte `start` to before byte
/// `end`, which include its braces: the parsed object is empty. What is between the braces is not
/// checked. Linear in the length of the rest.
int csimdjson_parse_around(
  csimdjson_parser *_Nonnull parser, const void *_Nonnull text, size_t length, size_t start,
  size_t end, csimdjson_value *_Nonnull root);

/// simdjson's message for a code.
const char *_Nonnull csimdjson_message(int code);

int csimdjson_type(csimdjson_value value);

/// Values: false if the value has another type. A string is valid as long as its value.
bool csimdjson_bool(csimdjson_value value, bool *_Nonnull result);
bool csimdjson_int64(csimdjson_value value, int64_t *_Nonnull result);
bool csimdjson_double(csimdjson_value value, double *_Nonnull result);
bool csimdjson_string(
  csimdjson_value value, const char *_Nullable *_Nonnull bytes, size_t *_Nonnull length);

/// The number of elements of an array or members of an object; 0 for other types.
size_t csimdjson_count(csimdjson_value value);

/// The value of the first member with this key; false if there is none, or if `object` is not an object.
bool csimdjson_member(
  csimdjson_value object, const char *_Nonnull key, size_t key_length,
  csimdjson_value *_Nonnull result);

/// Iterates over an array or object; other types count as empty.
csimdjson_cursor csimdjson_begin(csimdjson_value container);
bool csimdjson_next_element(csimdjson_cursor *_Nonnull cursor, csimdjson_value *_Nonnull element);
bool csimdjson_next_member(
  csimdjson_cursor *_Nonnull cursor, const char *_Nullable *_Nonnull key,
  size_t *_Nonnull key_length, csimdjson_value *_Nonnull value);

/// Copies the first two numbers of each element of `[[x, y, ...], ...]` to `x0, y0, x1, y1, ...`.
///
/// Stops at `capacity` positions, or at the first element that is not a position: `*fault` is the reason. Returns
/// the number of positions copied, which is the index of that element.
size_t csimdjson_copy_positions(
  csimdjson_value array, double *_Nonnull positions, size_t capacity, int *_Nonnull fault);

/// What is known of the library, which this loads.
cloader_library csimdjson_library(void);

#ifdef __cplusplus
}
#endif
