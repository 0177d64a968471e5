"""Indexes of places."""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ._answer import Answer
from ._calls import run, run_long
from ._columns import Batch, BatchGaps, BatchOptions, Gaps, column_bits, find_query
from ._library import Handle, Text, check, library, made
from ._requests import Requests
from ._route import Route, route_json, routes as routes_of
from .errors import BuildMismatch, NotFound, UsageError

if TYPE_CHECKING:
    from types import TracebackType

    from ._types import RouteInput, RoutesInput

# The fields that are positions, which are given as pairs too.
_POSITIONS = {"near", "user", "at", "point", "aheadOf", "distanceTo"}


class Index(Requests):
    """An index of places: a file that `corridor import` makes, mapped into memory.

    Opening costs the same for any size. Any number of threads may use an index at once; calls do not hold the
    interpreter's lock. Pickling stores the path and the build, and reopens the file.

    Args:
        path: The file.

    Raises:
        NotFound: There is no such file.
        DataError: The file is no index, is damaged, or is of another version.
    """

    __slots__ = ("_build_id", "_handle", "_path")

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._handle: Handle | None = None
        self._path = os.path.abspath(path)
        name = os.fsencode(self._path)
        if b"\0" in name:
            raise NotFound("the name of the file has a zero byte")
        functions = library()
        handle = made("corridor_close", functions.corridor_open, name)
        digits = ctypes.create_string_buffer(33)
        check(functions.corridor_build_id(handle, digits))
        self._build_id = digits.value.decode()
        self._handle = handle

    @property
    def path(self) -> str:
        """The absolute path of the file."""
        return self._path

    @property
    def build_id(self) -> str:
        """32 hexadecimal digits, which differ for indexes with different contents."""
        return self._build_id

    @property
    def data_version(self) -> str | None:
        """The version of the data that the index was built from; None if it is unknown."""
        version: str = self.resolve([])["dataVersion"]
        return None if version == "unknown" else version

    def __len__(self) -> int:
        """The number of places."""
        return int(library().corridor_count(self._open()))

    def __bool__(self) -> bool:
        return True

    def verify(self) -> None:
        """Reads all of the file and checks every checksum and structure.

        Raises:
            DataError: The index is damaged; the message says where.
        """
        handle = self._open()
        run_long(lambda stop: check(library().corridor_verify(handle)))

    def use_engine(
        self, url: str | None, *, kind: str | None = None, key: str | None = None, requests: int | None = None,
        timeout: float | None = None, cache: str | os.PathLike[str] | None = None,
    ) -> None:
        """Names the routing engine that is asked for detours, in place of the one before.

        Nothing is sent before the first request for detours. A copy made by pickling has no engine.

        Args:
            url: The address of the engine, such as http://127.0.0.1:8002; None for no engine.
            kind: valhalla, osrm, graphhopper or openrouteservice; None to tell it by its answers.
            key: A key of the engine.
            requests: The most requests at once (default 4).
            timeout: The longest time of a request in seconds (default 10).
            cache: A folder for the engine's answers, so that the same journey is asked for once; several
                processes may share it. If it cannot be written, answers are not kept.

        Raises:
            UsageError: The address, the kind or the key is not valid.
            Unavailable: libcurl is not installed.
        """
        settings = {
            "url": url, "kind": kind, "key": key, "requests": requests, "timeoutSeconds": timeout,
            "cache": None if cache is None else os.fspath(cache),
        }
        given = json.dumps({name: value for name, value in settings.items() if value is not None})
        check(library().corridor_use_engine(self._open(), None if url is None else given.encode()))

    def close(self) -> None:
        """Closes the index, after the calls that are using it; its answers stay valid."""
        self._handle = None

    @property
    def closed(self) -> bool:
        """Whether the index is closed."""
        return self._handle is None

    def __enter__(self) -> Index:
        self._open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return (reopened, (self._path, self._build_id))

    def __repr__(self) -> str:
        state = "closed" if self._handle is None else f"{len(self)} places"
        return f"<corridor.Index {self._path!r}: {state}>"

    def _open(self) -> Handle:
        handle = self._handle
        if handle is None:
            raise UsageError("the index is closed")
        return handle

    # MARK: Requests

    def _ask(self, operation: str, route: RouteInput | None, timeout: float | None, fields: dict[str, Any]) -> Any:
        handle = self._open()
        request = encoded(fields)
        if route is not None:
            request = f'{{"route":{route_json(route)}{"," * (request != "{}")}{request[1:]}'
        functions = library()

        def ask(stop: Handle | None) -> bytes:
            text = made(
                "corridor_free", functions.corridor_ask, handle, operation.encode(), request.encode(), stop)
            record = Text.from_address(text.address)
            return ctypes.string_at(record.bytes, record.size)

        return json.loads(_runner(fields)(ask, timeout))

    def _find(
        self, route: RouteInput, precision: int | None, columns: Iterable[str] | None,
        timeout: float | None, fields: dict[str, Any],
    ) -> Answer:
        handle = self._open()
        read = route if isinstance(route, Route) and precision is None else Route(route, precision=precision)
        bits = column_bits(columns)
        query = find_query(encoded(fields).encode(), 0 if columns is None else bits)
        functions = library()
        found = _runner(fields)(
            lambda stop: made("corridor_free", functions.corridor_find, handle, read._handle, query, stop),
            timeout,
        )
        return Answer(self, read, found, bits, timeout)

    def _batch(
        self, routes: RoutesInput, options: BatchOptions, columns: Iterable[str] | None, timeout: float | None,
        fields: dict[str, Any],
    ) -> Batch:
        request = encoded(fields).encode()
        bits = column_bits(columns, "route")
        return Batch(self._open(), routes_of(routes, options), options, request, bits, timeout)

    def _batch_gaps(
        self, routes: RoutesInput, options: BatchOptions, timeout: float | None, fields: dict[str, Any]
    ) -> BatchGaps:
        request = encoded(fields).encode()
        return BatchGaps(self._open(), routes_of(routes, options), options, request, timeout)

    def _gaps(
        self, route: RouteInput, precision: int | None, timeout: float | None, fields: dict[str, Any]
    ) -> Gaps:
        read = route if isinstance(route, Route) and precision is None else Route(route, precision=precision)
        return Gaps(self, self._open(), read, fields, encoded(fields).encode(), timeout)


# The fields with which a routing engine is asked.
_DETOURS = ("detours", "detourWindow", "maxDetour", "detourStrict")


def _runner(fields: dict[str, Any]) -> Callable[[Callable[[Handle | None], Any], float | None], Any]:
    """What runs a request; one that asks a routing engine never twice."""
    asks = fields.get("sort") == "detour" or any(fields.get(name) is not None for name in _DETOURS)
    return run_long if asks else run


def reopened(path: str, build_id: str) -> Index:
    index = Index(path)
    if index.build_id != build_id:
        raise BuildMismatch(
            f"{path} has the build {index.build_id}, and the pickled index was of the build {build_id}; open the "
            "file anew")
    return index


def encoded(fields: dict[str, Any]) -> str:
    """The fields that are given, as a JSON object."""
    given = {name: _value(name, value) for name, value in fields.items() if value is not None}
    try:
        return _encoder.encode(given)
    except ValueError as error:
        raise UsageError(f"a value of the request is wrong: {error}") from None


def _value(name: str, value: Any) -> Any:
    if name in _POSITIONS and not isinstance(value, (str, Mapping)) and not hasattr(value, "__geo_interface__"):
        try:
            lon, lat = value
        except (TypeError, ValueError):
            raise UsageError(f"{name} is {value!r}; give (lon, lat), or a text such as '47.14,9.52'") from None
        return {"lon": lon, "lat": lat}
    return value


def _plain(value: Any) -> Any:
    """A value that JSON does not have as one that the library reads."""
    from datetime import datetime, timedelta

    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, timedelta):
        return f"{value.total_seconds():f}s"
    if hasattr(value, "__geo_interface__"):
        return value.__geo_interface__
    # Numbers of NumPy.
    if hasattr(value, "item"):
        return value.item()
    if isinstance(value, Iterable):
        return list(value)
    raise UsageError(f"a value of the request cannot be a {type(value).__name__}")


_encoder = json.JSONEncoder(allow_nan=False, default=_plain, separators=(",", ":"))
