"""Answers in files."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import duckdb
import geopandas
import pyarrow
import pyarrow.parquet
import pyogrio
import pytest

import corridor
from corridor import _program

from conftest import FIXTURES


@pytest.fixture
def answer(places: corridor.Index, route: corridor.Route) -> corridor.Answer:
    return places.find(route, categories=["fuel"], columns=corridor.COLUMNS, depart="2026-01-05T08:00:00Z", speed="50km/h")


def test_geoparquet(answer: corridor.Answer, tmp_path: Path) -> None:
    path = tmp_path / "fuel.parquet"
    path.write_text("is replaced")
    answer.to_parquet(path)
    table = answer.to_arrow()
    geo = json.loads(pyarrow.parquet.read_metadata(path).metadata[b"geo"])
    lon, lat = table["lon"].to_pylist(), table["lat"].to_pylist()
    assert geo == {
        "version": "1.1.0", "primary_column": "geometry", "columns": {"geometry": {
            "encoding": "WKB", "geometry_types": ["Point"], "bbox": [min(lon), min(lat), max(lon), max(lat)]}}}
    frame = geopandas.read_parquet(path)
    assert frame.crs.to_authority() == ("OGC", "CRS84")
    assert frame.geometry.x.tolist() == lon and frame.geometry.y.tolist() == lat
    plain = pyarrow.parquet.read_table(path)
    assert plain.drop_columns(["geometry"]).to_pylist() == table.drop_columns(["lon", "lat"]).to_pylist()
    rows = duckdb.sql(f"select id, octet_length(geometry::blob), tags['name'] from '{path}'")
    assert [row[0] for row in rows.fetchall()] == table["id"].to_pylist()
    assert os.listdir(tmp_path) == ["fuel.parquet"]
    answer.to_parquet(path, ["id"])
    assert pyarrow.parquet.read_schema(path).names == ["id", "geometry"]


def test_geopackage(answer: corridor.Answer, tmp_path: Path) -> None:
    path = tmp_path / "fuel.gpkg"
    answer.to_geopackage(path)
    answer.to_geopackage(path, layer='fuel "on" the way')
    table = answer.to_arrow()
    assert pyogrio.list_layers(path).tolist() == [['fuel "on" the way', "Point"]]
    frame = geopandas.read_file(path)
    assert frame.crs == "EPSG:4326" and frame["id"].tolist() == table["id"].to_pylist()
    assert frame.geometry.x.tolist() == table["lon"].to_pylist()
    assert frame.total_bounds.tolist() == list(pyogrio.read_info(path)["total_bounds"])
    for column in ("categories", "tags"):
        read = [json.loads(value) if isinstance(value, str) else value for value in frame[column]]
        plain = [dict(value) if column == "tags" else value for value in table[column].to_pylist()]
        assert read == plain
    assert frame["arrives_at"].dt.tz_convert("UTC").tolist() == table["arrives_at"].to_pylist()
    assert frame["off_route_meters"].tolist() == table["off_route_meters"].to_pylist()
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        assert database.execute("PRAGMA application_id").fetchone() == (0x47504B47,)
        blob = database.execute('SELECT geom FROM "fuel ""on"" the way"').fetchone()[0]
    assert blob[:8] == b"GP\0\1\xe6\x10\0\0" and len(blob) == 29
    assert os.listdir(tmp_path) == ["fuel.gpkg"]


def test_batches_and_gaps(
    places: corridor.Index, route: corridor.Route, tour: corridor.Route, tmp_path: Path
) -> None:
    batch = places.batch([route, tour] * 1500, categories=["fuel"], columns=["id"])
    batch.to_parquet(tmp_path / "batch.parquet")
    ids = batch.to_arrow()["id"]
    assert len(ids) > 65_536 and pyarrow.parquet.read_table(tmp_path / "batch.parquet")["id"] == ids
    few = places.batch([route, tour], categories=["fuel"], columns=["id"])
    few.to_geopackage(tmp_path / "batch.gpkg")
    assert geopandas.read_file(tmp_path / "batch.gpkg")["id"].tolist() == few.to_arrow()["id"].to_pylist()
    gaps = places.gaps(tour, categories=["fuel"], range="20km", sort="along")
    gaps.to_parquet(tmp_path / "gaps.parquet")
    gaps.to_geopackage(tmp_path / "gaps.gpkg")
    for frame in (geopandas.read_parquet(tmp_path / "gaps.parquet"), geopandas.read_file(tmp_path / "gaps.gpkg")):
        assert frame["from_meters"].tolist() == gaps.to_arrow()["from_meters"].to_pylist()
        lengths = frame.geometry.to_crs("+proj=aeqd +lon_0=-20 +lat_0=45").length
        assert (abs(lengths - frame["length_meters"]) < 0.002 * lengths + 1).all()
    assert pyogrio.list_layers(tmp_path / "gaps.gpkg").tolist() == [["gaps", "MultiLineString"]]


def test_nothing_found(places: corridor.Index, tmp_path: Path) -> None:
    answer = places.find([(0.0, 0.0), (1.0, 1.0)])
    answer.to_parquet(tmp_path / "none.parquet")
    answer.to_geopackage(tmp_path / "none.gpkg")
    assert len(geopandas.read_parquet(tmp_path / "none.parquet")) == 0
    assert len(geopandas.read_file(tmp_path / "none.gpkg")) == 0


def write(answer: Any, path: Path) -> None:
    answer.to_parquet(path) if path.suffix == ".parquet" else answer.to_geopackage(path)


@pytest.mark.parametrize("name", ["a.parquet", "a.gpkg"])
def test_errors_leave_nothing(
    places: corridor.Index, route: corridor.Route, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    path.write_text("stays")
    with pytest.raises(corridor.TimedOut):
        write(places.batch([route] * 20_000, timeout=0.3), path)
    assert os.listdir(tmp_path) == [name] and path.read_text() == "stays"
    with pytest.raises(FileNotFoundError):
        write(places.find(route), tmp_path / "missing" / name)
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        write(places.find(route), tmp_path / "folder")
    assert sorted(os.listdir(tmp_path)) == [name, "folder"]


PROGRAM = """
import corridor, os, pathlib, signal, sys, threading
places = corridor.open(sys.argv[1])
batch = places.batch([corridor.Route(pathlib.Path(sys.argv[2]))] * 200_000, columns=["id"])
threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
if sys.argv[4] == "thread":
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
try:
    getattr(batch, sys.argv[3])("file")
except KeyboardInterrupt:
    print("ended", os.listdir())
"""


# Where another thread receives the signal, it does not wake the main thread, as if it came just before that waits.
@pytest.mark.parametrize(("call", "receiver"), [("to_parquet", "process"), ("to_geopackage", "process"),
                                                ("to_geopackage", "thread")])
def test_ctrl_c_leaves_nothing(index_path: Path, tmp_path: Path, call: str, receiver: str) -> None:
    package = str(Path(corridor.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, index_path, FIXTURES / "route.geojson", call, receiver], capture_output=True,
        text=True, cwd=tmp_path, timeout=60, check=False, env=os.environ | {"PYTHONPATH": package})
    assert (done.stdout, done.stderr) == ("ended []\n", "")


def test_names_of_layers(answer: corridor.Answer, tmp_path: Path) -> None:
    for layer in ("", "gpkg_contents", "sqlite_x", "a\0b"):
        with pytest.raises(corridor.UsageError, match="layer"):
            answer.to_geopackage(tmp_path / "a.gpkg", layer=layer)


def test_the_geopackage_of_the_command(index_path: Path, answer: corridor.Answer, tmp_path: Path) -> None:
    program, environment = _program.command()

    def run(*words: object) -> None:
        subprocess.run([program, *words, "--places", index_path], check=True, env=environment, capture_output=True)

    path = tmp_path / "fuel.gpkg"
    run("find", "--route", FIXTURES / "route.geojson", "--category", "fuel", "-o", path)
    assert pyogrio.list_layers(path).tolist() == [["places", "Point"], ["route", "MultiLineString"]]
    frame = geopandas.read_file(path, layer="places")
    table = answer.to_arrow()
    assert frame.crs == "EPSG:4326" and frame["id"].tolist() == table["id"].to_pylist()
    assert frame.geometry.x.round(7).tolist() == [round(lon, 7) for lon in table["lon"].to_pylist()]
    assert frame["offRouteMeters"].tolist() == [round(meters, 3) for meters in table["off_route_meters"].to_pylist()]
    assert geopandas.read_file(path, layer="route").length[0] > 0.5
    run("gaps", "--route", FIXTURES / "route.geojson", "--category", "fuel", "--format", "gpkg", "-o", path)
    gaps = geopandas.read_file(path, layer="places")
    assert len(gaps) > 3 and set(gaps.geometry.geom_type) <= {"LineString", "MultiLineString"}
    run("export", "--format", "gpkg", "-o", path)
    assert len(geopandas.read_file(path)) > 100
    assert os.listdir(tmp_path) == ["fuel.gpkg"]
