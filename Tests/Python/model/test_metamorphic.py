"""How answers change with their questions, whatever they are; CORRIDOR_RANDOM_QUERIES says how many are asked."""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corridor
from test_models import QUERIES
from travel import along_error
from world import Line, Place, RandomRoute, World, away, made, opened

# Distances of one place are within a tenth of a millimetre, by whichever route to it.
OFF = 2e-4
# Worlds of these tests have other numbers than those of test_models.py.
FIRST_WORLD = 1_000_000
# Routes that do not run twice along an edge: which of two equal points is the first depends on the direction.
ONCE = {"walk", "straight", "gaps", "hairpin", "fine", "points"}
Key = tuple[str, int]
Cases = Iterator[tuple[World, RandomRoute, random.Random]]


@pytest.fixture
def cases(tmp_path: Path) -> Iterator[Cases]:
    """Worlds with one of their routes, and a source of chance."""
    name = ""

    def all_cases() -> Generator[tuple[World, RandomRoute, random.Random], None, None]:
        nonlocal name
        for seed in range(FIRST_WORLD, FIRST_WORLD + max(6, QUERIES // 1000)):
            with made(seed, tmp_path) as world:
                for number, route in enumerate(world.routes):
                    name = f"world {seed}, route {number}: {route.kind}"
                    yield world, route, random.Random(f"{seed} {number}")

    generator = all_cases()
    yield generator
    # Where a test has failed, the last case.
    print(name)
    generator.close()


def reading(lines: list[Line]) -> corridor.Route:
    return corridor.Route(json.dumps({"type": "MultiLineString", "coordinates": lines}))


def passes(index: corridor.Index, route: corridor.Route, within: float, **fields: Any) -> dict[Key, corridor.Hit]:
    return {(hit.id, hit.pass_): hit for hit in index.find(route, within=within, passes="all", **fields)}


def widths(chance: random.Random) -> tuple[float, float]:
    narrow = 10 ** chance.uniform(1, 4)
    return narrow, narrow * chance.uniform(1, 3)


def assert_same(some: dict[Key, corridor.Hit], others: dict[Key, corridor.Hit]) -> None:
    """Checks that hits are the same, to the last bit."""
    assert some.keys() == others.keys()
    for key, hit in some.items():
        other = others[key]
        assert (hit.off_route_meters, hit.along_meters) == (other.off_route_meters, other.along_meters)
        assert unmeasured(hit) == unmeasured(other)


def unmeasured(hit: corridor.Hit) -> corridor.Hit:
    return hit._replace(off_route_meters=0.0, along_meters=0.0, snapped=(0.0, 0.0))


def test_wider_is_never_fewer(cases: Cases) -> None:
    for world, route, chance in cases:
        narrow, wide = widths(chance)
        few = {hit.id: hit for hit in world.index.find(route.read, within=narrow)}
        many = {hit.id: hit for hit in world.index.find(route.read, within=wide)}
        assert few.keys() <= many.keys()
        # The nearest point does not depend on how far others may be.
        for id, hit in few.items():
            other = many[id]
            assert (hit.off_route_meters, hit.along_meters, hit.side) == (
                other.off_route_meters, other.along_meters, other.side)
        assert all(hit.off_route_meters > narrow for id, hit in many.items() if id not in few)


def test_pages_joined_are_the_whole(cases: Cases) -> None:
    for world, route, chance in cases:
        fields: dict[str, Any] = {
            "within": widths(chance)[1], "passes": chance.choice(["nearest", "all"]),
            "sort": chance.choice(["off-route", "along"]), "limit": chance.randint(3, 30)}
        whole = list(world.index.find(route.read, **{**fields, "limit": None}))
        joined: list[corridor.Hit] = []
        cursor = None
        while True:
            page = world.index.find(route.read, cursor=cursor, **fields)
            assert page.found == len(whole)
            joined += page
            cursor = page.next_cursor
            if cursor is None:
                break
            assert len(page) == fields["limit"]
        assert joined == whole


def test_pages_of_areas_joined_are_the_whole(cases: Cases) -> None:
    for world, _, chance in cases:
        place = chance.choice(world.places)
        fields: dict[str, Any] = {"type": "business", "near": (place.lon, place.lat)}
        whole = world.index.search(None, limit=1000, **fields)
        joined: list[Any] = []
        cursor = None
        limit = chance.randint(10, 50)
        while True:
            page = world.index.search(None, limit=limit, cursor=cursor, **fields)
            assert page["found"] == len(world.places)
            joined += page["hits"]
            cursor = page["nextCursor"]
            if cursor is None:
                break
        assert joined == whole["hits"]


def test_a_reversed_route_swaps_sides(cases: Cases) -> None:
    for world, route, chance in cases:
        if route.kind not in ONCE:
            continue
        within = widths(chance)[0]
        there = passes(world.index, route.read, within)
        back = passes(world.index, reading([line[::-1] for line in route.lines[::-1]]), within)
        length = route.read.length_meters
        assert len(there) == len(back)
        for (id, number), hit in there.items():
            other = back[id, hit.pass_count + 1 - number]
            assert other.pass_count == hit.pass_count
            assert other.off_route_meters == pytest.approx(hit.off_route_meters, abs=OFF)
            if other.along_meters != pytest.approx(length - hit.along_meters, abs=2 * along_error(length)):
                # As near as the other point, or the other side of a gap, which has no length.
                assert count_near(route, world, id, hit.off_route_meters) > 1
                continue
            # The side of a place beyond a vertex is that of the edge before it.
            if np.abs(route.measured.along - hit.along_meters).min() > 1e-3 and hit.side != "on":
                assert {hit.side, other.side} == {"left", "right"}


def count_near(route: RandomRoute, world: World, id: str, off: float) -> int:
    """The number of edges that come as close to a place."""
    place = next(number for number, place in enumerate(world.places) if place.id == id)
    return int((np.abs(route.measured.feet.meters[place] - off) <= OFF).sum())


def test_the_parts_of_a_cut_route_sum_up(cases: Cases) -> None:
    for world, route, chance in cases:
        line = route.lines[0]
        if len(line) < 3 or len(route.lines) > 1:
            continue
        cut = chance.randrange(1, len(line) - 1)
        first, second = reading([line[:cut + 1]]), reading([line[cut:]])
        length = first.length_meters
        assert length + second.length_meters == pytest.approx(route.read.length_meters, abs=1e-3)
        within = widths(chance)[0]
        whole = passes(world.index, route.read, within)
        parts = [passes(world.index, part, within) for part in (first, second)]
        at_cut = {hit.id for hit in world.index.find(reading([[line[cut]]]), within=within + 1e-6)}
        assert {id for id, _ in whole} == {id for part in parts for id, _ in part}
        for id in {id for id, _ in whole}:
            mine = [hit for (other, _), hit in sorted(whole.items()) if other == id]
            theirs = [[hit for (other, _), hit in sorted(part.items()) if other == id] for part in parts]
            joined = [(hit.off_route_meters, hit.along_meters) for hit in theirs[0]]
            joined += [(hit.off_route_meters, length + hit.along_meters) for hit in theirs[1]]
            if id in at_cut:
                # One pass is in both parts.
                assert len(mine) == len(joined) - 1
                assert min(hit.off_route_meters for hit in mine) == pytest.approx(
                    min(off for off, _ in joined), abs=OFF)
            else:
                assert len(mine) == len(joined)
                for hit, (off, along) in zip(mine, joined):
                    assert hit.off_route_meters == pytest.approx(off, abs=OFF)
                    near = hit.along_meters == pytest.approx(along, abs=2 * along_error(along))
                    assert near or count_near(route, world, id, off) > 1


def test_a_turn_by_360_degrees_changes_nothing(cases: Cases) -> None:
    for world, route, chance in cases:
        within = widths(chance)[0]
        moved = [[(lon - 360 if lon > 0 else lon + 360, lat) for lon, lat in line] for line in route.lines]
        if chance.random() < 0.5:
            # Some positions only; of repeated vertices all, between which rounding would make a segment.
            chosen = {
                here: chance.choice([here, there]) for both in zip(route.lines, moved) for here, there in zip(*both)}
            moved = [[chosen[position] for position in line] for line in route.lines]
        here, there = passes(world.index, route.read, within), passes(world.index, reading(moved), within)
        assert here.keys() == there.keys()
        for key, hit in here.items():
            other = there[key]
            assert other.off_route_meters == pytest.approx(hit.off_route_meters, abs=1e-6)
            assert other.along_meters == pytest.approx(hit.along_meters, abs=1e-3)
            assert other.side == hit.side and other.pass_count == hit.pass_count


def test_a_ferry_elsewhere_changes_nothing(cases: Cases) -> None:
    for world, route, chance in cases:
        line = route.lines[0]
        if len(line) < 3 or len(route.lines) > 1 or route.kind not in ONCE:
            continue
        start = chance.randrange(len(line) - 1)
        end = chance.randint(start + 1, min(start + 3, len(line) - 1))
        stretch = route.measured.along[[start, end]]
        if stretch[1] - stretch[0] < 5:
            continue
        within = widths(chance)[0]
        aboard = {hit.id for hit in world.index.find(reading([line[start:end + 1]]), within=within)}
        ferry = f"{stretch[0] + 1:.3f}m-{stretch[1] - 1:.3f}m"
        before = passes(world.index, route.read, within)
        after = passes(world.index, route.read, within, ferries=[ferry])
        assert {key: hit for key, hit in before.items() if key[0] not in aboard} == {
            key: hit for key, hit in after.items() if key[0] not in aboard}
        assert {id for id, _ in after} <= {id for id, _ in before}


def test_a_place_far_away_changes_nothing(cases: Cases, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    done = 0
    for world, route, chance in cases:
        if route is not world.routes[0]:
            continue
        middle = route.lines[0][0]
        far = away(chance, middle, chance.uniform(1e6, 1.5e7))
        place = Place(f"w{world.seed}:far", (far[0] + 180) % 360 - 180, far[1], dict(chance.choice(world.places).tags))
        within = widths(chance)[1]
        with opened([*world.places, place], tmp_path / "more" / f"w{world.seed}") as more:
            for other in world.routes:
                assert_same(passes(world.index, other.read, within), passes(more, other.read, within))
                assert gap_ends(world.index, other.read, within) == gap_ends(more, other.read, within)
            one, two = (
                index.search(None, type="business", near=middle, within=within, limit=200)["hits"]
                for index in (world.index, more))
            assert one == two
        done += 1
    assert done > 5


def gap_ends(index: corridor.Index, route: corridor.Route, within: float) -> list[tuple[float, float]]:
    """Where gaps are, to the millimetre."""
    gaps = index.gaps(route, within=within, sort="along").summary()["gaps"]
    return [(gap["fromMeters"], gap["toMeters"]) for gap in gaps]
