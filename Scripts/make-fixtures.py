#!/usr/bin/env python3
"""Writes the files of Fixtures/ except the index files of earlier programs: an invented island, a route over it in every format, tables of places.

    python3 Scripts/make-fixtures.py            writes the files
    python3 Scripts/make-fixtures.py --check    writes nothing; fails if a file differs from what would be written

Needs only the standard library. Every run writes the same bytes: the only randomness is a seeded generator in
fixtures/plane.py, and every coordinate is rounded. (zlib makes the compressed data; another implementation, such as
zlib-ng, may compress it differently.)
"""

import bz2
import pathlib
import struct
import sys
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))

from fixtures import antimeridian, island, osm_pbf, osm_xml, places, routes, tables, timezones, toponyms  # noqa: E402


def gzipped(data):
    """A gzip file without time and name; the module of that name writes another head in each version of Python."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = packer.compress(data) + packer.flush()
    head = bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
    return head + body + struct.pack("<II", zlib.crc32(data), len(data))


def files():
    """Name and content of every fixture."""
    land = island.Island()
    places.add_places(land)
    toponyms.add_toponyms(land)
    text = osm_xml.document(land.osm).encode("utf-8")
    yield "island.osm", text
    yield "island.osm.gz", gzipped(text)
    yield "island.osm.bz2", bz2.compress(text, 9)
    yield "island.osm.pbf", osm_pbf.document(land.osm)
    yield "island-shuffled.osm.pbf", osm_pbf.shuffled(land.osm)
    yield from routes.files(land)
    yield from tables.files(land)
    yield from antimeridian.files()
    yield from timezones.files()


def main():
    folder = pathlib.Path(__file__).parent.parent / "Fixtures"
    stale = []
    for name, content in files():
        data = content if isinstance(content, bytes) else content.encode("utf-8")
        path = folder / name
        if "--check" not in sys.argv:
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            stale.append(name)
    if stale:
        sys.exit("differ from the generator's output: " + ", ".join(stale))


main()
