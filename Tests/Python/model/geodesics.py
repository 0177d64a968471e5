"""Distances from places to the edges of a route, by PROJ's geodesics (pyproj), for whole arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from pyproj import Geod

Numbers: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]

GEOD = Geod(ellps="WGS84")
EQUATOR, FLATTENING = 6_378_137.0, 1 / 298.257223563
# No point of the Earth is more curved than by this radius.
LEAST_RADIUS = EQUATOR * (1 - FLATTENING) ** 2


def inverse(lon: Numbers, lat: Numbers, to_lon: Numbers, to_lat: Numbers) -> tuple[Numbers, Numbers]:
    """The azimuths in degrees at the first points, and the distances in metres."""
    azimuth, _, meters = GEOD.inv(lon, lat, to_lon, to_lat)
    return np.asarray(azimuth), np.asarray(meters)


def direct(lon: Numbers, lat: Numbers, azimuth: Numbers, meters: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The points at these distances, and the azimuths of travel there."""
    end_lon, end_lat, back = GEOD.fwd(lon, lat, azimuth, meters)
    return np.asarray(end_lon), np.asarray(end_lat), np.asarray(back) - 180


def in_space(lon: Numbers, lat: Numbers) -> Numbers:
    """Earth-centred positions in metres, one a row."""
    longitude, latitude = np.radians(lon), np.radians(lat)
    squared = FLATTENING * (2 - FLATTENING)
    normal = EQUATOR / np.sqrt(1 - squared * np.sin(latitude) ** 2)
    return np.stack([
        normal * np.cos(latitude) * np.cos(longitude), normal * np.cos(latitude) * np.sin(longitude),
        normal * (1 - squared) * np.sin(latitude)], axis=-1)


@dataclass
class Edges:
    """Geodesics from one point to the next; of an edge without length, the azimuth means nothing."""

    lon: Numbers
    lat: Numbers
    azimuth: Numbers
    meters: Numbers

    @classmethod
    def between(cls, lon: Numbers, lat: Numbers) -> Edges:
        azimuth, meters = inverse(lon[:-1], lat[:-1], lon[1:], lat[1:])
        return cls(lon[:-1], lat[:-1], azimuth, meters)


@dataclass
class Feet:
    """The nearest points of edges, a row for each place; infinitely far where the distance is above the limit."""

    # Metres along the edge, the distance, and how far the place lies to the right of the edge's direction.
    along: Numbers
    meters: Numbers
    right: Numbers


def measured(edges: Edges, along: Numbers, lon: Numbers, lat: Numbers) -> tuple[Numbers, Numbers]:
    """The distances from points of edges to places, and their angles to the right of the direction, in radians."""
    at_lon, at_lat, direction = direct(edges.lon, edges.lat, edges.azimuth, along)
    azimuth, meters = inverse(at_lon, at_lat, lon, lat)
    return meters, np.radians(azimuth - direction)


def feet(edges: Edges, end_lon: Numbers, end_lat: Numbers, lon: Numbers, lat: Numbers, limit: float) -> Feet:
    """The nearest point of each edge to each place.

    Along an edge, the distance to a place falls and then rises, so moving by the part of the way that points along
    the edge, and staying on it, ends at the nearest point.
    """
    shape = (len(lon), len(edges.lon))
    result = Feet(np.zeros(shape), np.full(shape, np.inf), np.zeros(shape))
    # No point of an edge is farther from the middle of its chord than half the chord and the height of the arc.
    starts, ends, places = in_space(edges.lon, edges.lat), in_space(end_lon, end_lat), in_space(lon, lat)
    reach = np.linalg.norm(ends - starts, axis=1) / 2 + edges.meters**2 / (8 * LEAST_RADIUS) + 1
    apart = np.linalg.norm(places[:, None] - (starts + ends)[None] / 2, axis=2)
    row, column = np.nonzero((apart - reach[None] <= limit) | (edges.meters > 3e6)[None])
    pairs = Edges(edges.lon[column], edges.lat[column], edges.azimuth[column], edges.meters[column])
    place_lon, place_lat = lon[row], lat[row]
    azimuth, meters = inverse(pairs.lon, pairs.lat, place_lon, place_lat)
    along = np.clip(meters * np.cos(np.radians(azimuth - pairs.azimuth)), 0, pairs.meters)
    moving = np.arange(len(row))
    for _ in range(100):
        if not len(moving):
            break
        some = Edges(*(values[moving] for values in (pairs.lon, pairs.lat, pairs.azimuth, pairs.meters)))
        meters, angle = measured(some, along[moving], place_lon[moving], place_lat[moving])
        next_along = np.clip(along[moving] + meters * np.cos(angle), 0, some.meters)
        is_moving = np.abs(next_along - along[moving]) > 1e-8
        along[moving] = next_along
        moving = moving[is_moving]
    meters, angle = measured(pairs, along, place_lon, place_lat)
    result.along[row, column] = along
    result.meters[row, column] = meters
    result.right[row, column] = meters * np.sin(angle)
    return result
