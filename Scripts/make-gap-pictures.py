#!/usr/bin/env python3
"""Draws the pictures of gap reports in the documentation.

    make-gap-pictures.py CORRIDOR DATA_FOLDER OUTPUT_FOLDER

DATA_FOLDER holds extracts of OpenStreetMap and truck routes through them (`routes/`); CORRIDOR is
the built command, which draws both pictures.
"""
import os
import subprocess
import sys

PICTURES = {
    "gaps-vancouver": (
        "vancouver-pelias.osm.pbf", "vancouver.geojson", "31",
        ["--category", "fuel", "--range", "12km", "--reserve", "4km"]),
    "gaps-malta": (
        "malta-graphhopper.osm.pbf", "malta.geojson", "31",
        ["--category", "fuel", "--range", "12km", "--reserve", "4km"]),
}


def main():
    command, data, output = sys.argv[1:]
    for name, (extract, routes, feature, options) in PICTURES.items():
        subprocess.run(
            [command, "gaps", "--places", os.path.join(data, extract),
             "--route", os.path.join(data, "routes", routes), "--feature", feature,
             *options, "-o", os.path.join(output, name + ".svg")],
            check=True)


if __name__ == "__main__":
    main()
