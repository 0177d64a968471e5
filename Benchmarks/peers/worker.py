"""A process that holds one engine and does what it is told, line by line.

    worker.py ENGINE FOLDER PLACES            lines of JSON in, lines of JSON out
    worker.py ENGINE FOLDER PLACES q1 ROUTE   opens, answers one question and ends: a cold start

An engine in a process of its own has memory of its own to be measured, and can be ended when it
takes too long.
"""

import json
import os
import sys
import time

import numpy as np

import engines
import world


def main():
    name, folder, places, *question = sys.argv[1:]
    # What an engine prints goes where errors go.
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    here = world.World(folder, int(places))
    engine = engines.engine_class(name)(here)
    queries = {query.name: query for query in world.QUERIES}
    routes = {route.name: route for route in here.routes}
    if question:
        query, route = queries[question[0]], routes[question[1]]
        engine.open_for(query)
        answers = engine.ask(query, route, engine.prepare(query, route))
        print(len(answers.ids), file=replies, flush=True)
        # As a script that has its answer: nothing is taken down in order.
        os._exit(0)
    for line in sys.stdin:
        order = json.loads(line)
        try:
            reply = obey(engine, order, queries, routes)
        except Exception as error:  # The harness reports whatever an engine says.
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=replies, flush=True)


def obey(engine, order, queries, routes):
    """Does one thing and says what came of it."""
    if order["do"] == "load":
        engine.load()
        return {"processes": engine.processes(), "cpu": time.process_time()}
    if order["do"] == "open":
        engine.open()
        return {"processes": engine.processes()}
    route = routes[order["route"]]
    # Read before the clock starts.
    assert len(route.line) == route.vertices
    answers, asking, preparing = engine.run(queries[order["query"]], route, order["repetitions"])
    np.savez(order["output"], ids=answers.ids, meters=answers.meters)
    return {"ms": asking, "prepareMs": preparing}


if __name__ == "__main__":
    main()
