# Made by make_requests.py; change that or the fields of the requests, not this file.
"""The requests to an index: one method each, with a parameter for each field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._columns import BatchOptions

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime, timedelta
    from typing import Literal

    from ._answer import Answer
    from ._columns import Batch, BatchGaps, Gaps
    from ._types import Area, GeoJSON, Length, Position, RouteInput, RoutesInput, Visit
    from .answers import Explanation, Hours, Plan, ResolveAnswer, SearchAnswer, Suggestions, ToponymKind

    Fields = dict[str, Any]


class Requests:
    """The requests to an index, which subclasses answer."""

    __slots__ = ()

    def _ask(self, operation: str, route: RouteInput | None, timeout: float | None, fields: Fields) -> Any:
        raise NotImplementedError

    def _find(
        self, route: RouteInput, precision: int | None, columns: Iterable[str] | None,
        timeout: float | None, fields: Fields,
    ) -> Answer:
        raise NotImplementedError

    def _batch(
        self, routes: RoutesInput, options: BatchOptions, columns: Iterable[str] | None, timeout: float | None,
        fields: Fields,
    ) -> Batch:
        raise NotImplementedError

    def _batch_gaps(
        self, routes: RoutesInput, options: BatchOptions, timeout: float | None, fields: Fields
    ) -> BatchGaps:
        raise NotImplementedError

    def _gaps(self, route: RouteInput, precision: int | None, timeout: float | None, fields: Fields) -> Gaps:
        raise NotImplementedError

    def find(
        self,
        route: RouteInput,
        *,
        text: str | None = None,
        no_correction: bool | None = None,
        categories: str | Sequence[str] | None = None,
        tags: str | Sequence[str] | None = None,
        within: Length | None = None,
        viewport: Area | None = None,
        from_: Length | None = None,
        to: Length | None = None,
        speed: str | None = None,
        ferries: str | Sequence[str] | None = None,
        ahead_of: Position | None = None,
        range: Length | None = None,
        reserve: Length | None = None,
        passes: Literal["nearest", "first", "all"] | None = None,
        side: Literal["any", "left", "right", "near", "far"] | None = None,
        driving_side: Literal["left", "right"] | None = None,
        road_width: Length | None = None,
        carriageway: Literal["own", "any"] | None = None,
        depart: str | datetime | None = None,
        tolerance: str | timedelta | None = None,
        open: Literal["only", "keep-unknown", "ignore"] | None = None,
        tz: str | None = None,
        region: str | None = None,
        attributes: str | Sequence[str] | None = None,
        vehicle: Literal["truck", "hgv", "van", "car"] | None = None,
        height: Length | None = None,
        width: Length | None = None,
        length: Length | None = None,
        weight: str | None = None,
        axle_load: str | None = None,
        fuels: str | Sequence[str] | None = None,
        unknown: Literal["keep", "drop"] | None = None,
        detours: bool | None = None,
        detour_window: str | None = None,
        max_detour: str | None = None,
        detour_strict: bool | None = None,
        spread: str | None = None,
        sort: Literal["off-route", "along", "detour"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        precision: int | None = None,
        measure: Literal["series", "proj"] | None = None,
        columns: Iterable[str] | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """The places along a route.

        Args:
            route: The route; see `Route` for what it may be.
            text: Only places that match this text: a name, an address, a category or activity in your words,
                such as 'where to eat'.
            no_correction: Do not correct mistyped words.
            categories: Only places of this category; give a list or write A,B for any of several.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            viewport: Only places in this box of degrees (west,south,east,north; west greater than east
                crosses 180), or in the polygons of a GeoJSON object.
            from_: Only from this distance along the route, 250km, or from the position after this travel
                time, 90min, by the route's own times or speed. A number is in metres.
            to: Only up to this distance along the route, 320km, or to the position after this travel time,
                4h. A number is in metres.
            speed: The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s.
                Each place gets the time from the start.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places
                are found from it, and range does not count it.
            ahead_of: Only ahead of this position: from where the route passes nearest to it, after from if
                that is given. A text has the latitude first, a pair of numbers the longitude.
            range: Only up to this distance from where the search begins (`ahead_of`, from or the start):
                320km. A number is in metres.
            reserve: The part of range to keep in reserve, such as 40km. A number is in metres.
            passes: Which passes of the route by a place to show: nearest (default), first, or all, each as a
                hit of its own.
            side: Only places on this side in the direction of travel: any (default), left, right, near (the
                driving side of the place's country) or far. Every side includes places on the road.
            driving_side: The driving side, left or right, for side near and far, instead of that of each
                place's country.
            road_width: The width of the road, such as 12m. A place at most half of it off the route is on the
                road. A number is in metres.
            carriageway: Show for each place whether it lies beyond the opposite carriageway of a divided
                road; own leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not
                show it.
            depart: The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival
                and whether it is open then.
            tolerance: Count a place as open only if it is open from this long before to this long after
                arrival: 15min.
            open: Keep places known to be open on arrival (only), all but those known to be closed
                (keep-unknown) or all (ignore, default).
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            region: The country, or part of one, whose holidays apply to all places, such as de or de_bw,
                instead of each place's own.
            attributes: Only places known to have this truck attribute: adBlue, '!showers' (known not to have
                it), 'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown);
                give a list to require several. Names: hgvAccess, hgvDiesel, diesel, adBlue, highFlowPump,
                lng, cng, hydrogen, hgvCharging, hgvChargingKilowatts, truckSpaces, securedParking, showers,
                toilets, weighbridge, maxHeightMeters, maxWidthMeters, maxLengthMeters, maxWeightTonnes,
                maxAxleLoadTonnes.
            vehicle: Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is
                given), van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
            height: The vehicle's height, 4.0m or 13'2"; excludes places with a lower limit. A number is in
                metres.
            width: The vehicle's width, 2.55m; excludes places with a lower limit. A number is in metres.
            length: The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit. A
                number is in metres.
            weight: The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a
                lower limit.
            axle_load: The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.
            fuels: Limit fuel stations to those known to have all of these: diesel, adBlue, lng, cng,
                hydrogen. Other places are not affected.
            unknown: keep or drop places for which the answer is unknown. By default, attributes and fuels
                drop them, and the vehicle's kind and size keep them, because few places state that they have
                no limit.
            detours: Add to each place the detour by road, in time and distance, as a routing engine finds it:
                from the route before the place through it to the route behind it. Without an engine, find,
                gaps and batch give about how much, by the roads of an index that has them.
            detour_window: How far before and after the place the detour may leave and rejoin the route: 1km
                (default), or free for the whole leg between two stops.
            max_detour: Only places whose detour is at most this, such as 10min or 5km.
            detour_strict: Fail if the routing engine does not answer, instead of giving places without
                detours.
            spread: Only the N closest places (default 1) of each stretch of this length, from where the
                search begins: 50km:3.
            sort: off-route (default, closest first), along (in the order of travel) or detour (smallest in
                time first).
            limit: At most N places; more with cursor.
            cursor: The places after those of an earlier answer, whose nextCursor is C.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            measure: What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to
                it what is farther than 8 km, or proj, its geodesics always.
            columns: The columns of the answer as a table: names of columns or of groups of columns, see
                `COLUMNS`.
            timeout: The time limit in seconds; without it, there is none.
        """
        return self._find(
            route, precision, columns, timeout,
            {
                "text": text,
                "noCorrection": no_correction,
                "categories": categories,
                "tags": tags,
                "within": within,
                "viewport": viewport,
                "from": from_,
                "to": to,
                "speed": speed,
                "ferries": ferries,
                "aheadOf": ahead_of,
                "range": range,
                "reserve": reserve,
                "passes": passes,
                "side": side,
                "drivingSide": driving_side,
                "roadWidth": road_width,
                "carriageway": carriageway,
                "depart": depart,
                "tolerance": tolerance,
                "open": open,
                "tz": tz,
                "region": region,
                "attributes": attributes,
                "vehicle": vehicle,
                "height": height,
                "width": width,
                "length": length,
                "weight": weight,
                "axleLoad": axle_load,
                "fuels": fuels,
                "unknown": unknown,
                "detours": detours,
                "detourWindow": detour_window,
                "maxDetour": max_detour,
                "detourStrict": detour_strict,
                "spread": spread,
                "sort": sort,
                "limit": limit,
                "cursor": cursor,
                "measure": measure,
            },
        )

    def batch(
        self,
        routes: RoutesInput,
        *,
        text: str | None = None,
        no_correction: bool | None = None,
        categories: str | Sequence[str] | None = None,
        tags: str | Sequence[str] | None = None,
        within: Length | None = None,
        viewport: Area | None = None,
        from_: Length | None = None,
        to: Length | None = None,
        speed: str | None = None,
        ferries: str | Sequence[str] | None = None,
        ahead_of: Position | None = None,
        range: Length | None = None,
        reserve: Length | None = None,
        passes: Literal["nearest", "first", "all"] | None = None,
        side: Literal["any", "left", "right", "near", "far"] | None = None,
        driving_side: Literal["left", "right"] | None = None,
        road_width: Length | None = None,
        carriageway: Literal["own", "any"] | None = None,
        depart: str | datetime | None = None,
        tolerance: str | timedelta | None = None,
        open: Literal["only", "keep-unknown", "ignore"] | None = None,
        tz: str | None = None,
        region: str | None = None,
        attributes: str | Sequence[str] | None = None,
        vehicle: Literal["truck", "hgv", "van", "car"] | None = None,
        height: Length | None = None,
        width: Length | None = None,
        length: Length | None = None,
        weight: str | None = None,
        axle_load: str | None = None,
        fuels: str | Sequence[str] | None = None,
        unknown: Literal["keep", "drop"] | None = None,
        detours: bool | None = None,
        detour_window: str | None = None,
        max_detour: str | None = None,
        detour_strict: bool | None = None,
        spread: str | None = None,
        sort: Literal["off-route", "along", "detour"] | None = None,
        limit: int | None = None,
        precision: int | None = None,
        measure: Literal["series", "proj"] | None = None,
        route: str | None = None,
        errors: Literal["raise", "rows"] = "raise",
        nested: bool = False,
        threads: int | None = None,
        columns: Iterable[str] | None = None,
        timeout: float | None = None,
    ) -> Batch:
        """The places along many routes.

        Args:
            routes: The routes, each as for `find`; a GeoSeries or the frame of one; or a table, a reader or a
                chunked array of Arrow, or what exports its stream, as frames of polars do: well-known binary,
                texts, or lists of positions, which are structs with lon and lat or x and y, or lists of
                doubles.
            text: Only places that match this text: a name, an address, a category or activity in your words,
                such as 'where to eat'.
            no_correction: Do not correct mistyped words.
            categories: Only places of this category; give a list or write A,B for any of several.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            viewport: Only places in this box of degrees (west,south,east,north; west greater than east
                crosses 180), or in the polygons of a GeoJSON object.
            from_: Only from this distance along the route, 250km, or from the position after this travel
                time, 90min, by the route's own times or speed. A number is in metres.
            to: Only up to this distance along the route, 320km, or to the position after this travel time,
                4h. A number is in metres.
            speed: The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s.
                Each place gets the time from the start.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places
                are found from it, and range does not count it.
            ahead_of: Only ahead of this position: from where the route passes nearest to it, after from if
                that is given. A text has the latitude first, a pair of numbers the longitude.
            range: Only up to this distance from where the search begins (`ahead_of`, from or the start):
                320km. A number is in metres.
            reserve: The part of range to keep in reserve, such as 40km. A number is in metres.
            passes: Which passes of the route by a place to show: nearest (default), first, or all, each as a
                hit of its own.
            side: Only places on this side in the direction of travel: any (default), left, right, near (the
                driving side of the place's country) or far. Every side includes places on the road.
            driving_side: The driving side, left or right, for side near and far, instead of that of each
                place's country.
            road_width: The width of the road, such as 12m. A place at most half of it off the route is on the
                road. A number is in metres.
            carriageway: Show for each place whether it lies beyond the opposite carriageway of a divided
                road; own leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not
                show it.
            depart: The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival
                and whether it is open then.
            tolerance: Count a place as open only if it is open from this long before to this long after
                arrival: 15min.
            open: Keep places known to be open on arrival (only), all but those known to be closed
                (keep-unknown) or all (ignore, default).
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            region: The country, or part of one, whose holidays apply to all places, such as de or de_bw,
                instead of each place's own.
            attributes: Only places known to have this truck attribute: adBlue, '!showers' (known not to have
                it), 'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown);
                give a list to require several. Names: hgvAccess, hgvDiesel, diesel, adBlue, highFlowPump,
                lng, cng, hydrogen, hgvCharging, hgvChargingKilowatts, truckSpaces, securedParking, showers,
                toilets, weighbridge, maxHeightMeters, maxWidthMeters, maxLengthMeters, maxWeightTonnes,
                maxAxleLoadTonnes.
            vehicle: Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is
                given), van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
            height: The vehicle's height, 4.0m or 13'2"; excludes places with a lower limit. A number is in
                metres.
            width: The vehicle's width, 2.55m; excludes places with a lower limit. A number is in metres.
            length: The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit. A
                number is in metres.
            weight: The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a
                lower limit.
            axle_load: The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.
            fuels: Limit fuel stations to those known to have all of these: diesel, adBlue, lng, cng,
                hydrogen. Other places are not affected.
            unknown: keep or drop places for which the answer is unknown. By default, attributes and fuels
                drop them, and the vehicle's kind and size keep them, because few places state that they have
                no limit.
            detours: Add to each place the detour by road, in time and distance, as a routing engine finds it:
                from the route before the place through it to the route behind it. Without an engine, find,
                gaps and batch give about how much, by the roads of an index that has them.
            detour_window: How far before and after the place the detour may leave and rejoin the route: 1km
                (default), or free for the whole leg between two stops.
            max_detour: Only places whose detour is at most this, such as 10min or 5km.
            detour_strict: Fail if the routing engine does not answer, instead of giving places without
                detours.
            spread: Only the N closest places (default 1) of each stretch of this length, from where the
                search begins: 50km:3.
            sort: off-route (default, closest first), along (in the order of travel) or detour (smallest in
                time first).
            limit: At most N places; more with cursor.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            measure: What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to
                it what is farther than 8 km, or proj, its geodesics always.
            route: The column of a table that has the routes; not needed for a table of one column.
            errors: What a bad route does: raise an exception that has its number, or become a row with its
                status; see `Batch`.
            nested: Whether each route has one row, with its hits or gaps as a list; see `Batch`.
            threads: The number of threads that search (default: one a processor, and one for a list of
                routes).
            columns: The columns of the answer as a table: names of columns or of groups of columns, see
                `COLUMNS`.
            timeout: The time limit in seconds; without it, there is none.
        """
        return self._batch(
            routes, BatchOptions(precision, route, errors, nested, threads), columns, timeout,
            {
                "text": text,
                "noCorrection": no_correction,
                "categories": categories,
                "tags": tags,
                "within": within,
                "viewport": viewport,
                "from": from_,
                "to": to,
                "speed": speed,
                "ferries": ferries,
                "aheadOf": ahead_of,
                "range": range,
                "reserve": reserve,
                "passes": passes,
                "side": side,
                "drivingSide": driving_side,
                "roadWidth": road_width,
                "carriageway": carriageway,
                "depart": depart,
                "tolerance": tolerance,
                "open": open,
                "tz": tz,
                "region": region,
                "attributes": attributes,
                "vehicle": vehicle,
                "height": height,
                "width": width,
                "length": length,
                "weight": weight,
                "axleLoad": axle_load,
                "fuels": fuels,
                "unknown": unknown,
                "detours": detours,
                "detourWindow": detour_window,
                "maxDetour": max_detour,
                "detourStrict": detour_strict,
                "spread": spread,
                "sort": sort,
                "limit": limit,
                "measure": measure,
            },
        )

    def gaps(
        self,
        route: RouteInput,
        *,
        text: str | None = None,
        no_correction: bool | None = None,
        categories: str | Sequence[str] | None = None,
        tags: str | Sequence[str] | None = None,
        within: Length | None = None,
        viewport: Area | None = None,
        from_: Length | None = None,
        to: Length | None = None,
        speed: str | None = None,
        ferries: str | Sequence[str] | None = None,
        ahead_of: Position | None = None,
        side: Literal["any", "left", "right", "near", "far"] | None = None,
        driving_side: Literal["left", "right"] | None = None,
        road_width: Length | None = None,
        carriageway: Literal["own", "any"] | None = None,
        depart: str | datetime | None = None,
        tolerance: str | timedelta | None = None,
        open: Literal["only", "keep-unknown", "ignore"] | None = None,
        tz: str | None = None,
        region: str | None = None,
        attributes: str | Sequence[str] | None = None,
        vehicle: Literal["truck", "hgv", "van", "car"] | None = None,
        height: Length | None = None,
        width: Length | None = None,
        length: Length | None = None,
        weight: str | None = None,
        axle_load: str | None = None,
        fuels: str | Sequence[str] | None = None,
        unknown: Literal["keep", "drop"] | None = None,
        detour_window: str | None = None,
        max_detour: str | None = None,
        detour_strict: bool | None = None,
        range: Length | None = None,
        reserve: Length | None = None,
        exceeding: bool | None = None,
        min: Length | None = None,
        sort: Literal["length", "along"] | None = None,
        limit: int | None = None,
        precision: int | None = None,
        measure: Literal["series", "proj"] | None = None,
        timeout: float | None = None,
    ) -> Gaps:
        """The stretches of a route without a place.

        Args:
            route: The route; see `Route` for what it may be.
            text: Only places that match this text: a name, an address, a category or activity in your words,
                such as 'where to eat'.
            no_correction: Do not correct mistyped words.
            categories: Only places of this category; give a list or write A,B for any of several.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            viewport: Only places in this box of degrees (west,south,east,north; west greater than east
                crosses 180), or in the polygons of a GeoJSON object.
            from_: Only from this distance along the route, 250km, or from the position after this travel
                time, 90min, by the route's own times or speed. A number is in metres.
            to: Only up to this distance along the route, 320km, or to the position after this travel time,
                4h. A number is in metres.
            speed: The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s.
                Each place gets the time from the start.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places
                are found from it, and range does not count it.
            ahead_of: Only ahead of this position: from where the route passes nearest to it, after from if
                that is given. A text has the latitude first, a pair of numbers the longitude.
            side: Only places on this side in the direction of travel: any (default), left, right, near (the
                driving side of the place's country) or far. Every side includes places on the road.
            driving_side: The driving side, left or right, for side near and far, instead of that of each
                place's country.
            road_width: The width of the road, such as 12m. A place at most half of it off the route is on the
                road. A number is in metres.
            carriageway: Show for each place whether it lies beyond the opposite carriageway of a divided
                road; own leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not
                show it.
            depart: The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival
                and whether it is open then.
            tolerance: Count a place as open only if it is open from this long before to this long after
                arrival: 15min.
            open: Keep places known to be open on arrival (only), all but those known to be closed
                (keep-unknown) or all (ignore, default).
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            region: The country, or part of one, whose holidays apply to all places, such as de or de_bw,
                instead of each place's own.
            attributes: Only places known to have this truck attribute: adBlue, '!showers' (known not to have
                it), 'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown);
                give a list to require several. Names: hgvAccess, hgvDiesel, diesel, adBlue, highFlowPump,
                lng, cng, hydrogen, hgvCharging, hgvChargingKilowatts, truckSpaces, securedParking, showers,
                toilets, weighbridge, maxHeightMeters, maxWidthMeters, maxLengthMeters, maxWeightTonnes,
                maxAxleLoadTonnes.
            vehicle: Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is
                given), van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
            height: The vehicle's height, 4.0m or 13'2"; excludes places with a lower limit. A number is in
                metres.
            width: The vehicle's width, 2.55m; excludes places with a lower limit. A number is in metres.
            length: The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit. A
                number is in metres.
            weight: The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a
                lower limit.
            axle_load: The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.
            fuels: Limit fuel stations to those known to have all of these: diesel, adBlue, lng, cng,
                hydrogen. Other places are not affected.
            unknown: keep or drop places for which the answer is unknown. By default, attributes and fuels
                drop them, and the vehicle's kind and size keep them, because few places state that they have
                no limit.
            detour_window: How far before and after the place the detour may leave and rejoin the route: 1km
                (default), or free for the whole leg between two stops.
            max_detour: Only places whose detour is at most this, such as 10min or 5km.
            detour_strict: Fail if the routing engine does not answer, instead of giving places without
                detours.
            range: The vehicle's range, such as 320km; longer gaps give a warning. A number is in metres.
            reserve: The part of range to keep in reserve, such as 40km. A number is in metres.
            exceeding: Only gaps longer than range less reserve.
            min: Only gaps of at least this length, such as 100km. A number is in metres.
            sort: length (default, longest first) or along (in the order of travel).
            limit: At most N gaps.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            measure: What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to
                it what is farther than 8 km, or proj, its geodesics always.
            timeout: The time limit in seconds; without it, there is none.
        """
        return self._gaps(
            route, precision, timeout,
            {
                "text": text,
                "noCorrection": no_correction,
                "categories": categories,
                "tags": tags,
                "within": within,
                "viewport": viewport,
                "from": from_,
                "to": to,
                "speed": speed,
                "ferries": ferries,
                "aheadOf": ahead_of,
                "side": side,
                "drivingSide": driving_side,
                "roadWidth": road_width,
                "carriageway": carriageway,
                "depart": depart,
                "tolerance": tolerance,
                "open": open,
                "tz": tz,
                "region": region,
                "attributes": attributes,
                "vehicle": vehicle,
                "height": height,
                "width": width,
                "length": length,
                "weight": weight,
                "axleLoad": axle_load,
                "fuels": fuels,
                "unknown": unknown,
                "detourWindow": detour_window,
                "maxDetour": max_detour,
                "detourStrict": detour_strict,
                "range": range,
                "reserve": reserve,
                "exceeding": exceeding,
                "min": min,
                "sort": sort,
                "limit": limit,
                "measure": measure,
            },
        )

    def batch_gaps(
        self,
        routes: RoutesInput,
        *,
        text: str | None = None,
        no_correction: bool | None = None,
        categories: str | Sequence[str] | None = None,
        tags: str | Sequence[str] | None = None,
        within: Length | None = None,
        viewport: Area | None = None,
        from_: Length | None = None,
        to: Length | None = None,
        speed: str | None = None,
        ferries: str | Sequence[str] | None = None,
        ahead_of: Position | None = None,
        side: Literal["any", "left", "right", "near", "far"] | None = None,
        driving_side: Literal["left", "right"] | None = None,
        road_width: Length | None = None,
        carriageway: Literal["own", "any"] | None = None,
        depart: str | datetime | None = None,
        tolerance: str | timedelta | None = None,
        open: Literal["only", "keep-unknown", "ignore"] | None = None,
        tz: str | None = None,
        region: str | None = None,
        attributes: str | Sequence[str] | None = None,
        vehicle: Literal["truck", "hgv", "van", "car"] | None = None,
        height: Length | None = None,
        width: Length | None = None,
        length: Length | None = None,
        weight: str | None = None,
        axle_load: str | None = None,
        fuels: str | Sequence[str] | None = None,
        unknown: Literal["keep", "drop"] | None = None,
        detour_window: str | None = None,
        max_detour: str | None = None,
        detour_strict: bool | None = None,
        range: Length | None = None,
        reserve: Length | None = None,
        exceeding: bool | None = None,
        min: Length | None = None,
        sort: Literal["length", "along"] | None = None,
        limit: int | None = None,
        precision: int | None = None,
        measure: Literal["series", "proj"] | None = None,
        route: str | None = None,
        errors: Literal["raise", "rows"] = "raise",
        nested: bool = False,
        threads: int | None = None,
        timeout: float | None = None,
    ) -> BatchGaps:
        """The stretches of many routes without a matching place.

        Args:
            routes: The routes, each as for `find`; a GeoSeries or the frame of one; or a table, a reader or a
                chunked array of Arrow, or what exports its stream, as frames of polars do: well-known binary,
                texts, or lists of positions, which are structs with lon and lat or x and y, or lists of
                doubles.
            text: Only places that match this text: a name, an address, a category or activity in your words,
                such as 'where to eat'.
            no_correction: Do not correct mistyped words.
            categories: Only places of this category; give a list or write A,B for any of several.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            viewport: Only places in this box of degrees (west,south,east,north; west greater than east
                crosses 180), or in the polygons of a GeoJSON object.
            from_: Only from this distance along the route, 250km, or from the position after this travel
                time, 90min, by the route's own times or speed. A number is in metres.
            to: Only up to this distance along the route, 320km, or to the position after this travel time,
                4h. A number is in metres.
            speed: The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s.
                Each place gets the time from the start.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places
                are found from it, and range does not count it.
            ahead_of: Only ahead of this position: from where the route passes nearest to it, after from if
                that is given. A text has the latitude first, a pair of numbers the longitude.
            side: Only places on this side in the direction of travel: any (default), left, right, near (the
                driving side of the place's country) or far. Every side includes places on the road.
            driving_side: The driving side, left or right, for side near and far, instead of that of each
                place's country.
            road_width: The width of the road, such as 12m. A place at most half of it off the route is on the
                road. A number is in metres.
            carriageway: Show for each place whether it lies beyond the opposite carriageway of a divided
                road; own leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not
                show it.
            depart: The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival
                and whether it is open then.
            tolerance: Count a place as open only if it is open from this long before to this long after
                arrival: 15min.
            open: Keep places known to be open on arrival (only), all but those known to be closed
                (keep-unknown) or all (ignore, default).
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            region: The country, or part of one, whose holidays apply to all places, such as de or de_bw,
                instead of each place's own.
            attributes: Only places known to have this truck attribute: adBlue, '!showers' (known not to have
                it), 'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown);
                give a list to require several. Names: hgvAccess, hgvDiesel, diesel, adBlue, highFlowPump,
                lng, cng, hydrogen, hgvCharging, hgvChargingKilowatts, truckSpaces, securedParking, showers,
                toilets, weighbridge, maxHeightMeters, maxWidthMeters, maxLengthMeters, maxWeightTonnes,
                maxAxleLoadTonnes.
            vehicle: Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is
                given), van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
            height: The vehicle's height, 4.0m or 13'2"; excludes places with a lower limit. A number is in
                metres.
            width: The vehicle's width, 2.55m; excludes places with a lower limit. A number is in metres.
            length: The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit. A
                number is in metres.
            weight: The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a
                lower limit.
            axle_load: The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.
            fuels: Limit fuel stations to those known to have all of these: diesel, adBlue, lng, cng,
                hydrogen. Other places are not affected.
            unknown: keep or drop places for which the answer is unknown. By default, attributes and fuels
                drop them, and the vehicle's kind and size keep them, because few places state that they have
                no limit.
            detour_window: How far before and after the place the detour may leave and rejoin the route: 1km
                (default), or free for the whole leg between two stops.
            max_detour: Only places whose detour is at most this, such as 10min or 5km.
            detour_strict: Fail if the routing engine does not answer, instead of giving places without
                detours.
            range: The vehicle's range, such as 320km; longer gaps give a warning. A number is in metres.
            reserve: The part of range to keep in reserve, such as 40km. A number is in metres.
            exceeding: Only gaps longer than range less reserve.
            min: Only gaps of at least this length, such as 100km. A number is in metres.
            sort: length (default, longest first) or along (in the order of travel).
            limit: At most N gaps.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            measure: What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to
                it what is farther than 8 km, or proj, its geodesics always.
            route: The column of a table that has the routes; not needed for a table of one column.
            errors: What a bad route does: raise an exception that has its number, or become a row with its
                status; see `Batch`.
            nested: Whether each route has one row, with its hits or gaps as a list; see `Batch`.
            threads: The number of threads that search (default: one a processor, and one for a list of
                routes).
            timeout: The time limit in seconds; without it, there is none.
        """
        return self._batch_gaps(
            routes, BatchOptions(precision, route, errors, nested, threads), timeout,
            {
                "text": text,
                "noCorrection": no_correction,
                "categories": categories,
                "tags": tags,
                "within": within,
                "viewport": viewport,
                "from": from_,
                "to": to,
                "speed": speed,
                "ferries": ferries,
                "aheadOf": ahead_of,
                "side": side,
                "drivingSide": driving_side,
                "roadWidth": road_width,
                "carriageway": carriageway,
                "depart": depart,
                "tolerance": tolerance,
                "open": open,
                "tz": tz,
                "region": region,
                "attributes": attributes,
                "vehicle": vehicle,
                "height": height,
                "width": width,
                "length": length,
                "weight": weight,
                "axleLoad": axle_load,
                "fuels": fuels,
                "unknown": unknown,
                "detourWindow": detour_window,
                "maxDetour": max_detour,
                "detourStrict": detour_strict,
                "range": range,
                "reserve": reserve,
                "exceeding": exceeding,
                "min": min,
                "sort": sort,
                "limit": limit,
                "measure": measure,
            },
        )

    def plan(
        self,
        route: RouteInput,
        *,
        depart: str | datetime | None = None,
        rest: str | Sequence[str] | None = None,
        backup: int | None = None,
        fuel_at: str | Sequence[str] | None = None,
        tank: str | None = None,
        tank_level: str | None = None,
        tank_reserve: str | None = None,
        tank_at_end: str | None = None,
        consumption: str | None = None,
        consumption_from: str | Sequence[str] | None = None,
        least_purchase: str | None = None,
        refuelling: str | timedelta | None = None,
        by: Literal["time", "cost"] | None = None,
        slack: str | timedelta | None = None,
        prices: Mapping[str, float | str] | None = None,
        price_tag: str | None = None,
        price: float | str | None = None,
        cost_per_hour: float | str | None = None,
        visits: Visit | Sequence[Visit] | None = None,
        rules: Literal["eu", "us", "us-7"] | Mapping[str, Any] | None = None,
        driven: str | timedelta | None = None,
        since_break: str | timedelta | None = None,
        worked: str | timedelta | None = None,
        since_rest: str | timedelta | None = None,
        since_weekly_rest: str | timedelta | None = None,
        week: str | timedelta | None = None,
        last_week: str | timedelta | None = None,
        week_worked: str | timedelta | None = None,
        extended_days: int | None = None,
        reduced_rests: int | None = None,
        reduced_weekly_rest: bool | None = None,
        on_duty: str | Sequence[str] | None = None,
        no_berth: bool | None = None,
        drivers: int | None = None,
        change_time: str | None = None,
        second_driven: str | None = None,
        second_since_break: str | None = None,
        second_worked: str | None = None,
        second_week: str | None = None,
        second_last_week: str | None = None,
        second_week_worked: str | None = None,
        second_extended_days: int | None = None,
        within: Length | None = None,
        tags: str | Sequence[str] | None = None,
        viewport: Area | None = None,
        speed: str | None = None,
        ferries: str | Sequence[str] | None = None,
        side: Literal["any", "left", "right", "near", "far"] | None = None,
        driving_side: Literal["left", "right"] | None = None,
        road_width: Length | None = None,
        carriageway: Literal["own", "any"] | None = None,
        tz: str | None = None,
        region: str | None = None,
        attributes: str | Sequence[str] | None = None,
        vehicle: Literal["truck", "hgv", "van", "car"] | None = None,
        height: Length | None = None,
        width: Length | None = None,
        length: Length | None = None,
        weight: str | None = None,
        axle_load: str | None = None,
        fuels: str | Sequence[str] | None = None,
        unknown: Literal["keep", "drop"] | None = None,
        detours: bool | None = None,
        detour_window: str | None = None,
        max_detour: str | None = None,
        detour_strict: bool | None = None,
        precision: int | None = None,
        feature: int | None = None,
        route_crs: str | None = None,
        measure: Literal["series", "proj"] | None = None,
        crs: str | None = None,
        timeout: float | None = None,
    ) -> Plan:
        """Where to rest and to buy fuel on a journey.

        Args:
            route: The route; see `Route` for what it may be.
            depart: The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival
                and whether it is open then.
            rest: Categories of places at which to rest: truck_parking,rest_area.
            backup: With 1, every place where the driver rests has another behind it, to which he can go on
                within the rules if the place is full (default 0).
            fuel_at: Categories of places at which to fill the tank, such as fuel; needs tank.
            tank: What the tank takes, 800l or 210gal; it is filled at each stop for fuel, unless there are
                prices.
            tank_level: What is in the tank at the start (default: it is full).
            tank_reserve: What is in the tank at any time (default 0l).
            tank_at_end: What has to be in the tank at the end (default: the reserve).
            consumption: How much fuel the vehicle uses: 28l/100km, or 7mpg (US gallons).
            consumption_from: The consumption behind a place on the route, such as a delivery: '300km
                22l/100km'.
            least_purchase: The least that one buys at a place (default 0l); needs prices.
            refuelling: How long filling the tank takes, which is work (default 20min).
            by: time (default): the earliest arrival; cost: the cheapest of the plans that arrive little
                later, which needs prices.
            slack: How much later than the earliest the cheapest plan may arrive (default 30min).
            prices: Prices of a litre of fuel by the IDs of places: a file with lines ID,PRICE or ID;PRICE, of
                which a price is 1.479, '1.479 EUR' or '3.59 USD/gal'; of two prices of a place the last
                counts.
            price_tag: The tag of places, or the column of tables, with the price of a litre of fuel.
            price: What a litre costs where the price is not known: '1.60 EUR' (default: the highest price
                that is known).
            cost_per_hour: What an hour of the journey costs, 40 or '40 EUR' (default 0); needs prices.
            visits: Where one has to stop, how long one works there, and when that may begin: '120km 45min
                Mo-Fr 07:00-15:00', or 'end 30min'; '120km rest' if one may rest there, too.
            rules: eu (default: Regulation 561/2006 and Directive 2002/15), us (49 CFR 395, 70 hours in 8
                days), us-7 (60 hours in 7 days), or a file with rules as corridor rules show writes them.
            driven: How long the driver has driven since the last daily rest: 3h20min.
            since_break: How much of it since the last break; needed where a break must have been, or else by
                default all.
            worked: How long he has driven and worked since the last daily rest; by default only driven.
            since_rest: The time since the end of the last daily rest, 5h; by default no more than the work.
            since_weekly_rest: The time since the end of the last weekly rest, 4d; by default since Monday if
                there was driving before today, or else since the last daily rest.
            week: How long he has driven since Monday, 41h; by default what he has driven today.
            last_week: How long he drove in the week before (default 0h).
            week_worked: How long he has driven and worked since Monday; by default only driven.
            extended_days: Days of this week, today with them, on which he drove longer than on others (eu:
                more than 9 h).
            reduced_rests: Reduced daily rests since the last weekly rest (eu: shorter than 11 h).
            reduced_weekly_rest: The last weekly rest was a reduced one (eu: shorter than 45 h).
            on_duty: The time on duty today, yesterday and so on, 5h,11h,10h (us); by default of today the
                time since the rest, and none before.
            no_berth: The vehicle has no sleeper berth, so that a rest cannot be divided (us).
            drivers: With 2, there is a second driver, who has breaks while the other drives; the first drives
                first (eu; default 1).
            change_time: How long two drivers take to change where they stop for nothing else, at most 1h
                (default 5min).
            second_driven: How long the second driver has driven since the last daily rest (default 0h).
            second_since_break: How much of it since the last break, also beside the other driver; by default
                all.
            second_worked: How long he has driven and worked since then; by default only driven.
            second_week: How long he has driven since Monday; by default what he has driven today.
            second_last_week: How long he drove in the week before (default 0h).
            second_week_worked: How long he has driven and worked since Monday; by default only driven.
            second_extended_days: Days of this week, today with them, on which he drove longer than on others.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            viewport: Only places in this box of degrees (west,south,east,north; west greater than east
                crosses 180), or in the polygons of a GeoJSON object.
            speed: The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s.
                Each place gets the time from the start.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: the
                driver rests on it.
            side: Only places on this side in the direction of travel: any (default), left, right, near (the
                driving side of the place's country) or far. Every side includes places on the road.
            driving_side: The driving side, left or right, for side near and far, instead of that of each
                place's country.
            road_width: The width of the road, such as 12m. A place at most half of it off the route is on the
                road. A number is in metres.
            carriageway: Show for each place whether it lies beyond the opposite carriageway of a divided
                road; own leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not
                show it.
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            region: The country, or part of one, whose holidays apply to all places, such as de or de_bw,
                instead of each place's own.
            attributes: Only places known to have this truck attribute: adBlue, '!showers' (known not to have
                it), 'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown);
                give a list to require several. Names: hgvAccess, hgvDiesel, diesel, adBlue, highFlowPump,
                lng, cng, hydrogen, hgvCharging, hgvChargingKilowatts, truckSpaces, securedParking, showers,
                toilets, weighbridge, maxHeightMeters, maxWidthMeters, maxLengthMeters, maxWeightTonnes,
                maxAxleLoadTonnes.
            vehicle: Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is
                given), van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
            height: The vehicle's height, 4.0m or 13'2"; excludes places with a lower limit. A number is in
                metres.
            width: The vehicle's width, 2.55m; excludes places with a lower limit. A number is in metres.
            length: The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit. A
                number is in metres.
            weight: The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a
                lower limit.
            axle_load: The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.
            fuels: Limit fuel stations to those known to have all of these: diesel, adBlue, lng, cng,
                hydrogen. Other places are not affected.
            unknown: keep or drop places for which the answer is unknown. By default, attributes and fuels
                drop them, and the vehicle's kind and size keep them, because few places state that they have
                no limit.
            detours: Add to each place the detour by road, in time and distance, as a routing engine finds it:
                from the route before the place through it to the route behind it. Without an engine, find,
                gaps and batch give about how much, by the roads of an index that has them.
            detour_window: How far before and after the place the detour may leave and rejoin the route: 1km
                (default), or free for the whole leg between two stops.
            max_detour: Only places whose detour is at most this, such as 10min or 5km.
            detour_strict: Fail if the routing engine does not answer, instead of giving places without
                detours.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            feature: Follow only this feature of the file, or this alternative of an answer, counted from 0.
            route_crs: The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default
                WGS84).
            measure: What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to
                it what is farther than 8 km, or proj, its geodesics always.
            crs: Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: Plan = self._ask(
            "plan", route, timeout,
            {
                "depart": depart,
                "rest": rest,
                "backup": backup,
                "fuelAt": fuel_at,
                "tank": tank,
                "tankLevel": tank_level,
                "tankReserve": tank_reserve,
                "tankAtEnd": tank_at_end,
                "consumption": consumption,
                "consumptionFrom": consumption_from,
                "leastPurchase": least_purchase,
                "refuelling": refuelling,
                "by": by,
                "slack": slack,
                "prices": prices,
                "priceTag": price_tag,
                "price": price,
                "costPerHour": cost_per_hour,
                "visits": visits,
                "rules": rules,
                "driven": driven,
                "sinceBreak": since_break,
                "worked": worked,
                "sinceRest": since_rest,
                "sinceWeeklyRest": since_weekly_rest,
                "week": week,
                "lastWeek": last_week,
                "weekWorked": week_worked,
                "extendedDays": extended_days,
                "reducedRests": reduced_rests,
                "reducedWeeklyRest": reduced_weekly_rest,
                "onDuty": on_duty,
                "noBerth": no_berth,
                "drivers": drivers,
                "changeTime": change_time,
                "secondDriven": second_driven,
                "secondSinceBreak": second_since_break,
                "secondWorked": second_worked,
                "secondWeek": second_week,
                "secondLastWeek": second_last_week,
                "secondWeekWorked": second_week_worked,
                "secondExtendedDays": second_extended_days,
                "within": within,
                "tags": tags,
                "viewport": viewport,
                "speed": speed,
                "ferries": ferries,
                "side": side,
                "drivingSide": driving_side,
                "roadWidth": road_width,
                "carriageway": carriageway,
                "tz": tz,
                "region": region,
                "attributes": attributes,
                "vehicle": vehicle,
                "height": height,
                "width": width,
                "length": length,
                "weight": weight,
                "axleLoad": axle_load,
                "fuels": fuels,
                "unknown": unknown,
                "detours": detours,
                "detourWindow": detour_window,
                "maxDetour": max_detour,
                "detourStrict": detour_strict,
                "precision": precision,
                "feature": feature,
                "routeCrs": route_crs,
                "measure": measure,
                "crs": crs,
            },
        )
        return answer

    def explain(
        self,
        id: str,
        route: RouteInput,
        *,
        text: str | None = None,
        no_correction: bool | None = None,
        categories: str | Sequence[str] | None = None,
        tags: str | Sequence[str] | None = None,
        within: Length | None = None,
        viewport: Area | None = None,
        from_: Length | None = None,
        to: Length | None = None,
        speed: str | None = None,
        ferries: str | Sequence[str] | None = None,
        ahead_of: Position | None = None,
        range: Length | None = None,
        reserve: Length | None = None,
        passes: Literal["nearest", "first", "all"] | None = None,
        side: Literal["any", "left", "right", "near", "far"] | None = None,
        driving_side: Literal["left", "right"] | None = None,
        road_width: Length | None = None,
        carriageway: Literal["own", "any"] | None = None,
        depart: str | datetime | None = None,
        tolerance: str | timedelta | None = None,
        open: Literal["only", "keep-unknown", "ignore"] | None = None,
        tz: str | None = None,
        region: str | None = None,
        attributes: str | Sequence[str] | None = None,
        vehicle: Literal["truck", "hgv", "van", "car"] | None = None,
        height: Length | None = None,
        width: Length | None = None,
        length: Length | None = None,
        weight: str | None = None,
        axle_load: str | None = None,
        fuels: str | Sequence[str] | None = None,
        unknown: Literal["keep", "drop"] | None = None,
        truck: bool | None = None,
        detours: bool | None = None,
        detour_window: str | None = None,
        max_detour: str | None = None,
        detour_strict: bool | None = None,
        spread: str | None = None,
        sort: Literal["off-route", "along", "detour"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        precision: int | None = None,
        feature: int | None = None,
        route_crs: str | None = None,
        measure: Literal["series", "proj"] | None = None,
        crs: str | None = None,
        timeout: float | None = None,
    ) -> Explanation:
        """Why a place is along a route, or is not.

        Args:
            id: The identifier of the place, such as osm:node/1.
            route: The route; see `Route` for what it may be.
            text: Only places that match this text: a name, an address, a category or activity in your words,
                such as 'where to eat'.
            no_correction: Do not correct mistyped words.
            categories: Only places of this category; give a list or write A,B for any of several.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            viewport: Only places in this box of degrees (west,south,east,north; west greater than east
                crosses 180), or in the polygons of a GeoJSON object.
            from_: Only from this distance along the route, 250km, or from the position after this travel
                time, 90min, by the route's own times or speed. A number is in metres.
            to: Only up to this distance along the route, 320km, or to the position after this travel time,
                4h. A number is in metres.
            speed: The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s.
                Each place gets the time from the start.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places
                are found from it, and range does not count it.
            ahead_of: Only ahead of this position: from where the route passes nearest to it, after from if
                that is given. A text has the latitude first, a pair of numbers the longitude.
            range: Only up to this distance from where the search begins (`ahead_of`, from or the start):
                320km. A number is in metres.
            reserve: The part of range to keep in reserve, such as 40km. A number is in metres.
            passes: Which passes of the route by a place to show: nearest (default), first, or all, each as a
                hit of its own.
            side: Only places on this side in the direction of travel: any (default), left, right, near (the
                driving side of the place's country) or far. Every side includes places on the road.
            driving_side: The driving side, left or right, for side near and far, instead of that of each
                place's country.
            road_width: The width of the road, such as 12m. A place at most half of it off the route is on the
                road. A number is in metres.
            carriageway: Show for each place whether it lies beyond the opposite carriageway of a divided
                road; own leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not
                show it.
            depart: The time of departure, 2026-11-20T06:00+01:00 or now; each place gets the time of arrival
                and whether it is open then.
            tolerance: Count a place as open only if it is open from this long before to this long after
                arrival: 15min.
            open: Keep places known to be open on arrival (only), all but those known to be closed
                (keep-unknown) or all (ignore, default).
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            region: The country, or part of one, whose holidays apply to all places, such as de or de_bw,
                instead of each place's own.
            attributes: Only places known to have this truck attribute: adBlue, '!showers' (known not to have
                it), 'maxHeightMeters>=4m', 'truckSpaces>=10', 'securedParking?' (or where it is unknown);
                give a list to require several. Names: hgvAccess, hgvDiesel, diesel, adBlue, highFlowPump,
                lng, cng, hydrogen, hgvCharging, hgvChargingKilowatts, truckSpaces, securedParking, showers,
                toilets, weighbridge, maxHeightMeters, maxWidthMeters, maxLengthMeters, maxWeightTonnes,
                maxAxleLoadTonnes.
            vehicle: Only places that this vehicle may enter: truck (or hgv; default if a size or fuel is
                given), van or car; restrictions such as no @ (weight>7.5) are evaluated for it.
            height: The vehicle's height, 4.0m or 13'2"; excludes places with a lower limit. A number is in
                metres.
            width: The vehicle's width, 2.55m; excludes places with a lower limit. A number is in metres.
            length: The vehicle's length with trailers, 16.5m or 53'; excludes places with a lower limit. A
                number is in metres.
            weight: The vehicle's permissible weight with trailers, 40t or 80000lbs; excludes places with a
                lower limit.
            axle_load: The weight on the vehicle's heaviest axle, 11.5t; excludes places with a lower limit.
            fuels: Limit fuel stations to those known to have all of these: diesel, adBlue, lng, cng,
                hydrogen. Other places are not affected.
            unknown: keep or drop places for which the answer is unknown. By default, attributes and fuels
                drop them, and the vehicle's kind and size keep them, because few places state that they have
                no limit.
            truck: Add all truck attributes to each place: yes, no, unknown or a number, with the tags that
                prove it. Attributes that a condition uses are always added.
            detours: Add to each place the detour by road, in time and distance, as a routing engine finds it:
                from the route before the place through it to the route behind it. Without an engine, find,
                gaps and batch give about how much, by the roads of an index that has them.
            detour_window: How far before and after the place the detour may leave and rejoin the route: 1km
                (default), or free for the whole leg between two stops.
            max_detour: Only places whose detour is at most this, such as 10min or 5km.
            detour_strict: Fail if the routing engine does not answer, instead of giving places without
                detours.
            spread: Only the N closest places (default 1) of each stretch of this length, from where the
                search begins: 50km:3.
            sort: off-route (default, closest first), along (in the order of travel) or detour (smallest in
                time first).
            limit: At most N places; more with cursor.
            cursor: The places after those of an earlier answer, whose nextCursor is C.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            feature: Follow only this feature of the file, or this alternative of an answer, counted from 0.
            route_crs: The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default
                WGS84).
            measure: What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to
                it what is farther than 8 km, or proj, its geodesics always.
            crs: Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: Explanation = self._ask(
            "explain", route, timeout,
            {
                "id": id,
                "text": text,
                "noCorrection": no_correction,
                "categories": categories,
                "tags": tags,
                "within": within,
                "viewport": viewport,
                "from": from_,
                "to": to,
                "speed": speed,
                "ferries": ferries,
                "aheadOf": ahead_of,
                "range": range,
                "reserve": reserve,
                "passes": passes,
                "side": side,
                "drivingSide": driving_side,
                "roadWidth": road_width,
                "carriageway": carriageway,
                "depart": depart,
                "tolerance": tolerance,
                "open": open,
                "tz": tz,
                "region": region,
                "attributes": attributes,
                "vehicle": vehicle,
                "height": height,
                "width": width,
                "length": length,
                "weight": weight,
                "axleLoad": axle_load,
                "fuels": fuels,
                "unknown": unknown,
                "truck": truck,
                "detours": detours,
                "detourWindow": detour_window,
                "maxDetour": max_detour,
                "detourStrict": detour_strict,
                "spread": spread,
                "sort": sort,
                "limit": limit,
                "cursor": cursor,
                "precision": precision,
                "feature": feature,
                "routeCrs": route_crs,
                "measure": measure,
                "crs": crs,
            },
        )
        return answer

    def search(
        self,
        text: str | None = None,
        *,
        categories: str | Sequence[str] | None = None,
        exclude_categories: str | Sequence[str] | None = None,
        tags: str | Sequence[str] | None = None,
        chains: str | Sequence[str] | None = None,
        type: str | None = None,
        kinds: ToponymKind | Sequence[ToponymKind] | None = None,
        exclude_kinds: ToponymKind | Sequence[ToponymKind] | None = None,
        near: Position | None = None,
        within: Length | None = None,
        viewport: Area | None = None,
        region_priority: Literal["default", "required"] | None = None,
        route: RouteInput | None = None,
        ferries: str | Sequence[str] | None = None,
        user: Position | None = None,
        sort: Literal["relevance", "distance", "off-route", "along"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        magic_key: str | None = None,
        languages: str | Sequence[str] | None = None,
        no_correction: bool | None = None,
        geometry: bool | None = None,
        precision: int | None = None,
        feature: int | None = None,
        route_crs: str | None = None,
        crs: str | None = None,
        only_categories: str | Sequence[str] | None = None,
        filter_categories: str | Sequence[str] | None = None,
        exact_chains: bool | None = None,
        distance_to: Position | GeoJSON | None = None,
        timeout: float | None = None,
    ) -> SearchAnswer:
        """Places by text, category and area.

        Args:
            text: What to search for: a name, brand or address, a category or activity in your words,
                coordinates (latitude first) or an identifier.
            categories: Only places of this category; give a list or write A,B for any of several.
            exclude_categories: No places of this category; give a list or write A,B.
            tags: Only places whose tags match: fuel:adblue=yes, 'hgv=yes|designated', opening_hours=*,
                '!access=private', cuisine~kebab (also in a list such as pizza;kebab); all that are given must
                match.
            chains: Only businesses of this chain, by its name or another name of its places, regardless of
                case and accents; give a list for any of several.
            type: Only places of this type: business, or toponym (countries, towns, streets, houses); all for
                both (default).
            kinds: Limit toponyms to this kind; give a list for any of several. Without TEXT, categories,
                chains and type, only toponyms are found.
            exclude_kinds: No toponyms of this kind.
            near: Near this point: latitude, then longitude, as maps show them ('47.14, 9.52', 'N 47°8.4 E
                9°31.2'). A text has the latitude first, a pair of numbers the longitude.
            within: The largest distance from the route (default 1km), or from near (default: any, nearest
                first). A number is in metres.
            viewport: Only in this box of degrees (west,south,east,north: longitude first), or in the polygons
                of a GeoJSON object; see `region_priority`.
            region_priority: required (default): only places inside viewport; default, which needs viewport: a
                hint, as on a map that is being moved, so that places outside follow when few are inside.
            route: Only places along this route, closest first; see `Route` for what it may be.
            ferries: A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places
                are found from it.
            user: Your position: places get their distance from it, and near places come first. A text has the
                latitude first, a pair of numbers the longitude.
            sort: relevance, distance (to near, else user, else the route), off-route or along (default:
                off-route with route; distance with near alone; else relevance, which is nearest first where
                there is no text to match).
            limit: At most N places (default 32); more with cursor.
            cursor: The places after those of an earlier answer, whose nextCursor is C; the limit and all
                other options must be unchanged.
            magic_key: Find exactly the completion of corridor suggest with this magicKey, instead of TEXT.
            languages: Names in this language, if there are any (de, ko); give a list, best first.
            no_correction: Do not correct mistyped words.
            geometry: Add the lines and polygons of toponyms, in geojson and ndjson.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            feature: Follow only this feature of the file, or this alternative of an answer, counted from 0.
            route_crs: The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default
                WGS84).
            crs: Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).
            only_categories: Limit businesses to these categories; toponyms are not affected.
            filter_categories: Only businesses that are in one of these categories besides one of categories.
            exact_chains: Match chains letter by letter; a chain without places finds nothing.
            distance_to: The geometry from which sort distance measures: a position, or a LineString,
                MultiLineString or Polygon as GeoJSON.
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: SearchAnswer = self._ask(
            "search", route, timeout,
            {
                "text": text,
                "categories": categories,
                "excludeCategories": exclude_categories,
                "tags": tags,
                "chains": chains,
                "type": type,
                "kinds": kinds,
                "excludeKinds": exclude_kinds,
                "near": near,
                "within": within,
                "viewport": viewport,
                "regionPriority": region_priority,
                "ferries": ferries,
                "user": user,
                "sort": sort,
                "limit": limit,
                "cursor": cursor,
                "magicKey": magic_key,
                "languages": languages,
                "noCorrection": no_correction,
                "geometry": geometry,
                "precision": precision,
                "feature": feature,
                "routeCrs": route_crs,
                "crs": crs,
                "onlyCategories": only_categories,
                "filterCategories": filter_categories,
                "exactChains": exact_chains,
                "distanceTo": distance_to,
            },
        )
        return answer

    def suggest(
        self,
        text: str,
        *,
        near: Position | None = None,
        distance: Length | None = None,
        viewport: Area | None = None,
        region_priority: Literal["default", "required"] | None = None,
        types: str | Sequence[str] | None = None,
        categories: str | Sequence[str] | None = None,
        exclude_categories: str | Sequence[str] | None = None,
        kinds: ToponymKind | Sequence[ToponymKind] | None = None,
        exclude_kinds: ToponymKind | Sequence[ToponymKind] | None = None,
        limit: int | None = None,
        languages: str | Sequence[str] | None = None,
        no_correction: bool | None = None,
        timeout: float | None = None,
    ) -> Suggestions:
        """Completions of what is being typed.

        Args:
            text: The text typed so far.
            near: Near this point: latitude, then longitude, as maps show them ('47.14, 9.52', 'N 47°8.4 E
                9°31.2'). A text has the latitude first, a pair of numbers the longitude.
            distance: The radius around near (default 5km) in which places gain most from being near. A number
                is in metres.
            viewport: Only in this box of degrees (west,south,east,north: longitude first), or in the polygons
                of a GeoJSON object; see `region_priority`.
            region_priority: required (default): only places inside viewport; default, which needs viewport: a
                hint, as on a map that is being moved, so that places outside follow when few are inside.
            types: Only completions of this type: business, toponym or query (categories, chains, corrected
                texts); give a list for several.
            categories: Limit businesses to this category; give a list or write A,B.
            exclude_categories: No places of this category; give a list or write A,B.
            kinds: Limit toponyms to this kind; give a list for any of several.
            exclude_kinds: No toponyms of this kind.
            limit: At most N completions (default 10).
            languages: Names in this language, if there are any (de, ko); give a list, best first.
            no_correction: Do not correct mistyped words.
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: Suggestions = self._ask(
            "suggest", None, timeout,
            {
                "text": text,
                "near": near,
                "distance": distance,
                "viewport": viewport,
                "regionPriority": region_priority,
                "types": types,
                "categories": categories,
                "excludeCategories": exclude_categories,
                "kinds": kinds,
                "excludeKinds": exclude_kinds,
                "limit": limit,
                "languages": languages,
                "noCorrection": no_correction,
            },
        )
        return answer

    def reverse(
        self,
        point: Position,
        *,
        zoom: float | None = None,
        type: str | None = None,
        languages: str | Sequence[str] | None = None,
        geometry: bool | None = None,
        crs: str | None = None,
        timeout: float | None = None,
    ) -> SearchAnswer:
        """What is at a point.

        Args:
            point: The point: latitude, then longitude. A text has the latitude first, a pair of numbers the
                longitude.
            zoom: The zoom of the map, 0 to 24 (default 18), which sets the smallest toponyms to find: 18
                houses, 16 streets, 12 localities, 8 regions, 4 countries.
            type: Only places of this type: business, the nearest within 100 m; toponym, such as a house or a
                street; all (default).
            languages: Names in this language, if there are any (de, ko); give a list, best first.
            geometry: Add the lines and polygons of toponyms, in geojson and ndjson.
            crs: Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: SearchAnswer = self._ask(
            "reverse", None, timeout,
            {
                "point": point,
                "zoom": zoom,
                "type": type,
                "languages": languages,
                "geometry": geometry,
                "crs": crs,
            },
        )
        return answer

    def resolve(
        self,
        uris: str | Sequence[str],
        *,
        languages: str | Sequence[str] | None = None,
        user: Position | None = None,
        geometry: bool | None = None,
        crs: str | None = None,
        timeout: float | None = None,
    ) -> ResolveAnswer:
        """Places by their identifiers.

        Args:
            uris: The identifiers.
            languages: Names in this language, if there are any (de, ko); give a list, best first.
            user: Your position: places get their distance from it. A text has the latitude first, a pair of
                numbers the longitude.
            geometry: Add the lines and polygons of toponyms, in geojson and ndjson.
            crs: Write positions in this reference system, such as EPSG:25832 (x, y; not gpx, kml).
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: ResolveAnswer = self._ask(
            "resolve", None, timeout,
            {
                "uris": uris,
                "languages": languages,
                "user": user,
                "geometry": geometry,
                "crs": crs,
            },
        )
        return answer

    def corridor(
        self,
        route: RouteInput,
        *,
        within: Length | None = None,
        viewport: Area | None = None,
        clip: bool | None = None,
        caps: Literal["round", "flat"] | None = None,
        simplify: Length | None = None,
        precision: int | None = None,
        feature: int | None = None,
        route_crs: str | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """The corridor of a route as a polygon.

        Args:
            route: The route; see `Route` for what it may be.
            within: The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km). A number is
                in metres.
            viewport: Only the part of the corridor in this box of degrees (west,south,east,north; west
                greater than east crosses 180), or in the polygons of a GeoJSON object.
            clip: Also give the parts of the route inside viewport as lines, with the distances along the
                route at which they begin and end.
            caps: How the corridor ends: round (default), as far as within reaches, or flat, at a right angle
                to the route.
            simplify: How far the outline may deviate, such as 20m; the more, the fewer vertices it has
                (default and least: 1 m, or 0.1 % of within if that is more). A number is in metres.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            feature: Follow only this feature of the file, or this alternative of an answer, counted from 0.
            route_crs: The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default
                WGS84).
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: dict[str, Any] = self._ask(
            "corridor", route, timeout,
            {
                "within": within,
                "viewport": viewport,
                "clip": clip,
                "caps": caps,
                "simplify": simplify,
                "precision": precision,
                "feature": feature,
                "routeCrs": route_crs,
            },
        )
        return answer

    def route(
        self,
        route: RouteInput,
        *,
        precision: int | None = None,
        feature: int | None = None,
        route_crs: str | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """The route as the service read it, as lines.

        Args:
            route: The route; see `Route` for what it may be.
            precision: The decimals of an encoded polyline, 5 or 6, which are never guessed.
            feature: Follow only this feature of the file, or this alternative of an answer, counted from 0.
            route_crs: The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default
                WGS84).
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: dict[str, Any] = self._ask(
            "route", route, timeout,
            {
                "precision": precision,
                "feature": feature,
                "routeCrs": route_crs,
            },
        )
        return answer

    def hours(
        self,
        value: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        region: str | None = None,
        at: Position | None = None,
        tz: str | None = None,
        points: bool | None = None,
        timeout: float | None = None,
    ) -> Hours:
        """What opening hours mean.

        Args:
            value: The value of the key opening_hours.
            from_: Start at this local date or time: 2026-11-20 or 2026-11-20T06:00 (default today).
            to: End before this local date or time (default a week after from).
            region: The country, or part of one, whose holidays PH and SH are: de, de_bw, us_ny.
            at: The position for sunrise and sunset; without it, times by the sun are unknown. A text has the
                latitude first, a pair of numbers the longitude.
            tz: The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index
                (corridor import --timezones) and those of their countries.
            points: Read times without an end as points in time, such as collections, a minute each.
            timeout: The time limit in seconds; without it, there is none.
        """
        answer: Hours = self._ask(
            "hours", None, timeout,
            {
                "value": value,
                "from": from_,
                "to": to,
                "region": region,
                "at": at,
                "tz": tz,
                "points": points,
            },
        )
        return answer
