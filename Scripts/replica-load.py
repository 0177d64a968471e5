#!/usr/bin/env python3
"""Asks a proxy on this machine until it is told to stop, and counts the requests that fail.

    replica-load.py PORT KEYS FOLDER KIND=COUNT ...

Each KIND (small, medium, large) is at least COUNT requests for places along the route of the fixtures, with
bodies of 12 KB, 24 KB and 4 MiB, by a key of the file KEYS in turn. FOLDER/KIND.count has the number of answered
requests so far. The file FOLDER/done asks for the end. Writes a line for each kind: its name, the number of
requests, of failures, and of different answers; each failure goes to standard error.
"""

import hashlib
import http.client
import itertools
import json
import os
import sys
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The threads that ask, and the bytes of a body; 0 for the route as it is.
KINDS = {"small": (4, 0), "medium": (2, 24 << 10), "large": (2, 4 << 20)}


def body(size):
    """A request with as many vertices between those of the route as make `size` bytes."""
    with open(os.path.join(ROOT, "Fixtures", "route.geojson"), encoding="utf-8") as file:
        route = json.load(file)["geometry"]["coordinates"]

    def text(parts):
        line = [[round(a + (c - a) * n / parts, 7), round(b + (d - b) * n / parts, 7)]
                for (a, b), (c, d) in itertools.pairwise(route) for n in range(parts)]  # fmt: skip
        return json.dumps({"route": {"type": "LineString", "coordinates": line}, "categories": ["fuel"],
                           "within": "2km", "limit": 5})  # fmt: skip

    parts = 1 if size == 0 else max(1, int(size / len(text(1)) * 0.9))
    return text(parts).ljust(size).encode()


class Kind:
    """The requests of one kind, which several threads send."""

    def __init__(self, name, count, folder):
        self.name, self.least = name, int(count)
        self.threads, size = KINDS[name]
        self.body = body(size)
        self.count_file = os.path.join(folder, name + ".count")
        self.lock = threading.Lock()
        self.count = self.failures = 0
        self.answers = set()
        self.note()

    def note(self):
        with open(self.count_file + ".new", "w", encoding="ascii") as file:
            file.write(str(self.count))
        os.replace(self.count_file + ".new", self.count_file)

    def add(self, answer, failure):
        with self.lock:
            self.count += 1
            if failure:
                self.failures += 1
                print(f"{self.name} {self.count}: {failure}", file=sys.stderr, flush=True)
            else:
                self.answers.add(answer)
            self.note()


def ask(kind, port, keys, done):
    """Sends requests on a connection for as long as the proxy keeps it open."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    while kind.count < kind.least or not os.path.exists(done):
        answer = failure = None
        try:
            connection.request("POST", "/v1/find", kind.body,
                               {"Content-Type": "application/json", "X-Api-Key": next(keys)})  # fmt: skip
            response = connection.getresponse()
            answer = hashlib.sha256(response.read()).hexdigest()
            if response.status != 200:
                failure = f"status {response.status}"
        except (OSError, http.client.HTTPException) as error:
            failure = repr(error)
            connection.close()
        kind.add(answer, failure)


def main():
    port, key_file, folder, *wanted = sys.argv[1:]
    with open(key_file, encoding="ascii") as file:
        keys = itertools.cycle(file.read().split())
    kinds = [Kind(*word.split("="), folder) for word in wanted]
    done = os.path.join(folder, "done")
    threads = [threading.Thread(target=ask, args=(kind, int(port), keys, done))
               for kind in kinds for _ in range(kind.threads)]  # fmt: skip
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for kind in kinds:
        print(kind.name, kind.count, kind.failures, len(kind.answers))


if __name__ == "__main__":
    main()
