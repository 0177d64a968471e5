"""Places along the routes of a DataFrame of Spark, by `mapInArrow`.

    import corridor.spark

    fuel = corridor.spark.find(
        routes, "/data/europe.corridor", route="wkb", id="id", within="2km", categories=["fuel"])

Any Spark of version 4 will do, also by Spark Connect, and so will Sail. Every worker needs the package, and the index
at the same path: on a shared file system, or copied there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import tables
from ._library import required

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from pyspark.sql import Column, DataFrame

    from ._index import Index

__all__ = ["find", "gaps"]

# The names of the two columns that workers receive.
_COLUMNS = {"route": "route", "id": "id"}


def find(
    df: DataFrame, index: Index | str | os.PathLike[str], *, route: str | Column, id: str | Column,
    nested: bool = False, columns: Iterable[str] | None = None, precision: int | None = None,
    threads: int | None = 1, **fields: Any,
) -> DataFrame:
    """The places along each route of a DataFrame, computed when the answer is read.

    Nothing is shuffled; partitions stay as they are. A route that cannot be read gives a row with a status, and never
    fails the job.

    Args:
        df: The routes, one a row.
        index: The index, or its path. The driver and every worker open this path; all must have the same build.
        route: The column of routes: WKB (binary), GeoJSON, WKT or a polyline (string), or an array of structs
            (lon, lat) or of arrays of two doubles, in degrees of WGS84.
        id: The column that tells routes apart, of any type; the answer has it as its column `route`.
            `pyspark.sql.functions.struct` joins several.
        nested: One row a route instead of one a hit.
        columns: The columns of the hits; see `corridor.COLUMNS`.
        precision: The decimals of encoded polylines, 5 or 6.
        threads: The threads of a task; as many as `spark.task.cpus`, which is 1.
        fields: All other fields of `Index.batch`, such as `within` and `categories`.

    Returns:
        The columns `route`; `status`, which is "ok", "usage" or "badData"; `message`, null where the status is "ok";
        and for each hit the columns of `Index.batch`, in metres, degrees and UTC. A route without hits has no row;
        one that is wrong, or cannot be asked about, has one, without a hit. With `nested`, every route has one row,
        with `found`, `length_meters` and `hits`, an array of structs; these are null for a bad route.

    Raises:
        NotFound, DataError: The driver cannot open the index.
        UsageError: The request is wrong, or the column of routes is of another type.

    The job fails with `NotFound` or `BuildMismatch` if a worker has no index at the path or another build; the message
    names its host and the path.
    """
    return _mapped(df, route, id, tables.find(
        index, nested=nested, columns=columns, precision=precision, threads=threads, **_COLUMNS, **fields))


def gaps(
    df: DataFrame, index: Index | str | os.PathLike[str], *, route: str | Column, id: str | Column,
    nested: bool = False, precision: int | None = None, threads: int | None = 1, **fields: Any,
) -> DataFrame:
    """The stretches of each route of a DataFrame without a place.

    The arguments, the answer and the errors are those of `find`, with the fields and the columns of `Index.gaps`;
    `gaps` is in place of `hits`.
    """
    return _mapped(df, route, id, tables.gaps(
        index, nested=nested, precision=precision, threads=threads, **_COLUMNS, **fields))


def _mapped(df: DataFrame, route: str | Column, id: str | Column, search: tables.TableFunction) -> DataFrame:
    from pyspark.sql import types
    from pyspark.sql.pandas.types import from_arrow_type, to_arrow_type

    pyarrow = required("pyarrow")
    chosen = df.select(route, id).toDF(*_COLUMNS.values())
    kinds = chosen.schema
    # The answer for no routes has all columns, and finds what is wrong with the request before the job begins.
    nothing = {"route": pyarrow.array([], to_arrow_type(kinds["route"].dataType)), "id": pyarrow.array([], "int64")}
    found = search(pyarrow.table(nothing)).schema
    fields = [types.StructField(field.name, from_arrow_type(field.type)) for field in list(found)[1:]]
    schema = types.StructType([types.StructField("route", kinds["id"].dataType), *fields])
    return chosen.mapInArrow(search.batches, schema)
