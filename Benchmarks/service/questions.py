"""Questions about the places of an index: asked of a service, so that they fit any index."""

import glob
import itertools
import json
import os

# Vertices of a short route, of which /v1/corridor is asked.
SHORT = 40
# So many requests of an operation when it is asked alone.
MOST = 200


def routes(folder):
    """Lines of the GeoJSON files in a folder: those named 300km where there are any."""
    names = sorted(glob.glob(os.path.join(folder, "300km-*.geojson")))
    names = [name for name in names if not name.endswith(".read.geojson")]
    for name in names or sorted(glob.glob(os.path.join(folder, "*.geojson"))):
        with open(name, encoding="utf-8") as file:
            value = json.load(file)
        line = value.get("geometry", value)
        if line and line["type"] == "LineString":
            yield {"type": "LineString", "coordinates": [at[:2] for at in line["coordinates"]]}


class Questions:
    """For each operation a list of bodies, of places along the routes."""

    def __init__(self, service, folder):
        lines = list(routes(folder))
        self.find = [{"route": line, "categories": ["fuel"], "within": "2km"} for line in lines]
        hits = []
        for line in lines:
            answer = json.loads(service.ask("/v1/find", _bytes({"route": line, "within": "2km", "limit": 40})))
            hits += [hit for hit in answer["hits"] if hit.get("name")]
        if not hits:
            raise SystemExit("no places with names along the routes")
        # Of each route its short pieces, and of each place what it can be found by.
        self.corridor = [{"route": {**line, "coordinates": line["coordinates"][at:at + SHORT]}, "within": "1km"}
                         for line in lines for at in range(0, max(len(line["coordinates"]) - 1, 1), 8 * SHORT)]  # fmt: skip
        self.corridor = [body for body in self.corridor if len(body["route"]["coordinates"]) > 1]
        self.suggest, self.search, self.reverse, self.resolve = [], [], [], []
        for number, hit in enumerate(hits):
            lon, lat = hit["position"]
            near = f"{lat},{lon}"
            name = hit["name"]
            # As one types: from two letters to all of it.
            self.suggest.append({"text": name[:2 + number % max(len(name) - 1, 1)], "near": near})
            self.search.append({"text": name, "near": near, "limit": 10})
            if hit["categories"]:
                # Without a distance each place of the category is looked at: seconds where they are a million.
                self.search.append({"categories": hit["categories"][:1], "near": near, "within": "20km",
                                    "limit": 10})  # fmt: skip
            self.reverse.append({"point": {"lat": lat, "lon": lon}, "zoom": 16})
            self.resolve.append({"uris": [other["id"] for other in hits[number:number + 5]]})

    def mixed(self, count):
        """So many rounds of one request of each operation, as labels, paths and bodies."""
        operations = ("find", "suggest", "search", "reverse", "resolve", "corridor")
        turns = {name: itertools.cycle(getattr(self, name)) for name in operations}
        for _ in range(count):
            for name in operations:
                yield name, f"/v1/{name}", _bytes(next(turns[name])), 0

    def batches(self, count):
        """So many batches of six lines."""
        lines = (json.dumps({"operation": label, **json.loads(body)}).encode()
                 for label, _, body, _ in self.mixed(count))  # fmt: skip
        while batch := list(itertools.islice(lines, 6)):
            yield "batch", "/v1/batch", b"\n".join(batch) + b"\n", len(batch)

    def one(self, name):
        """The requests of an operation; of many some, evenly spread."""
        all_ = getattr(self, name)
        for number in range(min(len(all_), MOST)):
            yield name, f"/v1/{name}", _bytes(all_[number * len(all_) // min(len(all_), MOST)]), 0

    def bodies(self, name, work):
        """Files with the bodies of the same requests, for wrk."""
        paths = []
        for number, (_, _, body, _) in enumerate(self.one(name)):
            paths.append(os.path.join(work, f"{name}-{number}.json"))
            with open(paths[-1], "wb") as file:
                file.write(body)
        return paths


def write(requests, path):
    """Writes requests as clients.c reads them; the path."""
    with open(path, "wb") as file:
        for label, target, body, lines in requests:
            fields = ["Host: localhost"]
            if body:
                kind = "application/x-ndjson" if label == "batch" else "application/json"
                fields += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
            method = "POST" if body else "GET"
            head = "\r\n".join([f"{method} {target} HTTP/1.1", *fields, "", ""])
            whole = head.encode() + body
            file.write(f"{label} {len(whole)} {lines}\n".encode() + whole)
    return path


HEALTHZ = [("healthz", "/healthz", b"", 0)]


def _bytes(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
