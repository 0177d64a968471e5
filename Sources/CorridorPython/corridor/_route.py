"""Routes, from all that Python programs have them in."""

from __future__ import annotations

import ctypes
import json
import math
import os
import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from . import _wkb
from ._library import Handle, check, library, made
from .errors import DataError, NotFound, ReadError, UsageError

if TYPE_CHECKING:
    from ._types import RouteInput, RoutesInput


class Route:
    """A route, read once and used for any number of searches; it never changes.

    The source is one of these; longitude comes first everywhere, in degrees of WGS84:

    - a path (`pathlib.Path`) of a file, a `str` or `bytes` with its contents, in any format that the command
      reads: GeoJSON, GPX, KML, WKT, encoded polylines, the answers of OSRM, Valhalla, GraphHopper and Mapbox
    - a `dict` of GeoJSON or of the answer of a routing engine
    - a LineString or MultiLineString of shapely or of another library with `__geo_interface__`
    - `bytes` of well-known binary
    - an array of NumPy, or another buffer, of shape (n, 2) and type float64
    - a sequence of pairs (lon, lat)

    Args:
        source: The route.
        precision: The number of decimals of an encoded polyline, 5 or 6, which is never guessed.

    Raises:
        DataError: The source cannot be read; the message says where.
        NotFound: There is no such file.
    """

    __slots__ = ("_document", "_handle", "_lines", "_precision")

    def __init__(self, source: RouteInput, *, precision: int | None = None) -> None:
        # Either of these is None.
        self._document: bytes | None = None
        self._lines: list[bytes] | None = None
        self._precision = precision
        self._handle: Handle
        if precision not in (None, 5, 6):
            raise UsageError(f"precision is {precision!r}; give 5 or 6")
        if isinstance(source, Route):
            self._document, self._lines = source._document, source._lines
            self._precision, self._handle = source._precision, source._handle
            return
        read = _contents(source)
        if isinstance(read, list):
            self._lines = read
        else:
            self._document = read
        self._handle = self._read()

    def _read(self) -> Handle:
        functions = library()
        try:
            if self._lines is not None and len(self._lines) == 1:
                line = self._lines[0]
                return made("corridor_route_free", functions.corridor_route_make, line, len(line) // 16)
            document = self._document if self._document is not None else _geojson(self._lines or []).encode()
            return made(
                "corridor_route_free", functions.corridor_route_read, document, len(document),
                self._precision or 0)
        except DataError as error:
            if self._lines is not None:
                _check_positions(self._lines)
            elif self._document and len(self._document) < 4096 and os.path.exists(self._document):
                raise DataError(f"{error}; to read a file, give its name as a pathlib.Path") from None
            raise

    @property
    def length_meters(self) -> float:
        """The geodesic length of the route in metres, without its gaps."""
        return float(library().corridor_route_length(self._handle))

    def nearest(self, lon: float, lat: float, *, from_meters: float = 0) -> tuple[float, float] | None:
        """Where the route passes nearest to a position, at or after `from_meters` along it.

        Returns:
            The distance along the route and the distance off the route, in metres; None if the route has no
            pass after `from_meters`. The first is what `from_` of a search takes to search ahead of a vehicle.
        """
        along, off = ctypes.c_double(), ctypes.c_double()
        check(
            library().corridor_route_nearest(
                self._handle, lon, lat, from_meters, ctypes.byref(along), ctypes.byref(off)))
        return None if math.isnan(along.value) else (along.value, off.value)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (self._document, self._lines, self._precision))

    def __repr__(self) -> str:
        return f"<corridor.Route of {self.length_meters / 1000:.1f} km>"


def _restored(document: bytes | None, lines: list[bytes] | None, precision: int | None) -> Route:
    route = Route.__new__(Route)
    route._document, route._lines, route._precision = document, lines, precision
    route._handle = route._read()
    return route


def route_json(source: RouteInput) -> str:
    """A route as the value of the field `route` of a request."""
    read: bytes | list[bytes]
    precision = None
    if isinstance(source, Route):
        read = source._lines or [] if source._document is None else source._document
        precision = source._precision
    else:
        read = _contents(source)
    if isinstance(read, list):
        _check_positions(read)
        return _geojson(read)
    try:
        text = read.decode()
    except UnicodeDecodeError as error:
        raise DataError(f"the route is not UTF-8: {error}") from None
    return json.dumps(text if precision is None else {"polyline": text, "precision": precision})


def routes(source: RoutesInput, precision: int | None) -> list[Route]:
    """The routes of a batch."""
    frame: Any = source
    if hasattr(frame, "columns") and hasattr(frame, "geometry"):
        frame = frame.geometry
    _check_system(frame)
    if isinstance(frame, (str, bytes, Mapping, Route)):
        raise UsageError("a batch takes a list of routes; give [route] for a single one")
    read = []
    for number, item in enumerate(cast("Iterable[RouteInput]", frame)):
        if item is None:
            raise DataError(f"route {number} is missing")
        try:
            read.append(Route(item, precision=precision))
        except DataError as error:
            raise type(error)(f"route {number}: {error}") from None
    return read


def _contents(source: object) -> bytes | list[bytes]:
    """The document of a route, or its lines as doubles."""
    if isinstance(source, str):
        return source.encode(errors="replace")
    if isinstance(source, bytes):
        return _line_list(_wkb.lines(source)) if _wkb.is_wkb(source) else source
    if isinstance(source, os.PathLike):
        return _file(source)
    if isinstance(source, Mapping):
        return _document(source)
    _check_system(source)
    if hasattr(source, "__array_interface__") or isinstance(source, (memoryview, array)):
        return [_array(source)]
    if isinstance(wkb := getattr(source, "wkb", None), bytes):
        return _line_list(_wkb.lines(wkb))
    if hasattr(source, "__geo_interface__"):
        return _document(source.__geo_interface__)
    if isinstance(source, Sequence):
        return [_positions(source)]
    raise UsageError(
        f"a route cannot be a {type(source).__name__}; give GeoJSON, a text, a path, a line of shapely, an array "
        "of shape (n, 2), or a list of (lon, lat)")


def _file(path: os.PathLike[str]) -> bytes:
    try:
        with open(path, "rb") as file:
            data = file.read()
    except FileNotFoundError as error:
        raise NotFound(error.errno, error.strerror, error.filename) from None
    except OSError as error:
        raise ReadError(error.errno, error.strerror, error.filename) from None
    return data


def _document(value: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(value, allow_nan=False).encode()
    except (TypeError, ValueError) as error:
        raise DataError(f"the route is not JSON: {error}") from None


def _line_list(lines: list[bytes]) -> list[bytes]:
    if not any(lines):
        raise DataError("the route has no positions")
    return lines


def _check_system(source: object) -> None:
    """Rejects geometries that say that they are not in longitude and latitude."""
    system = getattr(source, "crs", None)
    code = getattr(system, "to_epsg", lambda: None)()
    if system is not None and code not in (4326, 4979) and getattr(system, "name", "") != "WGS 84 (CRS84)":
        raise DataError(f"the geometry is in {f'EPSG:{code}' if code else system}; use to_crs(4326)")


def _array(source: Any) -> bytes:
    """The bytes of an array of shape (n, 2)."""
    try:
        view = memoryview(source)
    except (TypeError, ValueError) as error:
        raise UsageError(f"the array of positions cannot be read: {error}") from None
    shape = view.shape or ()
    if len(shape) != 2 or shape[1] != 2:
        raise UsageError(f"the array of positions has shape {shape}; give (n, 2), longitude and latitude")
    native = "<" if sys.byteorder == "little" else ">"
    if view.format not in ("d", "@d", "=d", native + "d"):
        dtype = getattr(source, "dtype", view.format)
        raise UsageError(f"the array of positions has type {dtype}; give float64, such as array.astype('float64')")
    # This copies rows of any stride.
    return _line_list([view.tobytes()])[0]


def _positions(source: Sequence[Any]) -> bytes:
    """The bytes of a sequence of pairs."""
    values = array("d")
    for row, pair in enumerate(source):
        try:
            lon, lat = pair
        except (TypeError, ValueError):
            raise UsageError(f"row {row} of the route is {pair!r}; give (lon, lat)") from None
        for column, value in enumerate((lon, lat)):
            try:
                values.append(value)
            except TypeError:
                raise UsageError(f"row {row}, column {column} of the route is {value!r}; give a number") from None
    return _line_list([values.tobytes()])[0]


def _geojson(lines: list[bytes]) -> str:
    read = [_pairs(line) for line in lines]
    if len(read) == 1:
        return json.dumps({"type": "LineString", "coordinates": read[0]})
    return json.dumps({"type": "MultiLineString", "coordinates": read})


def _pairs(line: bytes) -> list[tuple[float, float]]:
    values = memoryview(line).cast("d").tolist()
    return list(zip(values[0::2], values[1::2]))


def _check_positions(lines: list[bytes]) -> None:
    """Names the first wrong value of positions that the library refused."""
    for number, line in enumerate(lines):
        where = f"line {number}, " if len(lines) > 1 else ""
        pairs = _pairs(line)
        for row, (lon, lat) in enumerate(pairs):
            for column, (value, limit, name) in enumerate(((lon, 180, "longitude"), (lat, 90, "latitude"))):
                if abs(value) <= limit:
                    continue
                hint = ""
                if math.isfinite(value) and all(abs(b) <= 180 and abs(a) <= 90 for a, b in pairs):
                    hint = "; the columns look like (lat, lon): swap them"
                raise DataError(
                    f"{where}row {row}, column {column} of the route is {value}, expected a {name} from "
                    f"{-limit} to {limit}{hint}")
