"""Measures what one heavy route among light ones costs them: `Index.batch` on two threads, in one table.

    heavy.py WORLD ROUTES INDEX [--count 2000] [--repeats 5]

ROUTES is a Parquet file of routes.py, WORLD has a route of 500,000 vertices, which goes into the middle. Needs the
environment of Spark (run.py), PYTHONPATH and CORRIDOR_LIBRARY. Prints the least of the repeats: seconds for the light
routes, for the heavy one alone, for all, and how long after the beginning the last light route's answer came.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy
import pyarrow
import pyarrow.parquet
import shapely

import corridor


def seconds(index: corridor.Index, routes: list[bytes], heavy: int) -> tuple[float, float]:
    """All routes, and until the last answer to one that is not number `heavy`."""
    began, light = time.monotonic(), 0.0
    table = pyarrow.table({"wkb": pyarrow.array(routes, pyarrow.binary())})
    found = index.batch(table, route="wkb", within="2km", categories=["fuel"], threads=2)
    for batch in pyarrow.RecordBatchReader.from_stream(found):
        if not (batch.column(0).to_numpy() == heavy).all():
            light = time.monotonic() - began
    return time.monotonic() - began, light


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("world", type=Path)
    parser.add_argument("routes", type=Path)
    parser.add_argument("index")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()

    index = corridor.Index(options.index)
    light = pyarrow.parquet.read_table(options.routes).slice(0, options.count)["wkb"].to_pylist()
    path = next(options.world.glob("500k-vertices-*.geojson"))
    points = numpy.array(json.loads(path.read_text(encoding="utf-8"))["geometry"]["coordinates"])
    heavy = shapely.to_wkb(shapely.LineString(points))
    half = options.count // 2
    tables = {"light": (light, -1), "heavy": ([heavy], 0), "all": ([*light[:half], heavy, *light[half:]], half)}
    print("| routes | s | last light route, s |\n| --- | --- | --- |")
    for name, (routes, number) in tables.items():
        whole, last = map(min, zip(*(seconds(index, routes, number) for _ in range(options.repeats))))
        print(f"| {name} | {whole:.3f} | {last:.3f} |")


if __name__ == "__main__":
    main()
