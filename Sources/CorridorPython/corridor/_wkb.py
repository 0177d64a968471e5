"""Reads and writes well-known binary: that of OGC and ISO, and reads PostGIS's extended one."""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import DataError

_NAMES = (
    "Geometry", "Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon",
    "GeometryCollection",
)
_LINE, _MULTI_LINE = 2, 5
# Flags of extended well-known binary.
_HAS_Z, _HAS_M, _HAS_SRID = 0x8000_0000, 0x4000_0000, 0x2000_0000


def is_wkb(data: bytes) -> bool:
    """Whether the bytes begin as well-known binary does, which no text does."""
    return data[:1] in (b"\0", b"\1")


def lines(data: bytes) -> list[bytes]:
    """The longitudes and latitudes of each line, as doubles of this machine; other dimensions are dropped."""
    found, end = _lines(data, 0, nested=False)
    if end != len(data):
        raise DataError(f"WKB: {len(data) - end} bytes follow the geometry, at byte {end}")
    return found


def _lines(data: bytes, start: int, *, nested: bool) -> tuple[list[bytes], int]:
    kind, dimensions, order, at = _header(data, start)
    if kind == _LINE:
        return _line(data, at, order, dimensions)
    if kind == _MULTI_LINE and not nested:
        count, at = _integer(data, at, order)
        parts: list[bytes] = []
        for _ in range(count):
            part, at = _lines(data, at, nested=True)
            parts += part
        return parts, at
    raise DataError(f"WKB: found a {_name(kind)} at byte {start}; a route is a LineString or a MultiLineString")


def _header(data: bytes, start: int) -> tuple[int, int, str, int]:
    """The kind of a geometry, the number of its dimensions, the order of its bytes, and where it goes on."""
    if data[start : start + 1] not in (b"\0", b"\1"):
        raise DataError(f"WKB: found no byte order (0 or 1) at byte {start}")
    order = "<" if data[start] else ">"
    kind, at = _integer(data, start + 1, order)
    dimensions = 2
    if kind & _HAS_SRID:
        system, at = _integer(data, at, order)
        if system not in (0, 4326):
            raise DataError(f"WKB: the geometry is in EPSG:{system}; transform it to EPSG:4326")
    dimensions += bool(kind & _HAS_Z) + bool(kind & _HAS_M)
    kind &= ~(_HAS_Z | _HAS_M | _HAS_SRID)
    # ISO: 1000 for Z, 2000 for M, 3000 for both.
    dimensions += (0, 1, 1, 2)[kind // 1000] if kind < 4000 else 0
    return kind % 1000, dimensions, order, at


def _name(kind: int) -> str:
    return _NAMES[kind] if kind < len(_NAMES) else f"geometry of type {kind}"


def _line(data: bytes, at: int, order: str, dimensions: int) -> tuple[list[bytes], int]:
    count, at = _integer(data, at, order)
    end = at + count * dimensions * 8
    if end > len(data):
        raise DataError(
            f"WKB: the line at byte {at} has {count} positions, which end at byte {end}; there are "
            f"{len(data)} bytes")
    values = array("d", data[at:end])
    if (order == "<") != (sys.byteorder == "little"):
        values.byteswap()
    if dimensions > 2:
        plane = array("d", bytes(count * 16))
        plane[0::2] = values[0::dimensions]
        plane[1::2] = values[1::dimensions]
        values = plane
    return [values.tobytes()], end


def _integer(data: bytes, at: int, order: str) -> tuple[int, int]:
    try:
        value: int = struct.unpack_from(order + "I", data, at)[0]
    except struct.error:
        raise DataError(f"WKB: the data ends at byte {len(data)}, within a number") from None
    return value, at + 4


# MARK: Points

_POINT = struct.Struct("<BIdd")
_POINT_START = _POINT.pack(1, 1, 0, 0)[:5]


def point(data: bytes) -> tuple[float, float]:
    """The longitude and latitude, or x and y, of a point; other dimensions are dropped."""
    if len(data) == _POINT.size and data.startswith(_POINT_START):
        return _POINT.unpack(data)[2:]
    kind, dimensions, order, at = _header(data, 0)
    if kind != 1:
        raise DataError(f"WKB: found a {_name(kind)} at byte 0; a place is a Point")
    if len(data) != at + dimensions * 8:
        raise DataError(
            f"WKB: the point at byte 0 ends at byte {at + dimensions * 8}; there are {len(data)} bytes")
    x, y = struct.unpack_from(order + "dd", data, at)
    return x, y


class Bounds:
    """The bounds of positions; false if there are none."""

    __slots__ = ("box",)

    def __init__(self, lon: Sequence[float] = (), lat: Sequence[float] = ()) -> None:
        self.box = (min(lon), min(lat), max(lon), max(lat)) if len(lon) else None

    def __bool__(self) -> bool:
        return self.box is not None

    def add(self, other: Bounds) -> None:
        boxes = [one.box for one in (self, other) if one.box is not None]
        if boxes:
            west, south, east, north = zip(*boxes)
            self.box = (min(west), min(south), max(east), max(north))


def points_written(lon: Sequence[float], lat: Sequence[float]) -> tuple[list[bytes], Bounds]:
    """Points, and their bounds."""
    pack = _POINT.pack
    return [pack(1, 1, x, y) for x, y in zip(lon, lat)], Bounds(lon, lat)


def line_written(geometry: Mapping[str, Any]) -> tuple[bytes, Bounds]:
    """A LineString or MultiLineString of GeoJSON as MultiLineString, and its bounds."""
    lines = geometry["coordinates"]
    if geometry["type"] == "LineString":
        lines = [lines]
    parts = [struct.pack("<BII", 1, _MULTI_LINE, len(lines))]
    for line in lines:
        parts.append(struct.pack("<BII", 1, _LINE, len(line)))
        parts += [struct.pack("<dd", lon, lat) for lon, lat in line]
    lon, lat = zip(*(position for line in lines for position in line))
    return b"".join(parts), Bounds(lon, lat)
