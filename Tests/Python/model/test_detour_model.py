"""Detours by an engine whose roads are straight everywhere, against straight lines."""

from __future__ import annotations

import random
import threading
import warnings
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corridor
from geodesics import GEOD
from test_detours import Engine
from test_models import QUERIES
from world import Line, Place, away, opened

# Metres for a second.
METERS = 22.26
# Positions are sent with some decimals.
EXACT = 0.05
# Valhalla rounds the times of edges, not those of routes: what differs by a second is taken for the same way. Here,
# that may be a line that cuts corners.
SLACK = 1.0
DETOUR = ["id", "distance", "detour"]


class StraightEngine(Engine):
    """An engine whose roads are geodesics, everywhere."""

    @staticmethod
    def degrees(one: dict[str, float], other: dict[str, float]) -> float:
        # It has 5000 s and 111.3 km for a degree.
        return float(GEOD.inv(one["lon"], one["lat"], other["lon"], other["lat"])[2]) / 111_300


@pytest.fixture
def address() -> Iterator[str]:
    """The address of the engine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), StraightEngine) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def scene(tmp_path: Path, address: str) -> Iterator[tuple[corridor.Index, dict[str, Place]]]:
    chance = random.Random("detours")
    places = [
        Place(f"d:{number}", *away(chance, (10 + chance.uniform(0, 0.4), 45 + chance.uniform(-0.01, 0.01)), 500),
              {"category": "fuel"})
        for number in range(30)]
    with opened(places, tmp_path / "d") as index:
        index.use_engine(address, kind="valhalla", requests=2, timeout=30)
        yield index, {place.id: place for place in places}


def seconds(positions: list[tuple[float, float]]) -> float:
    return sum(float(GEOD.inv(*one, *other)[2]) for one, other in pairwise(positions)) / METERS


class Way:
    """A line, and the positions along it."""

    def __init__(self, line: Line) -> None:
        self.line = line
        lon, lat = np.array(line).T
        self.azimuth, _, lengths = GEOD.inv(lon[:-1], lat[:-1], lon[1:], lat[1:])
        self.along = np.concatenate([[0], np.cumsum(lengths)])

    def at(self, along: float) -> tuple[float, float]:
        number = min(int(np.searchsorted(self.along, along, side="right")) - 1, len(self.line) - 2)
        lon, lat, _ = GEOD.fwd(*self.line[number], self.azimuth[number], along - self.along[number])
        return float(lon), float(lat)

    def detour(self, place: Place, along: float, window: float) -> tuple[float, float, float, float]:
        """The least and the most seconds of a detour, and where it leaves and rejoins the line."""
        start, end = max(0.0, along - window), min(float(self.along[-1]), along + window)
        between = [self.line[number] for number in np.nonzero((self.along > start) & (self.along < end))[0]]
        here = (place.lon, place.lat)
        one, other = self.at(start), self.at(end)
        least = seconds([one, here, other]) - seconds([one, *between, other])
        return least - EXACT, least + EXACT + (SLACK if between else 0), start, end


def line_of(chance: random.Random) -> Line:
    line = [(10.0, 45.0)]
    while line[-1][0] < 10.4:
        line.append(away(chance, line[-1], chance.uniform(500, 6000), chance.gauss(90, 25)))
    return line


def test_detours_are_those_of_straight_lines(scene: tuple[corridor.Index, dict[str, Place]]) -> None:
    index, places = scene
    for seed in range(max(3, QUERIES // 1000)):
        chance = random.Random(f"detours {seed}")
        line = line_of(chance)
        way, window = Way(line), chance.choice([250.0, 1000.0, 5000.0, None])
        fields: dict[str, Any] = {"within": chance.choice([300, 1000, 3000])}
        fields["detour_window"] = f"{window:g}m" if window else "free"
        every = index.find(line, columns=DETOUR, detours=True, **fields).to_arrow().to_pylist()
        expected: dict[str, float] = {}
        for row in every:
            least, most, start, end = way.detour(places[row["id"]], row["along_meters"], window or 1e9)
            assert row["detour_unknown_because"] is None, (seed, row)
            assert row["leave_along_meters"] == pytest.approx(start, abs=0.01), (seed, row)
            assert row["rejoin_along_meters"] == pytest.approx(end, abs=0.01), (seed, row)
            detour = expected[row["id"]] = row["detour_seconds"]
            assert least <= detour <= most, (seed, row)
            assert row["detour_meters"] == pytest.approx(detour * METERS, abs=EXACT * METERS), (seed, row)
        check_order(index, line, fields, expected, chance)
        check_limits(index, line, fields, expected, chance)


def check_order(
    index: corridor.Index, line: Line, fields: dict[str, Any], expected: dict[str, float], chance: random.Random,
) -> None:
    """The smallest detours come first."""
    limit = chance.randint(1, 6)
    best = index.find(line, columns=DETOUR, sort="detour", limit=limit, **fields).to_arrow().to_pylist()
    given = [expected[row["id"]] for row in best]
    assert len(given) == min(limit, len(expected))
    assert given == pytest.approx(sorted(expected.values())[:limit], abs=2 * EXACT)


def check_limits(
    index: corridor.Index, line: Line, fields: dict[str, Any], expected: dict[str, float], chance: random.Random,
) -> None:
    """Only detours that are small enough are found, and end gaps."""
    if not expected:
        return
    most = max(1.0, chance.choice(list(expected.values())) + chance.choice([-1, 1]))
    limit = chance.choice([(f"{most:.3f}s", most), (f"{most * METERS:.3f}m", most)])
    if any(abs(detour - limit[1]) <= 2 * EXACT for detour in expected.values()):
        return
    inside = {id for id, detour in expected.items() if detour <= limit[1]}
    found = index.find(line, columns=DETOUR, max_detour=limit[0], **fields).to_arrow()
    assert set(found["id"].to_pylist()) == inside
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gaps = index.gaps(line, max_detour=limit[0], **fields).summary()["gaps"]
    ends = {gap["beforeId"] for gap in gaps} | {gap["afterId"] for gap in gaps}
    # Every pass ends a gap, and so do some of places whose nearest pass has a longer detour.
    assert inside <= ends
