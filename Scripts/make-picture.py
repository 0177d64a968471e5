#!/usr/bin/env python3
"""Draws a route, its corridor and the places found along it as an SVG.

    make-picture.py CORRIDOR OUTPUT.svg --places PLACES --route ROUTE --category ID --within 2km

CORRIDOR is the built command; the drawing shows only its answers: `buffer` for the
corridor, `find` for the places, `export` for the places that were not found.
"""
import argparse
import json
import math
import subprocess
from xml.sax.saxutils import escape

WIDTH = 900
MARGIN = 26


def run(*arguments):
    return json.loads(subprocess.run(arguments, check=True, capture_output=True).stdout)


def rings(geometry):
    polygons = geometry["coordinates"]
    if geometry["type"] == "Polygon":
        polygons = [polygons]
    return [ring for polygon in polygons for ring in polygon]


def lines(document):
    if document["type"] == "FeatureCollection":
        return [line for feature in document["features"] for line in lines(feature)]
    geometry = document.get("geometry", document)
    parts = geometry["coordinates"]
    return [parts] if geometry["type"] == "LineString" else parts


class Map:
    """Longitude and latitude to pixels, with the middle parallel at its true length."""

    def __init__(self, positions):
        lons = [p[0] for p in positions]
        lats = [p[1] for p in positions]
        self.shrink = math.cos(math.radians((min(lats) + max(lats)) / 2))
        self.west, self.north = min(lons), max(lats)
        across = (max(lons) - self.west) * self.shrink
        self.scale = (WIDTH - 2 * MARGIN) / across
        self.height = round((self.north - min(lats)) * self.scale + 2 * MARGIN)

    def __call__(self, position):
        x = MARGIN + (position[0] - self.west) * self.shrink * self.scale
        y = MARGIN + (self.north - position[1]) * self.scale
        return f"{x:.1f},{y:.1f}"

    def path(self, positions, end=""):
        return "M" + "L".join(self(p) for p in positions) + end

    def kilometers(self, count):
        return count / 111.2 * self.scale


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("output")
    for name in ("places", "route", "category", "within"):
        parser.add_argument("--" + name, required=True)
    o = parser.parse_args()
    with open(o.route) as file:
        route = lines(json.load(file))
    corridor = run(o.command, "buffer", "--route", o.route, "--within", o.within)
    found = run(o.command, "find", "--route", o.route, "--category", o.category, "--within",
                o.within, "--places", o.places, "--format", "geojson")["features"]
    everything = run(o.command, "export", "--places", o.places, "--category", o.category,
                     "--format", "geojson")["features"]
    outline = rings(corridor["geometry"])
    plot = Map([p for ring in outline for p in ring])
    ids = {feature["id"] for feature in found}
    others = [f for f in everything if f["id"] not in ids]
    x0, y1 = MARGIN, plot.height - 14
    bar = plot.kilometers(10)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {plot.height}" '
        'font-family="sans-serif" font-size="12">',
        f"<title>{escape(o.category)} within {escape(o.within)} of a route</title>",
        f'<rect width="{WIDTH}" height="{plot.height}" fill="#f7f6f2"/>',
        f'<path d="{" ".join(plot.path(r, "Z") for r in outline)}" fill="#bfd7ea" '
        'fill-rule="evenodd" stroke="#5b8db8"/>',
        f'<path d="{" ".join(plot.path(r) for r in route)}" fill="none" stroke="#12355b" '
        'stroke-width="2"/>',
    ]
    for feature in others:
        x, y = plot(feature["geometry"]["coordinates"]).split(",")
        if 0 <= float(x) <= WIDTH and 0 <= float(y) <= plot.height:
            out.append(f'<circle cx="{x}" cy="{y}" r="4" fill="#fff" stroke="#999"/>')
    for feature in found:
        place = plot(feature["geometry"]["coordinates"])
        snapped = plot(feature["properties"]["snapped"])
        x, y = place.split(",")
        name = escape(feature["properties"].get("name") or feature["id"])
        out.append(f'<path d="M{place}L{snapped}" stroke="#d1495b" stroke-width="1.5"/>')
        out.append(f'<circle cx="{x}" cy="{y}" r="5" fill="#d1495b"><title>{name}</title></circle>')
    out += [
        f'<path d="M{x0},{y1}h{bar:.1f}" stroke="#333" stroke-width="2"/>',
        f'<text x="{x0 + bar + 6:.1f}" y="{y1 + 4}" fill="#333">10 km</text>',
        "</svg>",
    ]
    with open(o.output, "w") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
