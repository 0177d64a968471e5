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

from typing import TYPE_CHECKING, Literal

from ._answer import Answer, Hit
from ._columns import COLUMNS, Batch, BatchGaps, Gaps
from ._import import import_places
from ._index import Index
from ._library import check, library
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
    "BatchGaps",
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
    "require",
]


def open(path: str | os.PathLike[str]) -> Index:
    """Opens an index; see `Index`."""
    return Index(path)


def require(*uses: Literal["distances", "polygons", "systems", "requests"]) -> None:
    """Loads the libraries that the first call that needs them loads, so that a job fails at its start if one is missing.

    Args:
        uses: What they are for; all by default. "distances" is PROJ, which about one search in forty needs, by its
            data; "polygons" is GEOS, for polygons of corridors and areas; "systems" is PROJ with its database, for
            other reference systems than degrees of WGS84; "requests" is simdjson, for requests, and for
            routes in JSON that is not plain GeoJSON.

    Raises:
        Unavailable: A library is missing; the message names all that are, and their packages.
    """
    bits = {"distances": 1, "polygons": 2, "systems": 4, "requests": 8}
    for use in uses:
        if use not in bits:
            raise UsageError(f"{use!r} is no use of a library; give some of {', '.join(bits)}")
    check(library().corridor_require(sum(bits[use] for use in set(uses))))


def library_version() -> str:
    """The version of the library, such as "0.1.0"."""
    return str(library().corridor_version().decode())
