"""Answers as tables."""

from __future__ import annotations

import ctypes
import gc
import math
from typing import Any

import duckdb
import pandas
import polars
import pyarrow
import pytest

import corridor
from corridor._columns import _exported, _sweep, capsule


def names(*groups: str) -> list[str]:
    return [name for group in corridor.COLUMNS if group in groups for name in corridor.COLUMNS[group]]


def test_tables_have_the_hits(places: corridor.Index, route: corridor.Route) -> None:
    answer = places.find(route, categories=["fuel"], columns=corridor.COLUMNS)
    table = answer.to_arrow()
    assert table.column_names == names(*corridor.COLUMNS)
    for hit, row in zip(answer, table.to_pylist(), strict=True):
        assert (row["id"], row["name"], row["lon"], row["lat"]) == (hit.id, hit.name, hit.lon, hit.lat)
        assert (row["off_route_meters"], row["along_meters"]) == (hit.off_route_meters, hit.along_meters)
        assert (row["snapped_lon"], row["snapped_lat"]) == hit.snapped
        assert (row["side"], row["pass"], row["pass_count"]) == (hit.side, hit.pass_, hit.pass_count)
        assert (tuple(row["categories"]), dict(row["tags"])) == (hit.categories, hit.tags)
        assert row["after_seconds"] is None and row["arrives_at"] is None


def test_only_what_is_asked_for(places: corridor.Index, route: corridor.Route) -> None:
    usual = places.find(route).to_arrow()
    assert usual.column_names == names("id", "name", "position", "distance", "side", "pass", "categories")
    answer = places.find(route, columns=["distance", "id"])
    assert answer.to_arrow().column_names == ["id", "off_route_meters", "along_meters"]
    # The name of a column stands for its group.
    assert answer.to_arrow(["lat"]).column_names == ["lon", "lat"]


def test_every_reader(places: corridor.Index, route: corridor.Route) -> None:
    answer = places.find(route, categories=["fuel"], columns=corridor.COLUMNS)
    ids = [hit.id for hit in answer]
    assert pyarrow.table(answer)["id"].to_pylist() == ids
    assert answer.to_pandas()["id"].tolist() == ids
    # Since pandas 3.
    if hasattr(pandas.DataFrame, "from_arrow"):
        assert pandas.DataFrame.from_arrow(answer)["id"].tolist() == ids
    assert answer.to_polars()["id"].to_list() == ids
    assert polars.DataFrame(answer)["id"].to_list() == ids
    near = duckdb.sql("select id, tags['name'], categories from answer where off_route_meters < 100")
    assert near.fetchall() == [(hit.id, hit.tags.get("name"), list(hit.categories)) for hit in answer if hit.off_route_meters < 100]
    frame = answer.to_geopandas(["id"])
    assert frame.crs == "EPSG:4326" and list(frame.columns) == ["id", "geometry"]
    assert [(point.x, point.y) for point in frame.geometry] == [(hit.lon, hit.lat) for hit in answer]
    assert answer.to_pandas()["tags"][0] == answer[0].tags


def test_batches(places: corridor.Index, route: corridor.Route, tour: corridor.Route) -> None:
    routes = [route, tour, [(0.0, 0.0), (1.0, 1.0)], route]
    batch = places.batch(routes, categories=["fuel"], sort="along", limit=20, columns=["id", "pass"])
    rows = batch.to_arrow().to_pylist()
    assert batch.to_arrow().column_names == ["route", "id", "pass", "pass_count"]
    for number, one in enumerate(routes):
        expected = [hit.id for hit in places.find(one, categories=["fuel"], sort="along", limit=20)]
        assert [row["id"] for row in rows if row["route"] == number] == expected
    assert rows == sorted(rows, key=lambda row: row["route"])
    assert places.batch([]).to_arrow().num_rows == 0
    assert batch.to_geopandas(["id"]).columns.tolist() == ["route", "id", "geometry"]


def test_gaps(places: corridor.Index, tour: corridor.Route) -> None:
    gaps = places.gaps(tour, categories=["fuel"], tags=["fuel:adblue=yes"], range="20km", sort="along")
    summary = gaps.summary()
    rows = gaps.to_pandas()
    assert len(rows) == summary["found"] and summary["exceeding"] == (rows["excess_meters"] > 0).sum()
    for row, gap in zip(rows.itertuples(), summary["gaps"], strict=True):
        assert row.from_meters == pytest.approx(gap["fromMeters"], abs=0.001)
        assert row.length_meters == pytest.approx(gap["lengthMeters"], abs=0.001)
        assert (row.before_id if isinstance(row.before_id, str) else None) == gap["beforeId"]
    assert gaps.to_polars().height == len(rows)
    with pytest.raises(corridor.UsageError):
        gaps.to_arrow(["route"])


def test_many_rows_are_several_batches(places: corridor.Index, route: corridor.Route) -> None:
    batch = places.batch([route] * 3000, categories=["fuel"], columns=["id"])
    reader = pyarrow.RecordBatchReader.from_stream(batch)
    lengths = [len(one) for one in reader]
    assert sum(lengths) == 33 * 3000 and len(lengths) > 1 and max(lengths) <= 65_536


def test_a_stream_outlives_the_index(index_path: Any, route: corridor.Route) -> None:
    places = corridor.open(index_path)
    answer = places.find(route, categories=["fuel"])
    batch = places.batch([route], categories=["fuel"])
    readers = [pyarrow.RecordBatchReader.from_stream(one) for one in (answer, answer, batch)]
    places.close()
    del batch
    gc.collect()
    assert [reader.read_all().num_rows for reader in readers] == [33, 33, 33]
    assert answer.to_arrow().num_rows == 33 and len(list(answer)) == 33


def test_streams_that_are_not_read(places: corridor.Index, route: corridor.Route) -> None:
    batch = places.batch([route] * 3000, columns=["id"])
    for _ in range(20):
        batch.__arrow_c_stream__()
        reader = pyarrow.RecordBatchReader.from_stream(batch)
        reader.read_next_batch()
        del reader


def test_a_capsule_releases_what_nobody_took() -> None:
    released: list[int] = []

    @ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    def release(stream: int) -> None:
        released.append(stream)

    def fill(stream: int) -> None:
        struct = (ctypes.c_void_p * 5).from_address(stream)
        struct[3] = ctypes.cast(release, ctypes.c_void_p).value

    made = capsule(fill)
    assert type(made).__name__ == "PyCapsule" and "arrow_array_stream" in repr(made)
    _sweep()
    assert not released
    del made
    _sweep()
    assert len(released) == 1 and not _exported

    def fail(stream: int) -> None:
        raise corridor.DataError("no stream")

    with pytest.raises(corridor.DataError, match="no stream"):
        capsule(fail)


def test_timeouts(places: corridor.Index, route: corridor.Route) -> None:
    batch = places.batch([route] * 20_000, timeout=0.05)
    with pytest.raises(corridor.TimedOut):
        batch.to_arrow()
    with pytest.raises(corridor.TimedOut):
        batch.to_polars()
    with pytest.raises(OSError, match="took longer than 0.05 seconds"):
        pyarrow.table(batch)
    with pytest.raises(TimeoutError):
        places.find(route, timeout=1e-9)
    assert not math.isnan(places.find(route, timeout=60)[0].lon)
