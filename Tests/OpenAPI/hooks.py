"""What Schemathesis has to know of the service beyond its description."""

import json

import schemathesis

LENGTH = r"^ *[0-9]+(\.[0-9]+)? *(m|km|mi|nmi|yd|ft)? *$"
TIME = r"^ *([0-9]+(\.[0-9]+)? *(ms|s|sec|min|h|d) *)+$"
POSITION = r"^-?[0-8]?[0-9](\.[0-9]+)?,-?(1[0-7]|[0-9])?[0-9](\.[0-9]+)?$"
DATE = "20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])"
CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]"
MEASURE = r"^[1-9][0-9]?(\.[0-9]{1,9})? ?"

# The service reads more spellings than these, of which few would be hit upon by chance.
FORMS = {
    **dict.fromkeys(["within", "distance", "range", "reserve", "roadWidth", "min"], LENGTH),
    **dict.fromkeys(["from", "to"], f"{LENGTH}|{TIME}"),
    **dict.fromkeys(["near", "user", "aheadOf", "distanceTo", "point", "at"], POSITION),
    **dict.fromkeys(["height", "width", "length"], MEASURE + "(m|ft)?$"),
    **dict.fromkeys(["weight", "axleLoad"], MEASURE + "(t|st)$"),
    "speed": r"^ *[0-9]+(\.[0-9]+)? *(km/h|kmh|kph|mph|mi/h|m/s|kn|kt) *$",
    "depart": f"^{DATE}T{CLOCK}(:[0-5][0-9])?(Z|[+-]0[0-9]:[0-5][0-9])$",
    "tolerance": "^[0-9]{1,4} ?(s|min)$",
    "tz": "^([+-]0[0-9]:[0-5][0-9]|Europe/(Berlin|Malta)|UTC)$",
    "spread": r"^[1-9][0-9]{0,6}(\.[0-9]{1,3})?(m|km|mi|nmi|yd|ft)(:[1-9][0-9]{0,6})?$",
}
HOURS = {
    **FORMS,
    **dict.fromkeys(["from", "to"], f"^{DATE}(T{CLOCK})?$"),
    "region": "^[a-z]{2}(_[a-z0-9]{2,3})?$",
}


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Bounds what is made up: texts that have a form get one of its usual spellings."""
    for name, schema in raw_schema["components"]["schemas"].items():
        forms = HOURS if name == "HoursRequest" else FORMS
        for field, value in schema.get("properties", {}).items():
            bound(value, forms.get(field))
    for path, operation in raw_schema["paths"].items():
        forms = HOURS if path == "/v1/hours" else FORMS
        for parameter in operation.get("get", {}).get("parameters", []):
            bound(parameter["schema"], forms.get(parameter["name"]))


def bound(schema, form):
    """Adds a form to the texts of a schema that have an example of one."""
    for part in schema.get("anyOf", []):
        bound(part, form)
    if "examples" in schema and form:
        schema["pattern"] = form


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """A batch: the lines that were made up, each as JSON."""
    values = value if isinstance(value, list) else [value]
    return "\n".join(json.dumps(line) for line in values).encode()
