"""Searches along a route, and what their answers have."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone
from html.parser import HTMLParser
from typing import Any

import numpy
import pytest

import corridor


def test_finds_what_the_service_finds(places: corridor.Index, route: corridor.Route) -> None:
    answer = places.find(route, categories=["fuel"], within="2km")
    said: dict[str, Any] = places._ask("find", route, None, {"categories": ["fuel"], "within": "2km"})
    assert answer.found == said["found"] == len(answer) > 10
    for hit, other in zip(answer, said["hits"], strict=True):
        assert hit.id == other["id"]
        assert hit.name == other["name"]
        assert list(hit.categories) == other["categories"]
        assert hit.tags == other["tags"]
        assert [hit.lon, hit.lat] == other["position"]
        assert hit.off_route_meters == pytest.approx(other["offRouteMeters"], abs=0.001)
        assert hit.along_meters == pytest.approx(other["alongMeters"], abs=0.001)
        assert (hit.side, hit.pass_, hit.pass_count) == (other["side"], other["pass"], other["passCount"])
        assert hit.snapped == pytest.approx(other["snapped"], abs=1e-7)
    assert answer.bounding_box == pytest.approx(said["boundingBox"])
    assert answer.route_length_meters == pytest.approx(said["routeLengthMeters"], abs=0.001)
    assert answer.data_version is None and answer.corrected_text is None


def test_warns_as_the_service_does(places: corridor.Index, route: corridor.Route) -> None:
    assert places.find(route, categories=["fuel"]).warnings == []
    answer = places.find(route, categories=["casino"])
    said: dict[str, Any] = places._ask("find", route, None, {"categories": ["casino"]})
    assert answer.warnings == said["warnings"]
    assert [warning["code"] for warning in answer.warnings] == ["categoryWithoutPlaces"]


def test_a_number_is_in_metres(places: corridor.Index, route: corridor.Route) -> None:
    assert list(places.find(route, within=500)) == list(places.find(route, within="500m"))
    assert list(places.find(route, within=numpy.float64(500))) == list(places.find(route, within="500m"))
    assert places.find(route, to=10_000, from_="5km").found < places.find(route, to="10km").found


def test_hits_are_a_sequence(places: corridor.Index, route: corridor.Route) -> None:
    answer = places.find(route, categories="fuel")
    hits = list(answer)
    assert answer[0] == hits[0] and answer[-1] == hits[-1]
    assert answer[2:7:2] == hits[2:7:2] and answer[:] == hits
    for number in (len(answer), -len(answer) - 1):
        with pytest.raises(IndexError):
            answer[number]
    assert f"{len(answer)} of {answer.found} hits" in repr(answer)


def test_hits_from_columns_are_those_one_by_one(places: corridor.Index, route: corridor.Route) -> None:
    answer = places.find(route, within="20km", passes="all")
    hits = list(answer)
    assert len(hits) == len(answer) > 100
    assert hits == [answer[number] for number in range(len(answer))]
    assert list(answer._all()) == hits
    assert list(places.find(route, within="1m", categories="casino")._all()) == []
    one = iter(answer)
    assert next(one) == hits[0]
    rest = answer._all()
    assert next(rest) == hits[0]
    rest.close()


def test_pages(places: corridor.Index, route: corridor.Route) -> None:
    pages, cursor = [], None
    while True:
        page = places.find(route, categories=["fuel"], limit=7, cursor=cursor, sort="along")
        assert page.found == 33
        pages += list(page)
        if (cursor := page.next_cursor) is None:
            break
    assert pages == list(places.find(route, categories=["fuel"], sort="along"))
    assert pages == sorted(pages, key=lambda hit: hit.along_meters)


def test_no_hits(places: corridor.Index, route: corridor.Route) -> None:
    answer = places.find(route, within=0.001, categories=["fuel"])
    assert (len(answer), list(answer), answer.bounding_box, answer.next_cursor) == (0, [], None, None)
    assert answer.to_arrow().num_rows == 0
    assert "<svg" in answer._repr_html_()


def test_conditions(places: corridor.Index, tour: corridor.Route) -> None:
    every = places.find(tour, categories=["fuel_hgv"], within="500m", passes="all")
    assert {hit.pass_count for hit in every} > {1}
    left = places.find(tour, categories=["fuel_hgv"], within="500m", passes="all", side="left")
    assert {hit.side for hit in left} <= {"left", "on"} and left.found < every.found
    truck = places.find(tour, vehicle="truck", height=4.0, weight="40t", unknown="drop")
    assert truck.found < places.find(tour).found
    assert places.find(tour, tags=["fuel:adblue=yes"]).found > 0
    assert places.find(tour, viewport=(-20.2, 44.9, -19.9, 45.2)).found < places.find(tour).found
    assert places.find(tour, ahead_of=(-20.0, 45.0)).found == places.find(tour, ahead_of="45.0,-20.0").found
    corrected = places.find(tour, text="kestrell")
    assert corrected.corrected_text == "Kestrel"
    assert places.find(tour, text="kestrell", no_correction=True).corrected_text is None


def test_times(places: corridor.Index, route: corridor.Route) -> None:
    leaves = datetime(2026, 11, 23, 6, tzinfo=timezone(timedelta(hours=1)))
    options: dict[str, Any] = {"speed": "80km/h", "columns": ["id", "arrival"]}
    answers = [
        places.find(route, depart=depart, tolerance=tolerance, **options).to_arrow()
        for depart, tolerance in ((leaves, timedelta(minutes=15)), ("2026-11-23T06:00+01:00", "15min"))
    ]
    assert answers[0].equals(answers[1])
    assert answers[0]["arrives_at"].null_count == 0


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"categories": ["feul"]}, "did you mean fuel"),
        ({"within": "2 parsecs"}, "within"),
        ({"within": float("nan")}, "JSON compliant"),
        ({"within": object()}, "cannot be a object"),
        ({"cursor": "x"}, "cursor"),
        ({"columns": ["distnce"]}, "unknown column 'distnce'"),
        ({"columns": []}, "no columns"),
        ({"timeout": -1}, "timeout is -1"),
        ({"precision": 7}, "precision is 7"),
        ({"ahead_of": (1, 2, 3)}, "give (lon, lat)"),
    ],
)
def test_wrong_requests(
    places: corridor.Index, route: corridor.Route, fields: dict[str, Any], said: str
) -> None:
    with pytest.raises(corridor.UsageError, match=re.escape(said)):
        places.find(route, **fields)


def test_other_operations(places: corridor.Index, route: corridor.Route) -> None:
    found = places.search("kestrel", near=(-20.0, 44.9), limit=3)
    assert found["returned"] == 3 and found["hits"][0]["name"]
    completion = places.suggest("kes")["completions"][0]
    assert completion["title"] == "Kestrel"
    assert places.search(magic_key=completion["magicKey"])["found"] > 0
    assert places.search(route=route, categories="fuel", sort="along")["found"] > 0
    street = places.reverse((-20.2583035, 44.9913117))
    assert street == places.reverse("44.9913117,-20.2583035")
    assert street["hits"][0]["kind"] == "street"
    resolved = places.resolve(["osm:node/2401", "osm:node/1"])
    assert (resolved["found"], resolved["gone"]) == (1, ["osm:node/1"])
    assert places.explain("osm:node/2401", route, categories=["fuel"])["verdict"] == "in"
    assert places.explain("osm:node/2401", route, categories=["hotel"])["reason"] == "category"
    assert places.corridor(route, within="2km")["geometry"]["type"] == "Polygon"
    assert places.route(route)["properties"]["lengthMeters"] == pytest.approx(route.length_meters, abs=0.001)
    week = places.hours("Mo-Fr 08:00-18:00", from_="2026-11-23", to="2026-11-30")
    assert len(week["intervals"]) == 5


class Page(HTMLParser):
    """Collects what a page has."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value for name, value in attrs if name in ("href", "src", "onload")]


def test_the_page_is_self_contained(index_path: Any, tmp_path: Any, route: corridor.Route) -> None:
    hostile = "</title><script>alert(1)</script>"
    rows = {"lon": [-20.26, 179.99], "lat": [44.99, 10.0], "name": [hostile, "far"], "category": ["fuel"] * 2}
    import pandas

    corridor.import_places(pandas.DataFrame(rows), tmp_path / "hostile.corridor")
    places = corridor.open(tmp_path / "hostile.corridor")
    answer = places.find(route, within="5km")
    assert answer[0].name == hostile
    page = Page()
    page.feed(answer._repr_html_())
    assert "script" not in page.tags and not page.addresses
    assert page.tags.count("circle") == len(answer) and "polyline" in page.tags
    places.close()
    assert "<circle" in answer._repr_html_()
    # A route across the antimeridian is drawn in one piece.
    places = corridor.open(tmp_path / "hostile.corridor")
    drawn = places.find([(179.9, 10.0), (-179.9, 10.0)])._repr_html_()
    (line,) = re.findall('points="([^"]*)"', drawn)
    assert line == "12.0,160.0 628.0,160.0"


def test_hits_as_geojson(places: corridor.Index, route: corridor.Route) -> None:
    import geopandas

    answer = places.find(route, categories=["fuel"])
    frame = geopandas.GeoDataFrame.from_features(answer)
    assert len(frame) == len(answer) and frame.geometry[0].x == answer[0].lon
