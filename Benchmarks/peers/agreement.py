"""Whether two answers agree, and by which exact distance each difference is decided."""

import numpy as np

from karney import ExactDistances

# Of each answer, so many distances are held against the exact ones.
SAMPLE = 2000
# Exact distances that differ by less are the same, for the last of a limited answer.
TIE = 1e-6
# A place that an engine has no distance for is at most so far.
FARTHEST = 6000.0


class Judge:
    """Holds answers against Corridor's and against exact distances."""

    def __init__(self, world):
        self._lon, self._lat = world.columns("lon", "lat")
        self._exact = {}

    def compare(self, query, route, own, other):
        """What there is to say about another engine's answers; `own` are Corridor's."""
        known = dict(zip(own.ids.tolist(), own.meters.tolist()))
        extra = np.setdiff1d(other.ids, own.ids)
        missing = np.setdiff1d(own.ids, other.ids)
        theirs = dict(zip(other.ids.tolist(), other.meters.tolist()))
        border = query.meters
        if query.limit and len(own.ids) == query.limit:
            last = own.ids[-1:]
            border = float(self.exact(route, last, own.meters[-1:])[0])
        differences = []
        for kind, ids in (("extra", extra), ("missing", missing)):
            about = np.array([known.get(i, theirs.get(i, FARTHEST)) for i in ids.tolist()])
            for id_, exact in zip(ids.tolist(), self.exact(route, ids, about).tolist()):
                differences.append({
                    "id": id_, "kind": kind, "exact": exact, "border": border,
                    "theirs": theirs.get(id_), "corridors": known.get(id_),
                    "decides": self._verdict(kind, exact, border)})  # fmt: skip
        return {"extra": len(extra), "missing": len(missing), "differences": differences,
                **self.errors(route, other)}  # fmt: skip

    def errors(self, route, answers):
        """How far reported distances are from exact ones, over an even sample."""
        picked = _sample(answers.ids)
        meters = answers.meters[picked]
        error = np.abs(meters - self.exact(route, answers.ids[picked], meters))
        return {"sampled": len(picked), "errors": error}

    def exact(self, route, ids, about):
        """Exact metres of places; `about` are distances that are nearly right."""
        if route.name not in self._exact:
            self._exact[route.name] = ExactDistances(route.line)
        about = np.maximum(about, 0)
        return self._exact[route.name].to(ids, self._lon[ids], self._lat[ids], about)

    @staticmethod
    def _verdict(kind, exact, border):
        if abs(exact - border) <= TIE:
            return "tie"
        return "corridor" if (exact > border) == (kind == "extra") else "other"


def _sample(ids):
    """Rows of at most `SAMPLE` places, the same places for every engine."""
    if len(ids) <= SAMPLE:
        return np.arange(len(ids))
    mixed = ids.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    return np.sort(np.argsort(mixed, kind="stable")[:SAMPLE])
