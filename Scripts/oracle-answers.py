#!/usr/bin/env python3
"""Asks an independent checker for the exact answers of many routes at once.

    oracle-answers.py CHECKER PLACES ROUTES [--tag amenity=fuel]... [--within 2000]...

CHECKER is a Python file with osm_places(path, key, value), csv_places(path), lines_of(geometry) and
answer(places, lines, within). PLACES is an OSM file or a CSV with columns id,lon,lat. ROUTES is
GeoJSON, gzipped or not. Prints one line of JSON for each tag, feature and half-width:
{"tag", "feature", "within", "lengthMeters", "hits"}.
"""
import argparse
import gzip
import importlib.util
import json


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checker")
    parser.add_argument("places")
    parser.add_argument("routes")
    parser.add_argument("--tag", action="append")
    parser.add_argument("--within", type=float, action="append")
    options = parser.parse_args()
    spec = importlib.util.spec_from_file_location("checker", options.checker)
    checker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(checker)
    opener = gzip.open if options.routes.endswith(".gz") else open
    with opener(options.routes, "rt") as file:
        document = json.load(file)
    features = document["features"] if document["type"] == "FeatureCollection" else [document]
    for tag in options.tag or ["amenity=fuel"]:
        if options.places.endswith(".csv"):
            places = checker.csv_places(options.places)
        else:
            places = checker.osm_places(options.places, *tag.split("=", 1))
        for number, feature in enumerate(features):
            for within in options.within or [2000.0]:
                answer = checker.answer(places, checker.lines_of(feature), within)
                print(json.dumps({"tag": tag, "feature": number, "within": within, **answer}))


if __name__ == "__main__":
    main()
