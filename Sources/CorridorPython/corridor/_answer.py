"""The answer of a search along a route, and its hits."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from . import _arrow, _library
from ._columns import Hits, column_bits
from ._library import Handle, check, library
from .errors import Error, InternalError

if TYPE_CHECKING:
    from typing import Literal

    from ._index import Index
    from ._route import Route
    from .answers import AnswerWarning


class Hit(NamedTuple):
    """A place within the corridor, and the pass of the route by it."""

    id: str
    """The stable identifier, such as "osm:node/1"."""
    name: str | None
    categories: tuple[str, ...]
    tags: dict[str, str]
    """The tags of the place, from OSM or the user's table."""
    lon: float
    """The longitude of the place in degrees of WGS84."""
    lat: float
    """The latitude of the place in degrees of WGS84."""
    off_route_meters: float
    """The geodesic distance to the nearest point of the route."""
    along_meters: float
    """The distance of that point along the route from its start."""
    snapped: tuple[float, float]
    """The longitude and latitude of that point."""
    side: Literal["left", "on", "right"]
    """The side of the route, in the direction of travel."""
    pass_: int
    """The number of this pass of the route by the place, from 1."""
    pass_count: int
    """The number of passes of the route by the place."""


# The columns that hits are made of.
_OF_HITS = ("id", "name", "position", "distance", "side", "pass", "snapped", "categories", "tags")

_SIDES: dict[int, Literal["left", "on", "right"]] = {-1: "left", 0: "on", 1: "right"}


class Answer(Hits):
    """A page of the places along a route: a sequence of `Hit`, and a table.

    Hits are made when they are read. An answer stays valid after its index is closed.
    """

    __slots__ = ("_columns", "_handle", "_index", "_record", "_route")

    def __init__(
        self, index: Index, route: Route, handle: Handle, columns: int, timeout: float | None
    ) -> None:
        self._index = index
        self._route = route
        self._handle = handle
        self._columns = columns
        self._timeout = timeout
        self._record = _library.Answer.from_address(handle.address)

    @property
    def found(self) -> int:
        """The number of hits on all pages."""
        return int(self._record.found)

    @property
    def next_cursor(self) -> str | None:
        """Where the next page starts; None on the last one."""
        return _text(self._record.next_cursor)

    @property
    def corrected_text(self) -> str | None:
        """The corrected text; None without a correction."""
        return _text(self._record.corrected_text)

    @property
    def data_version(self) -> str | None:
        """The version of the data that the index was built from; None if it is unknown."""
        version = _text(self._record.data_version)
        return None if version in ("", "unknown") else version

    @property
    def route_length_meters(self) -> float:
        """The geodesic length of the route in metres, without its gaps."""
        return float(self._record.route_length_meters)

    @property
    def bounding_box(self) -> tuple[float, float, float, float] | None:
        """West, south, east and north of the hits of this page; None without hits.

        West is greater than east across the antimeridian.
        """
        box = self._record.bounding_box
        return (box[0], box[1], box[2], box[3]) if box else None

    @property
    def warnings(self) -> list[AnswerWarning]:
        """What is probably a mistake in the question, such as a category that no place has."""
        text = _text(self._record.warnings)
        warnings: list[AnswerWarning] = json.loads(text) if text else []
        return warnings

    @property
    def route(self) -> Route:
        """The route."""
        return self._route

    def __len__(self) -> int:
        """The number of hits on this page."""
        return int(self._record.hit_count)

    @overload
    def __getitem__(self, number: int) -> Hit: ...
    @overload
    def __getitem__(self, number: slice) -> list[Hit]: ...
    def __getitem__(self, number: int | slice) -> Hit | list[Hit]:
        count = len(self)
        if isinstance(number, slice):
            return [self._hit(one) for one in range(*number.indices(count))]
        place = number + count if number < 0 else number
        if not 0 <= place < count:
            raise IndexError(f"hit {number} of {count}")
        return self._hit(place)

    def __iter__(self) -> Iterator[Hit]:
        # Who wants the first hits only does not wait for all.
        first = min(len(self), 64)
        yield from map(self._hit, range(first))
        if first < len(self):
            yield from islice(self._all(), first, None)

    def _all(self) -> Generator[Hit, None, None]:
        """All hits, from columns."""
        bits = column_bits(_OF_HITS)
        for block in _arrow.blocks(lambda stream: self._fill(bits, None, stream)):
            positions = zip(block["snapped_lon"], block["snapped_lat"])
            yield from map(Hit._make, zip(
                block["id"], block["name"], block["categories"], block["tags"], block["lon"], block["lat"],
                block["off_route_meters"], block["along_meters"], positions, block["side"], block["pass"],
                block["pass_count"]))

    def _hit(self, number: int) -> Hit:
        functions = library()
        address = functions.corridor_hit_at(self._handle, number)
        if address is None:
            raise InternalError(functions.corridor_error().decode(errors="replace"))
        hit = _library.Hit.from_address(address)
        return Hit(
            hit.id.decode(),
            _text(hit.name),
            tuple(text.decode() for text in hit.categories[: hit.category_count]) if hit.categories else (),
            {tag.key.decode(): tag.value.decode() for tag in hit.tags[: hit.tag_count]} if hit.tags else {},
            hit.lon,
            hit.lat,
            hit.off_route_meters,
            hit.along_meters,
            (hit.snapped_lon, hit.snapped_lat),
            _SIDES[hit.side],
            hit.pass_,
            hit.pass_count,
        )

    def _bits(self, columns: Iterable[str] | None) -> int:
        return self._columns if columns is None else column_bits(columns)

    def _fill(self, bits: int, stop: Handle | None, stream: int) -> None:
        check(library().corridor_answer_arrow(self._handle, bits, stop, stream))

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The hits as a FeatureCollection of GeoJSON."""
        features = []
        for hit in self:
            properties = hit._asdict()
            properties["pass"] = properties.pop("pass_")
            point = {"type": "Point", "coordinates": (properties.pop("lon"), properties.pop("lat"))}
            features.append(
                {"type": "Feature", "id": hit.id, "geometry": point, "properties": properties})
        return {"type": "FeatureCollection", "features": features}

    def __repr__(self) -> str:
        length = f"{self.route_length_meters / 1000:.1f} km"
        return f"<corridor.Answer: {len(self)} of {self.found} hits along {length}>"

    def to_html(self) -> str:
        """A map of the route and the hits, and a table; without scripts and the network. Notebooks show it."""
        from ._html import page

        try:
            lines = self._index.route(self._route)["geometry"]["coordinates"]
        except Error:
            # The map has the hits alone when the index is closed.
            lines = []
        return page(self, lines)

    _repr_html_ = to_html


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode()
