"""An answer for notebooks: a map of the route and the hits as SVG, and a table; without scripts or the network."""

from __future__ import annotations

from html import escape
from math import cos, radians
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ._answer import Answer, Hit

ROWS = 20
# More cannot be told apart in a picture of this size.
_DOTS, _VERTICES = 1000, 2000
_WIDTH, _HEIGHT, _MARGIN = 640, 320, 12

Line = list[tuple[float, float]]


def page(answer: Answer, lines: Sequence[Sequence[Sequence[float]]]) -> str:
    """The map and the table of an answer along a route."""
    dots = answer[:_DOTS]
    return f"<div>{_map(lines, dots)}{_table(answer, dots[:ROWS])}</div>"


def _table(answer: Answer, hits: list[Hit]) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("off route", "km", "side", "name", "categories", "id"))
    rows = "".join(
        "<tr>"
        + "".join(
            f"<td>{escape(text)}</td>"
            for text in (
                f"{hit.off_route_meters:.0f} m", f"{hit.along_meters / 1000:.1f}", hit.side, hit.name or "",
                ", ".join(hit.categories), hit.id,
            )
        )
        + "</tr>"
        for hit in hits
    )
    count = f"{len(hits)} of {answer.found} hits along {answer.route_length_meters / 1000:.1f} km of route"
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table><p>{count}</p>"


def _map(lines: Sequence[Sequence[Sequence[float]]], hits: list[Hit]) -> str:
    origin = next((line[0][0] for line in lines if line), hits[0].lon if hits else 0)
    drawn = [_near(origin, _thinned(line)) for line in lines]
    dots = _near(origin, [(hit.lon, hit.lat) for hit in hits])
    every = [position for line in (*drawn, dots) for position in line]
    if not every:
        return ""
    place = _projection(every)
    paths = "".join(
        '<polyline fill="none" stroke="#3465a4" stroke-width="2" points="'
        + " ".join("{:.1f},{:.1f}".format(*place(lon, lat)) for lon, lat in line)
        + '"/>'
        for line in drawn
    )
    circles = "".join(
        '<circle r="3.5" fill="#cc0000" cx="{:.1f}" cy="{:.1f}"><title>'.format(*place(lon, lat))
        + escape(f"{hit.name or hit.id}, {hit.off_route_meters:.0f} m")
        + "</title></circle>"
        for hit, (lon, lat) in zip(hits, dots)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" '
        f'role="img" aria-label="Map of the route and the places">{paths}{circles}</svg>'
    )


def _thinned(line: Sequence[Sequence[float]]) -> Iterable[Sequence[float]]:
    step = -(-len(line) // _VERTICES)
    return [*line[::step], line[-1]] if step > 1 else line


def _near(origin: float, positions: Iterable[Sequence[float]]) -> Line:
    """The positions with longitudes at most 180 degrees from an origin, so that 180 is no border."""
    return [((lon - origin + 180) % 360 - 180, lat) for lon, lat, *_ in positions]


def _projection(positions: Line) -> Callable[[float, float], tuple[float, float]]:
    """A projection with square metres in the middle, which fits into the picture."""
    west, east = min(lon for lon, _ in positions), max(lon for lon, _ in positions)
    south, north = min(lat for _, lat in positions), max(lat for _, lat in positions)
    stretch = max(cos(radians((south + north) / 2)), 0.01)
    scale = min(
        (_WIDTH - 2 * _MARGIN) / max((east - west) * stretch, 1e-6),
        (_HEIGHT - 2 * _MARGIN) / max(north - south, 1e-6),
    )
    middle, height = (west + east) / 2, (south + north) / 2
    return lambda lon, lat: (
        _WIDTH / 2 + (lon - middle) * stretch * scale,
        _HEIGHT / 2 - (lat - height) * scale,
    )
