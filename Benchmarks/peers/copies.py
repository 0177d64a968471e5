"""Makes a large OSM file of a small one: copies side by side, as if it were a larger country.

    copies.py EXTRACT.osm.pbf COPIES OUTPUT.osm.pbf

Identifiers are numbered anew, so that those of a copy follow those of the one before; nodes, ways and
relations are sorted as in every extract, and refer to those of their copy. What the extract lacks is
lacking in every copy. Copies stand in rows from the south-west of the Atlantic on.
"""

import math
import os
import sys

import numpy as np
import osmium

WEST, SOUTH, EAST, GAP = -60.0, -55.0, 10.0, 0.05


class Thing:
    """What the writer asks an object for; one is used for all."""

    def __init__(self, timestamp):
        self.visible, self.version, self.timestamp = True, 1, timestamp
        self.changeset, self.uid, self.user = 0, 0, ""
        self.id, self.tags, self.location, self.nodes, self.members = 0, {}, None, [], []


class Numbers:
    """Numbers of a kind of objects; an unknown one gets a number that no copy has."""

    def __init__(self, known, copies):
        self._ranks = {number: rank for rank, number in enumerate(sorted(known), 1)}
        self._count, self._copies = len(known), copies

    def of(self, number, copy):
        rank = self._ranks.get(number)
        if rank is None:
            return self._count * self._copies + number
        return copy * self._count + rank


def copies(extract, count, output):
    """Writes `count` copies; under its name only when it is whole."""
    nodes, ways, relations = [], [], []
    for thing in osmium.FileProcessor(extract):
        tags = dict(thing.tags)
        if thing.is_node():
            nodes.append((thing.id, thing.location.lon, thing.location.lat, tags))
        elif thing.is_way():
            ways.append((thing.id, [node.ref for node in thing.nodes], tags))
        else:
            members = [(member.type, member.ref, member.role) for member in thing.members]
            relations.append((thing.id, members, tags))
    numbers = {kind: Numbers([thing[0] for thing in things], count)
               for kind, things in (("n", nodes), ("w", ways), ("r", relations))}  # fmt: skip
    for things in (nodes, ways, relations):
        things.sort(key=lambda thing: thing[0])
    part = output + ".part"
    writer = osmium.SimpleWriter(osmium.io.File(part, "pbf"), overwrite=True)
    thing = Thing("2026-01-01T00:00:00Z")
    for copy, (east, north) in enumerate(_moves(nodes, count)):
        for number, (_, lon, lat, tags) in enumerate(nodes, copy * len(nodes) + 1):
            thing.id, thing.location, thing.tags = number, (lon + east, lat + north), tags
            writer.add_node(thing)
    for copy in range(count):
        for number, refs, tags in ways:
            thing.id, thing.tags = numbers["w"].of(number, copy), tags
            thing.nodes = [numbers["n"].of(ref, copy) for ref in refs]
            writer.add_way(thing)
    for copy in range(count):
        for number, members, tags in relations:
            thing.id, thing.tags = numbers["r"].of(number, copy), tags
            thing.members = [(kind, numbers[kind].of(ref, copy), role) for kind, ref, role in members]
            writer.add_relation(thing)
    writer.close()
    os.replace(part, output)


def _moves(nodes, count):
    """How far each copy is moved, in degrees."""
    positions = np.array([node[1:3] for node in nodes])
    # What lies far from the rest would make the steps wide.
    west, south = np.quantile(positions, 0.001, axis=0)
    wide, high = np.quantile(positions, 0.999, axis=0) - (west, south) + GAP
    in_row = max(1, math.floor((EAST - WEST) / wide))
    for copy in range(count):
        row, column = divmod(copy, in_row)
        yield WEST + column * wide - west, SOUTH + row * high - south


if __name__ == "__main__":
    copies(sys.argv[1], int(sys.argv[2]), sys.argv[3])
