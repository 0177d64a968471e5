"""Finds the places along a route, exactly, in an index that is one file.

    import corridor

    places = corridor.open("malta.corridor")
    answer = places.find(route, within="2km", categories=["fuel"])
    for hit in answer:
        print(hit.name, hit.off_route_meters, hit.along_meters, hit.side)
    frame = answer.to_pandas()

`Route` has what a route may be. Longitude comes first in pairs, in degrees of WGS84; lengths are in metres, or
texts with a unit such as "2km".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._answer import Answer, Hit
from ._columns import COLUMNS, Batch, Gaps
from ._import import import_places
from ._index import Index
from ._library import library
from ._route import Route
from ._sources import geopackage, postgis
from .errors import (
    BuildMismatch,
    DataError,
    Error,
    InternalError,
    NotFound,
    OutOfMemory,
    ReadError,
    Stopped,
    TimedOut,
    Unavailable,
    UsageError,
)

if TYPE_CHECKING:
    import os

__all__ = [
    "COLUMNS",
    "Answer",
    "Batch",
    "BuildMismatch",
    "DataError",
    "Error",
    "Gaps",
    "Hit",
    "Index",
    "InternalError",
    "NotFound",
    "OutOfMemory",
    "ReadError",
    "Route",
    "Stopped",
    "TimedOut",
    "Unavailable",
    "UsageError",
    "geopackage",
    "import_places",
    "library_version",
    "open",
    "postgis",
]


def open(path: str | os.PathLike[str]) -> Index:
    """Opens an index; see `Index`."""
    return Index(path)


def library_version() -> str:
    """The version of the library, such as "0.1.0"."""
    return str(library().corridor_version().decode())
