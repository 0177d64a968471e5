"""Which options of find, gaps, search and plan the model has, and how; test_options.py fails for one that is not here.

A text that begins with `not:` says which tests have the option instead.
"""

from __future__ import annotations

from collections.abc import Mapping

_PLACES = {
    "categories": "one of several; places of several categories",
    "tags": "a value, one of several, any, one of a list, none of them",
}
_ALONG = _PLACES | {
    "text": "an invented word of names, in any case, also misspelt; words of a language: CorridorTests/TextSearch",
    "no_correction": "a misspelt word finds nothing",
    "within": "by PROJ's geodesics; also 10 µm more or less than the distance of a place or vertex",
    "viewport": "boxes across the antimeridian and polygons, in whole numbers, with places on their edges",
    "from_": "lengths and times; also 1 cm before or after a place; nought is included",
    "to": "as from_",
    "speed": "times along the route, arrivals and windows",
    "ferries": "several that overlap: what is left of the route is measured; passes go on across them",
    "ahead_of": "vehicles at most 50 m off the route; undecided where it matters what a pass is",
    "side": "left, right, and near and far by the countries of places",
    "driving_side": "instead of countries",
    "road_width": "places at most half of it off are on the road",
    "carriageway": "unknown, as tables have no roads, and so no place is left out; others: OppositeCarriagewayTests",
    "depart": "times with offsets; arrivals by the clocks of the places",
    "tolerance": "open throughout, closed throughout, or unknown",
    "open": "by hours of weekdays, past midnight, unknown and unreadable ones",
    "tz": "names and offsets; otherwise by country",
    "region": "changes nothing without holidays in the hours; holidays: CorridorHoursTests",
    "attributes": "known, known not, unknown, and numbers compared; tags of several meanings: TruckFactTests",
    "vehicle": "access by the most specific tag",
    "height": "limits that are known", "width": "as height", "length": "as height", "weight": "as height",
    "axle_load": "as height",
    "fuels": "only of fuel stations",
    "unknown": "kept or dropped",
    "detour_window": "test_detour_model.py: where the detour leaves and rejoins the route",
    "max_detour": "test_detour_model.py: the detours that are at most this",
    "detour_strict": "not: ../test_detours.py",
    "precision": "not: ../test_routes.py",
    "measure": "both have the same answers",
    "timeout": "not: ../test_threads.py",
}

FIND: Mapping[str, str] = _ALONG | {
    "range": "from the start of the window, without ferries",
    "reserve": "less of the range",
    "passes": "nearest, first and all, with their numbers",
    "detours": "test_detour_model.py: straight ways there and back, less the way along the route",
    "spread": "the best few of each stretch of the window",
    "sort": "off-route and along, with ties; detour: test_detour_model.py",
    "limit": "pages, joined, are the whole",
    "cursor": "as limit",
    "columns": "all but tags and detours; those: ../test_columns.py and test_detour_model.py",
}

GAPS: Mapping[str, str] = _ALONG | {
    "range": "what is longer, without ferries",
    "reserve": "less of the range",
    "exceeding": "only longer ones",
    "min": "only as long ones",
    "sort": "length and along",
    "limit": "the first of all",
}

SEARCH: Mapping[str, str] = _PLACES | {
    "text": "not: CorridorTests/TextSearch",
    "exclude_categories": "none of them",
    "chains": "by brand; chains by name: ChainFilterTests",
    "type": "business; toponyms: CorridorTests/TextSearch",
    "kinds": "not: CorridorTests/TextSearch", "exclude_kinds": "not: CorridorTests/TextSearch",
    "near": "by PROJ's geodesics, nearest first",
    "within": "also 10 µm more or less than the distance of a place",
    "viewport": "as in find",
    "region_priority": "required; default: RegionPriorityTests",
    "route": "the same places as find has",
    "ferries": "as in find",
    "user": "the distance from it",
    "sort": "distance, off-route and along; relevance: CorridorTests/TextSearch",
    "limit": "the first of all, 32 by default",
    "cursor": "test_metamorphic.py: pages, joined, are the whole",
    "magic_key": "not: CorridorTests/Completion", "languages": "not: CorridorTests/TextSearch",
    "no_correction": "not: CorridorTests/TextSearch", "geometry": "not: SearchCommandTests",
    "precision": "not: ../test_routes.py", "feature": "not: CorridorFormatsTests/Routes",
    "route_crs": "not: CorridorFormatsTests/Routes", "crs": "not: CorridorFormatsTests/Writers",
    "only_categories": "not: CorridorTests/Session", "filter_categories": "not: CorridorTests/Session",
    "exact_chains": "not: CorridorTests/Session", "distance_to": "not: CorridorTests/Session",
    "timeout": "not: ../test_threads.py",
}

# Plans are judged by others than this model.
PLAN = "../test_plan.py, ../test_rules.py, ../test_fuel_model.py and ../test_solver.py"

# Options of the command that are other names of fields, and those that are none.
COMMAND: Mapping[str, str] = {
    "category": "categories", "tag": "tags", "in": "viewport", "from": "from_", "ferry": "ferries",
    "attribute": "attributes", "fuel": "fuels", "exclude-category": "exclude_categories", "chain": "chains",
    "kind": "kinds", "exclude-kind": "exclude_kinds", "language": "languages",
}
COMMAND_ONLY: Mapping[str, str] = {
    "route": "the route of each question",
    "truck": "not: GoldenTests", "detour-ways": "not: DetourCommandTests",
    "feature": "not: CorridorFormatsTests/Routes",
    "route-crs": "not: CorridorFormatsTests/Routes", "crs": "not: CorridorFormatsTests/Writers",
    "vehicle-file": "not: GoldenTests", "places": "an index of each world", "engine": "test_detour_model.py",
    "engine-kind": "../test_detours.py", "engine-key-file": "not: DetourCommandTests",
    "engine-requests": "not: DetourCommandTests", "engine-timeout": "not: DetourCommandTests",
    "engine-cache": "../test_detours.py", "format": "not: CorridorFormatsTests/Writers",
    "output": "not: OutputIsInputTests", "fail-on-empty": "not: GoldenTests", "fail-on-gap": "not: GapsCommandTests",
    "strict": "not: GoldenTests", "help": "not: ManualPageTests", "batch": "not: BatchTests",
}

MODELLED = {"find": FIND, "gaps": GAPS, "search": SEARCH}
