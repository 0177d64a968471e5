"""`corridor.spark` on Spark or on Sail, whichever is installed; skipped without either."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pyarrow
import pytest
import shapely

import corridor.spark
from corridor import tables

from conftest import FIXTURES
from test_tables import BAD_ROUTES, FIELDS, LINE, TOUR, WKB

LINES = [LINE, TOUR, LINE.reverse(), shapely.LineString(LINE.coords[:40]), TOUR]


def frame(spark: Any, rows: list[Any], schema: str, partitions: int = 2) -> Any:
    return spark.createDataFrame(rows, schema).repartition(partitions)


def routes(spark: Any) -> Any:
    return frame(spark, [(f"r{n}", bytearray(shapely.to_wkb(line))) for n, line in enumerate(LINES)], "id string, wkb binary")


def rows_of(found: Any) -> list[dict[str, Any]]:
    """The rows of an answer, in the order of their texts."""
    table = found if isinstance(found, pyarrow.Table) else found.toArrow()
    return sorted(table.to_pylist(), key=repr)


def expected(places: corridor.Index, search: Any = tables.find, **fields: Any) -> list[dict[str, Any]]:
    """The rows of the same search without an engine."""
    table = pyarrow.table({"id": [f"r{n}" for n in range(len(LINES))], "wkb": [shapely.to_wkb(line) for line in LINES]})
    return rows_of(search(places, route="wkb", id="id", **(FIELDS | fields))(table))


def test_one_row_a_hit(spark: Any, places: corridor.Index) -> None:
    found = corridor.spark.find(routes(spark), places, route="wkb", id="id", **FIELDS)
    assert rows_of(found) == expected(places)
    assert found.columns[:5] == ["route", "status", "message", "id", "name"]


def test_one_row_a_route(spark: Any, places: corridor.Index, index_path: Path) -> None:
    fields: dict[str, Any] = {"nested": True, "columns": corridor.COLUMNS}
    found = corridor.spark.find(routes(spark), index_path, route="wkb", id="id", **fields, **FIELDS)
    assert rows_of(found) == expected(places, **fields)
    (row,) = found.filter("route = 'r1'").selectExpr("found", "size(hits)", "hits[0].tags['name'] is not null").collect()
    assert row[0] == row[1] > 0 and row[2]


def test_gaps(spark: Any, places: corridor.Index) -> None:
    for nested in (False, True):
        found = corridor.spark.gaps(routes(spark), places, route="wkb", id="id", nested=nested, range="20km", **FIELDS)
        assert rows_of(found) == expected(places, tables.gaps, nested=nested, range="20km")


def test_times_are_in_utc(spark: Any, places: corridor.Index) -> None:
    fields: dict[str, Any] = {"columns": ["id", "arrival"], "speed": "80km/h", "depart": "2026-11-20T06:00+01:00"}
    for nested in (False, True):
        found = corridor.spark.find(routes(spark), places, route="wkb", id="id", nested=nested, **fields, **FIELDS)
        times = found.selectExpr("explode(hits.arrives_at) as at" if nested else "arrives_at as at")
        seconds = sorted(row[0] for row in times.selectExpr("unix_timestamp(at)").collect())
        table = places.batch(LINES, **fields, **FIELDS).to_arrow()
        assert seconds == sorted(table["arrives_at"].cast("int64").to_pylist())


def test_kinds_of_routes(spark: Any, places: corridor.Index, positions: list[tuple[float, float]]) -> None:
    hits = [hit.id for hit in places.find(LINE, **FIELDS)]
    structs = [{"lon": lon, "lat": lat} for lon, lat in positions]
    for route, kind in (
        (bytearray(WKB), "binary"), (shapely.to_geojson(LINE), "string"), (shapely.to_wkt(LINE, -1), "string"),
        ([list(pair) for pair in positions], "array<array<double>>"),
        (structs, "array<struct<lon: double, lat: double>>"),
    ):
        df = frame(spark, [(1, route)], f"id int, line {kind}", partitions=1)
        found = corridor.spark.find(df, places, route="line", id="id", columns="id", **FIELDS)
        assert [row["id"] for row in found.collect()] == hits, kind


def test_identifiers(spark: Any, places: corridor.Index) -> None:
    from pyspark.sql import functions

    df = routes(spark).selectExpr(
        "struct(id, cast(1.5 as decimal(5, 2)) as price) as key", "timestamp '2026-11-20 06:00:00' as day",
        "struct(wkb) as given")
    for id in (functions.struct("key.id", "day"), "key", "day", functions.col("key.price")):
        found = corridor.spark.find(df, places, route="given.wkb", id=id, columns="id", **FIELDS)
        (kind,) = (field.dataType for field in df.select(functions.col(id) if isinstance(id, str) else id).schema)
        assert found.schema["route"].dataType == kind
        values = {repr(row[0]) for row in found.select("route").collect()}
        assert values == {repr(row[0]) for row in df.select(id).collect()}


def test_bad_routes_never_fail_the_job(spark: Any, places: corridor.Index) -> None:
    bad = [(name, None if route is None else bytearray(route)) for name, route in BAD_ROUTES.items()]
    df = frame(spark, [*bad, ("good", bytearray(WKB))], "id string, wkb binary", partitions=3)
    for nested in (False, True):
        found = corridor.spark.find(df, places, route="wkb", id="id", nested=nested, **FIELDS)
        rows = rows_of(found)
        assert {row["route"] for row in rows if row["status"] != "ok" and row["message"]} == set(BAD_ROUTES)
        assert {row["route"] for row in rows if row["status"] == "ok"} == {"good"}


def test_no_routes(spark: Any, places: corridor.Index) -> None:
    some = routes(spark)
    for df in (some.limit(0), some.filter("id = 'no'")):
        assert corridor.spark.find(df, places, route="wkb", id="id", **FIELDS).collect() == []


def test_an_answer_that_is_not_read_to_its_end(spark: Any, places: corridor.Index) -> None:
    df = frame(spark, [(bytearray(WKB),)], "wkb binary", partitions=1).selectExpr("explode(sequence(1, 3000)) as id", "wkb")
    found = corridor.spark.find(df, places, route="wkb", id="id", columns="id", **FIELDS)
    assert len(found.limit(5).collect()) == 5
    assert found.count() == 3000 * len(places.find(LINE, **FIELDS))


def test_many_routes_have_the_hits_of_the_command(spark: Any, index_path: Path, tmp_path: Path) -> None:
    random = Random(5)
    lines = []
    for _ in range(1000):
        coordinates = random.choice(LINES[:3]).coords
        first = random.randrange(len(coordinates) - 2)
        lines.append(shapely.LineString(coordinates[first : random.randrange(first + 2, len(coordinates))]))
    df = frame(spark, [(n, bytearray(shapely.to_wkb(line))) for n, line in enumerate(lines)], "id int, wkb binary", 7)
    found = corridor.spark.find(df, index_path, route="wkb", id="id", columns=["id", "distance"], **FIELDS)
    rows = found.select("route", "id", "off_route_meters", "along_meters").toArrow().to_pylist()
    (tmp_path / "routes.ndjson").write_text("".join(f"{shapely.to_geojson(line)}\n" for line in lines))
    subprocess.run(
        [os.environ.get("CORRIDOR_PROGRAM", "corridor"), "batch", tmp_path / "routes.ndjson", "--places", index_path,
         "--within", "2km", "--category", "fuel", "--quiet", "--output", tmp_path / "answers.ndjson"], check=True)
    answers = map(json.loads, (tmp_path / "answers.ndjson").read_text().splitlines())
    expected = {
        (answer["line"] - 1, hit["id"]): pytest.approx((hit["offRouteMeters"], hit["alongMeters"]), abs=0.00051)
        for answer in answers for hit in answer["hits"]
    }
    assert len(rows) == len(expected) > 5000
    assert {(row["route"], row["id"]): (row["off_route_meters"], row["along_meters"]) for row in rows} == expected


def test_errors_of_the_driver(spark: Any, places: corridor.Index, tmp_path: Path) -> None:
    df = routes(spark)

    def ask(index: Any = places, df: Any = df, **fields: Any) -> None:
        corridor.spark.find(df, index, route="wkb", id="id", **fields)

    with pytest.raises(corridor.NotFound, match=r"missing\.corridor"):
        ask(tmp_path / "missing.corridor")
    with pytest.raises(corridor.UsageError, match="unknown category 'feul'"):
        ask(categories=["feul"])
    with pytest.raises(corridor.UsageError, match="unknown column 'nmae'"):
        ask(columns=["nmae"])
    with pytest.raises(corridor.UsageError, match="the column 'route' has"):
        ask(df=df.selectExpr("id", "1 as wkb"))


@pytest.mark.skipif(importlib.util.find_spec("pysail") is not None, reason="the workers of Sail are the driver here")
def test_the_index_of_a_worker(spark: Any, index_path: Path, tmp_path: Path) -> None:
    path = tmp_path / "copy.corridor"
    shutil.copy(index_path, path)
    found = corridor.spark.find(routes(spark), path, route="wkb", id="id", **FIELDS)
    path.unlink()
    # A frame that has failed keeps its error, so each time another one.
    with pytest.raises(Exception, match=rf"NotFound: on the host \S+: {path}"):
        found.select("*").collect()
    corridor.import_places(FIXTURES / "stations.csv", path)
    with pytest.raises(Exception, match=rf"BuildMismatch: on the host \S+: {path} has the build"):
        found.select("*").collect()
    shutil.copy(index_path, path)
    assert found.count() > 0
