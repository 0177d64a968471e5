"""Routes, from all that Python programs have them in."""

from __future__ import annotations

import ctypes
import json
import math
import os
import sys
from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _wkb
from ._library import Handle, check, library, made, required
from .errors import DataError, NotFound, ReadError, UsageError

if TYPE_CHECKING:
    from ._columns import BatchOptions
    from ._types import RouteInput, RoutesInput

# The bytes of a longitude and a latitude.
_PAIR = 16


class Route:
    """A route, read once and used for any number of searches; it never changes.

    The source is one of these; longitude comes first everywhere, in degrees of WGS84:

    - a path (`pathlib.Path`) of a file, a `str` or `bytes` with its contents, in any format that the command
      reads: GeoJSON, GPX, KML, WKT, WKB (also in hexadecimal digits), encoded polylines, the answers of OSRM,
      Valhalla, GraphHopper and Mapbox
    - a `dict` of GeoJSON or of the answer of a routing engine
    - a LineString or MultiLineString of shapely or of another library with `__geo_interface__`
    - an array of NumPy, or another buffer, of shape (n, 2) and type float64
    - a sequence of pairs (lon, lat)

    Args:
        source: The route.
        precision: The number of decimals of an encoded polyline, 5 or 6, which is never guessed.

    Raises:
        DataError: The source cannot be read; the message says where.
        NotFound: There is no such file.
    """

    __slots__ = ("_document", "_handle", "_precision", "_vertices")

    def __init__(self, source: RouteInput, *, precision: int | None = None) -> None:
        # Either of these is None.
        self._document: bytes | None = None
        self._vertices: bytes | None = None
        self._precision = precision
        self._handle: Handle
        if precision not in (None, 5, 6):
            raise UsageError(f"precision is {precision!r}; give 5 or 6")
        if isinstance(source, Route):
            self._document, self._vertices = source._document, source._vertices
            self._precision, self._handle = source._precision, source._handle
            return
        self._document, self._vertices = _contents(source)
        self._handle = self._read()

    def _read(self) -> Handle:
        functions = library()
        try:
            if self._vertices is not None:
                return made(
                    "corridor_route_free", functions.corridor_route_make, self._vertices,
                    len(self._vertices) // _PAIR)
            document = self._document or b""
            return made(
                "corridor_route_free", functions.corridor_route_read, document, len(document),
                self._precision or 0)
        except DataError as error:
            if self._vertices is not None:
                _check_positions(self._vertices)
            elif self._document and len(self._document) < 4096 and _is_file(self._document):
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
        return (_restored, (self._document, self._vertices, self._precision))

    def __repr__(self) -> str:
        return f"<corridor.Route of {self.length_meters / 1000:.1f} km>"


def _restored(document: bytes | None, vertices: bytes | None, precision: int | None) -> Route:
    route = Route.__new__(Route)
    route._document, route._vertices, route._precision = document, vertices, precision
    route._handle = route._read()
    return route


def route_json(source: RouteInput) -> str:
    """A route as the value of the field `route` of a request."""
    precision = None
    if isinstance(source, Route):
        document, vertices, precision = source._document, source._vertices, source._precision
    else:
        document, vertices = _contents(source)
    if document is None:
        vertices = vertices or b""
        _check_positions(vertices)
        return json.dumps({"type": "LineString", "coordinates": _pairs(vertices)})
    if document[:1] in (b"\0", b"\1"):
        # Well-known binary, which no text begins like.
        return json.dumps(document.hex())
    try:
        text = document.decode()
    except UnicodeDecodeError as error:
        raise DataError(f"the route is not UTF-8: {error}") from None
    return json.dumps(text if precision is None else {"polyline": text, "precision": precision})


def routes(source: RoutesInput, options: BatchOptions) -> Any:
    """The routes of a batch: a list of `Route`, or what exports a stream of Arrow."""
    frame: Any = source
    if hasattr(frame, "columns") and hasattr(frame, "geometry"):
        frame = frame.geometry
    _check_system(frame)
    if isinstance(frame, (str, bytes, Mapping, Route)):
        raise UsageError("a batch takes a list of routes; give [route] for a single one")
    if hasattr(frame, "__arrow_c_stream__") and not hasattr(frame, "to_wkb"):
        return frame
    if options.route is not None:
        raise UsageError(f"{type(frame).__name__} has no column {options.route!r}; give a table of Arrow")
    if options.errors == "raise" and not options.nested and options.threads in (None, 1):
        return [_numbered(item, number, options.precision) for number, item in enumerate(frame)]
    values = [None if item is None else _binary(item, options.precision) for item in frame]
    pyarrow = required("pyarrow")
    return pyarrow.chunked_array([pyarrow.array(values, pyarrow.large_binary())])


def _numbered(item: Any, number: int, precision: int | None) -> Route:
    if item is None:
        raise DataError(f"route {number} is missing")
    try:
        return Route(item, precision=precision)
    except DataError as error:
        raise type(error)(f"route {number}: {error}") from None


def _binary(item: Any, precision: int | None) -> bytes:
    """A route as a text or well-known binary."""
    if not isinstance(item, Route):
        document, vertices = _contents(item)
    elif item._precision in (None, precision):
        document, vertices = item._document, item._vertices
    else:
        raise UsageError(f"a route is a polyline of precision {item._precision}; give that to the batch")
    if document is not None:
        return document
    return _wkb.line_of(vertices or b"")


def _contents(source: object) -> tuple[bytes | None, bytes | None]:
    """The document of a route, or its vertices as pairs of doubles."""
    if isinstance(source, str):
        return source.encode(errors="replace"), None
    if isinstance(source, bytes):
        return source, None
    if isinstance(source, os.PathLike):
        return _file(source), None
    if isinstance(source, Mapping):
        return _document(source), None
    _check_system(source)
    if hasattr(source, "__array_interface__") or isinstance(source, (memoryview, array)):
        return None, _array(source)
    if isinstance(wkb := getattr(source, "wkb", None), bytes):
        return wkb, None
    if hasattr(source, "__geo_interface__"):
        return _document(source.__geo_interface__), None
    if isinstance(source, Sequence):
        return None, _positions(source)
    raise UsageError(
        f"a route cannot be a {type(source).__name__}; give GeoJSON, a text, a path, a line of shapely, an array "
        "of shape (n, 2), or a list of (lon, lat)")


def _is_file(name: bytes) -> bool:
    return b"\0" not in name and os.path.exists(name)


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


def _some(vertices: bytes) -> bytes:
    if not vertices:
        raise DataError("the route has no positions")
    return vertices


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
    return _some(view.tobytes())


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
    return _some(values.tobytes())


def _pairs(vertices: bytes) -> list[tuple[float, float]]:
    values = memoryview(vertices).cast("d").tolist()
    return list(zip(values[0::2], values[1::2]))


def _check_positions(vertices: bytes) -> None:
    """Names the first wrong value of positions that the library refused."""
    pairs = _pairs(vertices)
    for row, (lon, lat) in enumerate(pairs):
        for column, (value, limit, name) in enumerate(((lon, 180, "longitude"), (lat, 90, "latitude"))):
            if abs(value) <= limit:
                continue
            hint = ""
            if math.isfinite(value) and all(abs(b) <= 180 and abs(a) <= 90 for a, b in pairs):
                hint = "; the columns look like (lat, lon): swap them"
            raise DataError(
                f"row {row}, column {column} of the route is {value}, expected a {name} from -{limit} to "
                f"{limit}{hint}")
