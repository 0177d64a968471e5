"""Tables of routes, and bad routes among them."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import Any

import duckdb
import geopandas
import polars
import pyarrow
import pytest

import corridor

FUEL = {"categories": ["fuel"]}
Positions = list[tuple[float, float]]


def wkb(positions: Positions, order: str = "<") -> bytes:
    line = [struct.pack(order + "BII", order == "<", 2, len(positions))]
    return b"".join(line + [struct.pack(order + "dd", *position) for position in positions])


@pytest.fixture
def ids(places: corridor.Index, route: corridor.Route) -> list[str]:
    return [hit.id for hit in places.find(route, categories=["fuel"])]


def test_every_layout(places: corridor.Index, positions: Positions, ids: list[str]) -> None:
    pairs = [list(position) for position in positions]
    text = json.dumps({"type": "LineString", "coordinates": pairs})
    named = [{"lat": lat, "name": 1.0, "lon": lon} for lon, lat in pairs]
    line = wkb(positions)
    columns = [
        pyarrow.array([line] * 3, type_)
        for type_ in (pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view())
    ] + [
        pyarrow.array([text] * 3, type_) for type_ in (pyarrow.string(), pyarrow.large_string(), pyarrow.string_view())
    ] + [
        pyarrow.array([pairs] * 3, type_)
        for type_ in (
            pyarrow.list_(pyarrow.list_(pyarrow.float64())), pyarrow.large_list(pyarrow.list_(pyarrow.float64(), 2)),
            pyarrow.list_(pyarrow.large_list(pyarrow.float64())))
    ] + [
        pyarrow.array([named] * 3), pyarrow.array([[{"x": lon, "y": lat} for lon, lat in pairs]] * 3),
        pyarrow.array([[(*pair, 1.5) for pair in pairs]] * 3, pyarrow.list_(pyarrow.list_(pyarrow.float64(), 3))),
        pyarrow.array([line.hex()] * 3), pyarrow.array([wkb(positions, ">")] * 3),
    ]
    for column in columns:
        # The latter two begin within their buffers.
        for source, count in (
            (pyarrow.chunked_array([column]), 3), (pyarrow.chunked_array([column[1:], column[2:]]), 3),
            (pyarrow.table({"line": column})[1:], 2),
        ):
            table = places.batch(source, columns=["id"], **FUEL).to_arrow()
            assert table["id"].to_pylist() == ids * count, column.type
            assert table["route"].to_pylist() == [number for number in range(count) for _ in ids]


def test_every_source(places: corridor.Index, positions: Positions, ids: list[str]) -> None:
    line = wkb(positions)
    frame = polars.DataFrame({"number": [1, 2], "line": [line, line]})
    sources: list[Any] = [
        frame, pyarrow.table(frame), duckdb.sql("select * from frame"), pyarrow.table(frame).to_batches()[0],
    ]
    for source in sources:
        assert places.batch(source, route="line", columns=["id"], **FUEL).to_polars()["id"].to_list() == ids * 2
    frame = geopandas.GeoDataFrame(geometry=geopandas.GeoSeries.from_wkb([line, None], crs="EPSG:4326"))
    table = places.batch(frame, errors="rows", columns=["id"], **FUEL).to_arrow()
    assert table["id"].to_pylist() == [*ids, None]
    reader = pyarrow.RecordBatchReader.from_batches(
        pyarrow.schema({"line": pyarrow.binary()}), iter([pyarrow.record_batch({"line": [line]})] * 2))
    batch = places.batch(reader, columns=["id"], **FUEL)
    assert batch.to_arrow()["id"].to_pylist() == ids * 2
    # A reader can be read once.
    assert batch.to_arrow().num_rows == 0


def test_bad_routes_are_rows(places: corridor.Index, positions: Positions, ids: list[str]) -> None:
    line = wkb(positions)
    routes = [
        line, None, b"", line[:-3], struct.pack("<BII", 1, 3, 0), b"\0" + line[1:], wkb([(1000, 0), (0, 0)]),
        wkb([(float("nan"), 0), (0, 0)]), wkb(positions[:1]), line,
    ]
    good = (0, 8, 9)
    here = len(places.find(positions[:1], categories=["fuel"]))
    table = pyarrow.table({"line": pyarrow.array(routes, pyarrow.binary())})
    for threads in (1, 3):
        rows = places.batch(table, errors="rows", threads=threads, **FUEL).to_arrow().to_pylist()
        found = [row for row in rows if row["route"] in good]
        assert [row["id"] for row in found if row["route"] != 8] == ids * 2 and len(found) == 2 * len(ids) + here
        assert all(row["status"] == "ok" and row["message"] is None for row in found)
        bad = [row for row in rows if row["route"] not in good]
        assert [row["route"] for row in bad] == [1, 2, 3, 4, 5, 6, 7]
        for row in bad:
            assert row["status"] == "badData" and row["message"]
            assert all(value is None for name, value in row.items() if name not in ("route", "status", "message"))
        nested = places.batch(
            table, errors="rows", nested=True, columns=["id"], threads=threads, **FUEL).to_arrow().to_pylist()
        assert [row["route"] for row in nested] == list(range(len(routes)))
        for row in nested:
            assert (row["status"] == "ok") == (row["route"] in good)
            assert (row["hits"] is None) == (row["found"] is None) == (row["route"] not in good)
        assert [hit["id"] for hit in nested[9]["hits"]] == ids and nested[9]["found"] == len(ids)
        assert nested[8]["length_meters"] == 0
        with pytest.raises(corridor.DataError, match="route 1: there is no route"):
            places.batch(table, threads=threads, **FUEL).to_arrow()
    limited = places.batch(table, errors="rows", nested=True, limit=2, **FUEL).to_arrow().to_pylist()
    assert len(limited[0]["hits"]) == 2 and limited[0]["found"] == len(ids)


def test_a_bad_request_ends_the_batch(places: corridor.Index, positions: Positions) -> None:
    table = pyarrow.table({"number": [1], "line": [wkb(positions)]})
    wrong: list[tuple[dict[str, Any], str]] = [
        ({}, "say which column"), ({"route": "way"}, "no column 'way'"), ({"route": "number"}, 'type "l"'),
        ({"route": "line", "within": "2 parsecs"}, "within"), ({"route": "line", "categories": ["feul"]}, "mean fuel"), ({"route": "line", "threads": -1}, "threads"),
        ({"route": "line", "errors": "ignore"}, "errors"), ({"route": "line", "precision": 4}, "precision"),
    ]
    for fields, said in wrong:
        with pytest.raises(corridor.UsageError, match=said):
            places.batch(table, **({"errors": "rows"} | fields)).to_arrow()
    with pytest.raises(corridor.UsageError, match="no column"):
        places.batch([positions], route="line")
    # What depends on the route is the route's error.
    table = pyarrow.table({"line": [wkb(positions), wkb([(0, 0), (1, 1)])]})
    rows = places.batch(table, errors="rows", from_="500km", nested=True).to_arrow().to_pylist()
    assert [(row["status"], row["hits"]) for row in rows] == [("ok", [])] * 2
    rows = places.batch(table, errors="rows", ahead_of=positions[-1], nested=True).to_arrow().to_pylist()
    assert [row["status"] for row in rows] == ["ok", "usage"] and "off the route" in rows[1]["message"]


def test_gaps_of_many_routes(places: corridor.Index, positions: Positions, tour: corridor.Route) -> None:
    table = pyarrow.table({"line": [wkb(positions), None]})
    one = places.gaps(positions, range="20km", **FUEL).to_arrow()
    rows = places.batch_gaps(table, errors="rows", range="20km", **FUEL).to_arrow()
    assert rows.drop_columns(["status", "message"])[:-1].to_pylist() == one.to_pylist()
    assert rows["number"].to_pylist()[-1] is None and rows["status"].to_pylist()[-1] == "badData"
    nested = places.batch_gaps(table, errors="rows", nested=True, range="20km", **FUEL).to_arrow().to_pylist()
    assert nested[0]["gaps"] == one.drop_columns(["route"]).to_pylist() and nested[1]["gaps"] is None
    both = places.batch_gaps([positions, tour], range="20km", **FUEL).to_arrow()
    assert both.filter(pyarrow.compute.field("route") == 0).to_pylist() == one.to_pylist()
    assert set(both["route"].to_pylist()) == {0, 1}


def test_streams(places: corridor.Index, positions: Positions, ids: list[str]) -> None:
    line = wkb(positions)
    schema = pyarrow.schema({"line": pyarrow.binary()})
    read = 0

    def batches(count: int, failure: Exception | None = None) -> Iterator[Any]:
        nonlocal read
        for _ in range(count):
            read += 1
            # Empty ones have nothing to answer.
            yield pyarrow.record_batch({"line": pyarrow.array([line] * (read % 3) * 20, pyarrow.binary())})
        if failure:
            raise failure

    for threads in (1, 4):
        read = 0
        reader = pyarrow.RecordBatchReader.from_batches(schema, batches(30))
        rows = places.batch(reader, threads=threads, columns=["id"], **FUEL).to_arrow()
        assert rows["route"].to_pylist() == [number for number in range(600) for _ in ids]
        reader = pyarrow.RecordBatchReader.from_batches(schema, batches(3, ValueError("out of routes")))
        with pytest.raises(corridor.DataError, match="the routes cannot be read:.*out of routes"):
            places.batch(reader, threads=threads, **FUEL).to_arrow()
        # Closed early, while other threads search.
        for _ in range(5):
            read = 0
            reader = pyarrow.RecordBatchReader.from_batches(schema, batches(1000))
            answers = pyarrow.RecordBatchReader.from_stream(places.batch(reader, threads=threads, **FUEL))
            answers.read_next_batch()
            del answers
            assert read < 1000


def test_rows_that_are_no_hits_have_no_geometry(places: corridor.Index, positions: Positions, tmp_path: Any) -> None:
    batch = places.batch([positions, None], errors="rows", columns=["id"], limit=2)
    frame = batch.to_geopandas()
    assert frame.geometry.isna().tolist() == [False, False, True] and frame.crs == "EPSG:4326"
    batch.to_parquet(tmp_path / "places.parquet")
    batch.to_geopackage(tmp_path / "places.gpkg")
    for path in ("places.parquet", "places.gpkg"):
        read = geopandas.read_parquet if path.endswith("parquet") else geopandas.read_file
        assert read(tmp_path / path).geometry.isna().tolist() == [False, False, True]
    nested = places.batch([positions], nested=True)
    for write in (nested.to_geopandas, lambda: nested.to_parquet(tmp_path / "nested.parquet")):
        with pytest.raises(corridor.UsageError, match="nested"):
            write()
    with pytest.raises(corridor.UsageError, match="precision 5"):
        places.batch([corridor.Route("_p~iF~ps|U_ulLnnqC", precision=5)], nested=True)
