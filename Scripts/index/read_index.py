#!/usr/bin/env python3
"""Reads an index, from its specification alone (FileFormat.md in CorridorIndex's documentation).

    read_index.py INDEX check             checks the header, the directory and every checksum
    read_index.py INDEX sections          lists the sections
    read_index.py INDEX places            prints a JSON object per place, in the order of rows
    read_index.py INDEX find URI...       prints the rows of identifiers
    read_index.py INDEX category NAME     prints the identifiers of a category's places
    read_index.py INDEX hilbert           checks that rows ascend along the Hilbert curve

It is short rather than fast, and shows how another program can read an index. It shares no code with
Corridor; a test compares its output with the command's. Exit status 65: the file is damaged.
"""
import ctypes
import json
import struct
import sys

PAGE = 4096
MAGIC = b"\x89COR\r\n\x1a\n"
NONE = 0xFFFFFFFF
REQUIRED = 49

# Element sizes by section number; 0 where elements differ in length.
SIZES = {
    1: 0, 2: 8, 3: 4, 4: 128, 5: 16, 6: 24, 7: 0, 8: 128, 9: 64, 10: 16, 11: 8, 12: 0, 13: 0, 14: 0,
    15: 1, 16: 32, 17: 16, 18: 16, 19: 16, 20: 8, 21: 8, 22: 4, 23: 12, 24: 16, 25: 8, 26: 128,
    27: 64, 28: 16, 29: 4, 30: 2, 31: 0, 32: 4, 33: 0, 34: 32, 35: 8, 36: 16, 37: 0, 38: 4, 39: 0,
    40: 32, 41: 8, 42: 16, 43: 0, 44: 4, 45: 12, 46: 4, 47: 0, 48: 0, 49: 8, 50: 16, 51: 16, 52: 8,
    53: 4, 54: 8, 55: 16, 56: 4, 57: 24, 58: 1, 59: 16, 60: 0, 61: 8, 62: 4,
}
RECORDS, BASES, OFFSETS, POSITIONS = 1, 2, 3, 4
CATEGORIES, CATEGORY_NAMES, CATEGORY_ROWS = 6, 7, 9
IDENTIFIERS, STEMS, KEYS, VALUES, CODES = 11, 12, 13, 14, 15
KINDS = ["business", "country", "region", "district", "locality", "suburb", "street", "house", "other",
         "water", "landform", "island", "forest", "park"]

xxhash = ctypes.CDLL("libxxhash.so.0")
xxhash.XXH3_64bits.restype = ctypes.c_uint64
xxhash.XXH3_64bits.argtypes = [ctypes.c_char_p, ctypes.c_size_t]


class Damaged(Exception):
    pass


def require(condition, what):
    if not condition:
        raise Damaged(what)


def checksum(data):
    return xxhash.XXH3_64bits(data, len(data))


def varint(data, at):
    """A number in groups of 7 bits, and where it ends."""
    value = shift = 0
    while True:
        require(at < len(data) and shift < 70, "a number does not end")
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            require(value < 1 << 64, "a number is too large")
            return value, at


class Index:
    def __init__(self, data):
        self.data = data
        self.read_header()
        self.read_directory()

    def read_header(self):
        data = self.data
        require(data[:8] == MAGIC, "not an index")
        require(len(data) >= PAGE, "shorter than a header")
        mark, self.major, self.minor = struct.unpack_from("<IHH", data, 8)
        require(self.major == 3, f"version {self.major}.{self.minor}, expected 3")
        require(checksum(data[:4088]) == struct.unpack_from("<Q", data, 4088)[0], "header")
        require(mark == 0x01020304, "endian mark")
        (self.compatible, incompatible, length, self.build_high, self.build_low, self.root,
         self.directory, self.entry_count, self.optional_count, self.count,
         version_length) = struct.unpack_from("<QQQQQQQIIQI", data, 16)
        require(incompatible & ~1 == 0, "unknown features")
        require(length == len(data) and length % PAGE == 0, "length")
        require(version_length <= 1024, "data version")
        self.data_version = data[96:96 + version_length].decode()
        self.businesses, self.tree, self.directory_checksum = struct.unpack_from("<QQQ", data, 4064)
        require(self.businesses <= self.count, "number of businesses")
        if not self.compatible & 1:
            self.optional_count = 0

    def read_directory(self):
        require(self.entry_count == REQUIRED, "number of sections")
        end = self.directory + 48 * REQUIRED
        require(checksum(self.data[self.directory:end]) == self.directory_checksum, "directory")
        self.sections = {}
        free = PAGE
        for slot in range(REQUIRED + self.optional_count):
            kind, version, offset, length, count, size, digest = struct.unpack_from(
                "<IIQQQQQ", self.data, self.directory + 48 * slot)
            require(kind == slot + 1 if slot < REQUIRED else kind > REQUIRED, "section number")
            require(offset % PAGE == 0 and offset >= free and offset + length <= self.tree,
                    "section bounds")
            free = offset + length
            if kind not in SIZES or version != 1:
                require(slot >= REQUIRED, "section version")
                continue
            require(size == SIZES[kind] and (size == 0 or size * count == length), "section size")
            self.sections[kind] = (offset, length, count, digest)

    def check(self):
        """Checks the checksums of all pages, then those of all sections."""
        first, end, level = 1, self.tree // PAGE, self.tree // PAGE
        while True:
            pages = (end - first - 1) // 512 + 1
            for number in range(first, end):
                expected, = struct.unpack_from("<Q", self.data, level * PAGE + 8 * (number - first))
                page = self.data[number * PAGE:(number + 1) * PAGE]
                require(checksum(page) == expected, f"page {number}")
            first, end, level = level, level + pages, level + pages
            if pages == 1:
                break
        require(end * PAGE == len(self.data), "length of the checksums")
        require(checksum(self.data[-PAGE:]) == self.root, "last page")
        for kind, (offset, length, _, digest) in self.sections.items():
            require(checksum(self.data[offset:offset + length]) == digest, f"section {kind}")

    def bytes(self, kind):
        offset, length, _, _ = self.sections[kind]
        return self.data[offset:offset + length]

    def numbers(self, kind, code):
        data = self.bytes(kind)
        return struct.unpack(f"<{len(data) // struct.calcsize(code)}{code}", data)

    def texts(self, kind):
        """The texts of a string table."""
        data, count = self.bytes(kind), self.sections[kind][2]
        ends = struct.unpack_from(f"<{count + 1}I", data)
        start = 4 * (2 * count + 1)
        return [data[start + a:start + b].decode() for a, b in zip(ends, ends[1:])]

    def load(self):
        self.stems, self.keys, self.values = (self.texts(kind) for kind in (STEMS, KEYS, VALUES))
        self.categories = self.texts(CATEGORY_NAMES)
        self.records = self.bytes(RECORDS)
        self.bases, self.offsets = self.numbers(BASES, "Q"), self.numbers(OFFSETS, "I")
        self.positions = self.numbers(POSITIONS, "i")
        self.codes = self.bytes(CODES)
        self.first_code = self.count - len(self.codes)

    def position(self, row):
        """Longitude and latitude in steps of 1e-7 degrees."""
        block = 0
        if row >= self.businesses:
            row -= self.businesses
            block = (self.businesses + 15) // 16
        at = 32 * (block + row // 16) + row % 16
        return self.positions[at], self.positions[at + 16]

    def kind(self, row):
        return KINDS[0 if row < self.first_code else self.codes[row - self.first_code] & 15]

    def record(self, row):
        """Identifier, categories and tags of a row."""
        start, end = (self.bases[r // 256] + self.offsets[r] for r in (row, row + 1))
        require(start <= end <= len(self.records), f"record {row}")
        data = self.records[start:end]

        def text(length, at):
            require(at + length <= len(data), f"record {row}")
            return data[at:at + length].decode(), at + length

        def entry(table, at):
            token, at = varint(data, at)
            if token & 1 == 0:
                require(token >> 1 < len(table), f"record {row}")
                return table[token >> 1], at
            return text(token >> 1, at)

        token, at = varint(data, 0)
        require(token != 1 and token >> 1 <= len(self.stems), f"record {row}")
        stem = self.stems[(token >> 1) - 1] if token else ""
        rest, at = varint(data, at)
        if token and token & 1 == 0:
            uri = stem + str(rest)
        else:
            uri, at = text(rest, at)
            uri = stem + uri
        count, at = varint(data, at)
        categories = []
        for _ in range(count):
            number, at = varint(data, at)
            require(number < len(self.categories), f"record {row}")
            categories.append(self.categories[number])
        tags = []
        while at < len(data):
            key, at = entry(self.keys, at)
            value, at = entry(self.values, at)
            tags.append((key, value))
        return uri, categories, tags

    def place(self, row):
        uri, categories, tags = self.record(row)
        lon, lat = self.position(row)
        name = next((dict(tags)[key] for key in ("name", "brand", "operator") if key in dict(tags)), None)
        return {
            "id": uri, "position": [lon / 1e7, lat / 1e7], "name": name,
            "kind": self.kind(row), "categories": categories, "tags": dict(tags),
        }

    def find(self, uri):
        """The row of an identifier, or None."""
        digest = checksum(uri.encode()) >> 32
        table = self.numbers(IDENTIFIERS, "I")
        low, high = 0, len(table) // 2
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if table[2 * middle] < digest else (low, middle)
        while 2 * low < len(table) and table[2 * low] == digest:
            row = table[2 * low + 1]
            if self.record(row)[0] == uri:
                return row
            low += 1
        return None

    def category(self, name):
        """The rows of the places of a category."""
        if name not in self.categories:
            return []
        count, block, _ = struct.unpack_from(
            "<QQQ", self.bytes(CATEGORIES), 24 * self.categories.index(name))
        rows = self.numbers(CATEGORY_ROWS, "I")[16 * block:16 * block + count]
        require(NONE not in rows, f"category {name}")
        return rows


def hilbert(lon, lat):
    """The key of a position along the Hilbert curve."""
    x, y = lon + 1_800_000_000, (lat + 900_000_000) * 2
    key = 0
    for bit in reversed(range(32)):
        right, top = x >> bit & 1, y >> bit & 1
        key = key << 2 | (3 * right ^ top)
        if not top:
            if right:
                x, y = ~x & 0xFFFFFFFF, ~y & 0xFFFFFFFF
            x, y = y, x
    return key


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        index = Index(file.read())
    command, words = sys.argv[2], sys.argv[3:]
    if command == "check":
        index.check()
        print(f"{index.count} places, version {index.major}.{index.minor}, "
              f"build {index.build_high:016x}{index.build_low:016x}: sound")
        return
    if command == "sections":
        for kind, (offset, length, count, digest) in index.sections.items():
            print(f"{kind:2} {offset:10} {length:10} {count:8} {digest:016x}")
        return
    index.load()
    if command == "places":
        for row in range(index.count):
            print(json.dumps(index.place(row), ensure_ascii=False))
    elif command == "find":
        for uri in words:
            row = index.find(uri)
            print(f"{uri}: " + ("none" if row is None else f"row {row}"))
    elif command == "category":
        for row in index.category(words[0]):
            print(index.record(row)[0])
    elif command == "hilbert":
        ends = (0, index.first_code, index.businesses, index.count)
        for first, end in zip(ends, ends[1:]):
            keys = [hilbert(*index.position(row)) for row in range(first, end)]
            require(keys == sorted(keys), "rows do not ascend along the curve")
        print("rows ascend along the curve")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main()
    except (Damaged, struct.error, UnicodeDecodeError) as error:
        print(f"{sys.argv[1]}: damaged: {error}", file=sys.stderr)
        sys.exit(65)
