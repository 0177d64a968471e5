"""Places from files and databases."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import struct
from pathlib import Path
from typing import Any

import geopandas
import pandas
import pyarrow
import pyarrow.parquet
import pytest
import shapely

import corridor

from conftest import FIXTURES

LINE = [(-20.2, 44.9), (-20.1, 45.0)]
Found = list[tuple[str, str | None, tuple[str, ...], dict[str, str], float, float]]


def found(source: Any, tmp_path: Path, **options: Any) -> Found:
    path = tmp_path / "made.corridor"
    corridor.import_places(source, path, **options)
    with corridor.open(path) as places:
        places.verify()
        answer = places.find(LINE, within="60km", limit=1000)
        return sorted((hit.id, hit.name, hit.categories, hit.tags, hit.lon, hit.lat) for hit in answer)


def refused(source: Any, tmp_path: Path, said: str, **options: Any) -> None:
    with pytest.raises(corridor.DataError, match=re.escape(said)):
        corridor.import_places(source, tmp_path / "never.corridor", **options)
    assert not (tmp_path / "never.corridor").exists()


def frame(count: int = 2) -> geopandas.GeoDataFrame:
    points = [shapely.Point(-20.2 + 0.1 * (row % 2), 44.9 + 0.1 * (row % 2), 7) for row in range(count)]
    values = {"id": [f"n{row}" for row in range(count)], "name": ["One"] * count, "category": ["fuel"] * count}
    return geopandas.GeoDataFrame(values, geometry=points, crs=4326)


# The columns of Overture's places as they are published, but for the rules of names.
_NAMES = pyarrow.struct([
    ("primary", pyarrow.string()), ("common", pyarrow.map_(pyarrow.string(), pyarrow.string()))])
OVERTURE = pyarrow.schema([
    ("id", pyarrow.string()),
    ("geometry", pyarrow.binary()),
    ("bbox", pyarrow.struct([(name, pyarrow.float32()) for name in ("xmin", "xmax", "ymin", "ymax")])),
    ("version", pyarrow.int32()),
    ("sources", pyarrow.list_(pyarrow.struct([
        ("property", pyarrow.string()), ("dataset", pyarrow.string()), ("record_id", pyarrow.string()),
        ("confidence", pyarrow.float64())]))),
    ("names", _NAMES),
    ("categories", pyarrow.struct([
        ("primary", pyarrow.string()), ("alternate", pyarrow.list_(pyarrow.string()))])),
    ("basic_category", pyarrow.string()),
    ("confidence", pyarrow.float64()),
    ("websites", pyarrow.list_(pyarrow.string())),
    ("socials", pyarrow.list_(pyarrow.string())),
    ("emails", pyarrow.list_(pyarrow.string())),
    ("phones", pyarrow.list_(pyarrow.string())),
    ("brand", pyarrow.struct([("wikidata", pyarrow.string()), ("names", _NAMES)])),
    ("addresses", pyarrow.list_(pyarrow.struct(
        [(name, pyarrow.string()) for name in ("freeform", "locality", "postcode", "region", "country")]))),
    ("operating_status", pyarrow.string()),
    ("theme", pyarrow.string()),
    ("type", pyarrow.string()),
])


def overture(path: Path) -> pyarrow.Table:
    rows = []
    for line in (FIXTURES / "places.geojsonl").read_text(encoding="utf-8").splitlines():
        feature = json.loads(line)
        lon, lat = feature["geometry"]["coordinates"]
        rows.append(feature["properties"] | {
            "geometry": struct.pack("<BIdd", 1, 1, lon, lat), "theme": "places", "type": "place",
            "bbox": {"xmin": lon, "xmax": lon, "ymin": lat, "ymax": lat}})
    for row in rows:
        common = row["names"].get("common")
        row["names"]["common"] = list(common.items()) if common else None
    table = pyarrow.Table.from_pylist(rows, OVERTURE)
    geo = {"version": "1.1.0", "primary_column": "geometry", "columns": {"geometry": {
        "encoding": "WKB", "geometry_types": ["Point"]}}}
    pyarrow.parquet.write_table(table.replace_schema_metadata({"geo": json.dumps(geo)}), path)
    return table


def test_overture_places(tmp_path: Path) -> None:
    table = overture(tmp_path / "places.parquet")
    expected = found(FIXTURES / "places.geojsonl", tmp_path)
    assert len(expected) > 50 and any("brand" in tags for _, _, _, tags, _, _ in expected)
    assert found(tmp_path / "places.parquet", tmp_path) == expected
    assert found(table, tmp_path, source_name="places") == expected
    assert found(geopandas.read_parquet(tmp_path / "places.parquet"), tmp_path, source_name="places") == expected


def test_geoparquet_and_geopackage(tmp_path: Path) -> None:
    expected = found(frame(), tmp_path, source_name="two")
    assert [one[:3] for one in expected] == [("two:n0", "One", ("fuel",)), ("two:n1", "One", ("fuel",))]
    for name in ("two.parquet", "two.gpkg"):
        path = tmp_path / name
        write = geopandas.GeoDataFrame.to_parquet if name.endswith("parquet") else geopandas.GeoDataFrame.to_file
        write(frame(), path)
        assert found(path, tmp_path) == expected
        path.unlink()
        write(frame().rename_geometry("where").to_crs(3857), path)
        refused(path, tmp_path, "the points are in EPSG:3857; name it in crs, or transform to EPSG:4326")
        refused(path, tmp_path, "the points are in EPSG:3857", crs="EPSG:3003")
        assert found(path, tmp_path, crs="EPSG:3857") == expected


def test_points_have_precedence_over_other_positions(tmp_path: Path) -> None:
    expected = found(frame(), tmp_path)
    values = {"lon": [1.0, 2.0], "lat": [3.0, 4.0], "Longitude": [5.0, 6.0], "latitude": [7.0, 8.0]}
    assert found(frame().assign(**values), tmp_path) == expected
    frame().assign(**values).to_parquet(tmp_path / "table.parquet")
    assert found(tmp_path / "table.parquet", tmp_path) == expected
    table = pandas.DataFrame(frame().drop(columns="geometry"))
    lon, lat = [-20.2, -20.1], [44.9, 45.0]
    made = found(table.assign(lon=lon, lat=lat, longitude=[5.0, 6.0], latitude=[7.0, 8.0]), tmp_path)
    assert [one[4:] for one in made] == [one[4:] for one in expected]


def test_layers(tmp_path: Path) -> None:
    path = tmp_path / "layers.gpkg"
    frame().drop(columns="id").to_file(path, layer='a "quoted" one')
    frame().to_file(path, layer="other")
    refused(path, tmp_path, 'the layers a "quoted" one, other; choose one with geopackage(path, layer)')
    refused(corridor.geopackage(path, "none"), tmp_path, "has no layer 'none'; its layers are")
    quoted = corridor.geopackage(path, 'a "quoted" one')
    assert [one[0] for one in found(quoted, tmp_path)] == ["table:1", "table:2"]
    with pytest.raises(corridor.NotFound):
        corridor.import_places(corridor.geopackage(tmp_path / "missing.gpkg"), tmp_path / "never.corridor")


def test_answers_are_sources(places: corridor.Index, route: corridor.Route, tmp_path: Path) -> None:
    answer = places.find(route, categories=["fuel"], columns=["id", "position", "name", "tags"])
    answer.to_parquet(tmp_path / "fuel.parquet")
    answer.to_geopackage(tmp_path / "fuel.gpkg")
    ids = sorted(f"fuel:{hit.id}" for hit in answer)
    assert [one[0] for one in found(answer, tmp_path, source_name="fuel")] == ids
    for name in ("fuel.parquet", "fuel.gpkg"):
        made = found(tmp_path / name, tmp_path)
        assert [one[0] for one in made] == ids and all("fuel" in one[2] for one in made)
        assert {"amenity": "fuel"}.items() <= made[0][3].items()


class Cursor:
    """What stands for a cursor of psycopg."""

    def __init__(self, rows: list[tuple[Any, ...]], names: list[str]) -> None:
        self.rows, self.names, self.closed = rows, names, False

    def execute(self, query: str, parameters: Any) -> None:
        self.query, self.parameters = query, parameters

    @property
    def description(self) -> list[tuple[str]]:
        return [(name,) for name in self.names]

    def fetchmany(self, count: int) -> list[tuple[Any, ...]]:
        rows, self.rows = self.rows[:count], self.rows[count:]
        return rows

    def close(self) -> None:
        self.closed = True


class Connection:
    autocommit = False

    def __init__(self, rows: list[tuple[Any, ...]], names: list[str]) -> None:
        self.made = Cursor(rows, names)

    def cursor(self, name: str, withhold: bool = False) -> Cursor:
        assert name and withhold == self.autocommit
        return self.made


def test_postgis(tmp_path: Path) -> None:
    expected = found(frame(20_000), tmp_path)
    rows = [(row.id, row.name, row.category, shapely.to_wkb(shapely.set_srid(row.geometry, 4326), hex=True, include_srid=True))
            for row in frame(20_000).itertuples(index=False)]
    connection = Connection(rows, ["id", "name", "category", "geom"])
    assert found(corridor.postgis(connection, "select 1", {"a": 2}), tmp_path) == expected
    assert (connection.made.query, connection.made.parameters, connection.made.closed) == ("select 1", {"a": 2}, True)
    moved = shapely.to_wkb(shapely.set_srid(shapely.Point(1, 2), 3857), hex=True, include_srid=True)
    for value, said in (
        (moved, "the geometry is in EPSG:3857; transform it to EPSG:4326"),
        ("POINT (1 2)", "is 'POINT (1 2)', expected a point in well-known binary"),
        (b"\1\1\0\0\0", "WKB: the point at byte 0 ends at byte 21; there are 5 bytes"),
        (None, "has no geometry"),
    ):
        wrong = Connection([*rows[:9000], ("x", None, None, value)], ["id", "name", "category", "geom"])
        refused(corridor.postgis(wrong, "select 1"), tmp_path, "row 9000, column geom of the query")
        wrong = Connection([("x", None, None, value)], ["id", "name", "category", "geom"])
        wrong.autocommit = True
        refused(corridor.postgis(wrong, "select 1"), tmp_path, said)
        assert wrong.made.closed
    refused(corridor.postgis(Connection([], []), "select 1"), tmp_path, "the query has no rows")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([shapely.Point(0, 0), shapely.Point()], "row 1, column geometry of {} is nan, expected a longitude"),
        ([shapely.Point(0, 91)], "row 0, column geometry of {} is 91.0, expected a latitude"),
        ([shapely.box(0, 0, 1, 1)], "row 0, column geometry of {}: WKB: found a Polygon at byte 0; a place is a Point"),
        ([shapely.Point(0, 0), None], "row 1, column geometry of {} has no geometry"),
    ],
)
def test_wrong_points(points: list[Any], said: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.parquet"
    geopandas.GeoDataFrame({"name": ["a"] * len(points)}, geometry=points, crs=4326).to_parquet(path)
    refused(path, tmp_path, said.format(path))
    refused(pyarrow.table({"geometry": [None if one is None else one.wkb for one in points]}), tmp_path,
            said.format("the table"))


def test_wrong_parquet(tmp_path: Path) -> None:
    path = tmp_path / "wrong.parquet"
    frame().to_parquet(path)
    data = path.read_bytes()
    path.write_bytes(data[:-10])
    refused(path, tmp_path, f"{path}: found no PAR1 at byte {len(data) - 14}, which a file of Parquet has there")
    path.write_bytes(b"")
    refused(path, tmp_path, "found no PAR1 at byte 0")
    path.write_bytes(b"PAR1PAR1")
    refused(path, tmp_path, str(path))
    pandas.DataFrame({"name": ["a"]}).to_parquet(path)
    refused(path, tmp_path, f"{path} has no column 'lon' with the longitude; its columns are name")
    for geo, said in (
        ([1], "the metadata geo is not that of GeoParquet"),
        ({"primary_column": "name", "columns": {"name": {"encoding": "point"}}}, "the encoding is point, expected WKB"),
        ({"primary_column": "other", "columns": {"other": {}}}, "has no column 'other' with points"),
    ):
        table = pyarrow.table({"name": ["a"]}, metadata={"geo": json.dumps(geo)})
        pyarrow.parquet.write_table(table, path)
        refused(path, tmp_path, said)


def test_wrong_geopackages(tmp_path: Path) -> None:
    path = tmp_path / "wrong.gpkg"
    sqlite3.connect(path).executescript("create table a (b); insert into a values (1)").close()
    refused(path, tmp_path, f"{path}: this is not a GeoPackage: no such table: gpkg_contents")
    path.unlink()
    frame().to_file(path)
    with sqlite3.connect(path) as database:
        (names,) = database.execute("select group_concat(name, ' ') from sqlite_master where type = 'trigger'").fetchone()
        for name in names.split():
            database.execute(f"drop trigger {name}")
    for value, said in (
        (b"XY", "row 1, column geom of {}: found no geometry of GeoPackage at byte 0"),
        (b"GP\0\x0b" + bytes(99), "row 1, column geom of {}: found the flags 0x0b at byte 3"),
        (b"GP\0\1" + bytes(4) + b"\1\1\0", "row 1, column geom of {}: WKB: the data ends at byte 3, within a number"),
        (b"GP\0\x11" + bytes(25), "row 1, column geom of {} has no geometry"),
    ):
        with sqlite3.connect(path) as database:
            database.execute("update wrong set geom = ? where fid = 2", [value])
        if value[3:4] == b"\x0b":
            said = "row 1, column geom of {}"
        refused(path, tmp_path, said.format(path))


@pytest.mark.parametrize("seed", range(30))
def test_damaged_files_raise_data_errors(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    path = tmp_path / ("damaged.gpkg" if seed % 2 else "damaged.parquet")
    frame(50).to_file(path) if seed % 2 else frame(50).to_parquet(path)
    data = bytearray(path.read_bytes())
    for _ in range(rng.randrange(1, 9)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    path.write_bytes(data)
    try:
        corridor.import_places(path, tmp_path / "made.corridor")
    except corridor.DataError:
        pass


def test_nested_columns(tmp_path: Path) -> None:
    table = pyarrow.table({
        "lon": [-20.2], "lat": [44.9], "address": [{"street": "A", "n": 1}], "tags": [{"amenity": "fuel"}],
        "bytes": [b"x"], "list": [[1, 2]], "Code": ["c"], "day": pyarrow.array([0], pyarrow.date32())})
    assert found(table, tmp_path, columns={"id": "Code"}) == [
        ("table:c", None, ("fuel",), {"address:street": "A", "address:n": "1", "amenity": "fuel", "list": "1;2",
          "day": "1970-01-01"},
         -20.2, 44.9)]
    assert found(table.to_pandas(), tmp_path, columns={"id": "Code"})[0][3]["list"] == "1;2"
    with pytest.raises(corridor.UsageError, match="not street"):
        corridor.import_places(table, tmp_path / "never.corridor", columns={"street": "Code"})
    for tags in ("{", "[1]", 7):
        refused(table.set_column(3, "tags", pyarrow.array([tags])), tmp_path, f"row 0, column tags of the table is {tags!r}")
    bad = table.set_column(4, "bytes", pyarrow.array([[float("nan")]]))
    refused(bad, tmp_path, "row 0 of the table: Out of range float values are not JSON compliant")
