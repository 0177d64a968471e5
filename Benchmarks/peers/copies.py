"""Makes a large OSM file of a small one: copies side by side, as if it were a larger country.

    copies.py EXTRACT.osm.pbf COPIES OUTPUT.osm.pbf

Identifiers are numbered anew, so that those of a copy follow those of the one before; nodes, ways and
relations are sorted as in every extract, and refer to those of their copy. What the extract lacks is
lacking in every copy. Copies stand in rows from the south-west of the Atlantic on.

The extract is read once. A block of nodes differs between copies in four numbers and some lengths, so
that all else is compressed once; of ways and relations, NumPy computes the changed numbers, and each
core compresses. Blocks have up to 8000 objects, as those of other writers, and never of two copies.
"""

import math
import multiprocessing
import os
import struct
import sys
import zlib

import numpy as np
import osmium

WEST, SOUTH, EAST, GAP = -60.0, -55.0, 10.0, 0.05
# Units of a coordinate in a degree.
UNITS = 10_000_000
OBJECTS_IN_BLOCK = 8000
# Blocks that are made ahead of what is written.
BLOCKS_AHEAD = 512
# Version, timestamp (2026-01-01), changeset, uid and index of the user's name, of every object.
INFO = [1, 1_767_225_600, 0, 0, 0]
# Field numbers in PrimitiveGroup, and the numbers of the types of members, from osmformat.proto.
WAYS, RELATIONS = 3, 4
MEMBER_TYPES = {"n": 0, "w": 1, "r": 2}


def sizes(values):
    """The bytes of each value as a varint."""
    found = np.ones(len(values), np.int64)
    for bits in range(7, int(values.max(initial=0)).bit_length(), 7):
        found += values >= np.uint64(1 << bits)
    return found


def encoded(values, left=None):
    """Unsigned values as varints, one after the other; `left` are their sizes."""
    values = np.asarray(values, np.uint64)
    left = sizes(values) if left is None else left
    at = np.cumsum(left) - left
    output = np.empty(int(left.sum()), np.uint8)
    while len(values):
        output[at] = values & np.uint64(127) | (left > 1).astype(np.uint64) << np.uint64(7)
        more = left > 1
        values, at, left = values[more] >> np.uint64(7), at[more] + 1, left[more] - 1
    return output.tobytes()


def zigzag(numbers):
    """Signed numbers as unsigned ones."""
    numbers = np.asarray(numbers, np.int64)
    return (numbers << 1 ^ numbers >> 63).astype(np.uint64)


def field(number, payload):
    """A field with a length, and the payload."""
    return encoded([number << 3 | 2, len(payload)]) + payload


def framed(kind, raw_size, compressed):
    """A blob as it stands in the file."""
    blob = encoded([2 << 3, raw_size]) + field(3, compressed)
    header = field(1, kind) + encoded([3 << 3, len(blob)])
    return struct.pack(">I", len(header)) + header + blob


class Strings:
    """The string table of a block."""

    def __init__(self):
        self._indices = {"": 0}

    def index(self, text):
        """The index of a text, which is added if it is new."""
        return self._indices.setdefault(text, len(self._indices))

    def field(self):
        """The table as a field of the block."""
        return field(1, b"".join(field(1, text.encode()) for text in self._indices))


class Numbers:
    """Numbers of a kind of objects; an unknown one gets a number that no copy has."""

    def __init__(self, known, copies):
        self._ranks = {number: rank for rank, number in enumerate(known, 1)}
        self.count, self._copies = len(known), copies

    def first(self, number):
        """The number in the first copy, and how much greater it is in each further one."""
        rank = self._ranks.get(number)
        if rank is None:
            return self.count * self._copies + number, 0
        return rank, self.count


class Constant:
    """Bytes that all copies have; compressed up to a byte's end, so that others can follow."""

    def __init__(self, raw):
        deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
        self.raw, self.compressed = raw, deflate.compress(raw) + deflate.flush(zlib.Z_FULL_FLUSH)


class Varying:
    """Bytes of one copy, which stay as they are in a block that is not compressed."""

    def __init__(self, raw):
        self.raw = raw
        self.compressed = struct.pack("<BHH", 0, len(raw), len(raw) ^ 0xFFFF) + raw


class NodeBlock:
    """Nodes of consecutive numbers: in a copy, only the first number and position are others."""

    def __init__(self, first, nodes, total, moves):
        self._first, self._total, self._moves = first, total, moves
        strings, tags = Strings(), []
        for *_, pairs in nodes:
            tags += [strings.index(text) for pair in pairs for text in pair] + [0]
        positions = np.array([node[1:3] for node in nodes])
        self._lon, self._lat = positions[0].tolist()
        lons, lats = (encoded(zigzag(each)) for each in np.diff(positions, axis=0).T)
        # In dense nodes, all of INFO but the version is a difference from the node before.
        info = field(1, encoded([INFO[0]] * len(nodes)))
        for number, value in enumerate(INFO[1:], 2):
            info += field(number, encoded(zigzag([value] + [0] * (len(nodes) - 1))))
        ids = encoded(zigzag([1] * (len(nodes) - 1)))
        self._strings = Constant(strings.field())
        self._ids, self._id_bytes = Constant(ids + field(5, info)), len(ids)
        self._lats = Constant(lats)
        self._lons, self._lon_bytes = Constant(lons + field(10, encoded(tags))), len(lons)

    def framed(self, copy):
        """The block of a copy as a blob."""
        east, north = self._moves[copy]
        number, lat, lon = (encoded(zigzag([value])) for value in (
            self._first + copy * self._total, self._lat + north, self._lon + east))  # fmt: skip
        ids = encoded([1 << 3 | 2, len(number) + self._id_bytes]) + number
        lats = encoded([8 << 3 | 2, len(lat) + len(self._lats.raw)]) + lat
        lons = encoded([9 << 3 | 2, len(lon) + self._lon_bytes]) + lon
        dense = [Varying(ids), self._ids, Varying(lats), self._lats, Varying(lons), self._lons]
        size = sum(len(part.raw) for part in dense)
        head = encoded([2 << 3 | 2, size])
        group = encoded([2 << 3 | 2, len(head) + size])
        parts = [self._strings, Varying(group + head), *dense]
        raw = b"".join(part.raw for part in parts)
        # The head of zlib, an empty last block, and the checksum.
        compressed = b"".join([b"\x78\x9c", *(part.compressed for part in parts), b"\x03\x00",
                               struct.pack(">I", zlib.adler32(raw))])  # fmt: skip
        return framed(b"OSMData", len(raw), compressed)


class ReferringBlock:
    """Ways or relations as the values of their varints, some of which a copy changes."""

    def __init__(self, kind, objects, numbers):
        own = numbers["w" if kind == WAYS else "r"]
        strings, self._values = Strings(), []
        places, ids, references, firsts = [], [], [], []
        for number, members, tags in objects:
            length = len(self._values) + 1
            self._add([kind << 3 | 2, 0, 1 << 3, 0])
            ids.append(own.first(number))
            self._add_packed(2, [strings.index(key) for key, _ in tags])
            self._add_packed(3, [strings.index(value) for _, value in tags])
            self._add_packed(4, [word for field, value in enumerate(INFO, 1)
                                 for word in (field << 3, value)])  # fmt: skip
            if kind == RELATIONS:
                self._add_packed(8, [strings.index(role) for *_, role in members])
                self._add_packed(10, [MEMBER_TYPES[type] for type, *_ in members])
            self._add([(8 if kind == WAYS else 9) << 3 | 2, 0])
            start = len(self._values)
            firsts.append(len(references))
            references += [numbers[type].first(ref) for type, ref, _ in members]
            self._add([0] * len(members))
            places.append((length, length + 2, start - 1, start, len(self._values)))
        self._strings = strings.field()
        self._values = np.array(self._values, np.uint64)
        # Of each object: its length, its id, the length of its references, the first of them, its end.
        places = np.array(places).T
        self._length, self._id, self._references_length, self._first, self._end = places
        self._ids = np.array(ids)
        self._references = np.array(references, np.int64).reshape(-1, 2)
        at = [np.arange(*ends) for ends in zip(self._first, self._end)]
        self._reference_at = np.concatenate(at)
        # Objects that have references, and where these begin among all.
        self._begins = np.array(firsts)[self._first < self._end]

    def _add(self, values):
        self._values += values

    def _add_packed(self, number, values):
        if values:
            size = sum(max(1, (value.bit_length() + 6) // 7) for value in values)
            self._add([number << 3 | 2, size, *values])

    def framed(self, copy):
        """The block of a copy as a blob."""
        values = self._values.copy()
        values[self._id] = self._ids @ (1, copy)
        references = self._references @ (1, copy)
        steps = np.diff(references, prepend=0)
        steps[self._begins] = references[self._begins]
        values[self._reference_at] = zigzag(steps)
        left = sizes(values)
        for length, start in ((self._references_length, self._first),
                              (self._length, self._length + 1)):  # fmt: skip
            ends = np.concatenate([[0], np.cumsum(left)])
            values[length] = ends[self._end] - ends[start]
            left[length] = sizes(values[length])
        raw = self._strings + field(2, encoded(values, left))
        return framed(b"OSMData", len(raw), zlib.compress(raw))


def copies(extract, count, output):
    """Writes `count` copies; under its name only when it is whole."""
    nodes, ways, relations = read(extract)
    numbers = {kind: Numbers([each[0] for each in objects], count)
               for kind, objects in (("n", nodes), ("w", ways), ("r", relations))}  # fmt: skip
    moves = list(_moves(nodes, count))
    kinds = [
        [NodeBlock(first, some, len(nodes), moves) for first, some in _split(nodes)],
        [ReferringBlock(WAYS, some, numbers) for _, some in _split(ways)],
        [ReferringBlock(RELATIONS, some, numbers) for _, some in _split(relations)],
    ]
    part = output + ".part"
    with open(part, "wb") as file:
        header = (field(4, b"OsmSchema-V0.6") + field(4, b"DenseNodes")
                  + field(5, b"Sort.Type_then_ID"))  # fmt: skip
        file.write(framed(b"OSMHeader", len(header), zlib.compress(header)))
        for blocks in kinds:
            forks = multiprocessing.get_context("fork")
            with forks.Pool(initializer=_begin, initargs=(blocks,)) as pool:
                for start in range(0, count * len(blocks), BLOCKS_AHEAD):
                    some = range(start, min(start + BLOCKS_AHEAD, count * len(blocks)))
                    file.writelines(pool.imap(_framed, some, chunksize=4))
    os.replace(part, output)


def read(extract):
    """Nodes, ways and relations in the order of their numbers."""
    nodes, ways, relations = [], [], []
    for each in osmium.FileProcessor(extract):
        tags = [(tag.k, tag.v) for tag in each.tags]
        if each.is_node():
            nodes.append((each.id, each.location.x, each.location.y, tags))
        elif each.is_way():
            ways.append((each.id, [("n", node.ref, "") for node in each.nodes], tags))
        else:
            members = [(member.type, member.ref, member.role) for member in each.members]
            relations.append((each.id, members, tags))
    for objects in (nodes, ways, relations):
        objects.sort(key=lambda each: each[0])
    return nodes, ways, relations


def _split(objects):
    """The objects of each block, with the number of the first."""
    for start in range(0, len(objects), OBJECTS_IN_BLOCK):
        yield start + 1, objects[start : start + OBJECTS_IN_BLOCK]


def _moves(nodes, count):
    """How far each copy is moved, in units."""
    positions = np.array([node[1:3] for node in nodes]) / UNITS
    # What lies far from the rest would make the steps wide.
    west, south = np.quantile(positions, 0.001, axis=0)
    wide, high = np.quantile(positions, 0.999, axis=0) - (west, south) + GAP
    in_row = max(1, math.floor((EAST - WEST) / wide))
    for copy in range(count):
        row, column = divmod(copy, in_row)
        east, north = WEST + column * wide - west, SOUTH + row * high - south
        yield round(east * UNITS), round(north * UNITS)


def _begin(blocks):
    """In a process of the pool: the blocks that it makes copies of."""
    global _blocks
    _blocks = blocks


def _framed(index):
    copy, block = divmod(index, len(_blocks))
    return _blocks[block].framed(copy)


if __name__ == "__main__":
    copies(sys.argv[1], int(sys.argv[2]), sys.argv[3])
