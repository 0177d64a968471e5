"""Tables of places, from memory, files and databases, as batches of columns."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ._library import required
from ._files import quoted
from .errors import DataError, NotFound, UsageError

if TYPE_CHECKING:
    # The values of columns by name.
    Batch = dict[str, list[Any]]

_ROWS = 8192
# The names of columns with points, unless the source says which it is: those of GeoPandas, of PostGIS's loaders
# and of osm2pgsql.
_POINTS = ("geometry", "geom", "the_geom", "wkb_geometry", "way")
_WGS84 = {"EPSG:4326", "EPSG:4979", "OGC:CRS84", "OGC:CRS84H"}


class Table(NamedTuple):
    """A table that is read once."""

    title: str
    """What messages call it."""
    batches: Iterator[Batch]
    points: str | None = None
    """The column with points in well-known binary; None if the names of the columns say it."""
    system: str | None = None
    """The reference system of the points, such as "EPSG:4326"; None if it is unknown."""

    def points_column(self, names: list[str], columns: Mapping[str, str]) -> str | None:
        """The column with points; None if the table has longitudes and latitudes."""
        named = columns.get("point", self.points)
        if named is not None or all(columns.get(role, role) in names for role in ("lon", "lat")):
            return named
        return next((name for name in _POINTS if name in names), None)

    def check_system(self, column: str, wanted: str | None) -> None:
        """Rejects points in another reference system than that of the argument `crs`."""
        found = self.system and self.system.upper()
        if found is None or found == (wanted or "EPSG:4326").upper():
            return
        if found in _WGS84 and (wanted is None or wanted.upper() in _WGS84):
            return
        hint = f"name it in crs, or transform to {'EPSG:4326' if wanted is None else wanted}"
        raise DataError(f"{self.title}, column {column}: the points are in {self.system}; {hint}")


def table(source: Any, crs: str | None) -> Table | None:
    """The table of a source; None for a file that the command reads."""
    if isinstance(source, (str, os.PathLike)):
        return _file(os.fspath(source))
    if isinstance(source, (GeoPackage, PostGIS)):
        return source.table()
    if hasattr(source, "geometry") and hasattr(source, "to_crs"):
        return Table("the table", _geopandas(source, crs), "geometry")
    if hasattr(source, "iloc") and hasattr(source, "isna"):
        return Table("the table", _pandas(source))
    if hasattr(source, "iter_slices"):
        return Table("the table", _polars(source))
    if hasattr(source, "__arrow_c_stream__"):
        return Table("the table", _arrow(required("pyarrow").RecordBatchReader.from_stream(source)))
    raise UsageError(f"a source cannot be a {type(source).__name__}; give a file or a table")


def _file(path: str) -> Table | None:
    try:
        with open(path, "rb") as file:
            start = file.read(16)
    except OSError:
        # The command says what is wrong.
        return None
    if start == b"SQLite format 3\0":
        return GeoPackage(path).table()
    if start[:4] == b"PAR1" or path.lower().endswith((".parquet", ".geoparquet")):
        return _parquet(path)
    return None


# MARK: Tables in memory


def _arrow(batches: Any) -> Iterator[Batch]:
    for batch in batches:
        for start in range(0, batch.num_rows, _ROWS):
            yield _values(batch.slice(start, _ROWS))


def _values(batch: Any) -> Batch:
    # The option of pyarrow that makes dicts takes four times as long.
    return {
        name: [_with_maps(value) for value in values] if _is_nested(values) else values
        for name, values in batch.to_pydict().items()
    }


def _with_maps(value: Any) -> Any:
    """A value of Arrow whose maps, which are lists of pairs, are dicts."""
    if isinstance(value, dict):
        return {key: _with_maps(member) for key, member in value.items()}
    if isinstance(value, list) and value and all(isinstance(pair, tuple) and len(pair) == 2 for pair in value):
        return dict(value)
    return value


def _is_nested(values: list[Any]) -> bool:
    return isinstance(next((value for value in values if value is not None), None), (list, dict))


def _polars(frame: Any) -> Iterator[Batch]:
    for part in frame.iter_slices(_ROWS):
        yield {name: part.get_column(name).to_list() for name in part.columns}


def _pandas(frame: Any) -> Iterator[Batch]:
    for start in range(0, len(frame), _ROWS):
        part = frame.iloc[start : start + _ROWS]
        missing = part.isna()
        yield {
            str(name): [
                None if gone else _with_maps(value)
                for value, gone in zip(part[name].tolist(), missing[name].tolist(), strict=True)
            ]
            for name in part.columns
        }


def _geopandas(frame: Any, crs: str | None) -> Iterator[Batch]:
    # A table without a reference system is taken to be in that of the argument.
    points = (frame if frame.crs is None else frame.to_crs(crs or "EPSG:4326")).geometry
    for row, point in enumerate(points):
        if point is None or point.is_empty:
            raise DataError(f"row {row} of the table has no geometry")
        if point.geom_type != "Point":
            raise DataError(f"row {row} of the table has a {point.geom_type}; give points, such as centroids")
    start = 0
    for batch in _pandas(frame.drop(columns=points.name)):
        part = points.iloc[start : start + _ROWS]
        start += len(part)
        yield batch | {"geometry": list(zip(part.x.tolist(), part.y.tolist()))}


# MARK: Parquet

# Columns of Overture that say nothing about a place.
_OVERTURE_OWN = {"bbox", "version", "sources", "theme", "type", "filename"}


def _parquet(path: str) -> Table:
    import json

    required("pyarrow")
    import pyarrow.parquet

    size = os.path.getsize(path)
    with open(path, "rb") as file:
        starts = file.read(4) == b"PAR1"
        file.seek(max(size - 4, 0))
        ends = file.read() == b"PAR1"
    if not (starts and ends):
        at = size - 4 if starts else 0
        cut = "; the file is cut short" if starts else ""
        raise DataError(f"{path}: found no PAR1 at byte {at}, which a file of Parquet has there{cut}")
    try:
        parquet = pyarrow.parquet.ParquetFile(path)
        names = list(parquet.schema_arrow.names)
        geo = json.loads((parquet.metadata.metadata or {}).get(b"geo") or "{}")
    except (OSError, ValueError) as error:
        raise DataError(f"{path}: {error}") from None
    try:
        points = geo.get("primary_column")
        described = geo.get("columns", {}).get(points, {})
        encoding, system = described.get("encoding", "WKB"), _system(described)
        # Other columns with geometries have no meaning here.
        left_out = set(geo.get("columns", {})) - {points}
    except (AttributeError, TypeError) as error:
        raise DataError(f"{path}: the metadata geo is not that of GeoParquet: {error}") from None
    if encoding != "WKB":
        raise DataError(
            f"{path}, column {points}: the encoding is {encoding}, expected WKB; read the file with GeoPandas")
    if "names" in names and ("categories" in names or "basic_category" in names):
        left_out |= _OVERTURE_OWN
    kept = [name for name in names if name not in left_out]
    return Table(path, _parquet_batches(path, parquet, kept), points, system)


def _parquet_batches(path: str, parquet: Any, columns: list[str]) -> Iterator[Batch]:
    row = 0
    try:
        for batch in parquet.iter_batches(batch_size=_ROWS, columns=columns):
            yield _values(batch)
            row += batch.num_rows
    except (OSError, ValueError) as error:
        if isinstance(error, DataError):
            raise
        raise DataError(f"{path}: the rows from {row} on cannot be read: {error}") from None


def _system(described: dict[str, Any]) -> str | None:
    """The reference system of a column of GeoParquet; without one, it is in OGC:CRS84."""
    if "crs" not in described:
        return "OGC:CRS84" if described else None
    crs = described["crs"]
    if crs is None:
        return None
    identifier = crs.get("id") or {}
    if "authority" in identifier and "code" in identifier:
        return f"{identifier['authority']}:{identifier['code']}"
    return str(crs.get("name", "an unnamed system"))


# MARK: GeoPackage


class GeoPackage:
    """A layer of a file of GeoPackage; see `geopackage`."""

    def __init__(self, path: str | os.PathLike[str], layer: str | None = None) -> None:
        self._path = os.fspath(path)
        self._layer = layer

    def table(self) -> Table:
        import sqlite3
        from urllib.parse import quote

        if not os.path.exists(self._path):
            raise NotFound(f"{self._path} does not exist")
        try:
            database = sqlite3.connect(f"file:{quote(os.path.abspath(self._path))}?mode=ro", uri=True)
            layers = {
                name: (column, None if code in (None, -1, 0) else f"{organization}:{code}".upper())
                for name, column, organization, code in database.execute(
                    "SELECT c.table_name, g.column_name, s.organization, s.organization_coordsys_id "
                    "FROM gpkg_contents c JOIN gpkg_geometry_columns g USING (table_name) "
                    "LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id WHERE c.data_type = 'features'")
            }
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise DataError(f"{self._path}: this is not a GeoPackage: {error}") from None
        if self._layer is None and len(layers) != 1:
            known = f"the layers {', '.join(layers)}; choose one with geopackage(path, layer)"
            raise DataError(f"{self._path} has {known if layers else 'no layer'}")
        layer = next(iter(layers)) if self._layer is None else self._layer
        if layer not in layers:
            raise DataError(f"{self._path} has no layer {layer!r}; its layers are {', '.join(layers)}")
        column, system = layers[layer]
        return Table(self._path, self._batches(database, quoted(layer), column), column, system)

    def _batches(self, database: Any, layer: str, points: str) -> Iterator[Batch]:
        import sqlite3

        with contextlib.closing(database):
            row = 0
            try:
                keys = [name for _, name, *_, key in database.execute(f"PRAGMA table_info({layer})") if key]
                cursor = database.execute(f"SELECT * FROM {layer}")
                names = [column[0] for column in cursor.description]
                while rows := cursor.fetchmany(_ROWS):
                    batch = {name: list(values) for name, values in zip(names, zip(*rows))}
                    where = f"column {points} of {self._path}"
                    batch[points] = [
                        blob if blob is None else _unpacked(blob, f"row {number}, {where}")
                        for number, blob in enumerate(batch[points], row)
                    ]
                    # The key is the identifier unless there is another one.
                    for key in keys:
                        batch.setdefault("id", batch[key] if key == "id" else batch.pop(key))
                    yield batch
                    row += len(rows)
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                raise DataError(f"{self._path}: the rows from {row} on cannot be read: {error}") from None


def geopackage(path: str | os.PathLike[str], layer: str | None = None) -> GeoPackage:
    """A layer of a file of GeoPackage as a source of places.

    `import_places` also takes the path alone if the file has one layer.
    """
    return GeoPackage(path, layer)


# The lengths of envelopes by their numbers in the flags.
_ENVELOPES = (0, 32, 48, 48, 64)


def _unpacked(blob: Any, where: str) -> bytes | None:
    """The well-known binary in a geometry of GeoPackage; None if it is empty."""
    if not isinstance(blob, bytes) or blob[:3] != b"GP\0" or len(blob) < 8:
        raise DataError(f"{where}: found no geometry of GeoPackage at byte 0")
    flags = blob[3]
    envelope = flags >> 1 & 7
    if envelope >= len(_ENVELOPES) or flags & 0x20:
        raise DataError(f"{where}: found the flags {flags:#04x} at byte 3, which no standard geometry has")
    return None if flags & 0x10 else blob[8 + _ENVELOPES[envelope] :]


# MARK: PostGIS


class PostGIS:
    """The rows of a query; see `postgis`."""

    def __init__(self, connection: Any, query: str, parameters: Any) -> None:
        self._connection = connection
        self._query = query
        self._parameters = parameters

    def table(self) -> Table:
        return Table("the query", self._batches())

    def _batches(self) -> Iterator[Batch]:
        with contextlib.ExitStack() as stack:
            connection = self._connection
            if isinstance(connection, str):
                connection = stack.enter_context(contextlib.closing(required("psycopg").connect(connection)))
            # A cursor with a name is the server's, which sends the rows as they are fetched; without a transaction,
            # it must outlive its statement.
            options = {"withhold": True} if getattr(connection, "autocommit", False) else {}
            cursor = stack.enter_context(contextlib.closing(connection.cursor("corridor", **options)))
            cursor.execute(self._query, self._parameters)
            while rows := cursor.fetchmany(_ROWS):
                names = [column[0] for column in cursor.description]
                yield {name: list(values) for name, values in zip(names, zip(*rows))}


def postgis(connection: Any, query: str, parameters: Any = None) -> PostGIS:
    """The rows of a query to PostGIS as a source of places.

        stations = corridor.postgis("postgresql:///gis", "select id, name, geom from stations")
        corridor.import_places(stations, "stations.corridor", category="fuel")

    Args:
        connection: The address of a database, for which psycopg is needed; or a connection of psycopg.
        query: A query whose columns are those of a table, with `lon` and `lat`, or with a point in EPSG:4326
            named `geom`, `geometry`, `the_geom`, `wkb_geometry` or `way`.
        parameters: The parameters of the query.

    The errors of psycopg pass through.
    """
    return PostGIS(connection, query, parameters)
