"""What every engine is for the harness: it loads the world, opens what it loaded, and is run."""

import hashlib
import inspect
import os
import statistics
import time
from typing import NamedTuple

import numpy as np

# Repetitions of one question stop after so many seconds.
PATIENCE = 3.0


class Answers(NamedTuple):
    """The numbers of the places found, closest first, and their distances in metres."""

    ids: np.ndarray
    meters: np.ndarray


class Engine:
    """One way to answer with one engine.

    A subclass says how to load, open, prepare and ask; `run` is the same for all of them, and only
    those that time themselves in another process replace it.
    """

    # The name in tables and on the command line; what it does, in a few words.
    name = ""
    idiom = ""
    # The group of packages it needs; the files it shares with the engines of the same store.
    packages = ""
    store = ""
    # Cores that a question may use; loading may use all.
    threads = 1

    def __init__(self, world):
        self.world = world
        # What else there is to say of the loading.
        self.load_facts = {}

    def path(self, name):
        """Where a file of this engine is."""
        return self.world.path(f"{self.store or self.name}-{self.world.places}{name}")

    def server(self):
        """What has to run beside the engine, as a context manager; None for nothing."""
        return None

    def load(self):
        """Makes the engine's own files from the world's."""

    def load_stamp(self):
        """What changes when the way of loading does."""
        return hashlib.sha256(inspect.getsource(type(self).load).encode()).hexdigest()[:16]

    def files(self):
        """The files that were made."""
        return []

    def stored_bytes(self):
        """What the files take on disk."""
        return bytes_of(self.files())

    def text_bytes(self):
        """What of that is names and categories, which other stores may not keep."""
        return 0

    def open(self):
        """Makes ready for questions."""

    def open_for(self, query):
        """Makes ready for one question: what a cold start takes."""
        self.open()

    def prepare(self, query, route):
        """Cuts a route, and gives the engine what all questions of this kind about it share."""
        raise NotImplementedError

    def ask(self, query, route, prepared):
        """Answers a question about a route that has been prepared."""
        raise NotImplementedError

    def run(self, query, route, repetitions=1):
        """The answers, and the medians of the milliseconds of asking, and of preparing."""
        preparing, asking = [], []
        start = clock = time.perf_counter()
        while len(asking) < repetitions and clock - start < PATIENCE:
            # Preparing is repeated as long as it is cheap.
            if not preparing or sum(preparing) < 200:
                begin = time.perf_counter()
                prepared = self.prepare(query, route)
                preparing.append((time.perf_counter() - begin) * 1000)
            begin = time.perf_counter()
            answers = self.ask(query, route, prepared)
            clock = time.perf_counter()
            asking.append((clock - begin) * 1000)
        return answers, statistics.median(asking), statistics.median(preparing)

    def processes(self):
        """Processes whose memory counts, beside the one that the engine is used from."""
        return []

    def cold_command(self, query, route):
        """A command that starts, answers and ends; None when there is no such thing."""
        return None

    def peak_mebibytes(self):
        """The most memory held; 0 where it is not known."""
        return 0

    def close(self):
        """Ends what the engine has started."""


def bytes_of(paths):
    """The size of files, and of all files in folders."""
    total = 0
    for path in paths:
        if os.path.isdir(path):
            for folder, _, names in os.walk(path):
                total += bytes_of(os.path.join(folder, name) for name in names)
        elif os.path.exists(path):
            total += os.stat(path).st_blocks * 512
    return total


def chosen(query, route, ids, lon, lat, meters):
    """The answers among measured places: close enough, in the viewport, sorted, no more than
    wanted."""
    kept = meters <= query.meters
    box = query.viewport(route)
    if box:
        kept &= (lon >= box[0]) & (lat >= box[1]) & (lon <= box[2]) & (lat <= box[3])
    ids, meters = ids[kept], meters[kept]
    order = np.lexsort((ids, meters))[: query.limit]
    return Answers(ids[order], meters[order])
