"""Answers as columns, by the Arrow C stream interface."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from . import _files, _wkb
from ._calls import make_stop, run_long
from ._library import ArrowArrayStream, BatchQuestion, Handle, Query, check, library, release_type, required
from .errors import DataError, Error, TimedOut, UsageError

if TYPE_CHECKING:
    import os

    import geopandas
    import pandas
    import polars
    import pyarrow

    from ._index import Index
    from ._route import Route
    from .answers import GapsSummary

# The groups of columns, each with its bit in corridor.h, and their columns.
COLUMNS: dict[str, tuple[str, ...]] = {
    "route": ("route",),
    "row": ("row",),
    "id": ("id",),
    "name": ("name",),
    "position": ("lon", "lat"),
    "distance": ("off_route_meters", "along_meters"),
    "side": ("side",),
    "pass": ("pass", "pass_count"),
    "snapped": ("snapped_lon", "snapped_lat"),
    "categories": ("categories",),
    "time": ("after_seconds",),
    "arrival": ("arrives_at", "opens_at", "closes_at", "open_on_arrival", "unknown_because"),
    "tags": ("tags",),
    "detour": (
        "detour_seconds", "detour_meters", "leave_along_meters", "rejoin_along_meters", "detour_unknown_because"),
}
"""The columns of answers, by group; the table has them in this order.

A table has the groups id, name, position, distance, side, pass and categories unless others are asked for; the
tables of a batch have route too. Lengths are in metres, positions in degrees of WGS84, times in seconds.
"""

_BITS = {name: 1 << number for number, group in enumerate(COLUMNS) for name in (group, *COLUMNS[group])}
_USUAL = ("id", "name", "position", "distance", "side", "pass", "categories")


def column_bits(columns: Iterable[str] | None, *more: str) -> int:
    """The bits of columns or groups of columns."""
    if isinstance(columns, str):
        columns = [columns]
    bits = 0
    for name in (*(_USUAL if columns is None else columns), *more):
        if name not in _BITS:
            raise UsageError(f"unknown column {name!r}; choose from {', '.join(COLUMNS)}")
        bits |= _BITS[name]
    if not bits:
        raise UsageError(f"no columns; choose from {', '.join(COLUMNS)}")
    return bits


# MARK: Capsules

_python = ctypes.pythonapi
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _python))
_pointer_of = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _python))
_NAME = b"arrow_array_stream"

# The capsules that consumers may have, each with its stream, by address. A capsule has no destructor, because
# it may be deallocated while an exception is raised, which a destructor written in Python would lose. Instead,
# streams are released here when nobody else has their capsules.
_exported: dict[int, tuple[object, ArrowArrayStream]] = {}
_sweeping = threading.Lock()


def _references(pairs: list[tuple[object, ArrowArrayStream]]) -> list[int]:
    """The numbers of references to the capsules of pairs."""
    return [sys.getrefcount(pair[0]) for pair in pairs]


# That to a capsule to which only its pair has a reference.
_OWN_REFERENCES = _references([(object(), ArrowArrayStream())])[0]


def _sweep() -> None:
    """Releases the streams whose capsules nobody else has."""
    # A collection of garbage may call this while it runs.
    if not _exported or not _sweeping.acquire(False):
        return
    try:
        pairs = list(_exported.values())
        ended = [
            stream for (_, stream), count in zip(pairs, _references(pairs)) if count == _OWN_REFERENCES
        ]
        for stream in ended:
            del _exported[ctypes.addressof(stream)]
    finally:
        _sweeping.release()
    for stream in ended:
        # Consumers that take a stream reset this member of the struct.
        if stream.release:
            release_type(stream.release)(ctypes.addressof(stream))


def capsule(fill: Callable[[int], None]) -> object:
    """A capsule with a stream.

    A stream that no consumer took is released when, after its capsule is gone, the next capsule is made or the
    next answer is deleted.
    """
    _sweep()
    stream = ArrowArrayStream()
    fill(ctypes.addressof(stream))
    made: object = _new_capsule(ctypes.addressof(stream), _NAME, None)
    _exported[ctypes.addressof(stream)] = (made, stream)
    return made


class _Stream:
    """A stream that is exported once."""

    __slots__ = ("_capsule",)

    def __init__(self, made: object) -> None:
        self._capsule = made

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._capsule


# MARK: Tables


class Columns:
    """An answer as a table; pyarrow, pandas, polars, DuckDB and others read it by `__arrow_c_stream__`."""

    __slots__ = ("_timeout",)
    _timeout: float | None
    # Of files with geometries.
    _geometry_type = "Point"
    _layer = "places"
    _position_bits = 0

    def __del__(self) -> None:
        _sweep()

    def _fill(self, bits: int, stop: Handle | None, stream: int) -> None:
        raise NotImplementedError

    def _bits(self, columns: Iterable[str] | None) -> int:
        raise NotImplementedError

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """The answer as a new Arrow stream, at most 65,536 rows a batch, made as they are read.

        Any number of streams may be read at once, also by several threads and after the index is closed. Ctrl-C
        ends `to_arrow` and the like, not other readers. `requested_schema` has no effect, as the protocol allows.
        """
        bits = self._bits(None)
        return capsule(lambda stream: self._fill(bits, make_stop(self._timeout), stream))

    def to_arrow(self, columns: Iterable[str] | None = None) -> pyarrow.Table:
        """The answer as a table of pyarrow; `columns` are those of the answer unless they are named here."""
        return self._table(self._bits(columns))

    def to_pandas(self, columns: Iterable[str] | None = None) -> pandas.DataFrame:
        """The answer as a frame of pandas, with `tags` as dicts; needs pyarrow."""
        required("pandas")
        return self.to_arrow(columns).to_pandas(maps_as_pydicts="strict")

    def to_polars(self, columns: Iterable[str] | None = None) -> polars.DataFrame:
        """The answer as a frame of polars."""
        frame: polars.DataFrame = self._read(self._bits(columns), required("polars").DataFrame)
        return frame

    def to_parquet(self, path: str | os.PathLike[str], columns: Iterable[str] | None = None) -> None:
        """Writes the answer to a file of GeoParquet 1.1, with a column `geometry` instead of lon and lat.

        The file appears, or is replaced, only when it is complete. Needs pyarrow.
        """
        with _files.replaced(path) as part:
            self._write(columns, lambda batches, type_, geometries: _files.write_parquet(
                part, batches, [type_], geometries))

    def to_geopackage(
        self, path: str | os.PathLike[str], columns: Iterable[str] | None = None, *, layer: str | None = None
    ) -> None:
        """Writes the answer to a file of GeoPackage 1.3 with one layer, which is named "places" or "gaps".

        Lists and maps become texts in JSON. The file appears, or is replaced, only when it is complete. Needs
        pyarrow.
        """
        name = self._layer if layer is None else layer
        _files.check_layer(name)
        with _files.replaced(path) as part:
            self._write(columns, lambda batches, type_, geometries: _files.write_geopackage(
                part, name, batches, type_.upper(), geometries))

    def _write(self, columns: Iterable[str] | None, write: Callable[[Any, str, Any], None]) -> None:
        pyarrow = required("pyarrow")
        geometries = self._geometries()
        reader = pyarrow.RecordBatchReader
        self._read(
            self._bits(columns) | self._position_bits,
            lambda stream: write(reader.from_stream(stream), self._geometry_type, geometries))

    def _geometries(self) -> Callable[[Any], Any]:
        """A function of the batches, in their order, to geometries and their bounds."""
        raise NotImplementedError

    def _table(self, bits: int) -> Any:
        pyarrow = required("pyarrow")
        return self._read(bits, lambda stream: pyarrow.RecordBatchReader.from_stream(stream).read_all())

    def _read(self, bits: int, consume: Callable[[_Stream], Any]) -> Any:
        began = monotonic()
        try:
            return run_long(
                lambda stop: consume(_Stream(capsule(lambda stream: self._fill(bits, stop, stream)))),
                self._timeout)
        except Error:
            raise
        except Exception as error:
            if self._timeout is not None and monotonic() - began >= self._timeout:
                raise TimedOut(str(error)) from None
            # An error of the disk has a number.
            if isinstance(error, OSError) and error.errno is None:
                raise DataError(str(error)) from None
            raise


class Hits(Columns):
    """Hits as columns."""

    __slots__ = ()
    _position_bits = _BITS["position"]

    def _geometries(self) -> Callable[[Any], Any]:
        return lambda batch: _wkb.points_written(
            batch.column("lon").to_pylist(), batch.column("lat").to_pylist())

    def to_geopandas(self, columns: Iterable[str] | None = None) -> geopandas.GeoDataFrame:
        """The answer as a frame of GeoPandas, with the places as points in EPSG:4326."""
        geopandas = required("geopandas")
        bits = self._bits(columns) | _BITS["position"]
        frame = self._table(bits).to_pandas(maps_as_pydicts="strict")
        lon, lat = frame.pop("lon"), frame.pop("lat")
        points = geopandas.GeoSeries.from_xy(lon, lat, index=frame.index, crs="EPSG:4326")
        # Rows of a batch that are no hits.
        return geopandas.GeoDataFrame(frame, geometry=points.where(lon.notna(), None))


# CORRIDOR_BATCH_NESTED and CORRIDOR_BATCH_STRICT.
_NESTED, _STRICT = 1, 2


class BatchOptions(NamedTuple):
    """How the routes of a batch are read, and how its answers are written."""

    precision: int | None
    route: str | None
    errors: Literal["raise", "rows"]
    nested: bool
    threads: int | None

    def question(self, operation: str, request: bytes, columns: int) -> BatchQuestion:
        """What the library is asked."""
        flags = _NESTED if self.nested else 0
        if self.errors == "raise":
            flags |= _STRICT
        elif self.errors != "rows":
            raise UsageError(f"errors is {self.errors!r}; give 'raise' or 'rows'")
        threads = self.threads or 0
        if not 0 <= threads <= 1024:
            raise UsageError(f"threads is {threads}; give a number from 1 to 1024")
        return BatchQuestion(
            ctypes.sizeof(BatchQuestion), operation.encode(), request,
            None if self.route is None else self.route.encode(), self.precision or 0, columns, threads, flags)


class _Along(Columns):
    """Answers along routes, computed while their columns are read, in each reading anew."""

    __slots__ = ("_handle", "_options", "_request", "_routes")
    _operation = "find"

    def __init__(
        self, handle: Handle, routes: Any, options: BatchOptions, request: bytes, timeout: float | None
    ) -> None:
        self._handle = handle
        # A list of `Route`, or what exports a stream.
        self._routes = routes
        self._options = options
        self._request = request
        self._timeout = timeout
        # What is wrong with them is said now.
        options.question(self._operation, request, 0)

    def _fill(self, bits: int, stop: Handle | None, stream: int) -> None:
        if isinstance(self._routes, list):
            return self._fill_from_list(bits, stop, stream)
        question = self._options.question(self._operation, self._request, bits)
        given = self._routes.__arrow_c_stream__()
        # The call takes the stream over; the capsule has an empty one then.
        check(library().corridor_batch_arrow(
            self._handle, _pointer_of(given, _NAME), ctypes.byref(question), stop, stream))

    def _fill_from_list(self, bits: int, stop: Handle | None, stream: int) -> None:
        raise NotImplementedError

    def _handles(self) -> tuple[Any, int]:
        count = len(self._routes)
        return (ctypes.c_void_p * count)(*(route._handle.address for route in self._routes)), count

    def _check_flat(self) -> None:
        if self._options.nested:
            raise UsageError("a nested answer has no geometries; ask for it without nested=True")

    def __repr__(self) -> str:
        if not isinstance(self._routes, list):
            return f"<corridor.{type(self).__name__} along the routes of a {type(self._routes).__name__}>"
        count = len(self._routes)
        return f"<corridor.{type(self).__name__} along {count} route{'s' * (count != 1)}>"


class Batch(_Along, Hits):
    """The places along many routes, as columns; the column `route` has the numbers of the routes, from 0.

    The searches take place while the columns are read, in each reading anew.

    With `errors="rows"`, each row also has `status`, which is "ok", "usage" or "badData", and `message`; a route
    without an answer has one row, with nulls in all other columns. With `nested=True`, each route has one row:
    `route`, the former two, `found` (with `limit`, of all pages), `length_meters`, and `hits`, a list of structs
    with the other columns.
    """

    __slots__ = ("_columns",)

    def __init__(
        self, handle: Handle, routes: Any, options: BatchOptions, request: bytes, columns: int,
        timeout: float | None,
    ) -> None:
        super().__init__(handle, routes, options, request, timeout)
        self._columns = columns

    def _bits(self, columns: Iterable[str] | None) -> int:
        return self._columns if columns is None else column_bits(columns, "route")

    def _fill_from_list(self, bits: int, stop: Handle | None, stream: int) -> None:
        routes, count = self._handles()
        query = find_query(self._request)
        check(library().corridor_find_arrow(self._handle, routes, count, query, bits, stop, stream))

    def _geometries(self) -> Callable[[Any], Any]:
        self._check_flat()
        return super()._geometries()

    def to_geopandas(self, columns: Iterable[str] | None = None) -> geopandas.GeoDataFrame:
        self._check_flat()
        return super().to_geopandas(columns)


class BatchGaps(_Along):
    """The stretches of many routes without a place, as columns; see `Gaps` for them and `Batch` for the rest."""

    __slots__ = ()
    _operation = "gaps"

    def _bits(self, columns: Iterable[str] | None) -> int:
        if columns is not None:
            raise UsageError("gaps have all their columns; select from the table")
        return 0

    def _fill_from_list(self, bits: int, stop: Handle | None, stream: int) -> None:
        routes, count = self._handles()
        check(library().corridor_gaps_arrow(self._handle, routes, count, self._request, stop, stream))

    def _geometries(self) -> Callable[[Any], Any]:
        raise UsageError("the gaps of a batch have no geometries; ask for those of each route by gaps()")


# Of routes that are read one by one.
ONE_BY_ONE = BatchOptions(None, None, "raise", False, None)


class Gaps(BatchGaps):
    """The stretches of a route without a place, as columns.

    The columns are route and number, from 0; from_meters, to_meters and length_meters along the route,
    ferry_meters of it on ferries, and excess_meters over the range; id, name and off_route_meters of the places
    before and after each gap, which are null at the ends of the route.
    """

    __slots__ = ("_fields", "_index")
    _geometry_type = "MultiLineString"
    _layer = "gaps"

    def __init__(
        self, index: Index, handle: Handle, route: Route, fields: dict[str, Any], request: bytes,
        timeout: float | None,
    ) -> None:
        super().__init__(handle, [route], ONE_BY_ONE, request, timeout)
        self._index = index
        self._fields = fields

    def _geometries(self) -> Callable[[Any], Any]:
        # The stream has no geometries; the gaps of both are the same, in the same order.
        gaps = iter(self.summary()["gaps"])

        def geometries(batch: Any) -> Any:
            bounds = _wkb.Bounds()
            values = []
            for _, gap in zip(range(batch.num_rows), gaps):
                value, around = _wkb.line_written(
                    gap.get("geometry") or {"type": "LineString", "coordinates": [gap["position"]] * 2})
                bounds.add(around)
                values.append(value)
            return values, bounds

        return geometries

    def summary(self) -> GapsSummary:
        """The gaps with their geometries, their number, the longest one, and those that exceed the range."""
        answer: GapsSummary = self._index._ask("gaps", self._routes[0], self._timeout, self._fields)
        return answer


# CORRIDOR_COUNT_PASSES: counts the passes by all places in the search, for those who read all hits.
_COUNT_PASSES = 4


def find_query(request: bytes, columns: int = 0) -> Query:
    """The query of a request in JSON whose answer is read as these columns; 0 if that is not known."""
    flags = _COUNT_PASSES if columns & _BITS["pass"] else 0
    return Query(size=ctypes.sizeof(Query), within_meters=1000, flags=flags, request=request)
