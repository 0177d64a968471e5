"""Compares answers with those of the model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from find_model import Row, Search
from gaps_model import Gap
from geodesics import inverse
from opening import next_change
from passes import NEAR, Foot
from travel import along_error
from world import Place

# Distances are within a tenth of a millimetre.
OFF = 1e-4
COLUMNS = ["id", "name", "position", "distance", "side", "pass", "snapped", "categories", "time", "arrival"]


def compare_hits(answer: Mapping[str, list[Any]], found: int, rows: list[Row], search: Search) -> list[str]:
    """What is wrong with the hits of an answer, whose columns are given, and which may be the first of all."""
    wrong: list[str] = []
    if found != len(rows):
        wrong.append(f"found {found}, expected {len(rows)}")
    count = len(answer["id"])
    limit = search.asked.get("limit", count + len(rows))
    if count != min(limit, len(rows)):
        wrong.append(f"{count} hits, expected {min(limit, len(rows))}")
    expected = {(row.place.id, row.chosen.number): row for row in rows}
    # Without all passes, a place has one row.
    if search.asked.get("passes", "nearest") == "nearest":
        by_place = {row.place.id: row for row in rows}
        pairs = [by_place.get(id) for id in answer["id"]]
    else:
        pairs = [expected.get((id, number)) for id, number in zip(answer["id"], answer["pass"])]
    for number, row in enumerate(pairs):
        if row is None:
            wrong.append(f"unexpected {answer['id'][number]}, pass {answer['pass'][number]}")
        else:
            wrong += [f"{row.place.id}: {text}" for text in _hit(answer, number, row, search)]
    if not wrong:
        given = {(row.place.id, row.chosen.number) for row in pairs if row}
        if len(given) != count:
            wrong.append("a hit twice")
        wrong += _order(answer, [row for row in pairs if row], [
            row for key, row in expected.items() if key not in given], search)
        wrong += _snapped(answer, [row.place for row in pairs if row])
    return wrong


def _hit(answer: Mapping[str, list[Any]], number: int, row: Row, search: Search) -> list[str]:
    one = {name: values[number] for name, values in answer.items()}
    wrong: list[str] = []
    foot = next((
        foot for foot in row.chosen.feet
        if abs(foot.off - one["off_route_meters"]) <= OFF
        and abs(foot.along - one["along_meters"]) <= along_error(foot.along) and one["side"] in foot.sides), None)
    if foot is None:
        got = one["off_route_meters"], one["along_meters"], one["side"]
        return [f"{got}; expected {row.chosen.feet}"]
    if (one["pass"], one["pass_count"]) != (row.chosen.number, row.chosen.count):
        wrong.append(f"pass {one['pass']} of {one['pass_count']}, expected {row.chosen}")
    if (one["lon"], one["lat"]) != row.coordinates and abs(row.place.lon) != 180:
        wrong.append(f"at {one['lon']}, {one['lat']}, expected {row.coordinates}")
    name = row.place.tags.get("name", row.place.tags.get("brand"))
    if one["name"] != name or set(one["categories"]) != row.place.categories:
        wrong.append(f"{one['name']}, {one['categories']}; expected {row.place}")
    if search.clock is None:
        if one["after_seconds"] is not None:
            wrong.append(f"{one['after_seconds']} s without times")
    else:
        first, last = search.clock.after(foot.along)
        if one["after_seconds"] is None or not first - 1e-3 <= one["after_seconds"] <= last + 1e-3:
            wrong.append(f"after {one['after_seconds']} s, expected {first}...{last}")
    return wrong + _arrival(one, row.place, foot.along, search)


def _arrival(one: Mapping[str, Any], place: Place, along: float, search: Search) -> list[str]:
    """What is wrong with the arrival at a place."""
    said = one["unknown_because"] or one["open_on_arrival"]
    if "depart" not in search.asked or search.clock is None:
        return [] if said is None else [f"{said} without a departure"]
    wrong: list[str] = []
    moments = search.arrivals(along)
    seconds = int(one["arrives_at"].timestamp())
    if not min(moments) <= seconds <= max(moments):
        wrong.append(f"arrives at {seconds}, expected {moments}")
    states = search.states(place, along)
    if said not in states or (one["open_on_arrival"] == "unknown") != (said not in ("open", "closed")):
        return [*wrong, f"{said} at {one['arrives_at']}, expected {states}"]
    hours, zone = place.tags.get("opening_hours", ""), search.zone(place)
    if said in ("open", "closed") and "tolerance" not in search.asked and hours != "24/7" and zone:
        changes = {next_change(hours, zone, moment) for moment in moments}
        change = one["opens_at"] if said == "closed" else one["closes_at"]
        if (change and int(change.timestamp())) not in changes:
            wrong.append(f"{said} until {change}, expected {changes}")
    return wrong


def _order(answer: Mapping[str, list[Any]], rows: list[Row], others: list[Row], search: Search) -> list[str]:
    """What is wrong with the order of hits, and with which are on the first page."""
    wrong: list[str] = []
    sort = search.asked.get("sort", "off-route")
    off, along = answer["off_route_meters"], answer["along_meters"]
    ids = [id.encode() for id in answer["id"]]
    keys = list(zip(along if sort == "along" else off, along, ids))
    for number, (one, other) in enumerate(pairwise(keys)):
        first, second = rows[number], rows[number + 1]
        if (*one, first.chosen.number) >= (*other, second.chosen.number):
            wrong.append(f"{one} before {other}")
        is_same = first.coordinates == second.coordinates and first.chosen.number == second.chosen.number
        if is_same and one[:2] != other[:2]:
            wrong.append(f"not equal: {one} and {other}")
    # None that is missing is before the last.
    for missing in others if rows else []:
        mine, theirs = rows[-1].key(sort), missing.key(sort)
        error = NEAR if sort == "off-route" else along_error(theirs[0])
        if theirs[0] < mine[0] - error:
            wrong.append(f"{missing.place.id} is missing: {theirs} is before {mine}")
    return wrong


def _snapped(answer: Mapping[str, list[Any]], places: Sequence[Place]) -> list[str]:
    """Whether snapped points are as far from the places as the answer says."""
    if not places:
        return []
    off = np.array(answer["off_route_meters"])
    _, meters = inverse(
        np.array([place.lon for place in places]), np.array([place.lat for place in places]),
        np.array(answer["snapped_lon"]), np.array(answer["snapped_lat"]))
    return [f"snapped {answer['id'][number]}: {meters[number]} for {off[number]}"
            for number in np.nonzero(np.abs(meters - off) > 1e-3)[0].tolist()]


def compare_gaps(answer: Sequence[Mapping[str, Any]], gaps: list[Gap]) -> list[str]:
    """What is wrong with gaps."""
    wrong: list[str] = []
    if len(answer) != len(gaps):
        wrong.append(f"{len(answer)} gaps, expected {len(gaps)}")
    by_number = {gap.number: gap for gap in gaps}
    for one, at_place in zip(answer, gaps):
        gap = by_number.get(one["number"])
        if gap is None:
            wrong.append(f"unexpected gap {one}")
        # Equally long gaps may be in either order.
        elif at_place != gap and abs(at_place.length - gap.length) > 2 * along_error(gap.end):
            wrong.append(f"{gap}, expected {at_place}")
        elif not _is_gap(one, gap, 2 * along_error(gap.end)):
            wrong.append(f"{({**one, 'geometry': ...})}; expected {gap}")
    return wrong


def _is_gap(one: Mapping[str, Any], gap: Gap, error: float) -> bool:
    excess = one["excess_meters"]
    return (
        one["before_id"] in gap.before and one["after_id"] in gap.after
        and (excess is None) == (gap.excess is None) and abs((excess or 0) - (gap.excess or 0)) <= error
        and all(abs(one[name] - meters) <= error for name, meters in (
            ("from_meters", gap.start), ("to_meters", gap.end), ("length_meters", gap.length),
            ("ferry_meters", gap.ferry))))


def compare_places(
    hits: Sequence[Mapping[str, Any]], found: int, expected: list[tuple[Place, dict[str, float]]],
    asked: Mapping[str, Any],
) -> list[str]:
    """What is wrong with the places of a search."""
    wrong: list[str] = []
    if found != len(expected):
        wrong.append(f"found {found}, expected {len(expected)}")
    count = min(asked.get("limit", 32), len(expected))
    if len(hits) != count:
        wrong.append(f"{len(hits)} places, expected {count}")
    numbers = {place.id: known for place, known in expected}
    if "along" in asked:
        sorted_by = "alongMeters" if asked.get("sort") == "along" else "offRouteMeters"
    else:
        sorted_by = (
            "distanceMeters" if "near" in asked else "userDistanceMeters" if asked.get("sort") == "distance" else "")
    for position, hit in enumerate(hits):
        known = numbers.pop(hit["id"], None)
        if known is None:
            wrong.append(f"unexpected {hit['id']}")
            continue
        for name, value in known.items():
            # Written to the millimetre.
            if name not in hit or abs(hit[name] - value) > 5e-4 + OFF:
                wrong.append(f"{hit['id']}: {name} is {hit.get(name)}, expected {value}")
        if sorted_by and position < len(expected) and abs(
                known[sorted_by] - expected[position][1][sorted_by]) > NEAR + (1e-3 if "along" in asked else 0):
            wrong.append(f"{hit['id']} is at {position}: {known[sorted_by]}, expected {expected[position]}")
    return wrong
