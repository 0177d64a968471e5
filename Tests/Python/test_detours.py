"""Detours by a routing engine, in tables."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from conftest import FIXTURES

import corridor

ROUTE = (FIXTURES / "tour.geojson").read_text()
DETOUR = ["id", "along_meters", "detour"]


class Engine(BaseHTTPRequestHandler):
    """Valhalla with a straight road everywhere: a degree of latitude takes 5000 s."""

    protocol_version = "HTTP/1.1"
    asked: ClassVar[list[bytes]] = []

    def do_GET(self) -> None:
        self.answer({"version": "3.5.1", "tileset_last_modified": 1})

    def do_POST(self) -> None:
        text = self.rfile.read(int(self.headers["Content-Length"]))
        self.asked.append(text)
        body = json.loads(text)
        if self.path == "/trace_attributes":
            degrees = sum(map(self.degrees, body["shape"], body["shape"][1:]))
            edges = [{"length": degrees * 111.3, "end_node": {"elapsed_time": degrees * 5000}}]
            return self.answer({"units": "kilometers", "edges": edges})
        stops = body["locations"]
        legs = [
            {"time": degrees * 5000, "length": degrees * 111.3} for degrees in map(self.degrees, stops, stops[1:])]
        self.answer({"trip": {
            "units": "kilometers", "legs": [{"summary": leg} for leg in legs],
            "summary": {"time": sum(leg["time"] for leg in legs), "length": 0}}})

    @staticmethod
    def degrees(one: dict[str, float], other: dict[str, float]) -> float:
        # At 45 degrees north.
        return float(abs(complex((one["lon"] - other["lon"]) * 0.7092, one["lat"] - other["lat"])))

    def answer(self, body: dict[str, Any]) -> None:
        text = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, format: str, *values: Any) -> None:
        pass


@pytest.fixture(scope="module")
def engine() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Engine) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_tables_have_detours(places: corridor.Index, engine: str) -> None:
    places.use_engine(engine, kind="valhalla", requests=2, timeout=30)
    table = places.find(ROUTE, columns=DETOUR, categories=["fuel"], detours=True).to_arrow()
    assert table.num_rows > 5 and table["detour_seconds"].null_count == 0
    assert table["detour_unknown_because"].null_count == table.num_rows
    for row in table.to_pylist():
        # 5000 s for 111.3 km.
        assert row["detour_meters"] == pytest.approx(row["detour_seconds"] * 22.26)
        assert row["leave_along_meters"] == pytest.approx(max(0, row["along_meters"] - 1000))
        assert row["along_meters"] < row["rejoin_along_meters"] <= row["along_meters"] + 1000.001
    best = places.find(ROUTE, columns=DETOUR, categories=["fuel"], sort="detour", limit=3).to_arrow()
    assert best["detour_seconds"].to_pylist() == sorted(table["detour_seconds"].to_pylist())[:3]
    most = max(0.0, best["detour_seconds"][2].as_py()) + 0.001
    few = places.find(ROUTE, columns=DETOUR, categories=["fuel"], max_detour=f"{most}s").to_arrow()
    assert few.num_rows >= 3 and max(few["detour_seconds"].to_pylist()) <= most


def test_nothing_is_asked_twice(places: corridor.Index, engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    places.use_engine(engine)
    for fields in ({"detours": True}, {"sort": "detour"}, {"max_detour": "5min"}):
        # As after a short call, which is tried without another thread.
        monkeypatch.setattr(corridor._calls, "_is_short", True)
        Engine.asked.clear()
        places.find(ROUTE, categories=["fuel"], **fields)
        assert len(Engine.asked) == len(set(Engine.asked)) > 5


def test_answers_of_the_engine_are_kept(places: corridor.Index, engine: str, tmp_path: Path) -> None:
    tables = []
    for is_new in (True, False):
        places.use_engine(engine, cache=tmp_path / "answers")
        Engine.asked.clear()
        tables.append(places.find(ROUTE, columns=DETOUR, categories=["fuel"], detours=True).to_arrow())
        assert bool(Engine.asked) == is_new
    assert tables[0].equals(tables[1]) and tables[0]["detour_seconds"].null_count == 0


def test_detours_are_explained(places: corridor.Index, engine: str) -> None:
    places.use_engine(engine)
    best = places.find(ROUTE, columns=DETOUR, categories=["fuel"], sort="detour", limit=1).to_arrow().to_pylist()[0]
    Engine.asked.clear()
    answer = places.explain(best["id"], ROUTE, categories=["fuel"], max_detour="1h")
    assert answer["verdict"] == "in"
    detours = answer["detours"]
    assert min(journey["detourSeconds"] or 0.0 for journey in detours["journeys"]) == pytest.approx(
        best["detour_seconds"], abs=0.06)
    assert len(Engine.asked) == detours["requestCount"] == len(detours["requests"])
    with pytest.raises(corridor.UsageError, match="engine"):
        places.use_engine(None)
        places.explain(best["id"], ROUTE, detours=True)


def test_batches_and_gaps_have_detours(places: corridor.Index, engine: str) -> None:
    places.use_engine(engine)
    rows = places.batch([ROUTE, ROUTE], columns=["route", *DETOUR], categories=["fuel"], detours=True).to_arrow()
    assert rows["detour_seconds"].null_count == 0 and set(rows["route"].to_pylist()) == {0, 1}
    every = places.gaps(ROUTE, categories=["fuel"])
    some = places.gaps(ROUTE, categories=["fuel"], max_detour="0s", detour_window="100m")
    assert some.to_arrow().num_rows < every.to_arrow().num_rows


def test_without_an_engine(places: corridor.Index, engine: str) -> None:
    for fields in ({"detours": True}, {"sort": "detour"}, {"max_detour": "5min"}):
        with pytest.raises(corridor.UsageError, match="engine"):
            places.find(ROUTE, categories=["fuel"], **fields)
    places.use_engine(engine)
    places.use_engine(None)
    with pytest.raises(corridor.UsageError, match="engine"):
        places.find(ROUTE, categories=["fuel"], detours=True)
    table = places.find(ROUTE, columns=DETOUR, categories=["fuel"]).to_arrow()
    assert table["detour_seconds"].null_count == table.num_rows


def test_engine_that_is_away(places: corridor.Index) -> None:
    places.use_engine("http://127.0.0.1:1", kind="valhalla")
    table = places.find(ROUTE, columns=DETOUR, categories=["fuel"], detours=True).to_arrow()
    assert set(table["detour_unknown_because"].to_pylist()) == {"engineDown"}
    with pytest.raises(corridor.Unavailable):
        places.find(ROUTE, categories=["fuel"], detours=True, detour_strict=True)


@pytest.mark.parametrize("settings", [
    {"url": "ftp://a"}, {"url": "http://user:secret@a"}, {"url": "http://a", "kind": "grab"},
    {"url": "http://a", "key": "two words"}, {"url": "http://a", "requests": 0}, {"url": "http://a", "timeout": -1},
])
def test_wrong_settings(places: corridor.Index, settings: dict[str, Any]) -> None:
    with pytest.raises(corridor.UsageError) as raised:
        places.use_engine(**settings)
    assert "secret" not in str(raised.value) and "two words" not in str(raised.value)


def test_the_roads_of_an_index(tmp_path: Path) -> None:
    corridor.import_places(FIXTURES / "island.osm.pbf", tmp_path / "roads.corridor", roads=True)
    route = (FIXTURES / "route.geojson").read_text()
    with corridor.open(tmp_path / "roads.corridor") as places:
        table = places.find(route, columns=DETOUR, categories=["fuel"], detours=True).to_arrow()
    # 7 m off the route.
    assert table["detour_seconds"][0].as_py() == pytest.approx(0, abs=1)
