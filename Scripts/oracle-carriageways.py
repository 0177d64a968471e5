#!/usr/bin/env python3
"""Decides independently which places lie beyond the opposite carriageway of a divided road.

    oracle-carriageways.py OSM QUERIES

OSM is an OSM file. QUERIES has one JSON object per line: {"snapped": [lon, lat], "from": [lon, lat], "to":
[lon, lat], "place": [lon, lat]}: the route's point nearest to a place, the edge that it is on, the place.
Prints "yes", "no", "unknown", or "close" where rounding may decide, as JSON texts, one per line.

The ways come from pyosmium; lengths and angles from PROJ's azimuthal equidistant projection about
the route's point; crossings from Shapely.
"""
import json
import math
import sys

import osmium
import pyproj
from shapely import STRtree
from shapely.geometry import LineString, Point, box

CLASSES = {"motorway", "trunk", "primary", "secondary", "tertiary"}
METERS, DEGREES = 1e-3, 1e-4


def use(tags):
    """How a way is used: "both", "one", "back", "undirected", or None for what is no such way."""
    kind, oneway = tags.get("highway"), tags.get("oneway")
    if kind not in CLASSES or tags.get("area") == "yes":
        return None
    if tags.get("junction") in ("roundabout", "circular"):
        return None
    if oneway in ("reversible", "alternating"):
        return None
    if oneway in ("-1", "reverse"):
        return "back"
    if oneway in ("yes", "1", "true") or kind == "motorway" and oneway is None:
        return "one"
    return "undirected" if tags.get("dual_carriageway") == "yes" else "both"


def edges_of(path):
    """[(line in degrees, use, tags)], in the direction of travel, one for each edge."""
    edges = []
    for way in osmium.FileProcessor(path, osmium.osm.WAY | osmium.osm.NODE).with_locations():
        if not way.is_way():
            continue
        tags = dict(way.tags)
        found = use(tags)
        if found is None:
            continue
        nodes = [(n.lon, n.lat) if n.location.valid() else None for n in way.nodes]
        if found == "back":
            nodes.reverse()
        facts = (
            "one" if found == "back" else found, tags["highway"] == "motorway", tags.get("name", ""),
            tags.get("ref", "").split(";")[0])
        for a, b in zip(nodes, nodes[1:]):
            if a and b and a != b:
                edges.append((LineString([a, b]), facts))
    return edges


def turn(a, b):
    """The angle between two directions, in degrees."""
    return math.degrees(abs(math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])))


def bound(own, other):
    (_, motorway, name, ref), (_, other_motorway, other_name, other_ref) = own, other
    if ref and ref == other_ref and motorway and other_motorway:
        return 250
    if name and name == other_name:
        return 100
    if ref and ref == other_ref:
        return 50
    return -1 if name and other_name or ref and other_ref else 50


def step(line):
    (ax, ay), (bx, by) = line.coords
    return bx - ax, by - ay


def near(edges, tree, plane, at, meters):
    """Edges about a position in degrees, on the plane."""
    north = meters / 110_000
    east = north / math.cos(math.radians(at[1]))
    for number in tree.query(box(at[0] - east, at[1] - north, at[0] + east, at[1] + north)):
        line, facts = edges[number]
        yield LineString([plane(*p) for p in line.coords]), facts


def verdict(edges, tree, query):
    """What is said of a place; every choice that a millimetre could change makes it "close"."""
    at = query["snapped"]
    plane = pyproj.Proj(proj="aeqd", lon_0=at[0], lat_0=at[1], ellps="WGS84")
    heading = step(LineString([plane(*query["from"]), plane(*query["to"])]))
    if heading == (0, 0):
        return "unknown"
    candidates = []
    for line, facts in near(edges, tree, plane, at, 30):
        angle = turn(step(line), heading)
        for line, angle in [(line, angle)] + (
                [(line.reverse(), 180 - angle)] if facts[0] != "one" else []):
            distance = line.distance(Point(0, 0))
            if distance < 15 + METERS and angle < 30 + DEGREES:
                if distance > 15 - METERS or angle > 30 - DEGREES:
                    return "close"
                candidates.append((distance, line, facts))
    if not candidates:
        return "unknown"
    least = min(distance for distance, _, _ in candidates)
    answers = {
        crossing(edges, tree, plane, at, line, facts, plane(*query["place"]))
        for distance, line, facts in candidates if distance < least + METERS}
    return answers.pop() if len(answers) == 1 else "close"


def crossing(edges, tree, plane, at, own, facts, place):
    if facts[0] == "both":
        return "no"
    start = own.interpolate(own.project(Point(0, 0)))
    sight = LineString([start, place])
    found = False
    if sight.length > 0:
        for line, other in near(edges, tree, plane, at, 320):
            if other[0] == "both":
                continue
            angle = turn(step(line), step(own))
            angle = max(angle, 180 - angle) if other[0] != "one" else angle
            most = bound(facts, other)
            if angle < 150 - DEGREES or most < 0:
                continue
            gap = sight.distance(line)
            if gap > METERS:
                continue
            meters = sight.project(line.interpolate(line.project(Point(place)))
                                   if gap > 0 else sight.intersection(line).centroid)
            if meters > most + METERS:
                continue
            ends = min(Point(place).distance(line), 1)
            if angle < 150 + DEGREES or gap > 0 or ends < METERS or meters > most - METERS:
                return "close"
            if meters < 0.01 + METERS:
                if facts[0] != "undirected":
                    return "close"
                continue
            found = True
    return "yes" if found else "unknown" if facts[0] == "undirected" else "no"


def main():
    edges = edges_of(sys.argv[1])
    tree = STRtree([line for line, _ in edges])
    with open(sys.argv[2]) as queries:
        for line in queries:
            print(json.dumps(verdict(edges, tree, json.loads(line))))


if __name__ == "__main__":
    main()
