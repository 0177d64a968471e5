"""The C library: its functions and structs as `corridor.h` declares them, found and bound at the first use."""

from __future__ import annotations

import ctypes
import importlib
import os
import threading
from ctypes import POINTER, c_char_p, c_double, c_int, c_size_t, c_uint, c_uint64, c_void_p
from typing import TYPE_CHECKING, Any

from .errors import BY_STATUS, InternalError, Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Query(ctypes.Structure):
    """corridor_query."""

    _fields_ = [
        ("size", c_size_t),
        ("within_meters", c_double),
        ("categories", c_void_p),
        ("category_count", c_size_t),
        ("tags", c_void_p),
        ("tag_count", c_size_t),
        ("text", c_char_p),
        ("viewport", c_void_p),
        ("from_meters", c_double),
        ("to_meters", c_double),
        ("limit", c_uint64),
        ("cursor", c_char_p),
        ("sort", c_int),
        ("flags", c_uint),
        ("passes", c_int),
        ("side", c_int),
        ("road_width_meters", c_double),
        ("request", c_char_p),
    ]


class BatchQuestion(ctypes.Structure):
    """corridor_batch."""

    _fields_ = [
        ("size", c_size_t),
        ("operation", c_char_p),
        ("request", c_char_p),
        ("routes", c_char_p),
        ("precision", c_int),
        ("columns", c_uint),
        ("threads", c_uint),
        ("flags", c_uint),
    ]


class Tag(ctypes.Structure):
    """corridor_tag."""

    _fields_ = [("key", c_char_p), ("value", c_char_p)]


class Hit(ctypes.Structure):
    """corridor_hit."""

    _fields_ = [
        ("id", c_char_p),
        ("name", c_char_p),
        ("categories", POINTER(c_char_p)),
        ("category_count", c_size_t),
        ("tags", POINTER(Tag)),
        ("tag_count", c_size_t),
        ("lon", c_double),
        ("lat", c_double),
        ("off_route_meters", c_double),
        ("along_meters", c_double),
        ("snapped_lon", c_double),
        ("snapped_lat", c_double),
        ("side", c_int),
        ("pass_", c_uint),
        ("pass_count", c_uint),
    ]


class Answer(ctypes.Structure):
    """corridor_answer."""

    _fields_ = [
        ("found", c_uint64),
        ("hit_count", c_size_t),
        ("next_cursor", c_char_p),
        ("corrected_text", c_char_p),
        ("data_version", c_char_p),
        ("route_length_meters", c_double),
        ("bounding_box", POINTER(c_double)),
        ("warnings", c_char_p),
    ]


class Text(ctypes.Structure):
    """corridor_text."""

    _fields_ = [("bytes", c_void_p), ("size", c_size_t)]


class ArrowArrayStream(ctypes.Structure):
    """The struct of the Arrow C stream interface."""

    _fields_ = [
        ("get_schema", c_void_p),
        ("get_next", c_void_p),
        ("get_last_error", c_void_p),
        ("release", c_void_p),
        ("private_data", c_void_p),
    ]


# What releases a struct of the Arrow interfaces, at its address.
release_type = ctypes.CFUNCTYPE(None, c_void_p)

_handle = POINTER(c_void_p)
# What each function returns and takes.
_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "corridor_error": (c_char_p,),
    "corridor_version": (c_char_p,),
    "corridor_require": (c_int, c_uint),
    "corridor_open": (c_int, c_char_p, _handle),
    "corridor_verify": (c_int, c_void_p),
    "corridor_count": (c_uint64, c_void_p),
    "corridor_build_id": (c_int, c_void_p, c_char_p),
    "corridor_close": (None, c_void_p),
    "corridor_route_read": (c_int, c_char_p, c_size_t, c_int, _handle),
    "corridor_route_make": (c_int, c_char_p, c_size_t, _handle),
    "corridor_route_length": (c_double, c_void_p),
    "corridor_route_nearest": (
        c_int, c_void_p, c_double, c_double, c_double, POINTER(c_double), POINTER(c_double)),
    "corridor_route_free": (None, c_void_p),
    "corridor_stop_make": (c_int, c_double, _handle),
    "corridor_stop_raise": (None, c_void_p),
    "corridor_stop_free": (None, c_void_p),
    "corridor_find": (c_int, c_void_p, c_void_p, POINTER(Query), c_void_p, _handle),
    "corridor_hit_at": (c_void_p, c_void_p, c_size_t),
    "corridor_answer_arrow": (c_int, c_void_p, c_uint, c_void_p, c_void_p),
    "corridor_find_arrow": (
        c_int, c_void_p, c_void_p, c_size_t, POINTER(Query), c_uint, c_void_p, c_void_p),
    "corridor_gaps_arrow": (c_int, c_void_p, c_void_p, c_size_t, c_char_p, c_void_p, c_void_p),
    "corridor_batch_arrow": (c_int, c_void_p, c_void_p, POINTER(BatchQuestion), c_void_p, c_void_p),
    "corridor_use_engine": (c_int, c_void_p, c_char_p),
    "corridor_ask": (c_int, c_void_p, c_char_p, c_char_p, c_void_p, _handle),
    "corridor_free": (None, c_void_p),
}

_NAME = "libcorridor.so.0"
_bound: ctypes.CDLL | None = None
_binding = threading.Lock()


def _paths() -> Iterator[str]:
    beside = os.path.join(os.path.dirname(__file__), "lib", _NAME)
    if os.path.exists(beside):
        yield beside
    if named := os.environ.get("CORRIDOR_LIBRARY"):
        yield named
    yield _NAME


def library() -> ctypes.CDLL:
    """The library: the one in the package, else that which CORRIDOR_LIBRARY names, else the system's."""
    global _bound
    if _bound is not None:
        return _bound
    with _binding:
        if _bound is None:
            _bound = _bind(next(_paths()))
        return _bound


def _bind(path: str) -> ctypes.CDLL:
    try:
        found = ctypes.CDLL(path)
    except OSError as error:
        raise Unavailable(
            f"cannot load the library of Corridor ({error}); install the wheel that has it, or name it in "
            "CORRIDOR_LIBRARY"
        ) from None
    for name, (result, *arguments) in _FUNCTIONS.items():
        try:
            function = getattr(found, name)
        except AttributeError:
            raise Unavailable(f"{path} has no function {name}; install a later version of the library") from None
        function.restype = result
        function.argtypes = arguments
    return found


def check(status: int) -> None:
    """Raises the error of a call; must run in the thread of the call."""
    if status:
        message = library().corridor_error().decode(errors="replace")
        raise BY_STATUS.get(status, InternalError)(message)


class Handle:
    """A pointer to an object of the library, which is released with the last reference to this one.

    A call holds a reference to each of its arguments, so that nothing is released while it is used.
    """

    __slots__ = ("_as_parameter_", "_release")

    def __init__(self, pointer: int, release: Callable[[int], None]) -> None:
        self._release = release
        self._as_parameter_ = pointer

    def __del__(self) -> None:
        # Ctrl-C may have ended the initializer.
        pointer = getattr(self, "_as_parameter_", None)
        if pointer is not None:
            self._release(pointer)

    @property
    def address(self) -> int:
        return self._as_parameter_


def made(release: str, function: Callable[..., int], *arguments: object) -> Handle:
    """The object that a function writes to its last parameter, to be released by another function."""
    pointer = c_void_p()
    check(function(*arguments, ctypes.byref(pointer)))
    if pointer.value is None:
        raise InternalError("the library made nothing")
    return Handle(pointer.value, getattr(library(), release))


def required(name: str) -> Any:
    """A package that is not needed to import this one."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Unavailable(f"this needs {name} ({error}); pip install {name}") from None
