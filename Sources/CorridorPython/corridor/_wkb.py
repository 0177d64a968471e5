"""Reads points of well-known binary, that of OGC and ISO and PostGIS's extended one, and writes points and lines."""

from __future__ import annotations

import struct
import sys
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


def _header(data: bytes) -> tuple[int, int, str, int]:
    """The kind of a geometry, the number of its dimensions, the order of its bytes, and where it goes on."""
    if data[:1] not in (b"\0", b"\1"):
        raise DataError("WKB: found no byte order (0 or 1) at byte 0")
    order = "<" if data[0] else ">"
    kind, at = _integer(data, 1, order)
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
    kind, dimensions, order, at = _header(data)
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


def points_written(
    lon: Sequence[float | None], lat: Sequence[float | None]
) -> tuple[list[bytes | None], Bounds]:
    """Points, and their bounds; None where there is no position."""
    pack = _POINT.pack
    points = [None if x is None else pack(1, 1, x, y) for x, y in zip(lon, lat)]
    there = [(x, y) for x, y in zip(lon, lat) if x is not None and y is not None]
    return points, Bounds(*zip(*there))


def line_of(vertices: bytes) -> bytes:
    """A line of positions, which are pairs of doubles in the machine's order of bytes."""
    return struct.pack("=BII", sys.byteorder == "little", _LINE, len(vertices) // 16) + vertices


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
