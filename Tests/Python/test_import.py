"""Making indexes from files and tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import duckdb
import geopandas
import pandas
import polars
import pyarrow
import pytest
import shapely

import corridor

from conftest import FIXTURES

ROWS: dict[str, list[Any]] = {
    "id": ["a", "b"],
    "lon": [-20.2, -20.1],
    "lat": [44.9, 45.0],
    "name": ["One, \"quoted\"", None],
    "category": ["fuel", "fuel"],
    "pumps": [4, 5],
    "hgv": [True, False],
}


def places_of(source: Any, tmp_path: Path, **options: Any) -> list[tuple[str, str | None, dict[str, str]]]:
    path = tmp_path / "made.corridor"
    corridor.import_places(source, path, **options)
    with corridor.open(path) as places:
        places.verify()
        answer = places.find([(-20.2, 44.9), (-20.1, 45.0)], sort="along")
        assert [(round(hit.lon, 6), round(hit.lat, 6)) for hit in answer] == [(-20.2, 44.9), (-20.1, 45.0)]
        return [(hit.id, hit.name, hit.tags) for hit in answer]


def test_every_kind_of_table(tmp_path: Path) -> None:
    frame = pandas.DataFrame(ROWS)
    points = geopandas.points_from_xy(ROWS["lon"], ROWS["lat"], z=[100, 200], crs=4326)
    geo = geopandas.GeoDataFrame(frame.drop(columns=["lon", "lat"]), geometry=points)
    expected = places_of(pyarrow.table(ROWS), tmp_path)
    assert [(one, name) for one, name, _ in expected] == [("table:a", 'One, "quoted"'), ("table:b", None)]
    assert expected[0][2]["pumps"] == "4" and expected[1][2]["hgv"] == "no"
    for table in (frame, polars.DataFrame(ROWS), geo, geo.to_crs(3857), geo.rename_geometry("where")):
        assert places_of(table, tmp_path) == expected
    renamed = frame.rename(columns={"lon": "X", "lat": "Y", "id": "Code"})
    columns = {"lon": "X", "lat": "Y", "id": "Code"}
    assert places_of(renamed, tmp_path, columns=columns) == expected
    tags = [{"name": "One", "fuel:adblue": "yes"}, {}]
    tagged = pyarrow.table({"lon": ROWS["lon"], "lat": ROWS["lat"], "tags": pyarrow.array(
        [list(one.items()) for one in tags], pyarrow.map_(pyarrow.string(), pyarrow.string()))})
    made = places_of(tagged, tmp_path, category="fuel", source_name="card")
    assert made[0][:2] == ("card:1", "One") and made[0][2]["fuel:adblue"] == "yes"
    metres = geo.to_crs(3857)
    plain = pandas.DataFrame(ROWS | {"lon": metres.geometry.x, "lat": metres.geometry.y})
    assert places_of(plain, tmp_path, crs="EPSG:3857") == expected


def test_several_sources(tmp_path: Path) -> None:
    path = tmp_path / "made.corridor"
    other = pandas.DataFrame(ROWS | {"id": ["c", "d"]})
    corridor.import_places([FIXTURES / "depots.geojson", pyarrow.table(ROWS), other], path)
    with corridor.open(path) as places:
        assert places.resolve(["table1:a", "table2:c", "depots:D1"])["found"] == 3
    relation = duckdb.sql("select 'x' as id, 1.5 as lon, 2.5 as lat, 'fuel' as category")
    corridor.import_places(relation, path)
    with corridor.open(path) as places:
        assert places.resolve(["table:x"])["hits"][0]["position"] == [1.5, 2.5]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (pandas.DataFrame({"name": ["a"]}), "no column 'lon' with the longitude; its columns are name"),
        (pandas.DataFrame(ROWS | {"lon": [-20.2, None]}), "row 1, column lon of the table is None"),
        (pyarrow.table(ROWS | {"lat": [float("nan"), 45.0]}), "row 0, column lat of the table is nan"),
        (polars.DataFrame(ROWS | {"lat": ["x", "y"]}), "row 0, column lat of the table is 'x'"),
        (pandas.DataFrame(ROWS | {"lon": [-2_000_000.0, 0.0]}), "name the reference system"),
        (geopandas.GeoDataFrame(geometry=[shapely.Point(0, 0), None]), "row 1 of the table has no geometry"),
        (geopandas.GeoDataFrame(geometry=[shapely.box(0, 0, 1, 1)]), "row 0 of the table has a Polygon"),
        (geopandas.GeoDataFrame(geometry=[shapely.Point(1e6, 0)]), "name the reference system"),
    ],
)
def test_wrong_tables(tmp_path: Path, table: Any, said: str) -> None:
    with pytest.raises(corridor.DataError, match=re.escape(said)):
        corridor.import_places(table, tmp_path / "never.corridor")
    assert not (tmp_path / "never.corridor").exists()


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.warns(UserWarning, match="stations-bad.csv"):
        corridor.import_places(FIXTURES / "stations-bad.csv", tmp_path / "made.corridor")
    with pytest.raises(corridor.DataError, match="line 3"):
        corridor.import_places(FIXTURES / "stations-bad.csv", tmp_path / "strict.corridor", strict=True)
    with pytest.raises(corridor.NotFound):
        corridor.import_places("missing.csv", tmp_path / "made.corridor")
    with pytest.raises(corridor.UsageError):
        corridor.import_places(7, tmp_path / "made.corridor")
    monkeypatch.setenv("CORRIDOR_PROGRAM", "/nowhere/corridor")
    with pytest.raises(corridor.Unavailable):
        corridor.import_places(FIXTURES / "stations.csv", tmp_path / "made.corridor")
