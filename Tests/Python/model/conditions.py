"""Which places meet the conditions of a question, wherever the route is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from world import Place

# The tag that says whether a place has what an attribute names.
PLAIN = {
    "adBlue": "fuel:adblue", "lng": "fuel:lng", "cng": "fuel:cng", "hydrogen": "fuel:h2", "showers": "shower",
    "toilets": "toilets", "weighbridge": "weighbridge", "hgvDiesel": "fuel:HGV_diesel",
    "highFlowPump": "fuel:HGV_diesel", "securedParking": "supervised"}
LIMITS = {
    "maxHeightMeters": "maxheight", "maxWidthMeters": "maxwidth", "maxLengthMeters": "maxlength",
    "maxWeightTonnes": "maxweight", "maxAxleLoadTonnes": "maxaxleload"}
SIZES = {
    "height": "maxHeightMeters", "width": "maxWidthMeters", "length": "maxLengthMeters", "weight": "maxWeightTonnes",
    "axle_load": "maxAxleLoadTonnes"}
COMPARE: dict[str, Callable[[float, float], bool]] = {
    ">=": lambda one, other: one >= other, "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other, "<": lambda one, other: one < other, "=": lambda one, other: one == other}

# What is known: yes, no, a number, or nothing.
Fact = bool | float | None


def access(tags: Mapping[str, str], kind: str) -> bool | None:
    """Whether a kind of vehicle may enter, by the most specific tag."""
    for key in (["hgv"] if kind == "truck" else []) + ["access"]:
        if key in tags:
            return tags[key] in ("yes", "designated", "customers")
    return None


def fact(tags: Mapping[str, str], attribute: str) -> Fact:
    """What the tags of a place say about an attribute."""
    def said(key: str) -> bool | None:
        return {"yes": True, "no": False}.get(tags.get(key, ""))

    if attribute in PLAIN:
        return said(PLAIN[attribute])
    if attribute in LIMITS:
        return float(tags[LIMITS[attribute]]) if LIMITS[attribute] in tags else None
    match attribute:
        case "hgvAccess":
            return access(tags, "truck")
        case "diesel":
            # Diesel at pumps for trucks is diesel; that these have none says nothing about others.
            if said("fuel:diesel") is False and said("fuel:HGV_diesel"):
                raise ValueError("no diesel, but diesel for trucks")
            return said("fuel:diesel") if said("fuel:diesel") is not None else said("fuel:HGV_diesel") or None
        case "truckSpaces":
            return float(tags["capacity:hgv"]) if "capacity:hgv" in tags else None
        case "hgvCharging" | "hgvChargingKilowatts":
            return said("fuel:electricity")
    raise KeyError(attribute)


def holds(tags: Mapping[str, str], attribute: str, sign: str, number: float | None) -> bool | None:
    """Whether a condition holds: with the sign yes, no, unknown, or one that compares with a number."""
    value = fact(tags, attribute)
    if sign == "unknown":
        return value is None
    if value is None:
        return None
    if isinstance(value, bool):
        if number is None:
            return value == (sign == "yes")
        # No charging point has no power; other attributes with numbers are no yes or no here.
        return COMPARE[sign](0.0, number) if value is False else None
    if number is None:
        return (value > 0) == (sign == "yes")
    return COMPARE[sign](value, number)


def suits_truck(place: Place, asked: Mapping[str, Any]) -> bool:
    """Whether a place has the attributes and lets the vehicle in."""
    unknown = asked.get("unknown")
    tags = place.tags
    for attribute, sign, number, takes_unknown in asked.get("conditions", []):
        found = holds(tags, attribute, sign, number)
        if not found and not (found is None and (takes_unknown or unknown == "keep")):
            return False
    sizes = {name: asked[name] for name in SIZES if name in asked}
    fuels: Sequence[str] = asked.get("fuels", [])
    if not (sizes or fuels or "vehicle" in asked):
        return True
    kept = unknown != "drop"
    found = access(tags, {"hgv": "truck"}.get(asked.get("vehicle", "truck"), asked.get("vehicle", "truck")))
    if found is False or (found is None and not kept):
        return False
    for name, size in sizes.items():
        found = holds(tags, SIZES[name], ">=", size)
        if found is False or (found is None and not kept):
            return False
    if any(category == "fuel" or category.startswith("fuel_") for category in place.categories):
        for fuel in fuels:
            found = holds(tags, fuel, "yes", None)
            if not found and not (found is None and unknown == "keep"):
                return False
    return True


def has_tag(tags: Mapping[str, str], expression: str) -> bool:
    """Whether tags meet an expression: key=value|value, key=*, key~element, or one of them with ! before it."""
    if expression[0] == "!":
        return not has_tag(tags, expression[1:])
    if "~" in expression:
        key, element = expression.split("~")
        return element in tags.get(key, "").split(";")
    key, values = expression.split("=")
    return key in tags and (values == "*" or tags[key] in values.split("|"))


def matches(place: Place, asked: Mapping[str, Any]) -> bool:
    """Whether a place meets all conditions that have nothing to do with where it is."""
    if asked.get("categories") and not place.categories & set(asked["categories"]):
        return False
    if place.categories & set(asked.get("exclude_categories", [])):
        return False
    if not all(has_tag(place.tags, expression) for expression in asked.get("tags", [])):
        return False
    if "word" in asked and asked["word"] not in place.tags.get("name", "").split():
        return False
    if asked.get("chains") and place.tags.get("brand") not in asked["chains"]:
        return False
    return suits_truck(place, asked)
