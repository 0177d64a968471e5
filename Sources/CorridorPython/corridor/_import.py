"""Makes indexes, by the command `corridor import`."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Any, TextIO

from . import _wkb
from ._program import command
from ._sources import Table, table
from .errors import BY_STATUS, DataError, InternalError, Unavailable, UsageError

if TYPE_CHECKING:
    # A file, a table, or what `geopackage` or `postgis` returns.
    Source = Any


def import_places(
    source: Source | Sequence[Source],
    output: str | os.PathLike[str],
    *,
    category: str | None = None,
    source_name: str | None = None,
    crs: str | None = None,
    columns: Mapping[str, str] | None = None,
    delimiter: str | None = None,
    timezones: str | os.PathLike[str] | None = None,
    toponyms: bool = True,
    roads: bool = False,
    strict: bool = False,
) -> None:
    """Makes an index from files and tables; it appears, or is replaced, only when it is complete.

    Runs the command `corridor`: the one that CORRIDOR_PROGRAM names, else that in the package or in PATH. Bad
    rows of files that the command reads are left out and reported as a warning; bad rows of tables are errors.

    Args:
        source: A file of OpenStreetMap, GeoJSON, CSV, GeoParquet or GeoPackage; or a table of pyarrow, pandas,
            GeoPandas, polars or DuckDB; or `geopackage` or `postgis`; or a list of several. A table has columns
            `lon` and `lat`, or a column `geometry` with points (in GeoPandas, or in well-known binary). All
            other columns are tags, but `id`, `name` and `category` have their meanings; a column `tags` may
            have dicts. The places of Overture are read as they are published. Heights are dropped.
        output: The file to make.
        category: The category of every row of a table or GeoJSON file.
        source_name: Identifiers begin with this and a colon; by default, the file's name without extension, or
            `table`.
        crs: The reference system of positions in tables and GeoJSON, such as "EPSG:3003" (x, y; default WGS84).
            A GeoDataFrame is transformed from its own; a file that says another one is an error.
        columns: The columns of a table by role: {"lon": "Longitude", "lat": "Latitude", "id": "Code"}.
        delimiter: The character that separates the fields of a table in a file; by default, it is detected.
        timezones: A file with the areas of time zones in GeoJSON; each business gets the zone that it lies in.
        toponyms: Whether to import toponyms from OSM files, from countries to house numbers.
        roads: Whether to keep the roads of OSM files in the index, for detours without a routing engine.
        strict: Whether to stop at the first bad row of a file.

    Raises:
        Unavailable: There is no command `corridor`.
        DataError: A source is wrong; the message says where.
    """
    import tempfile

    sources: list[Any] = list(source) if isinstance(source, (list, tuple)) else [source]
    with tempfile.TemporaryDirectory(prefix="corridor-") as folder:
        files = []
        for number, one in enumerate(sources):
            read = table(one, crs)
            if read is None:
                files.append(os.fspath(one))
                continue
            os.mkdir(os.path.join(folder, str(number)))
            name = source_name or _name(one) or f"table{number if len(sources) > 1 else ''}"
            files.append(_write(read, os.path.join(folder, str(number), name), columns or {}, crs))
        options: dict[str, str | None] = {
            "--category": category,
            "--source": source_name,
            "--crs": crs,
            "--columns": ",".join(f"{role}={name}" for role, name in (columns or {}).items()) or None,
            "--delimiter": delimiter,
            "--timezones": None if timezones is None else os.fspath(timezones),
            "--toponyms": None if toponyms else "no",
        }
        words = [word for name, value in options.items() if value is not None for word in (name, value)]
        flags = ["--roads"] * roads + ["--strict"] * strict
        _run(["import", *words, *flags, "--output", os.fspath(output), "--", *files])


def _name(source: Source) -> str | None:
    """The name of a file without its extension."""
    if not isinstance(source, (str, os.PathLike)):
        return None
    return os.path.splitext(os.path.basename(os.fspath(source)))[0]


def _run(words: list[str]) -> None:
    # Imported here, so that `import corridor` stays quick.
    import subprocess
    import warnings

    program, environment = command()
    try:
        done = subprocess.run(
            [program, *words], stdin=subprocess.DEVNULL, capture_output=True, check=False, env=environment)
    except OSError as error:
        raise Unavailable(f"cannot run {program}: {error}") from None
    said = done.stderr.decode(errors="replace").strip().removeprefix("corridor: ")
    if done.returncode:
        raise BY_STATUS.get(done.returncode, InternalError)(said or f"{program} ended with {done.returncode}")
    if " left out" in said.partition("\n")[0]:
        warnings.warn(said, stacklevel=3)


# MARK: Tables

# What the columns of positions have, and the largest value in degrees.
_POSITIONS = {"lon": ("longitude", 180), "lat": ("latitude", 90)}
_HEADERS = {"id": "id", "lon": "longitude", "lat": "latitude"}
# The roles of columns that features of GeoJSON have too.
_FEATURE_ROLES = ("id", "lon", "lat", "point", "name", "category")


def _write(table: Table, stem: str, columns: Mapping[str, str], crs: str | None) -> str:
    """Writes a table as a file for the command, and returns its path.

    A table with tags or nested columns becomes features of GeoJSON, one per line; another one becomes CSV,
    whose columns the command knows by their names in several languages.
    """
    batches = (batch for batch in table.batches if any(map(len, batch.values())))
    first = next(batches, None)
    if first is None:
        raise DataError(f"{table.title} has no rows")
    names = list(first)
    points = table.points_column(names, columns)
    if points is not None:
        if points not in first:
            raise DataError(
                f"{table.title} has no column {points!r} with points; its columns are {', '.join(names)}")
        table.check_system(points, crs)
    placed = _placed(table, chain([first], batches), points, columns, None if crs else _POSITIONS)
    if "tags" in first or any(isinstance(_sample(values), Mapping) for values in first.values()):
        path = stem + ".geojsonl"
        with open(path, "w", encoding="utf-8") as file:
            _write_features(file, table.title, placed, columns)
        return path
    path = stem + ".csv"
    with open(path, "w", encoding="utf-8", newline="") as file:
        _write_rows(file, placed, columns)
    return path


def _sample(values: list[Any]) -> Any:
    return next((value for value in values if value is not None), None)


# A batch without its positions, the number of its first row, and its longitudes and latitudes.
Placed = tuple[dict[str, list[Any]], int, list[float], list[float]]


def _placed(
    table: Table, batches: Iterable[dict[str, list[Any]]], points: str | None, columns: Mapping[str, str],
    limits: Mapping[str, tuple[str, float]] | None,
) -> Iterator[Placed]:
    start = 0
    for batch in batches:
        values: list[list[float]] = []
        if points is not None:
            where = f"column {points} of {table.title}"
            pairs = [_point(value, f"row {row}, {where}") for row, value in enumerate(batch.pop(points), start)]
            values = [list(column) for column in zip(*pairs)]
            # The points have precedence over other columns with positions.
            for role in _POSITIONS:
                batch.pop(columns.get(role, role), None)
        for number, (role, (title, limit)) in enumerate(_POSITIONS.items()):
            name = points or columns.get(role, role)
            if points is None:
                if name not in batch:
                    raise DataError(
                        f"{table.title} has no column {name!r} with the {title}; its columns are "
                        f"{', '.join(batch)}; name it in columns, or give points")
                values.append(batch.pop(name))
            _check(values[number], start, f"column {name} of {table.title}", title, limit if limits else None)
        yield batch, start, values[0], values[1]
        start += len(values[0])


def _point(value: Any, where: str) -> tuple[float, float]:
    if isinstance(value, tuple):
        return value
    if value is None:
        raise DataError(f"{where} has no geometry")
    try:
        if isinstance(value, str):
            value = bytes.fromhex(value)
        return _wkb.point(bytes(getattr(value, "wkb", value)))
    except DataError as error:
        raise DataError(f"{where}: {error}") from None
    except (TypeError, ValueError):
        raise DataError(f"{where} is {value!r:.60}, expected a point in well-known binary") from None


def _check(values: list[Any], start: int, where: str, title: str, limit: float | None) -> None:
    for row, value in enumerate(values, start):
        is_number = value is not None and not isinstance(value, str) and math.isfinite(value)
        if is_number and (limit is None or abs(value) <= limit):
            continue
        problem = f"row {row}, {where} is {value!r}, expected a {title}"
        if is_number:
            problem += " in degrees; name the reference system of the positions in crs"
        raise DataError(problem)


def _write_rows(file: TextIO, placed: Iterator[Placed], columns: Mapping[str, str]) -> None:
    import csv

    # Of several columns that could have positions, the command takes those with these names.
    roles = {role: columns.get(role, name) for role, name in _HEADERS.items()}
    writer = csv.writer(file)
    names: list[str] = []
    for batch, start, lon, lat in placed:
        ids = batch.pop(roles["id"], None) or range(start + 1, start + len(lon) + 1)
        if not start:
            names = [name for name in batch if name.lower() not in (roles["lon"], roles["lat"])]
            writer.writerow([*roles.values(), *names])
        cells = (map(_text, batch[name]) for name in names)
        writer.writerows(zip(map(_text, ids), map(_number, lon), map(_number, lat), *cells))


def _write_features(file: TextIO, title: str, placed: Iterator[Placed], columns: Mapping[str, str]) -> None:
    other = [role for role in columns if role not in _FEATURE_ROLES]
    if other:
        raise UsageError(
            f"{title} has tags or nested columns: columns can name {', '.join(_FEATURE_ROLES)}, not {other[0]}")
    roles = {name: role for role, name in columns.items()}
    encode = json.JSONEncoder(default=_plain, allow_nan=False, ensure_ascii=False, separators=(",", ":")).encode
    for batch, start, lon, lat in placed:
        names = [roles.get(name, name) for name in batch]
        for row, (x, y, values) in enumerate(zip(lon, lat, zip_longest(*batch.values())), start):
            properties = {name: value for name, value in zip(names, values) if not _is_missing(value)}
            identifier = properties.pop("id", row + 1)
            # Columns have precedence.
            properties = _tags(properties.pop("tags", None), f"row {row}, column tags of {title}") | properties
            position = {"type": "Point", "coordinates": (float(x), float(y))}
            try:
                line = encode(
                    {"type": "Feature", "id": identifier, "geometry": position, "properties": properties})
            except ValueError as error:
                raise DataError(f"row {row} of {title}: {error}") from None
            file.write(line + "\n")


def _tags(value: Any, where: str) -> dict[str, Any]:
    """Tags as a dict, in pairs, or as an object in JSON, as files of GeoPackage have them."""
    try:
        return dict((json.loads(value) if isinstance(value, str) else value) or {})
    except (TypeError, ValueError):
        raise DataError(f"{where} is {value!r:.60}, expected an object") from None


def _is_missing(value: Any) -> bool:
    return value is None or (isinstance(value, float) and value != value)


def _number(value: float) -> str:
    return repr(float(value))


def _plain(value: Any) -> Any:
    """A value that JSON does not have."""
    if hasattr(value, "tolist"):
        return value.tolist()
    return None if isinstance(value, (bytes, memoryview)) else str(value)


def _text(value: Any) -> str:
    """A value as a tag; empty if there is none."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if _is_missing(value) or isinstance(value, (bytes, memoryview)):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ";".join(map(_text, value))
    return json.dumps(value, default=_plain) if isinstance(value, dict) else str(value)
