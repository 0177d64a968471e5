"""Writes corridor/_requests.py and corridor/answers.py from the service's description of itself.

    make_requests.py OPENAPI [FOLDER]

OPENAPI is the answer to GET /openapi.json of `corridor serve`; FOLDER receives both files, by default the
package. The names, types and help of all fields thus come from the one place that defines them.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

Schema = dict[str, Any]

WIDTH = 110
MADE = "# Made by make_requests.py; change that or the fields of the requests, not this file.\n"

# The parameters of each method that are given by position, and what the method returns.
METHODS = {
    "find": (["route"], "Answer"),
    "batch": (["routes"], "Batch"),
    "gaps": (["route"], "Gaps"),
    "batch_gaps": (["routes"], "BatchGaps"),
    "plan": (["route"], "Plan"),
    "explain": (["id", "route"], "Explanation"),
    "search": (["text"], "SearchAnswer"),
    "suggest": (["text"], "Suggestions"),
    "reverse": (["point"], "SearchAnswer"),
    "resolve": (["uris"], "ResolveAnswer"),
    "corridor": (["route"], "dict[str, Any]"),
    "route": (["route"], "dict[str, Any]"),
    "hours": (["value"], "Hours"),
}
COLUMNAR = ("find", "batch", "gaps", "batch_gaps")
# A batch is a find along many routes.
SCHEMAS = {"batch": "find", "batch_gaps": "gaps"}
SUMMARIES = {
    "batch": "The places along many routes",
    "batch_gaps": "The stretches of many routes without a matching place",
}
# The parameters of batches that are no fields: types, defaults and texts.
BATCH = {
    "route": (
        "str | None", "None",
        "The column of a table that has the routes; not needed for a table of one column."),
    "errors": (
        'Literal["raise", "rows"]', '"raise"',
        "What a bad route does: raise an exception that has its number, or become a row with its status; see "
        "`Batch`."),
    "nested": ("bool", "False", "Whether each route has one row, with its hits or gaps as a list; see `Batch`."),
    "threads": (
        "int | None", "None",
        "The number of threads that search (default: one a processor, and one for a list of routes)."),
}
# Columns have the positions of the index, all pages of a batch, and routes that are already read. Neither they nor
# explanations have the lines of detours.
LEFT_OUT = {
    "explain": {"detourWays"},
    "find": {"feature", "routeCrs", "crs", "truck", "detourWays"},
    "batch": {"feature", "routeCrs", "crs", "truck", "cursor", "detourWays"},
    "gaps": {"feature", "routeCrs", "crs"},
    "batch_gaps": {"feature", "routeCrs", "crs"},
}
DURATIONS = {
    "tolerance", "refuelling", "driven", "sinceBreak", "worked", "sinceRest", "sinceWeeklyRest", "week", "lastWeek",
    "weekWorked", "slack",
}
EVERYWHERE_LEFT_OUT = {"format", "requestId"}
ANSWERS = {
    "explain": "Explanation", "gaps": "GapsSummary", "plan": "Plan", "search": "SearchAnswer", "suggest": "Suggestions",
    "resolve": "ResolveAnswer", "hours": "Hours",
}
OBJECTS = {
    "hits": "Place", "addressComponents": "Address", "geometry": "Geometry", "warnings": "AnswerWarning",
    "nearest": "NearestPass", "intervals": "HoursInterval", "detours": "ExplainedDetours", "journeys": "DetourJourney",
    "requests": "EngineRequest", "stops": "PlanStop", "activities": "Activity", "failure": "PlanFailure",
}
# Texts that are many, by their names in the answers.
NAMED_LITERALS = {
    '"place", "kind", "category", "text", "tag", "viewport", "distance", "window", "side", "carriageway", '
    '"open", "truck", "detour", "spread", "page"': "Condition",
    '"business", "country", "region", "district", "locality", "suburb", "street", "house", "water", '
    '"landform", "island", "forest", "park", "other"': "PlaceKind",
    '"country", "region", "district", "locality", "suburb", "street", "house", "water", "landform", '
    '"island", "forest", "park", "other"': "ToponymKind",
    '"categoryWithoutPlaces", "routeElsewhere", "viewportElsewhere", "joinedFeatures", "unknownHours"':
        "WarningCode",
    '"noRoad", "noWay", "tooFar", "refused", "timedOut", "engineDown", "badAnswer", "notAsked"': "DetourUnknown",
}
TEXTS = {
    "columns": "The columns of the answer as a table: names of columns or of groups of columns, see `COLUMNS`.",
    "routes": "The routes, each as for `find`; a GeoSeries or the frame of one; or a table, a reader or a chunked "
              "array of Arrow, or what exports its stream, as frames of polars do: well-known binary, texts, or "
              "lists of positions, which are structs with lon and lat or x and y, or lists of doubles.",
    "route": "The route; see `Route` for what it may be.",
    "search.route": "Only places along this route, closest first; see `Route` for what it may be.",
    "timeout": "The time limit in seconds; without it, there is none.",
    "precision": "The decimals of an encoded polyline, 5 or 6, which are never guessed.",
}


def python_name(field: str) -> str:
    """The parameter for a field: `roadWidth` is `road_width`, and `from` is `from_`."""
    name = re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), field)
    return name + "_" if name == "from" else name


def options(schema: Schema) -> list[Schema]:
    """The alternatives of a schema, but for null."""
    if "anyOf" not in schema:
        return [] if schema.get("type") == "null" else [schema]
    return [option for part in schema["anyOf"] for option in options(part)]


def description(schema: Schema) -> str:
    own: str = schema.get("description", "")
    return own or next((text for part in schema.get("anyOf", []) if (text := description(part))), "")


def literal(values: list[str]) -> str:
    """The type of one of these texts."""
    texts = ", ".join(map(json.dumps, values))
    return NAMED_LITERALS.get(texts) or f"Literal[{texts}]"


def parameter_type(field: str, schema: Schema) -> str:
    if field == "route":
        return "RouteInput"
    if field == "routes":
        return "RoutesInput"
    if field == "distanceTo":
        return "Position | GeoJSON"
    if field == "viewport":
        return "Area"
    if field == "depart":
        return "str | datetime"
    if field in DURATIONS:
        return "str | timedelta"
    if field == "rules":
        return 'Literal["eu", "us", "us-7"] | Mapping[str, Any]'
    if field == "prices":
        return "Mapping[str, float | str]"
    if field in ("price", "costPerHour"):
        return "float | str"
    if field == "visits":
        return "Visit | Sequence[Visit]"
    given = options(schema)
    enums = [value for option in given for value in option.get("enum", [])]
    arrays = [option for option in given if option.get("type") == "array"]
    if arrays:
        enums = [value for option in arrays for value in option["items"].get("enum", [])]
        choice = literal(enums) if enums else "str"
        return f"{choice} | Sequence[{choice}]"
    if enums:
        return literal(enums)
    if any("lat" in option.get("properties", {}) for option in given):
        return "Position"
    kinds = {option.get("type") for option in given}
    if kinds == {"string", "number"}:
        return "Length"
    return {"string": "str", "number": "float", "integer": "int", "boolean": "bool"}[str(kinds.pop())]


def answer_type(name: str, schema: Schema, made: dict[str, Schema]) -> str:
    """The type of a member of an answer; adds its objects to those made."""
    if "anyOf" in schema:
        parts = schema["anyOf"]
        if sum("properties" in part for part in parts) > 1:
            return "dict[str, Any]"
        return " | ".join(answer_type(name, part, made) for part in parts)
    if "enum" in schema:
        return literal(schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(answer_type(name, {"type": one}, made) for one in kind)
    if "properties" in schema:
        title = OBJECTS.get(name) or name[0].upper() + name[1:]
        # The places of searches have all members that those at a point and of identifiers have.
        known = made.setdefault(title, schema)
        if set(schema["properties"]) - set(known["properties"]):
            raise SystemExit(f"make_requests.py: {title} names two kinds of objects; name one in OBJECTS")
        return title
    if kind == "array":
        item = schema.get("items")
        if item is None:
            return "list[Any]"
        singular = re.sub("ies$", "y", name) if name.endswith("ies") else re.sub("(?<=ss)es$|s$", "", name)
        return f"list[{answer_type(name if name in OBJECTS else singular, item, made)}]"
    if kind == "object":
        return f"dict[str, {answer_type(name, schema['additionalProperties'], made)}]"
    return {
        "string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None", None: "Any",
    }[kind]


def wrapped(text: str, first: str, rest: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def method(document: Schema, operation: str) -> str:
    source = SCHEMAS.get(operation, operation)
    schemas = document["components"]["schemas"]
    schema = schemas[source.capitalize() + "Request"]
    positional, result = METHODS[operation]
    fields: dict[str, Schema] = {
        name: value for name, value in schema["properties"].items()
        if name not in EVERYWHERE_LEFT_OUT | LEFT_OUT.get(operation, set())
    }
    is_batch = operation.startswith("batch")
    if is_batch:
        fields = {"routes": fields.pop("route")} | fields
    columns = operation in ("find", "batch")

    signature, notes = ["self"], []
    for name in [*positional, *(name for name in fields if name not in positional)]:
        if name == next((field for field in fields if field not in positional), None):
            signature.append("*")
        kind = parameter_type(name, fields[name])
        required = name in schema.get("required", []) or name == "routes"
        given = f"{python_name(name)}: {kind}" if required else f"{python_name(name)}: {kind} | None = None"
        signature.append(given)
        note = TEXTS.get(f"{operation}.{name}") or TEXTS.get(name) or description(fields[name])
        note = note.replace("repeat it", "give a list").replace("a GeoJSON file", "a GeoJSON object")
        others = sorted((set(fields) - {"magicKey"}), key=len, reverse=True)
        for other in others:
            if python_name(other) != other and other != "from":
                note = re.sub(rf"\b{other}\b", f"`{python_name(other)}`", note)
        if kind == "Length":
            note += " A number is in metres."
        elif kind == "Position":
            note += " A text has the latitude first, a pair of numbers the longitude."
        notes.append(wrapped(f"{python_name(name)}: {note}", " " * 12, " " * 16))
    if "*" not in signature:
        signature.append("*")
    for name, (kind, default, note) in (BATCH if is_batch else {}).items():
        signature.append(f"{name}: {kind} = {default}")
        notes.append(wrapped(f"{name}: {note}", " " * 12, " " * 16))
    if columns:
        signature.append("columns: Iterable[str] | None = None")
        notes.append(wrapped("columns: " + TEXTS["columns"], " " * 12, " " * 16))
    signature.append("timeout: float | None = None")
    notes.append(wrapped("timeout: " + TEXTS["timeout"], " " * 12, " " * 16))

    summary = SUMMARIES.get(operation) or document["paths"]["/v1/" + operation]["post"]["summary"]
    members = [
        f'                "{name}": {python_name(name)},' for name in fields
        if name not in ("route", "routes") and not (operation in COLUMNAR and name == "precision")
    ]
    arguments = ["timeout"]
    if operation in COLUMNAR:
        reading = f"BatchOptions(precision, {', '.join(BATCH)})" if is_batch else "precision"
        arguments = [positional[0], reading, *(["columns"] if columns else []), *arguments]
    else:
        route = "route" if "route" in fields else "None"
        arguments = [f'"{operation}"', route, *arguments]
    return "\n".join([
        f"    def {operation}(",
        *(f"        {one}," for one in signature),
        f"    ) -> {result}:",
        f'        """{summary}.',
        "",
        "        Args:",
        *notes,
        '        """',
        "        " + (f"return self._{operation}(" if operation in COLUMNAR else f"answer: {result} = self._ask("),
        f"            {', '.join(arguments)},",
        "            {",
        *members,
        "            },",
        "        )",
        *([] if operation in COLUMNAR else ["        return answer"]),
        "",
    ])


REQUESTS_HEAD = MADE + '''"""The requests to an index: one method each, with a parameter for each field."""

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

'''

ANSWERS_HEAD = MADE + '''"""The types of answers that are JSON objects, with their members as the service has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import NotRequired
'''


def answers(document: Schema) -> str:
    text = ANSWERS_HEAD
    for texts, name in NAMED_LITERALS.items():
        text += f"\n    {name} = Literal[\n{wrapped(texts, ' ' * 8, ' ' * 8)}\n    ]"
    text += "\n"
    made: dict[str, Schema] = {}
    done: set[str] = set()
    for operation, title in ANSWERS.items():
        content = document["paths"]["/v1/" + operation]["post"]["responses"]["200"]["content"]
        made.setdefault(title, content["application/json"]["schema"])
        while pending := [name for name in made if name not in done]:
            name = pending[0]
            done.add(name)
            schema = made[name]
            lines = []
            for member, value in schema["properties"].items():
                if member == "requestId":
                    continue
                kind = answer_type(member, value, made)
                lines.append(
                    (member, kind if member in schema.get("required", []) else f"NotRequired[{kind}]"))
            if any(keyword.iskeyword(member) for member, _ in lines):
                members = "".join(f'        "{member}": {quoted(kind)},\n' for member, kind in lines)
                text += f'\n\n{name} = TypedDict(\n    "{name}",\n    {{\n{members}    }},\n)\n'
            else:
                members = "".join(f"    {member}: {kind}\n" for member, kind in lines)
                text += f"\n\nclass {name}(TypedDict):\n{members}"
    return text


def quoted(kind: str) -> str:
    return "'" + kind + "'" if '"' in kind else '"' + kind + '"'


def main() -> None:
    document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parent / "corridor"
    requests = REQUESTS_HEAD + "\n".join(method(document, operation) for operation in METHODS)
    (folder / "_requests.py").write_text(requests, encoding="utf-8")
    (folder / "answers.py").write_text(answers(document), encoding="utf-8")


if __name__ == "__main__":
    main()
