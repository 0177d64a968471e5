"""What a route may be, and what is wrong with others."""

from __future__ import annotations

import json
import pickle
import re
import struct
from array import array
from pathlib import Path
from typing import Any

import geopandas
import numpy
import pytest
import shapely

import corridor

from conftest import FIXTURES

Positions = list[tuple[float, float]]


def ids(places: corridor.Index, route: Any, **options: Any) -> list[str]:
    return [hit.id for hit in places.find(route, categories=["fuel"], **options)]


def test_every_kind_of_route(places: corridor.Index, positions: Positions) -> None:
    text = (FIXTURES / "route.geojson").read_text(encoding="utf-8")
    expected = ids(places, text)
    assert len(expected) == 33
    line = shapely.LineString(positions)
    values = numpy.array(positions)
    wide = numpy.zeros((len(values), 4))
    wide[:, 1:3] = values
    heights = shapely.force_3d(line, 100)
    halves = shapely.MultiLineString([positions[:300], positions[299:]])
    for route in (
        text.encode(), json.loads(text), FIXTURES / "route.geojson", positions, tuple(positions),
        [list(pair) for pair in positions], line, line.wkb, shapely.to_wkb(line, byte_order=0),
        shapely.to_wkb(line, include_srid=True), shapely.to_wkb(shapely.set_srid(line, 4326), include_srid=True),
        shapely.to_wkb(heights, output_dimension=3), shapely.to_wkb(heights, output_dimension=3, flavor="iso"),
        heights, halves, halves.wkb, line.wkb_hex, line.__geo_interface__, values, numpy.asfortranarray(values),
        wide[:, 1:3], memoryview(values), line.wkt, FIXTURES / "route.gpx", corridor.Route(line),
    ):
        assert ids(places, route) == expected, repr(route)[:60]
    assert ids(places, (FIXTURES / "route.polyline5").read_text().strip(), precision=5)
    assert ids(places, corridor.Route(FIXTURES / "route.polyline6", precision=6))
    reads_only = numpy.array(positions)
    reads_only.flags.writeable = False
    assert ids(places, reads_only) == expected


def test_every_fixture(places: corridor.Index) -> None:
    for path in sorted(FIXTURES.glob("route*")):
        if path.suffix in (".ndjson", ".polyline5", ".polyline6"):
            continue
        assert corridor.Route(path).length_meters > 70_000, path


def test_a_route_used_again(places: corridor.Index, route: corridor.Route, positions: Positions) -> None:
    assert 78_000 < route.length_meters < 79_000 and "78.7 km" in repr(route)
    along, off = route.nearest(-20.0152592, 44.9758527) or (0, 0)
    assert (round(along, 3), round(off, 3)) == (30667.187, 1.053)
    assert route.nearest(-20.0, 45.0, from_meters=1e6) is None
    for one in (route, corridor.Route(positions), corridor.Route(shapely.MultiLineString([positions]).wkb)):
        again = pickle.loads(pickle.dumps(one))
        assert again.length_meters == one.length_meters
        assert ids(places, again) == ids(places, one)


def test_an_array_may_change_afterwards(places: corridor.Index, positions: Positions) -> None:
    values = numpy.array(positions)
    route = corridor.Route(values)
    values[:] = 0
    assert places.explain("osm:node/2401", route)["verdict"] == "in"
    assert len(ids(places, route)) == 33


def test_the_options_of_a_document(places: corridor.Index) -> None:
    collection = FIXTURES / "route-collection.geojson"
    first = places.route(collection, feature=0)
    assert corridor.Route(first).length_meters < corridor.Route(collection).length_meters
    frame = geopandas.GeoSeries([shapely.LineString([(-20.3, 44.95), (-20.0, 45.0)])], crs=4326).to_crs(25832)
    assert places.route(frame[0].__geo_interface__, route_crs="EPSG:25832")["properties"]["lengthMeters"] > 20_000


def test_batches_of_geometries(places: corridor.Index, positions: Positions) -> None:
    lines = geopandas.GeoSeries([shapely.LineString(positions), shapely.LineString(positions[:100])], crs=4326)
    frame = geopandas.GeoDataFrame({"name": ["a", "b"]}, geometry=lines)
    counts = [places.find(line).found for line in lines]
    for routes in (lines, frame, lines.to_wkb(), list(lines), (line for line in lines), lines.array):
        numbers = places.batch(routes, columns=["route"]).to_arrow()["route"].to_pylist()
        assert [numbers.count(0), numbers.count(1)] == counts
    with pytest.raises(corridor.DataError, match="EPSG:3857; use to_crs"):
        places.batch(lines.to_crs(3857))
    with pytest.raises(corridor.DataError, match="EPSG:3857; use to_crs"):
        places.find(frame.to_crs(3857))
    with pytest.raises(corridor.DataError, match="route 1 is missing"):
        places.batch([lines[0], None])
    with pytest.raises(corridor.DataError, match="route 1: row 0, column 1 of the route is 95.0"):
        places.batch([lines[0], [(1.0, 95.0), (2.0, 95.0)]])
    with pytest.raises(corridor.UsageError, match="list of routes"):
        places.batch("abc")


LINE = shapely.LineString([(1, 2), (3, 4)]).wkb


@pytest.mark.parametrize(
    ("route", "error", "said"),
    [
        ([(1.0, 2.0), (3.0, float("nan"))], corridor.DataError, "row 1, column 1 of the route is nan"),
        ([(float("inf"), 2.0), (3.0, 4.0)], corridor.DataError, "row 0, column 0 of the route is inf"),
        ([(50.0, 100.0), (51.0, 101.0)], corridor.DataError, "row 0, column 1 of the route is 100.0, expected a "
         "latitude from -90 to 90; the columns look like (lat, lon): swap them"),
        (numpy.array([[1.0, 2.0], [3.0, numpy.nan]]), corridor.DataError, "row 1, column 1"),
        (numpy.array([[500.0, 2.0], [3.0, 4.0]]), corridor.DataError, "row 0, column 0 of the route is 500.0"),
        (shapely.MultiLineString([[(0, 0), (1, 1)], [(2, 2), (3, 99)]]), corridor.DataError,
         "part 1, vertex 1 (from 0)"),
        (numpy.zeros((4, 2), "float32"), corridor.UsageError, "has type float32"),
        (numpy.zeros((4, 2), "int64"), corridor.UsageError, "has type int64"),
        (numpy.zeros((4, 2), ">f8"), corridor.UsageError, "has type >f8"),
        (numpy.zeros((2, 4)), corridor.UsageError, "has shape (2, 4)"),
        (numpy.zeros(4), corridor.UsageError, "has shape (4,)"),
        (numpy.zeros((0, 2)), corridor.DataError, "no positions"),
        (array("d", [1, 2, 3, 4]), corridor.UsageError, "has shape (4,)"),
        ([(1.0, 2.0), (3.0,)], corridor.UsageError, "row 1 of the route is (3.0,)"),
        ([(1.0, 2.0), (3.0, 4.0, 5.0)], corridor.UsageError, "row 1 of the route is (3.0, 4.0, 5.0)"),
        ([(1.0, 2.0), (3.0, "4")], corridor.UsageError, "row 1, column 1 of the route is '4'"),
        ([1.0, 2.0], corridor.UsageError, "row 0 of the route is 1.0"),
        ([], corridor.DataError, "no positions"),
        (7, corridor.UsageError, "cannot be a int"),
        (None, corridor.UsageError, "cannot be a NoneType"),
        (shapely.box(0, 0, 1, 1), corridor.DataError, "found a Polygon"),
        (shapely.LineString(), corridor.DataError, "a line without vertices"),
        ({"type": "LineString", "coordinates": [[0, 0], [1, 91]]}, corridor.DataError, "91"),
        ({"type": "LineString", "coordinates": {1, 2}}, corridor.DataError, "not JSON"),
        ("", corridor.DataError, "empty"),
        (b"", corridor.DataError, "empty"),
        ("_p~iF~ps|U", corridor.UsageError, "precision"),
        (str(FIXTURES / "route.geojson"), corridor.DataError, "pathlib.Path"),
        (Path("missing.geojson"), corridor.NotFound, "missing.geojson"),
        (Path("/"), corridor.ReadError, "directory"),
        (LINE[:-1], corridor.DataError, "found 31 bytes, expected 2 positions of 16 bytes"),
        (LINE[:7], corridor.DataError, "expected a number of 4 bytes"),
        (LINE + b"x", corridor.DataError, "expected the end of the data"),
        (b"\1" + struct.pack("<I", 99), corridor.DataError, "binary data"),
        (b"\1" + struct.pack("<II", 2, 0xFFFF_FFFF), corridor.DataError, "4294967295 positions"),
        (b"\1" + struct.pack("<II", 5, 0xFFFF_FFFF), corridor.DataError, "expected an order of bytes"),
        (b"\1" + struct.pack("<II", 0x2000_0002, 3857), corridor.DataError, "SRID 3857"),
    ],
)
def test_what_is_no_route(places: corridor.Index, route: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=re.escape(said)):
        places.find(route)
    if error is not corridor.UsageError:
        with pytest.raises((corridor.DataError, corridor.NotFound, corridor.ReadError)):
            places.explain("osm:node/1", route)


def test_damaged_wkb_never_crashes() -> None:
    line = shapely.MultiLineString([[(0, 0), (1, 1)], [(2, 2), (3, 3)]]).wkb
    random = numpy.random.default_rng(20)
    for _ in range(2000):
        damaged = bytearray(line)
        for place in random.integers(len(line), size=3):
            damaged[place] = random.integers(256)
        try:
            corridor.Route(bytes(damaged))
        except (corridor.DataError, corridor.UsageError):
            continue
