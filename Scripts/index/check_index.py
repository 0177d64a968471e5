#!/usr/bin/env python3
"""Checks the structures of an index, from its specification alone (FileFormat.md).

    check_index.py INDEX

Checks properties that checksums cannot show: that trees contain their places, shapes follow one another, lists of
postings agree with their blocks and terms, patterns of opening hours have the right lengths, and so on.
From the records it recomputes only the rows of categories.
"""
import math
import struct
import sys

from read_index import CATEGORIES, CATEGORY_ROWS, CODES, KEYS, NONE, POSITIONS, STEMS, VALUES
from read_index import CATEGORY_NAMES, Damaged, Index, checksum, hilbert, require, varint

NODES, CATEGORY_POSITIONS, CATEGORY_NODES = 5, 8, 10
AREAS, AREA_NODES, RINGS, RING_BOXES, AREA_VERTICES = 16, 17, 18, 19, 20
LINES, LINE_PARTS, LINE_PIECES, LINE_NODES, LINE_VERTICES = 21, 22, 23, 24, 25
SETTLEMENTS, SETTLEMENT_ROWS, SETTLEMENT_NODES, LOCALITIES = 26, 27, 28, 29
SCORES, CHAIN_NAMES, CHAIN_COUNTS = 30, 31, 32
CHAIN_ROWS, PLACE_CHAINS = 53, 54
HOURS_BLOCKS, HOURS_NUMBERS, HOURS_PATTERNS = 45, 46, 47
ZONE_NAMES, ZONE_RUNS, ROADS, ROAD_NODES, ROAD_VERTICES = 48, 49, 50, 51, 52
GRAPH_NODES, GRAPH_ENDS, SEGMENTS, SHAPES, SEGMENT_SPHERES, ROAD_TAGS = 55, 56, 57, 58, 59, 60
TURNS, TURN_PATHS = 61, 62
TURN = 3_600_000_000


def earth(lon, lat):
    """A grid position in metres, earth-centred."""
    a, f = 6378137.0, 1 / 298.257223563
    e2 = f * (2 - f)
    lon, lat = math.radians(lon / 1e7), math.radians(lat / 1e7)
    n = a / math.sqrt(1 - e2 * math.sin(lat) ** 2)
    return (n * math.cos(lat) * math.cos(lon), n * math.cos(lat) * math.sin(lon),
            n * (1 - e2) * math.sin(lat))


def levels(leaves):
    counts = [leaves] if leaves else []
    while counts and counts[-1] > 1:
        counts.append((counts[-1] + 15) // 16)
    return counts


def check_spheres(nodes, first, leaves):
    """Checks a tree whose leaves contain these positions; returns the end of its nodes."""
    children = [[(position, 0.0) for position in leaf] for leaf in leaves]
    for count in levels(len(leaves)):
        spheres = [nodes[first + i] for i in range(count)]
        for (x, y, z, radius), inner in zip(spheres, children):
            for center, reach in inner:
                require(math.dist((x, y, z), center) + reach <= radius + 1e-6, f"sphere {first}")
        first += count
        children = [[(s[:3], s[3]) for s in spheres[i:i + 16]] for i in range(0, count, 16)]
    return first


def check_places(index, blocks, block, nodes, node, positions):
    """Checks the tree of some positions; returns the ends of its blocks and nodes."""
    leaves = []
    for start in range(0, len(positions), 16):
        leaf = positions[start:start + 16]
        full = leaf + leaf[-1:] * (16 - len(leaf))
        numbers = blocks[32 * block:32 * block + 32]
        require(tuple(zip(numbers[:16], numbers[16:])) == tuple(full), f"position block {block}")
        leaves.append([earth(*position) for position in leaf])
        block += 1
    return block, check_spheres(nodes, node, leaves)


def check_rows(numbers, block, rows):
    end = block + (len(rows) + 15) // 16
    found = numbers[16 * block:16 * end]
    require(list(found[:len(rows)]) == rows and rows == sorted(set(rows)), "rows of a tree")
    require(all(row == NONE for row in found[len(rows):]), "rows that fill a block")


def spheres(index, section):
    return list(struct.iter_unpack("<4f", index.bytes(section)))


def vertices(index, section):
    return list(struct.iter_unpack("<ii", index.bytes(section)))


def check_trees(index):
    rows = range(index.count)
    places = [index.position(row) for row in rows]
    nodes = spheres(index, NODES)
    end = check_places(index, index.positions, 0, nodes, 0, places[:index.businesses])
    end = check_places(index, index.positions, end[0], nodes, end[1], places[index.businesses:])
    require(end == (len(index.positions) // 32, len(nodes)), "positions and nodes")

    of_category = {name: [] for name in index.categories}
    for row in rows:
        for name in index.record(row)[1]:
            of_category[name].append(row)
    numbers = index.numbers(CATEGORY_ROWS, "I")
    blocks, nodes = index.numbers(CATEGORY_POSITIONS, "i"), spheres(index, CATEGORY_NODES)
    block = node = 0
    for entry, name in zip(struct.iter_unpack("<QQQ", index.bytes(CATEGORIES)), index.categories):
        wanted = of_category[name]
        require(entry == (len(wanted), block, node), f"category {name}")
        check_rows(numbers, block, wanted)
        block, node = check_places(index, blocks, block, nodes, node, [places[r] for r in wanted])
    require((block, node) == (len(blocks) // 32, len(nodes)), "trees of categories")

    shaped = {entry[0] for entry in struct.iter_unpack("<IIiIiifI", index.bytes(AREAS))}
    shaped |= set(index.numbers(LINES, "I")[::2])
    wanted = [r for r in rows[index.businesses:]
              if index.codes[r - index.first_code] >> 4 and r not in shaped]
    check_rows(index.numbers(SETTLEMENT_ROWS, "I"), 0, wanted)
    check_places(index, index.numbers(SETTLEMENTS, "i"), 0, spheres(index, SETTLEMENT_NODES), 0,
                 [places[r] for r in wanted])
    for row, locality in enumerate(index.numbers(LOCALITIES, "I")):
        require(locality == NONE or locality != row and index.kind(locality) == "locality",
                f"locality of {row}")


def union(boxes):
    """The union of boxes, one after the other."""
    west, width, south, north = boxes[0]
    for other in boxes[1:]:
        here = max(width, (other[0] - west) % TURN + other[1])
        there = max(other[1], (west - other[0]) % TURN + width)
        west, width = (west, here) if here <= there else (other[0], there)
        south, north = min(south, other[2]), max(north, other[3])
    return west, width, south, north


def check_boxes(nodes, first, boxes):
    """Checks a tree of boxes; returns the end of its nodes."""
    for count in levels((len(boxes) + 15) // 16):
        boxes = [union(boxes[i:i + 16]) for i in range(0, len(boxes), 16)]
        require(nodes[first:first + count] == boxes, f"boxes from {first}")
        first += count
    return first


def check_areas(index):
    entries = list(struct.iter_unpack("<IIiIiifI", index.bytes(AREAS)))
    rings = list(struct.iter_unpack("<IIII", index.bytes(RINGS)))
    boxes = list(struct.iter_unpack("<iIii", index.bytes(RING_BOXES)))
    points = vertices(index, AREA_VERTICES)
    vertex = box = 0
    outer = []
    for first, count, first_box, flags in rings:
        ring = points[first:first + count]
        require((first, first_box) == (vertex, box) and count >= 4 and flags < 4, "ring")
        require(ring[0] == ring[-1], "a ring is open")
        vertex += count
        # The box of an edge that does not cross the antimeridian, as in the fixtures.
        edges = [(min(a[0], b[0]), abs(a[0] - b[0]), min(a[1], b[1]), max(a[1], b[1]))
                 for a, b in zip(ring, ring[1:])]
        box = check_boxes(boxes, box, edges)
        outer.append(boxes[box - 1] if flags & 1 else None)
    require((vertex, box) == (len(points), len(boxes)), "rings")
    ends = [entry[1] for entry in entries[1:]] + [len(rings)]
    for entry, end in zip(entries, ends):
        require(union([b for b in outer[entry[1]:end] if b]) == entry[2:6], "box of an area")
        require(entry[7] == index.codes[entry[0] - index.first_code], "code of an area")
    rows = [entry[0] for entry in entries]
    require(rows == sorted(set(rows)), "rows of areas")
    nodes = list(struct.iter_unpack("<iIii", index.bytes(AREA_NODES)))
    require(check_boxes(nodes, 0, [entry[2:6] for entry in entries]) == len(nodes), "area nodes")


def check_lines(index):
    entries = list(struct.iter_unpack("<II", index.bytes(LINES)))
    parts = list(index.numbers(LINE_PARTS, "I"))
    points = vertices(index, LINE_VERTICES)
    pieces, leaves = [], []
    part_ends = parts[1:] + [len(points)]
    for number, (_, first) in enumerate(entries):
        end = entries[number + 1][1] if number + 1 < len(entries) else len(parts)
        for part in range(first, end):
            for start in range(parts[part], part_ends[part] - 1, 8):
                edges = min(8, part_ends[part] - 1 - start)
                pieces.append((number, start, edges))
                leaves.append([earth(*p) for p in points[start:start + edges + 1]])
    require(pieces == list(struct.iter_unpack("<III", index.bytes(LINE_PIECES))), "segments")
    nodes = spheres(index, LINE_NODES)
    require(check_spheres(nodes, 0, leaves) == len(nodes), "nodes of lines")


def read_postings(index, data, blocks, shared):
    """The postings of a list: row, term, class."""
    scores = index.bytes(SCORES)
    found = []
    for start, first, last, more, best, importance, words, *box in blocks:
        at, row, of_block = 4 * start, first, []
        for _ in range(more + 1):
            token, at = varint(data, at)
            term, at = varint(data, at) if shared else (0, at)
            row += token >> 2
            of_block.append((row, term, token & 3))
        rows = [posting[0] for posting in of_block]
        require((rows[0], rows[-1]) == (first, last), "rows of a block")
        require(min(posting[2] for posting in of_block) == best, "class of a block")
        require(max(scores[2 * r] for r in rows) == importance, "importance of a block")
        named = [scores[2 * r + 1] for r in rows if scores[2 * r + 1]]
        require(min(named, default=255) == words, "words of a block")
        if max(rows) < index.count:
            lons, lats = zip(*(index.position(r) for r in rows))
            require([min(lons), min(lats), max(lons), max(lats)] == box, "box of a block")
        found += of_block
    require(found == sorted(found), "order of postings")
    return found


def check_space(index, first):
    postings, blocks = index.bytes(first), list(
        struct.iter_unpack("<IIIBBBBiiii", index.bytes(first + 1)))
    units = list(struct.iter_unpack("<II", index.bytes(first + 2)))
    merged = list(struct.iter_unpack("<IIII", index.bytes(first + 3)))
    data, offsets = index.bytes(first + 4), index.numbers(first + 5, "I")
    terms, at = [], 0
    for number in range(index.sections[first + 4][2]):
        if number % 16 == 0:
            require(offsets[number // 16] == at and data[at] == 0, "block of terms")
        shared, more = data[at], data[at + 1]
        term = (terms[-1][0][:shared] if shared else b"") + data[at + 2:at + 2 + more]
        rows, at = varint(data, at + 2 + more)
        require(len(term) <= 192 and rows > 0 and (not terms or terms[-1][0] < term), "term")
        terms.append((term, rows))
    require(at == len(data) and units[-1][0] == len(terms), "terms")
    of_term = []
    for (term, block), (term_end, block_end) in zip(units, units[1:]):
        found = read_postings(index, postings, blocks[block:block_end], term_end - term > 1)
        for number in range(term, term_end):
            own = [(p[0], p[2]) for p in found if p[1] == number - term]
            require(len(own) == terms[number][1], "rows of a term")
            of_term.append(own)
    for term, term_end, block, block_end in merged:
        best = {}
        for row, rank in (p for own in of_term[term:term_end] for p in own):
            best[row] = min(rank, best.get(row, 3))
        found = read_postings(index, postings, blocks[block:block_end], False)
        require([(p[0], p[2]) for p in found] == sorted(best.items()), "merged list")
    return len(terms), len(merged)


def check_pattern(data):
    def take(code):
        nonlocal at
        values = struct.unpack_from("<" + code, data, at)
        at += struct.calcsize("<" + code)
        return values

    at = 0
    version, rules = take("BB")
    require(version == 1, "version of a pattern")
    for _ in range(rules):
        flags, _, times, length = take("BBBH")
        end = at + length
        if flags & 64:
            years, weeks, dates, groups = take("BBBB")
            for _ in range(years):
                take("HHB")
            for _ in range(weeks):
                take("BBB")
            for _ in range(dates):
                bits, _ = take("BH")
                take("HBBBh")
                if bits & 3 == 1:
                    take("HBBBh")
            for _ in range(groups):
                for _ in range(take("B")[0]):
                    take("BBHb")
        for _ in range(times):
            bits, _ = take("BH")
            take("H" * (bool(bits & 2) + bool(bits & 16)))
        require(at == end, "length of a rule")
    require(at == len(data), "length of a pattern")


def check_hours(index):
    numbers = index.numbers(HOURS_NUMBERS, "I")
    offset, length, patterns, _ = index.sections[HOURS_PATTERNS]
    data = index.bytes(HOURS_PATTERNS)
    ends = struct.unpack_from(f"<{patterns + 1}I", data)
    start = 4 * (2 * patterns + 1)
    for a, b in zip(ends, ends[1:]):
        check_pattern(data[start + a:start + b])
    known = before = 0
    for block, (mask, first) in enumerate(struct.iter_unpack("<QI", index.bytes(HOURS_BLOCKS))):
        require(first == before, "block of hours")
        before += mask.bit_count()
        for bit in range(64):
            if mask >> bit & 1:
                tags = dict(index.record(64 * block + bit)[2])
                require("opening_hours" in tags, "hours of a place")
    for number in numbers:
        require(number <= known + 1 and number <= patterns, "number of a pattern")
        known = max(known, number)
    require(before == len(numbers) and known == patterns, "hours")


def check_zones(index):
    runs = list(struct.iter_unpack("<II", index.bytes(ZONE_RUNS)))
    zones = index.texts(ZONE_NAMES)
    require(zones == sorted(zones), "names of zones")
    require(not runs or runs[0][0] == 0, "first zone")
    for (row, zone), (next_row, next_zone) in zip(runs, runs[1:]):
        require(row < next_row < index.businesses and zone != next_zone, "runs of zones")
    require(all(zone == NONE or zone < len(zones) for _, zone in runs), "number of a zone")


def check_roads(index):
    if ROADS not in index.sections:
        return
    points, nodes = vertices(index, ROAD_VERTICES), spheres(index, ROAD_NODES)
    vertex = key = 0
    leaves = []
    for first, edges, use, motorway, _, _ in struct.iter_unpack("<IBBHII", index.bytes(ROADS)):
        require(first == vertex and 1 <= edges <= 8 and use < 3 and motorway < 2, "road")
        middle = hilbert(*points[first + edges // 2])
        require(middle >= key, "order of roads")
        key, vertex = middle, first + edges + 1
        leaves.append([earth(*p) for p in points[first:vertex]])
    require(vertex == len(points), "vertices of roads")
    require(check_spheres(nodes, 0, leaves) == len(nodes), "nodes of roads")


def check_graph(index):
    """Checks that the nodes and segments of the road graph refer to each other, and their shapes."""
    if SEGMENTS not in index.sections:
        return
    nodes = list(struct.iter_unpack("<iiII", index.bytes(GRAPH_NODES)))
    segments = list(struct.iter_unpack("<IIIIIHBB", index.bytes(SEGMENTS)))
    ends, tags = index.numbers(GRAPH_ENDS, "I"), index.texts(ROAD_TAGS)
    starts = [node[2] for node in nodes] + [len(ends)]
    require(starts[0] == 0 and starts == sorted(starts), "first ends of nodes")
    keys = [hilbert(node[0], node[1]) for node in nodes]
    require(keys == sorted(keys), "order of nodes")
    require(sorted(ends) == list(range(2 * len(segments))), "ends of segments")
    for number, node in enumerate(nodes):
        require(node[3] % (1 << 28) <= len(tags), f"tags of node {number}")
        for end in ends[starts[number]:starts[number + 1]]:
            require(segments[end // 2][end % 2] == number, f"ends of node {number}")
    shapes, at, leaves = index.bytes(SHAPES), 0, []
    for number, segment in enumerate(segments):
        require(segment[3] % (1 << 30) < len(tags), f"tags of segment {number}")
        require(segment[4] == at, f"shape of segment {number}")
        line = [nodes[segment[0]][:2]]
        for _ in range(segment[5]):
            position = []
            for known in line[-1]:
                value, at = varint(shapes, at)
                position.append(known + (value >> 1 ^ -(value & 1)))
            line.append(tuple(position))
        line.append(nodes[segment[1]][:2])
        places = [earth(*position) for position in line]
        if number % 16 == 0:
            leaves.append([])
        leaves[-1] += places
        length = sum(math.dist(*pair) for pair in zip(places, places[1:]))
        require(abs(length - segment[2] / 100) < 0.01 + 1e-6 * length, f"length of segment {number}")
    require(at == len(shapes), "shapes")
    boxes = spheres(index, SEGMENT_SPHERES)
    require(check_spheres(boxes, 0, leaves) == len(boxes), "spheres of segments")
    paths = index.numbers(TURN_PATHS, "I") if TURNS in index.sections else ()
    last = 0
    for kind, end in struct.iter_unpack("<II", index.bytes(TURNS) if TURNS in index.sections else b""):
        require(kind < len(tags) and last + 2 <= end <= len(paths), "turn restrictions")
        for first, second in zip(paths[last:end], paths[last + 1:end]):
            head = segments[first // 2][1 - first % 2]
            require(segments[second // 2][second % 2] == head, "paths of turn restrictions")
        last = end
    require(last == len(paths), "turn restrictions")


def check_tables(index):
    for section in (STEMS, KEYS, VALUES, CATEGORY_NAMES, CHAIN_NAMES, ZONE_NAMES):
        texts = [text.encode() for text in index.texts(section)]
        count = len(texts)
        order = struct.unpack_from(f"<{count}I", index.bytes(section), 4 * (count + 1))
        require([texts[i] for i in order] == sorted(set(texts)), f"order of section {section}")
        if section in (CATEGORY_NAMES, CHAIN_NAMES, ZONE_NAMES):
            require(texts == sorted(texts), f"section {section} ascends")
    found = list(struct.iter_unpack("<II", index.bytes(11)))
    require(found == sorted(found) and len({row for _, row in found}) == index.count, "identifiers")
    for digest, row in found:
        require(checksum(index.record(row)[0].encode()) >> 32 == digest, "identifier")
    chains = index.texts(CHAIN_NAMES)
    require(len(index.numbers(CHAIN_COUNTS, "I")) == len(chains), "chains")
    if CHAIN_ROWS in index.sections:
        rows, next_row = index.numbers(CHAIN_ROWS, "I"), 0
        pairs = []
        for chain, count in enumerate(index.numbers(CHAIN_COUNTS, "I")):
            own = rows[next_row:next_row + count]
            require(count > 1 and list(own) == sorted(set(own)), f"rows of chain {chain}")
            pairs += [(row, chain) for row in own]
            next_row += count
        require(next_row == len(rows), "rows of chains")
        require(all(row < index.businesses for row in rows), "rows of chains")
        require(list(struct.iter_unpack("<II", index.bytes(PLACE_CHAINS))) == sorted(pairs),
                "chains of places")
    require(len(index.bytes(SCORES)) == 2 * (index.count + len(chains)), "scores")
    require(0 <= index.first_code <= index.businesses, "codes")
    for row in range(index.first_code, index.count):
        code = index.codes[row - index.first_code]
        require((code >> 4 == 15) == (row < index.businesses), f"code of row {row}")
    require(index.sections[POSITIONS][2] * 32 == len(index.positions), "positions")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        index = Index(file.read())
    index.check()
    index.load()
    check_tables(index)
    check_trees(index)
    check_areas(index)
    check_lines(index)
    terms = [check_space(index, first) for first in (33, 39)]
    check_hours(index)
    check_zones(index)
    check_roads(index)
    check_graph(index)
    print(f"{index.count} places, {terms[0][0]} terms of names, {terms[1][0]} of addresses: sound")


if __name__ == "__main__":
    try:
        main()
    except (Damaged, struct.error, UnicodeDecodeError, IndexError) as error:
        print(f"{sys.argv[1]}: damaged: {error}", file=sys.stderr)
        sys.exit(65)
