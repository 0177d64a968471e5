"""Writes tables with geometries as GeoParquet 1.1 and GeoPackage 1.3, batch by batch.

A file is written beside its target and renamed at the end; an error leaves nothing.
"""

from __future__ import annotations

import contextlib
import json
import os
import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import _wkb
from .errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    # A batch of Arrow; and its geometries in well-known binary, with their bounds, for the rows of a batch.
    Batch = Any
    Geometries = tuple[list[bytes], _wkb.Bounds]


@contextlib.contextmanager
def replaced(path: str | os.PathLike[str]) -> Iterator[str]:
    """The name of an empty file that replaces another one when it is complete."""
    folder, name = os.path.split(os.path.abspath(path))
    part = os.path.join(folder, f".{name}.{os.urandom(4).hex()}.part")
    open(part, "xb").close()
    try:
        yield part
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise


# MARK: GeoParquet


def write_parquet(
    path: str, batches: Any, geometry_types: list[str], geometries: Callable[[Batch], Geometries]
) -> None:
    """Writes the batches of a reader with a column `geometry` in place of lon and lat.

    See https://geoparquet.org/releases/v1.1.0/. Without `crs` in it, a column is in OGC:CRS84.
    """
    import pyarrow
    import pyarrow.parquet

    names = [name for name in batches.schema.names if name not in ("lon", "lat")]
    fields = [batches.schema.field(name) for name in names]
    # Only routes without an answer have no geometry.
    geometry = pyarrow.field("geometry", pyarrow.binary(), nullable="status" in names)
    schema = pyarrow.schema([*fields, geometry])
    bounds = _wkb.Bounds()
    with open(path, "wb") as file, pyarrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for batch in batches:
            values, around = geometries(batch)
            bounds.add(around)
            columns = [*(batch.column(name) for name in names), pyarrow.array(values, pyarrow.binary())]
            writer.write_batch(pyarrow.record_batch(columns, schema=schema))
        column: dict[str, Any] = {"encoding": "WKB", "geometry_types": geometry_types}
        if bounds:
            column["bbox"] = bounds.box
        geo = {"version": "1.1.0", "primary_column": "geometry", "columns": {"geometry": column}}
        writer.add_key_value_metadata({"geo": json.dumps(geo)})


# MARK: GeoPackage

_TABLES = """
CREATE TABLE gpkg_spatial_ref_sys (
  srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL,
  organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
INSERT INTO gpkg_spatial_ref_sys VALUES
  ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', NULL),
  ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', NULL),
  ('WGS 84 geodetic', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,'
   || '298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,'
   || 'AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],'
   || 'AUTHORITY["EPSG","4326"]]', NULL);
CREATE TABLE gpkg_contents (
  table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
  description TEXT DEFAULT '',
  last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
  min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER,
  CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
CREATE TABLE gpkg_geometry_columns (
  table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
  srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL,
  CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name),
  CONSTRAINT uk_gc_table_name UNIQUE (table_name),
  CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name),
  CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
"""
# The version is 1.3.0; the number is "GPKG".
_PRAGMAS = "PRAGMA application_id = 0x47504B47; PRAGMA user_version = 10300; PRAGMA journal_mode = OFF;"
# Of a geometry in WGS84, little-endian, without an envelope.
_HEADER = b"GP\0\1" + struct.pack("<i", 4326)


def write_geopackage(
    path: str, layer: str, batches: Any, geometry_type: str, geometries: Callable[[Batch], Geometries]
) -> None:
    """Writes the batches of a reader as a layer, with a column `geom` in place of lon and lat.

    See https://www.geopackage.org/spec130/. Lists and maps become texts in JSON.
    """
    import sqlite3

    names = [name for name in batches.schema.names if name not in ("lon", "lat")]
    types = [_sql_type(batches.schema.field(name).type) for name in names]
    columns = ", ".join(f"{quoted(name)} {type_}" for name, type_ in zip(names, types))
    bounds = _wkb.Bounds()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.executescript(_PRAGMAS + _TABLES)
        database.execute("BEGIN")
        database.execute(
            f"CREATE TABLE {quoted(layer)} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, "
            f"geom {geometry_type}{'' if 'status' in names else ' NOT NULL'}, {columns})")
        insert = f"INSERT INTO {quoted(layer)} VALUES (NULL, ?{', ?' * len(names)})"
        for batch in batches:
            values, around = geometries(batch)
            bounds.add(around)
            cells = [_cells(batch.column(name)) for name in names]
            database.executemany(insert, zip((value and _HEADER + value for value in values), *cells))
        database.execute(
            "INSERT INTO gpkg_contents (table_name, data_type, identifier, min_x, min_y, max_x, max_y, srs_id) "
            "VALUES (?, 'features', ?, ?, ?, ?, ?, 4326)",
            (layer, layer, *(bounds.box or (None, None, None, None))))
        database.execute(
            "INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', ?, 4326, 0, 0)", (layer, geometry_type))
        database.execute("COMMIT")


def check_layer(layer: str) -> None:
    """Rejects names that SQLite, or the format, has for itself."""
    if not layer or "\0" in layer or layer.lower().startswith(("gpkg_", "sqlite_", "rtree_")):
        raise UsageError(f"a layer cannot be named {layer!r}")


def _sql_type(type_: Any) -> str:
    import pyarrow.types as kinds

    if kinds.is_integer(type_):
        return "INTEGER"
    if kinds.is_floating(type_):
        return "DOUBLE"
    if kinds.is_timestamp(type_):
        return "DATETIME"
    return "BOOLEAN" if kinds.is_boolean(type_) else "TEXT"


def _cells(column: Any) -> Iterator[Any]:
    import pyarrow.types as kinds

    values = column.to_pylist()
    if kinds.is_map(column.type):
        values = [None if value is None else dict(value) for value in values]
    return map(_cell, values)


def _cell(value: Any) -> Any:
    if isinstance(value, (list, dict)):
        return json.dumps(value, ensure_ascii=False)
    if hasattr(value, "isoformat"):
        return value.strftime("%Y-%m-%dT%H:%M:%S.000Z")
    return value


def quoted(name: str) -> str:
    """A name in SQL."""
    return '"' + name.replace('"', '""') + '"'
