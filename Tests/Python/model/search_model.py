"""The answer to a search for an area, or along a route, without a text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from area import in_box, in_polygon
from conditions import matches
from find_model import Search
from geodesics import Numbers, inverse
from passes import EXACT, Undecided
from world import Place, RandomRoute, World


def distances(world: World, position: tuple[float, float]) -> Numbers:
    count = len(world.places)
    return inverse(np.full(count, position[0]), np.full(count, position[1]), world.lon, world.lat)[1]


def found(world: World, route: RandomRoute, asked: Mapping[str, Any]) -> list[tuple[Place, dict[str, float]]]:
    """The places, with the numbers of the answer that are known: in their order, or in that of the table."""
    if "along" in asked:
        rows = Search(world, route, {"within": asked["within"], **asked}).rows()
        if any(not row.chosen.is_certain for row in rows):
            raise Undecided("nearest point")
        user = distances(world, asked["user"]) if "user" in asked else None
        numbers = {place.id: number for number, place in enumerate(world.places)}
        return [(row.place, {
            "offRouteMeters": row.chosen.off, "alongMeters": row.chosen.along,
            **({} if user is None else {"userDistanceMeters": float(user[numbers[row.place.id]])})}) for row in rows]
    meters = {name: distances(world, asked[name]) for name in ("near", "user") if name in asked}
    if "near" in asked and "within" in asked and (abs(meters["near"] - asked["within"]) <= EXACT).any():
        raise Undecided("limit")
    names = {"near": "distanceMeters", "user": "userDistanceMeters"}
    result = [
        (place, {names[name]: float(values[number]) for name, values in meters.items()})
        for number, place in enumerate(world.places)
        if matches(place, asked) and _is_inside(place, asked)
        and ("near" not in asked or meters["near"][number] <= asked.get("within", np.inf))]
    sorted_by = "distanceMeters" if "near" in asked else "userDistanceMeters" if asked.get("sort") == "distance" else ""
    if sorted_by:
        result.sort(key=lambda one: one[1][sorted_by])
    return result


def _is_inside(place: Place, asked: Mapping[str, Any]) -> bool:
    if "box" in asked:
        return in_box(place, asked["box"])
    return "polygon" not in asked or in_polygon(place, asked["polygon"])
