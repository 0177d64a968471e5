"""Searches as functions of tables of routes, which Spark, Ray, Dask and the like send to their workers.

    from corridor import tables

    stations = tables.find("/data/europe.corridor", route="wkb", id="id", within="2km", categories=["fuel"])
    dataset.map_batches(stations, batch_format="pyarrow")

`corridor.spark` does this for Spark. Tables in and out are Arrow's, one call of the library each; no route and no
hit becomes an object of Python.
"""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

from ._index import Index, reopened
from ._library import required
from .errors import Error, UsageError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    import pyarrow

__all__ = ["TableFunction", "find", "gaps"]


class TableFunction:
    """A search as a function of tables, with one row a route in and the answer's columns out.

    It pickles as the path and the build of the index with the request, and opens the index at the first call in a
    process. The types are those that all engines have: texts for words, 64-bit integers for unsigned ones,
    microseconds in UTC for times.
    """

    __slots__ = ("_arguments", "_build_id", "_id", "_method", "_path", "_route")

    def __init__(
        self, method: str, index: Index | str | os.PathLike[str], route: str, id: str, arguments: dict[str, Any]
    ) -> None:
        if not isinstance(index, Index):
            index = Index(index)
        for name, value in (("route", route), ("id", id)):
            if not isinstance(value, str):
                raise UsageError(f"{name} is {value!r}; give the name of a column")
        self._path, self._build_id = index.path, index.build_id
        self._method, self._route, self._id, self._arguments = method, route, id, arguments
        pyarrow = required("pyarrow")
        # The answer for no routes finds what is wrong with the request.
        nothing = {route: pyarrow.array([], pyarrow.binary()), id: pyarrow.array([], pyarrow.int64())}
        self._reader(pyarrow.table(nothing), index).close()

    def __call__(self, rows: Any) -> Any:
        """The answer for a table of routes.

        Args:
            rows: A table or record batch of pyarrow, or a frame of pandas.

        Returns:
            A frame of pandas with types of Arrow for a frame, else a table.

        Raises:
            NotFound, BuildMismatch: This machine has no index at the path, or another; the message names both.
            UsageError: The request is wrong, or the table has no such columns.
        """
        pyarrow = required("pyarrow")
        if hasattr(rows, "__arrow_c_stream__") and hasattr(rows, "schema"):
            return self._reader(rows).read_all()
        table = self._reader(pyarrow.Table.from_pandas(rows[[self._id, self._route]], preserve_index=False)).read_all()
        return table.to_pandas(types_mapper=required("pandas").ArrowDtype)

    def batches(self, batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        """The answers for record batches of routes, for `mapInArrow`; at most 65,536 rows a batch."""
        for rows in batches:
            with self._reader(rows) as reader:
                yield from reader

    def _reader(self, rows: Any, index: Index | None = None) -> Any:
        pyarrow = required("pyarrow")
        for name in (self._route, self._id):
            if name not in rows.schema.names:
                raise UsageError(f"the table has no column {name!r}; it has {', '.join(rows.schema.names)}")
        routes = rows.select([self._route])
        if pyarrow.types.is_null(routes.schema.field(0).type):
            # So it is in a frame whose part has no route.
            routes = routes.cast(pyarrow.schema([(self._route, pyarrow.binary())]))
        search = getattr(index or _opened(self._path, self._build_id), self._method)
        found = pyarrow.RecordBatchReader.from_stream(
            search(routes, route=self._route, errors="rows", **self._arguments))
        ids = rows.column(self._id)
        if isinstance(ids, pyarrow.ChunkedArray):
            ids = ids.combine_chunks()
        fields = [pyarrow.field("route", ids.type)]
        fields += [pyarrow.field(field.name, _plain(field.type)) for field in list(found.schema)[1:]]
        schema = pyarrow.schema(fields)

        def answers() -> Iterator[Any]:
            with found:
                for batch in found:
                    numbers, *columns = batch.columns
                    values = [column.cast(field.type) for column, field in zip(columns, fields[1:])]
                    yield pyarrow.record_batch([ids.take(numbers), *values], schema=schema)

        return pyarrow.RecordBatchReader.from_batches(schema, answers())


def find(
    index: Index | str | os.PathLike[str], *, route: str, id: str, nested: bool = False,
    columns: Iterable[str] | None = None, precision: int | None = None, threads: int | None = 1, **fields: Any,
) -> TableFunction:
    """The places along each route of a table.

    Args:
        index: The index, or its path, which must have the same file on every worker.
        route: The column of routes: WKB (binary), GeoJSON, WKT or a polyline (string), or a list of structs
            (lon, lat) or of pairs, in degrees of WGS84.
        id: The column that tells routes apart, of any type; the answer has it as its column `route`. A struct
            joins several columns.
        nested: One row a route instead of one a hit.
        columns: The columns of the hits; see `corridor.COLUMNS`.
        precision: The decimals of encoded polylines, 5 or 6.
        threads: The threads of a call; None for one a core. Engines give one core to a task.
        fields: All other fields of `Index.batch`.

    Returns:
        A function whose answers have the columns `route`, `status` ("ok", "usage" or "badData") and `message` (null
        where the status is "ok"), then for each hit the columns of `Index.batch`. A route without hits has no row;
        one that is wrong, or cannot be asked about, has one, with a message and without a hit. With `nested`, every
        route has one row, with `found`, `length_meters` and `hits`, a list of structs; these are null for a bad
        route.

    Raises:
        NotFound, DataError: The index cannot be opened here.
        UsageError: The request is wrong.
    """
    arguments = fields | {"nested": nested, "columns": _listed(columns), "precision": precision, "threads": threads}
    return TableFunction("batch", index, route, id, arguments)


def gaps(
    index: Index | str | os.PathLike[str], *, route: str, id: str, nested: bool = False,
    precision: int | None = None, threads: int | None = 1, **fields: Any,
) -> TableFunction:
    """The stretches of each route of a table without a place.

    The arguments and the answer are those of `find`, with the fields and the columns of `Index.gaps`; `gaps` is in
    place of `hits`.
    """
    arguments = fields | {"nested": nested, "precision": precision, "threads": threads}
    return TableFunction("batch_gaps", index, route, id, arguments)


def _listed(columns: Iterable[str] | None) -> list[str] | None:
    return None if columns is None else [columns] if isinstance(columns, str) else list(columns)


# The index at each path that functions of this process have opened. Its records are validated once, by the first
# search that finds them.
_indexes: dict[str, Index] = {}


def _opened(path: str, build_id: str) -> Index:
    index = _indexes.get(path)
    if index is None or index.build_id != build_id:
        try:
            index = _indexes[path] = reopened(path, build_id)
        except Error as error:
            raise type(error)(f"on the host {socket.gethostname()}: {error}") from None
    return index


def _plain(kind: Any) -> Any:
    """The type of a column that all engines have in place of that of the library."""
    import pyarrow
    from pyarrow import types

    if types.is_dictionary(kind):
        return _plain(kind.value_type)
    if types.is_unsigned_integer(kind):
        return pyarrow.int64()
    if types.is_timestamp(kind):
        return pyarrow.timestamp("us", "UTC")
    if types.is_map(kind):
        return pyarrow.map_(_plain(kind.key_type), _plain(kind.item_type))
    if types.is_list(kind):
        return pyarrow.list_(_plain(kind.value_type))
    if types.is_struct(kind):
        return pyarrow.struct([pyarrow.field(field.name, _plain(field.type)) for field in kind])
    return kind
