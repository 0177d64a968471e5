"""Asks a running service real questions and holds requests and answers against its description.

    check_answers.py http://127.0.0.1:8080

Every example and every request fits the schema of requests; every answer fits the schema of answers,
which describes all of its members; and no name of a member is described that none of the answers has.
Needs jsonschema (Debian's python3-jsonschema).
"""

import json
import re
import sys
import urllib.error
import urllib.request

import jsonschema

ROUTE = {"type": "LineString", "coordinates": [[-20.26, 44.99], [-20.01, 44.97]]}
# Two features that do not follow on one another: the answer has a warning.
JOINED = {
    "type": "FeatureCollection",
    "features": [
        {"type": "Feature", "properties": {}, "geometry": {
            "type": "LineString", "coordinates": [[-20.26, 44.99], [-20.2, 44.98]]}},
        {"type": "Feature", "properties": {}, "geometry": {
            "type": "LineString", "coordinates": [[-20.1, 44.96], [-20.01, 44.97]]}},
    ],
}
TRIP = {"depart": "2026-11-20T06:00+01:00", "speed": "80km/h"}
FUEL = {"route": ROUTE, "categories": ["fuel"], "within": "5km"}
DRY = {"fuelAt": "fuel", "tank": "50l", "tankLevel": "9l", "consumption": "60l/100km"}
PLAN = {"route": ROUTE, "rest": ["fuel"], "within": "5km", **TRIP}

QUESTIONS = {
    "/v1/find": [
        FUEL, {**FUEL, "truck": True, "limit": 3, "requestId": "a"}, {**FUEL, **TRIP},
        {**FUEL, **TRIP, "depart": "2026-12-31T06:00", "tz": "America/New_York", "open": "only"},
        {**FUEL, "depart": "now", "speed": "50mph", "tz": "Asia/Tokyo", "tolerance": "1h"},
        {**FUEL, "depart": "2026-01-29T06:00Z", "speed": "20m/s", "passes": "all"},
        {**FUEL, "passes": "all", "carriageway": "any", "sort": "along", "from": 100, "to": "15km"},
        {**FUEL, "spread": "5km:2", "crs": "EPSG:32627", "ferries": "3km-5km"},
        {**FUEL, "viewport": None, "aheadOf": None, "limit": None, "truck": None},
        {**FUEL, "side": "near", "drivingSide": "left"}, {**FUEL, "text": "kestrl"}, {**FUEL, "text": "kestrel"},
        {**FUEL, "attributes": ["hydrogen"]}, {**FUEL, "within": 1}, {"route": JOINED, "within": "1km"},
        {**FUEL, "vehicle": "truck", "height": "4m", "weight": "40t", "unknown": "keep"},
        {**FUEL, "aheadOf": {"lat": 44.98, "lon": -20.2}, "range": "300km", "reserve": 10},
        {**FUEL, "detours": True, "sort": "detour", "limit": 3, "detourWindow": "free"},
        {**FUEL, "maxDetour": "1h", "detourStrict": True, **TRIP},
        {**FUEL, "detours": True, "detourWays": True, "limit": 2},
        {**FUEL, "detours": True, "vehicle": "car", "weight": "2t", "unknown": "keep"},
    ],
    "/v1/explain": [
        {**FUEL, "id": "osm:node/2401"}, {**FUEL, "id": "osm:node/9", "requestId": 7},
        {**FUEL, **TRIP, "id": "osm:node/2401", "carriageway": "own", "crs": "EPSG:32627"},
        {**FUEL, "id": "osm:node/2401", "maxDetour": "1m", "detourWindow": "2km"},
        {"route": JOINED, "id": "osm:node/2401", "from": "1km", "to": "2km", "side": "left"},
    ],
    "/v1/gaps": [
        FUEL, {**FUEL, "range": "5km", "reserve": "1km", "min": 1000, "limit": 2},
        {**FUEL, "range": "5km", "exceeding": True}, {**FUEL, "maxDetour": "3km"},
        {**FUEL, "from": 100, "to": "15km", "ferries": ["3km-5km"], "crs": "EPSG:32627"},
        {**FUEL, "text": "kestrl", "requestId": None}, {"route": JOINED},
        {**FUEL, "attributes": "hydrogen", "requestId": "g"}, {**FUEL, "within": 0},
    ],
    "/v1/plan": [
        {**PLAN, "driven": "4h20min", "requestId": "p"}, {**PLAN, "driven": "4h20min", "crs": "EPSG:32627"},
        {**PLAN, "fuelAt": "fuel", "tank": "50l", "tankLevel": "9l", "consumption": "60l/100km"},
        {**PLAN, "rules": "us", "driven": "7h50min", "onDuty": ["9h", "10h"], "noBerth": True},
        {**PLAN, "visits": [{"at": 5000, "service": 600, "hours": "24/7", "rest": True}, "end 5min"]},
        {**PLAN, "driven": "4h20min", "detours": True, "vehicle": "truck", "unknown": "keep"},
        {**PLAN, "ferries": "3km-5km", "speed": "1km/h", "unknown": "drop"},
        {**PLAN, "ferries": "1km-12km", "speed": "2km/h", "driven": "4h", "sinceRest": "8h"},
        {**PLAN, "rest": ["hotel"], "speed": "1km/h"}, {"route": JOINED, "rest": ["fuel"], **TRIP},
        {**PLAN, "driven": "5h", "sinceBreak": "5h"}, {**PLAN, "sinceWeeklyRest": "143h50min"},
        {**PLAN, **DRY, "price": 1.5, "by": "cost", "slack": "2h", "costPerHour": "40 EUR"},
        {**PLAN, **DRY, "prices": {"node/1": 1, "osm:node/2": "1.4 EUR/l"}, "price": "5.2 EUR/gal", "backup": 1,
         "driven": "4h20min"},
        {**PLAN, **DRY, "price": 2, "tankAtEnd": "20l", "leastPurchase": "5l", "consumptionFrom": ["1km 20l/100km"]},
        {**PLAN, "drivers": 2, "driven": "4h20min", "secondDriven": "1h", "changeTime": "3min"},
        {**PLAN, "driven": "4h20min", "backup": 1, "rest": ["fuel", "restaurant", "parking"]},
        {**PLAN, "rules": {"name": "house", "weeklyDriving": [], "weeklyWork": [], "drivingBreak": {
            "article": "1", "mostDriving": "2h", "least": "20min", "parts": [], "anyPause": False}}},
    ],
    "/v1/search": [
        {"text": "kestrel", "near": "44.95,-20.1", "limit": 2, "user": {"lat": 44.9, "lon": -20.2}},
        {"text": "kestrl", "requestId": "b"}, {"text": "where to eat"}, {"text": "44.95,-20.1"},
        {"text": "osm:node/2401"}, {"text": "osm:node/1"}, {"categories": "fuel", "crs": "EPSG:3857"},
        {"text": "fuel", "route": ROUTE, "within": "2km"}, {"text": "quillhaven"},
        {"categories": ["fuel"], "viewport": [-20.3, 44.9, -20.0, 45.1]},
        {"categories": ["fuel"], "viewport": [-20.3, 44.9, -20.0, 45.1],
         "regionPriority": "default"},
        {"text": "quillhaven", "geometry": True}, {"text": "kestrel avenue", "geometry": True},
        {"text": "kestrel avenue 1"}, {"text": "nothing like it"},
        {"categories": ["fuel"], "viewport": [0, 0, 1, 1]},
        {"text": "fuel quillhaven", "distanceTo": ROUTE, "sort": "distance"},
    ],
    "/v1/suggest": [
        {"text": "caf", "near": "44.95,-20.1"}, {"text": "kes"}, {"text": "que", "requestId": "c"},
    ],
    "/v1/reverse": [
        {"point": "44.95,-20.1"}, {"point": {"lat": 44.96, "lon": -20.11}, "zoom": 18},
        {"point": "44.95,-20.1", "crs": "EPSG:3857", "requestId": "d"}, {"point": "10,10"},
    ],
    "/v1/resolve": [
        {"uris": ["osm:node/1", "osm:node/2401", "x"]}, {"uris": "osm:node/2401", "requestId": "e"},
        {"uris": ["osm:node/2401"], "crs": "EPSG:3857"},
    ],
    "/v1/corridor": [
        {"route": ROUTE, "within": "2km"}, {"route": JOINED, "within": 30},
        {"route": ROUTE, "viewport": [-20.2, 44.9, -20.0, 45.1], "clip": True, "caps": "flat"},
        {"route": ROUTE, "viewport": [-20.2, 44.9, -20.0, 45.1], "simplify": "50m"},
    ],
    "/v1/route": [{"route": ROUTE}, {"route": JOINED}],
    "/v1/hours": [
        {"value": "Mo-Fr 06:00-22:00; PH off", "from": "2026-12-21", "to": "2026-12-31",
         "region": "de_bw", "requestId": "f"},
        {"value": "Mo 10:00-12:00 unknown \"by appointment\"", "from": "2026-12-21T08:00"},
        {"value": "sunrise-sunset; PH off", "at": {"lat": 48.2, "lon": 16.4}, "region": None},
    ],
}
PROBLEMS = {
    "/v1/find": [
        {}, {"route": 3}, {**FUEL, "categories": ["fuell"]}, {**FUEL, "categories": ["dragon"]},
        {**FUEL, "cursor": "c2"}, {**FUEL, "crs": "EPSG:3857", "format": "gpx"},
        {**FUEL, "side": "near"}, {**FUEL, "open": "only"},
        {**FUEL, "depart": "2026-11-20T06:00Z"}, {**FUEL, "aheadOf": {"lat": 1, "lon": 2}},
        {**FUEL, "limit": 0}, {**FUEL, "tz": "Mars", **TRIP},
        {**FUEL, "ferries": "9000km-9001km"}, {**FUEL, "spread": "0m"}, {**FUEL, "feature": 9},
        {**FUEL, "vehicle": "ship"}, {**FUEL, "attributes": ["x"]}, {**FUEL, "passes": "none"},
        {**FUEL, "maxDetour": "soon"}, {**FUEL, "sort": "detour", "cursor": "c2"},
    ],
    "/v1/search": [
        {"text": []}, {"txt": "x"}, {"qqq": 1}, {}, {"text": "a", "sort": "along"},
        {"text": "a", "near": "45,-20", "viewport": [0, 0, 1, 1]}, {"ferries": "1km-2km"},
        {"magicKey": "x", "categories": "fuel"}, {"text": "a", "regionPriority": "required"},
    ],
    "/v1/gaps": [{**FUEL, "reserve": "5km"}, {**FUEL, "limit": "x"}, {**FUEL, "format": "kml"}],
    "/v1/plan": [
        {**PLAN, "rest": []}, {**PLAN, "depart": "2026-11-20"}, {"route": ROUTE, "rest": ["fuel"], **TRIP, "speed": "0km/h"},
        {**PLAN, "visits": "9000km"}, {**PLAN, "visits": [{"at": "soon"}]}, {**PLAN, "visits": [{"where": 1}]},
        {**PLAN, **DRY, "price": "1 EUR", "costPerHour": "1 USD"}, {**PLAN, **DRY, "prices": {"a": -1}},
        {**PLAN, **DRY, "by": "cost"}, {**PLAN, **DRY, "price": 1, "slack": "1h"}, {**PLAN, "backup": 2},
        {**PLAN, **DRY, "prices": {}}, {**PLAN, **DRY, "prices": "x.csv"}, {**PLAN, **DRY, "consumptionFrom": "9km"},
        {**PLAN, "fuelAt": "fuel"}, {**PLAN, "tank": "9l", "tankLevel": "10l", "consumption": "1l/100km"},
        {**PLAN, "drivers": 2, "rules": "us"}, {**PLAN, "secondDriven": "1h"}, {**PLAN, "drivers": 2, "changeTime": "2h"},
        {**PLAN, "rules": "moon"}, {**PLAN, "rules": {"name": "x", "cycle": {}}}, {**PLAN, "driven": "3h", "sinceRest": "2h"}, {**PLAN, "onDuty": "26h"},
    ],
    "/v1/explain": [FUEL], "/v1/hours": [{"value": "??"}],
    "/v1/reverse": [{}, {"point": "x"}, {"point": "45,-20", "zoom": 99}],
    "/v1/resolve": [{}], "/v1/suggest": [{}, {"text": "a", "near": "x"}],
    "/v1/corridor": [
        {}, {"route": ROUTE, "within": "9999km"}, {"route": ROUTE, "clip": True},
        {"route": ROUTE, "viewport": [0, 0, 1, 1]}, {"route": ROUTE, "simplify": "1mm"},
    ],
}
# Members that no question here can bring about, since the data have nothing of the kind.
UNSEEN = {"conflict", "postcode", "unknownSideCount"}


def ask(address, path, body=None, accept="application/json"):
    """The status, type and value of an answer."""
    headers = {"Accept": accept, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    try:
        response = urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        response = error
    return response.status, response.headers.get_content_type(), json.loads(response.read())


def walk(schema, value, seen):
    """Notes the names of the members that are described and seen."""
    for part in schema.get("anyOf", []):
        if jsonschema.Draft202012Validator(part).is_valid(value):
            walk(part, value, seen)
    if isinstance(value, dict):
        for name, part in schema.get("properties", {}).items():
            if name in value:
                seen.add(name)
                walk(part, value[name], seen)
        other = schema.get("additionalProperties")
        if isinstance(other, dict):
            for part in value.values():
                walk(other, part, seen)
    elif isinstance(value, list) and "items" in schema:
        for part in value:
            walk(schema["items"], part, seen)


def members(schema, path=""):
    """All members of objects that a schema describes: where they are, and their names."""
    for part in schema.get("anyOf", []):
        yield from members(part, path)
    for name, part in schema.get("properties", {}).items():
        yield f"{path}.{name}", name
        yield from members(part, f"{path}.{name}")
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield from members(schema[key], path + "[]")


def main():
    address = sys.argv[1]
    _, _, document = ask(address, "/openapi.json")
    faults = []
    seen = set()

    def check(value, schema, what):
        validator = jsonschema.Draft202012Validator(schema)
        for error in validator.iter_errors(value):
            # Of several alternatives the reasons say more than that none fits.
            for cause in error.context or [error]:
                faults.append(f"{what}: {cause.json_path}: {cause.message[:300]}")
        walk(schema, value, seen)

    def schema_of(path, method, status, media_type):
        responses = document["paths"][path][method]["responses"]
        return responses[str(status)]["content"][media_type].get("schema")

    answered = {}
    for schema in document["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    for path, operation in document["paths"].items():
        if "post" not in operation or path == "/v1/batch":
            continue
        body = operation["post"]["requestBody"]["content"]["application/json"]
        request = document["components"]["schemas"][body["schema"]["$ref"].rsplit("/", 1)[1]]
        questions = QUESTIONS[path] + ([body["example"]] if "example" in body else [])
        for question in questions:
            what = f"{path} {json.dumps(question)[:160]}"
            validator = jsonschema.Draft202012Validator(request)
            for error in validator.iter_errors(question):
                faults.append(f"request {what}: {error.message[:200]}")
            for media_type in operation["post"]["responses"]["200"]["content"]:
                schema = schema_of(path, "post", 200, media_type)
                if schema is None or (media_type != "application/json" and "requestId" in question):
                    continue
                status, found, value = ask(address, path, question, media_type)
                if (status, found) != (200, media_type):
                    faults.append(f"{what}: {status} {found} {json.dumps(value)[:300]}")
                    continue
                check(value, schema, f"{what} as {media_type}")
                answered.setdefault(f"{path} as {media_type}", schema)
        if "example" not in body:
            faults.append(f"{path}: no example")
    status, _, value = ask(address, "/v1/categories")
    check(value, schema_of("/v1/categories", "get", status, "application/json"), "/v1/categories")
    problem = document["components"]["schemas"]["Problem"]
    for path, questions in PROBLEMS.items():
        for question in questions:
            status, found, value = ask(address, path, question)
            if status != 400 or found != "application/problem+json":
                faults.append(f"{path} {question}: {status} {found}")
            check(value, problem, f"{path} {question}")
            # What is wrong is said in the words of a request, not in those of a command line.
            if re.search(r"--\w|corridor \w+ --|`corridor|see corridor", value.get("detail", "")):
                faults.append(f"{path} {question}: {value['detail']}")
    for what, schema in answered.items():
        for place, name in members(schema):
            if name not in seen and name not in UNSEEN:
                faults.append(f"{what}: nothing here has {place}")
    print("\n".join(faults) or f"{len(answered)} kinds of answers are as described")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
