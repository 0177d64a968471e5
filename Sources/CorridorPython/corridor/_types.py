"""The types of arguments, for annotations only."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Union

if TYPE_CHECKING:
    from ._route import Route


class HasGeometry(Protocol):
    """A geometry of shapely or of another library."""

    @property
    def __geo_interface__(self) -> Mapping[str, Any]: ...


class HasArray(Protocol):
    """An array of NumPy or of another library."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


class HasStream(Protocol):
    """A table, or another stream, of Arrow."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


GeoJSON = Mapping[str, Any]
# Metres, or a text with its unit such as "2km"; a time where that is allowed, such as "90min".
Length = Union[float, str]
# (lon, lat), {"lon": .., "lat": ..} or the text "lat,lon".
Position = Union[str, tuple[float, float], Mapping[str, float]]
# [west, south, east, north], or a polygon.
Area = Union[str, Sequence[float], GeoJSON, HasGeometry]
# {"at": "120km", "service": "45min", "hours": "Mo-Fr 07:00-15:00"}, or such a text.
Visit = Union[str, Mapping[str, Any]]
RouteInput = Union[
    "Route", str, bytes, "os.PathLike[str]", GeoJSON, HasGeometry, HasArray, memoryview,
    Sequence[Sequence[float]],
]
# Routes, a GeoSeries, a GeoDataFrame, or a table of Arrow.
RoutesInput = Union[Iterable[RouteInput], HasGeometry, HasStream]
