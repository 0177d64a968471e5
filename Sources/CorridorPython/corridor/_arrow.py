"""Columns of the library as lists of Python, without a package that reads Arrow.

Source of the structs and layouts: "The Arrow C data interface", "The Arrow C stream interface", "Arrow Columnar
Format".
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from ctypes import POINTER, c_char_p, c_int, c_int32, c_int64, c_void_p
from typing import Any

from ._library import ArrowArrayStream, release_type
from .errors import DataError


class _Schema(ctypes.Structure):
    pass


class _Array(ctypes.Structure):
    pass


_Schema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_char_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", POINTER(POINTER(_Schema))),
    ("dictionary", POINTER(_Schema)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]
_Array._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", POINTER(POINTER(_Array))),
    ("dictionary", POINTER(_Array)),
    ("release", c_void_p),
    ("private_data", c_void_p),
]

_NUMBERS: dict[bytes, Any] = {
    b"c": ctypes.c_int8, b"i": c_int32, b"I": ctypes.c_uint32, b"l": c_int64, b"g": ctypes.c_double}
_read = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)
_error = ctypes.CFUNCTYPE(c_char_p, c_void_p)


def blocks(fill: Callable[[int], None]) -> Iterator[dict[str, list[Any]]]:
    """The columns of one batch of a stream after the other, by name; `fill` makes the stream at an address."""
    stream = ArrowArrayStream()
    fill(ctypes.addressof(stream))
    try:
        schema = _Schema()
        _call(stream, stream.get_schema, schema)
        try:
            while True:
                array = _Array()
                _call(stream, stream.get_next, array)
                if not array.release:
                    return
                try:
                    block = _members(schema, array)
                finally:
                    release_type(array.release)(ctypes.addressof(array))
                yield block
        finally:
            release_type(schema.release)(ctypes.addressof(schema))
    finally:
        release_type(stream.release)(ctypes.addressof(stream))


def _call(stream: ArrowArrayStream, function: int, made: ctypes.Structure) -> None:
    if _read(function)(ctypes.addressof(stream), ctypes.addressof(made)):
        said: bytes | None = _error(stream.get_last_error)(ctypes.addressof(stream))
        raise DataError((said or b"the stream ended").decode(errors="replace"))


def _members(schema: _Schema, array: _Array) -> dict[str, list[Any]]:
    members = {}
    for number in range(array.n_children):
        child = schema.children[number].contents
        members[child.name.decode()] = _values(child, array.children[number].contents)
    return members


def _values(schema: _Schema, array: _Array) -> list[Any]:
    count = array.length
    if number := _NUMBERS.get(schema.format):
        values: list[Any] = _list(number, count, array.buffers[1])
        if schema.dictionary:
            words = _values(schema.dictionary.contents, array.dictionary.contents)
            values = [words[value] for value in values]
    else:
        ends = _list(c_int32, count + 1, array.buffers[1]) if count else [0]
        spans = zip(ends, ends[1:])
        if schema.format == b"u":
            values = _texts(ctypes.string_at(array.buffers[2], ends[-1]) if ends[-1] else b"", spans)
        elif schema.format == b"+l":
            items = _values(schema.children[0].contents, array.children[0].contents)
            values = [tuple(items[start:end]) for start, end in spans]
        elif schema.format == b"+m":
            keys, items = _members(schema.children[0].contents, array.children[0].contents).values()
            values = [dict(zip(keys[start:end], items[start:end])) for start, end in spans]
        else:
            raise NotImplementedError(f"a column of the format {schema.format!r}")
    if array.null_count:
        bits = ctypes.string_at(array.buffers[0], (count + 7) // 8)
        values = [value if bits[row >> 3] >> (row & 7) & 1 else None for row, value in enumerate(values)]
    return values


def _list(element: Any, count: int, address: int | None) -> list[Any]:
    return (element * count).from_address(address)[:] if count and address else []


def _texts(data: bytes, spans: Iterator[tuple[int, int]]) -> list[Any]:
    if data.isascii():
        text = data.decode()
        return [text[start:end] for start, end in spans]
    return [data[start:end].decode() for start, end in spans]
