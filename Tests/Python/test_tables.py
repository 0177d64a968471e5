"""Searches as functions of tables, which engines send to their workers."""

from __future__ import annotations

import pickle
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow
import pytest
import shapely

import corridor
from corridor import tables

from conftest import FIXTURES

FIELDS: dict[str, Any] = {"within": "2km", "categories": ["fuel"]}
LINE = shapely.from_geojson((FIXTURES / "route.geojson").read_text(encoding="utf-8"))
TOUR = shapely.from_geojson((FIXTURES / "tour.geojson").read_text(encoding="utf-8"))
WKB = shapely.to_wkb(LINE)
# What is no route, with a part of what is said of it.
BAD_ROUTES = {
    "null": None,
    "empty": b"",
    "a polygon": shapely.to_wkb(LINE.envelope),
    "another byte order": b"\0" + WKB[1:],
    "truncated": WKB[:-5],
    "text": b"LINESTRING",
    "latitude 99": shapely.to_wkb(shapely.LineString([(1, 2), (3, 99)])),
}


def table(routes: Any = (WKB, shapely.to_wkb(TOUR)), ids: Any = ("a", "b")) -> pyarrow.Table:
    if not isinstance(routes, pyarrow.Array):
        routes = pyarrow.array(routes, "binary")
    return pyarrow.table({"id": ids, "more": pyarrow.nulls(len(routes)), "wkb": routes})


def rows_of(found: pyarrow.Table) -> list[dict[str, Any]]:
    return sorted(found.to_pylist(), key=repr)


def expected(places: corridor.Index, ids: Any = ("a", "b"), **fields: Any) -> list[dict[str, Any]]:
    """The rows of a batch, with identifiers instead of numbers."""
    rows = places.batch([LINE, TOUR], **(FIELDS | fields)).to_arrow().to_pylist()
    return sorted(
        ({"route": ids[row.pop("route")], "status": "ok", "message": None} | row for row in rows), key=repr)


def types_of(kind: Any) -> Iterator[Any]:
    """A type, and all within it."""
    yield kind
    for number in range(kind.num_fields):
        yield from types_of(kind.field(number).type)


def test_one_row_a_hit(places: corridor.Index, index_path: Path) -> None:
    found = tables.find(index_path, route="wkb", id="id", **FIELDS)(table())
    assert rows_of(found) == expected(places)
    usual = ("id", "name", "position", "distance", "side", "pass", "categories")
    columns = [name for group in usual for name in corridor.COLUMNS[group]]
    assert found.column_names == ["route", "status", "message", *columns]
    chosen = tables.find(places, route="wkb", id="id", columns="id", **FIELDS)(table().to_batches()[0])
    assert rows_of(chosen) == expected(places, columns=["id"])


def test_one_row_a_route(places: corridor.Index) -> None:
    flat = tables.find(places, route="wkb", id="id", **FIELDS)(table()).to_pylist()
    nested = tables.find(places, route="wkb", id="id", nested=True, **FIELDS)(table([WKB, None, shapely.to_wkb(TOUR)], "axb"))
    assert nested.column_names == ["route", "status", "message", "found", "length_meters", "hits"]
    assert nested["route"].to_pylist() == ["a", "x", "b"]
    assert [row for row in nested.to_pylist() if row["status"] == "ok"] == [
        {
            "route": name, "status": "ok", "message": None,
            "found": sum(row["route"] == name for row in flat),
            "length_meters": pytest.approx(corridor.Route(line).length_meters, rel=1e-9),
            "hits": [
                {key: value for key, value in row.items() if key not in ("route", "status", "message")}
                for row in flat if row["route"] == name
            ],
        } for name, line in (("a", LINE), ("b", TOUR))
    ]


def test_gaps(places: corridor.Index) -> None:
    fields: dict[str, Any] = FIELDS | {"range": "20km"}
    gaps = places.gaps(LINE, **fields).to_arrow().drop_columns(["route"]).to_pylist()
    found = tables.gaps(places, route="wkb", id="id", **fields)(table([WKB, None]))
    assert [row for row in found.to_pylist() if row["route"] == "a"] == [
        {"route": "a", "status": "ok", "message": None} | gap for gap in gaps]
    (good, bad) = tables.gaps(places, route="wkb", id="id", nested=True, **fields)(table([WKB, None])).to_pylist()
    assert good["gaps"] == gaps and good["found"] == len(gaps) and bad["gaps"] is bad["found"] is None


@pytest.mark.parametrize("kind", ["wkb", "geojson", "wkt", "polyline", "structs", "pairs", "fixed pairs"])
def test_kinds_of_routes(places: corridor.Index, positions: list[tuple[float, float]], kind: str) -> None:
    # An encoded polyline has five decimals.
    rounded = [(round(lon, 5), round(lat, 5)) for lon, lat in positions]
    line = shapely.LineString(rounded)
    routes = {
        "wkb": lambda: pyarrow.array([shapely.to_wkb(line)], "large_binary"),
        "geojson": lambda: pyarrow.array([shapely.to_geojson(line)]),
        "wkt": lambda: pyarrow.array([shapely.to_wkt(line, 5)], "large_string"),
        "polyline": lambda: pyarrow.array([polyline(rounded)]),
        "structs": lambda: pyarrow.array([[{"lon": lon, "lat": lat} for lon, lat in rounded]]),
        "pairs": lambda: pyarrow.array([[list(pair) for pair in rounded]]),
        "fixed pairs": lambda: pyarrow.array([rounded], pyarrow.list_(pyarrow.list_(pyarrow.float64(), 2))),
    }[kind]()
    precision = 5 if kind == "polyline" else None
    search = tables.find(places, route="wkb", id="id", columns=["id"], precision=precision, **FIELDS)
    found = search(table(routes, [7])).to_pylist()
    hits = places.find(rounded, **FIELDS)
    assert [row["id"] for row in found] == [hit.id for hit in hits] and {row["route"] for row in found} == {7}


def polyline(positions: list[tuple[float, float]]) -> str:
    """An encoded polyline of five decimals."""
    text, before = "", (0, 0)
    for lon, lat in positions:
        now = (round(lat * 1e5), round(lon * 1e5))
        for value, last in zip(now, before):
            bits = (value - last) << 1
            bits = ~bits if value < last else bits
            while bits >= 32:
                text += chr((bits & 31 | 32) + 63)
                bits >>= 5
            text += chr(bits + 63)
        before = now
    return text


def test_bad_routes_are_rows_with_a_status(places: corridor.Index) -> None:
    routes = table([WKB, *BAD_ROUTES.values(), WKB], ["first", *BAD_ROUTES, "last"])
    for nested in (False, True):
        rows = tables.find(places, route="wkb", id="id", nested=nested, **FIELDS)(routes).to_pylist()
        bad = {row["route"]: row for row in rows if row["status"] != "ok"}
        assert set(bad) == set(BAD_ROUTES) and len(bad) == sum(row["status"] != "ok" for row in rows)
        assert all(row["message"] for row in bad.values())
        for row in bad.values():
            assert all(value is None for name, value in row.items() if name not in ("route", "status", "message"))
        good = [row for row in rows if row["status"] == "ok"]
        assert {row["route"] for row in good} == {"first", "last"}
        first, last = ([row | {"route": ""} for row in good if row["route"] == name] for name in ("first", "last"))
        assert first == last


def test_a_route_of_one_point(places: corridor.Index) -> None:
    point = shapely.get_coordinates(LINE)[0]
    routes = table([shapely.to_wkb(shapely.Point(point)), WKB[:5] + (1).to_bytes(4, "little") + WKB[9:25]])
    for row in tables.find(places, route="wkb", id="id", nested=True, within="20km")(routes).to_pylist():
        assert row["status"] == "ok" and row["length_meters"] == 0 and row["found"] == len(row["hits"]) > 0


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("search", [tables.find, tables.gaps])
def test_no_rows(places: corridor.Index, search: Any, nested: bool) -> None:
    function = search(places, route="wkb", id="id", nested=nested, **FIELDS)
    some = function(table())
    for nothing in (table().slice(0, 0), table().schema.empty_table(), table().to_batches()[0].slice(0, 0)):
        assert function(nothing).schema == some.schema
    assert list(function.batches([])) == []


def test_types_are_those_of_all_engines(places: corridor.Index) -> None:
    for nested in (False, True):
        search = tables.find(
            places, route="wkb", id="id", nested=nested, columns=corridor.COLUMNS, speed="80km/h",
            depart="2026-11-20T06:00+01:00", tz="Europe/Berlin", **FIELDS)
        found = search(table())
        for field in found.schema:
            for kind in types_of(field.type):
                assert not pyarrow.types.is_dictionary(kind) and not pyarrow.types.is_unsigned_integer(kind)
                assert not pyarrow.types.is_timestamp(kind) or kind == pyarrow.timestamp("us", "UTC")
        rows = found.to_pylist()
        hits = [hit for row in rows for hit in row["hits"]] if nested else rows
        batch = places.batch(
            [LINE, TOUR], columns=["arrival"], speed="80km/h", depart="2026-11-20T06:00+01:00", tz="Europe/Berlin",
            **FIELDS)
        assert [hit["arrives_at"] for hit in hits] == batch.to_arrow()["arrives_at"].to_pylist()


@pytest.mark.parametrize("ids", [
    pyarrow.array([1, None], "uint64"),
    pyarrow.array([{"day": 1, "name": "a"}, {"day": 2, "name": "b"}]),
    pyarrow.array([1, 2], pyarrow.timestamp("ms", "Asia/Tokyo")),
    pyarrow.array(["1.50", "2.25"]).cast(pyarrow.decimal128(5, 2)),
    pyarrow.array([[1], [2, 3]]),
    pyarrow.chunked_array([["a"], ["b"]]),
], ids=lambda array: str(array.type))
def test_identifiers_of_any_type(places: corridor.Index, ids: Any) -> None:
    found = tables.find(places, route="wkb", id="id", columns=["id"], **FIELDS)(table(ids=ids))
    assert found.schema.field("route").type == ids.type
    assert rows_of(found) == expected(places, ids.to_pylist(), columns=["id"])


def test_batches(places: corridor.Index) -> None:
    search = tables.find(places, route="wkb", id="id", **FIELDS)
    parts = [table(ids=["a", "b"]), table().slice(0, 0), table(ids=["c", "d"])]
    found = pyarrow.Table.from_batches(list(search.batches(part.to_batches()[0] for part in parts if part.num_rows)))
    assert rows_of(found) == sorted(expected(places) + expected(places, "cd"), key=repr)


def test_batches_that_are_closed_early(places: corridor.Index) -> None:
    # More rows than a batch of the answer has.
    many = table([WKB] * 4000, pyarrow.array(range(4000)))
    answers = tables.find(places, route="wkb", id="id", columns=["id"], **FIELDS).batches(many.to_batches())
    assert next(answers).num_rows > 0
    answers.close()  # type: ignore[attr-defined]
    assert list(answers) == []


def test_frames_of_pandas(places: corridor.Index) -> None:
    pandas = pytest.importorskip("pandas")
    search = tables.find(places, route="wkb", id="id", nested=True, **FIELDS)
    frame = table().to_pandas(types_mapper=pandas.ArrowDtype)
    found = search(frame)
    assert pyarrow.Table.from_pandas(found, preserve_index=False).to_pylist() == search(table()).to_pylist()
    assert all(isinstance(kind, pandas.ArrowDtype) for kind in found.dtypes)
    assert (search(frame.iloc[:0]).dtypes == found.dtypes).all()
    assert search(table().to_pandas())["found"].tolist() == found["found"].tolist()
    # A column without a route has no type.
    assert search(frame.assign(wkb=None))["status"].tolist() == ["badData", "badData"]


def test_pickling(places: corridor.Index) -> None:
    search = tables.find(places, route="wkb", id="id", **FIELDS)
    assert pickle.loads(pickle.dumps(search))(table()).equals(search(table()))


def test_the_index_of_a_worker(index_path: Path, tmp_path: Path) -> None:
    path = tmp_path / "copy.corridor"
    shutil.copy(index_path, path)
    packed = pickle.dumps(tables.find(path, route="wkb", id="id", **FIELDS))
    host = socket.gethostname()
    path.unlink()
    with pytest.raises(corridor.NotFound, match=f"on the host {host}: .*copy.corridor"):
        pickle.loads(packed)(table())
    corridor.import_places(FIXTURES / "stations.csv", path)
    with pytest.raises(corridor.BuildMismatch, match=f"on the host {host}: .*copy.corridor has the build"):
        pickle.loads(packed)(table())
    path.write_bytes(b"no index")
    with pytest.raises(corridor.DataError, match=f"on the host {host}: .*copy.corridor"):
        pickle.loads(packed)(table())
    shutil.copy(index_path, path)
    assert pickle.loads(packed)(table()).num_rows > 0


def test_an_index_that_is_replaced_during_a_job(index_path: Path, tmp_path: Path) -> None:
    path = tmp_path / "replaced.corridor"
    shutil.copy(index_path, path)
    search = tables.find(path, route="wkb", id="id", **FIELDS)
    before = search(table())
    corridor.import_places(FIXTURES / "stations.csv", path)
    # A worker that has opened the file goes on with it; a later job has the new one.
    assert search(table()).equals(before)
    assert tables.find(path, route="wkb", id="id", **FIELDS)(table()).num_rows > 0
    with pytest.raises(corridor.BuildMismatch):
        search(table())


def test_wrong_requests(places: corridor.Index, tmp_path: Path) -> None:
    def ask(rows: pyarrow.Table = table(), route: Any = "wkb", **fields: Any) -> None:
        tables.find(places, route=route, id="id", **fields)(rows)

    with pytest.raises(corridor.UsageError, match="the table has no column 'wbk'; it has id, more, wkb"):
        ask(route="wbk")
    with pytest.raises(corridor.UsageError, match="route is None; give the name of a column"):
        ask(route=None)
    with pytest.raises(ValueError, match="unknown category .feul."):
        ask(categories=["feul"])
    with pytest.raises(corridor.UsageError, match="unknown column 'nmae'"):
        ask(columns=["nmae"])
    with pytest.raises(TypeError, match="witihn"):
        ask(witihn="2km")
    with pytest.raises(corridor.UsageError, match="the column 'wkb' has Arrow's type"):
        ask(table().set_column(2, "wkb", pyarrow.array([1, 2])))
    with pytest.raises(corridor.NotFound):
        tables.find(tmp_path / "missing", route="wkb", id="id")


def test_threads(places: corridor.Index) -> None:
    many = table([WKB, shapely.to_wkb(TOUR)] * 50, pyarrow.array(range(100)))
    one, two = (tables.find(places, route="wkb", id="id", threads=threads, **FIELDS)(many) for threads in (1, 2))
    assert one.equals(two)
