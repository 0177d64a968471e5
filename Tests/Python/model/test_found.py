"""What the models have found in Corridor, each in its smallest form."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import corridor
from geodesics import GEOD
from world import Place, made, opened


def places_at(*positions: tuple[float, float]) -> list[Place]:
    return [Place(f"p:{number}", *position, {"category": "fuel"}) for number, position in enumerate(positions)]


@pytest.mark.parametrize("operation", ["gaps", "batch", "batch_gaps"])
def test_columns_take_ferries(operation: str, tmp_path: Path) -> None:
    with opened(places_at((10, 50)), tmp_path / "p") as index:
        route = [(9.9, 50), (10.1, 50)]
        call = getattr(index, operation)
        answer = call(route if operation == "gaps" else [route], ferries=["2km-3km"])
        assert answer.to_arrow().num_rows


def test_distances_along_a_line_do_not_depend_on_its_vertices(tmp_path: Path) -> None:
    # 11 mm behind the vertex, and 995 m off.
    with opened(places_at((0.0100001, 0.009)), tmp_path / "p") as index:
        (hit,) = index.find([(0, 0), (0.01, 0), (0.02, 0)])
        assert hit.along_meters == pytest.approx(GEOD.inv(0, 0, 0.0100001, 0)[2], abs=1e-3)


def test_pages_have_every_pass(tmp_path: Path) -> None:
    # Both stops have no length, and so the same distance along the route.
    lines = [[[10.0001, 50]], [[11, 50]], [[10.0002, 50]], [[11, 51], [12, 51]]]
    route = corridor.Route(json.dumps({"type": "MultiLineString", "coordinates": lines}))
    with opened(places_at((10, 50)), tmp_path / "p") as index:
        first = index.find(route, within=100, passes="all", sort="along", limit=1)
        assert first.found == 2
        second = index.find(route, within=100, passes="all", sort="along", limit=1, cursor=first.next_cursor)
        assert len(second) == 1


def test_places_at_one_position_are_ordered_by_identifier(tmp_path: Path) -> None:
    for seed in range(20):
        with made(seed, tmp_path) as world:
            for route in world.routes:
                hits = list(world.index.find(route.read, within=20_000))
                for one, other in pairwise(hits):
                    if (one.lon, one.lat) == (other.lon, other.lat):
                        assert one.id.encode() < other.id.encode() and one.along_meters == other.along_meters


# There were some of a tenth of a nanometre.
def test_there_is_no_gap_between_places_at_one_position(tmp_path: Path) -> None:
    for seed in range(20):
        with made(seed, tmp_path) as world:
            for route in world.routes:
                gaps = world.index.gaps(route.read, within=20_000).to_arrow()["length_meters"].to_pylist()
                assert min(gaps, default=1) > 1e-7
