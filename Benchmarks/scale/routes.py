"""Makes many routes of 300 km from the long ones of `corridor-bench world`, as Parquet and as lines.

A route is 5,000 consecutive vertices of a longer route, forwards or backwards; where it begins follows from a fixed
seed. So all routes are along roads of the same continent, and most share parts with others.

    routes.py WORLD FOLDER COUNT GROUP
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy
import pyarrow
import pyarrow.parquet
import shapely

VERTICES = 5000
SCHEMA = pyarrow.schema([("id", pyarrow.int64()), ("wkb", pyarrow.binary())])


def lines(world: Path, count: int) -> Iterator[numpy.ndarray]:
    """The vertices of each route, longitude and latitude."""
    long = []
    for path in sorted([*world.glob("3000km-*.geojson"), *world.glob("500k-vertices-*.geojson")]):
        long.append(numpy.array(json.loads(path.read_text(encoding="utf-8"))["geometry"]["coordinates"]))
    long = [line for line in long if len(line) > VERTICES]
    if not long:
        raise FileNotFoundError(f"{world} has no long routes; run corridor-bench world --work {world}")
    random = numpy.random.default_rng(300)
    room = numpy.array([len(line) - VERTICES for line in long])
    for _ in range(count):
        line = long[random.choice(len(long), p=room / room.sum())]
        start = random.integers(len(line) - VERTICES)
        part = line[start : start + VERTICES]
        yield part[::-1] if random.integers(2) else part


def write(world: Path, folder: Path, count: int, group: int) -> None:
    """Writes COUNT.parquet, with `group` routes a row group, and COUNT.ndjson with GeoJSON."""
    with (
        pyarrow.parquet.ParquetWriter(folder / f"{count}.parquet", SCHEMA, compression="none") as table,
        open(folder / f"{count}.ndjson", "w", encoding="ascii") as texts,
    ):
        part: list[bytes] = []
        for number, line in enumerate(lines(world, count), 1):
            part.append(shapely.to_wkb(shapely.LineString(line)))
            texts.write(json.dumps({"type": "LineString", "coordinates": line.tolist()}, separators=(",", ":")) + "\n")
            if len(part) == group or number == count:
                ids = range(number - len(part), number)
                table.write_table(pyarrow.table([list(ids), part], schema=SCHEMA), row_group_size=group)
                part = []


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
