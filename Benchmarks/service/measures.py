"""What is measured of a service under load. Each function yields rows for service.jsonl."""

import os
import resource
import shutil
import socket
import statistics
import struct
import subprocess
import time
import urllib.error

from processes import Clients, Minimal, Others, Service, wrk
from questions import HEALTHZ, Questions, write
from soak import soak

# Fewer than the service lets wait (64) and works on (one a processor) at once.
CONNECTIONS = 32
FIXTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Fixtures")


def rates(given):
    """Requests a second at saturation, of the service and of the least server, by turns."""
    rounds, seconds = (1, 1) if given.quick else (7, 5)
    with Service(given.command, given.index, given.work) as service, Minimal(given.work) as minimal:
        questions = Questions(service, given.routes)
        files = {name: questions.bodies(name, given.work) for name in ("find", "suggest")}
        work = [("minimal", minimal.address, "/healthz", []), ("healthz", service.address, "/healthz", [])]
        work += [(name, service.address, f"/v1/{name}", files[name]) for name in files]
        if not given.quick:
            for _, address, path, bodies in work:
                wrk(address, path, bodies, 2, CONNECTIONS)
        for number in range(rounds):
            for name, address, path, bodies in work:
                before, others = service.counts()["statuses"], Others(service, minimal)
                result = wrk(address, path, bodies, seconds, CONNECTIONS)
                after = service.counts()["statuses"]
                result["others"] = others.share()
                result["busy"] = after.get("503", 0) - before.get("503", 0)
                result["errors"] = result["statuses"] - result["busy"] + result["sockets"]
                yield {"round": number, "what": name, **result}


def paced(given):
    """Latency of /v1/suggest at half of the rate that saturates it, from when each was due."""
    rounds, seconds = (1, 1) if given.quick else (5, 15)
    with Service(given.command, given.index, given.work) as service:
        questions = Questions(service, given.routes)
        bodies = questions.bodies("suggest", given.work)
        file = write(questions.one("suggest"), os.path.join(given.work, "suggest"))
        wrk(service.address, "/v1/suggest", bodies, seconds, CONNECTIONS)
        for number in range(rounds):
            full = wrk(service.address, "/v1/suggest", bodies, min(seconds, 5), CONNECTIONS)
            others = Others(service)
            result = Clients(given.work, service, CONNECTIONS, full["rate"] / 2, seconds, file).result()
            yield {"round": number, "saturated": full["rate"], "rate": full["rate"] / 2,
                   "others": others.share(), **result}  # fmt: skip


def memory(given):
    """Minutes of everything at saturation; what the service takes meanwhile."""
    seconds = 2 if given.quick else given.minutes * 60
    every = 1 if given.quick else 5
    with Service(given.command, given.index, given.work) as service:
        questions = Questions(service, given.routes)
        mixed = write(questions.mixed(20 if given.quick else 300), os.path.join(given.work, "mixed"))
        batches = write(questions.batches(20), os.path.join(given.work, "batches"))
        yield {"part": "sample", "at": 0, **service.taken()}
        others = Others(service)
        # Batches have a client of their own: only two are answered at once, and no more wait.
        clients = [Clients(given.work, service, 16, 0, seconds, mixed),
                   Clients(given.work, service, 1, 0, seconds, batches)]  # fmt: skip
        start = time.monotonic()
        while (at := time.monotonic() - start) < seconds - every / 2:
            time.sleep(every - at % every)
            yield {"part": "sample", "at": time.monotonic() - start, **service.taken()}
        results = [running.result() for running in clients]
        yield {"part": "clients", "others": others.share(), "results": results,
               "errors": sum(result["errors"] for result in results),
               "busy": sum(result["busy"] for result in results)}  # fmt: skip
        time.sleep(0.5 if given.quick else 5)
        yield {"part": "after", **service.taken()}


def reloads(given):
    """Index files replaced under load, every fifth by a damaged one."""
    count = 10 if given.quick else 100
    builds = _islands(given)
    served = os.path.join(given.work, "served.corridor")
    shutil.copy(builds[0], served)
    with Service(given.command, served, given.work) as service:
        questions = Questions(service, FIXTURES)
        file = write(questions.mixed(100), os.path.join(given.work, "mixed"))
        before, known = service.taken(), service.counts()
        clients = Clients(given.work, service, 8, 0, 3600, file)
        late = 0
        for number in range(1, count + 1):
            _replace(served, builds[number % 2], damaged=number % 5 == 0, number=number)
            late += not _taken_up(service, known, number)
        result, after = clients.result(end=True), service.counts()
        yield {"taken": after["index_reloads_total"], "declined": after["index_reload_failures_total"],
               "replaced": count, "damaged": count // 5, "unseen": late, **result,
               "mapped": service.mappings("served.corridor"), "before": before, "after": service.taken(),
               "known": [_build_id(given.command, path) for path in builds]}  # fmt: skip


def _islands(given):
    """Two indexes: the island of the fixtures without other stations, and with them."""
    builds = [os.path.join(given.work, name) for name in ("a.corridor", "b.corridor")]
    for path, names in zip(builds, [["island.osm.pbf"], ["island.osm.pbf", "stations.csv"]]):
        subprocess.run([given.command, "import", "--output", path, "--quiet",
                        *(os.path.join(FIXTURES, name) for name in names)], check=True)  # fmt: skip
    return builds


def _replace(served, build, damaged, number):
    """Puts a copy in the place of the served file, by rename; a damaged one has bytes changed or lost."""
    with open(build, "rb") as file:
        content = bytearray(file.read())
    if damaged and number % 10 == 0:
        del content[len(content) * 2 // 3:]
    elif damaged:
        for at in range(len(content) // 2, len(content) // 2 + 64):
            content[at] ^= 0xFF
    with open(served + ".new", "wb") as file:
        file.write(content)
    os.rename(served + ".new", served)


def _taken_up(service, known, count):
    """Waits until so many files were seen, good or bad; false when that does not come."""
    names = ("index_reloads_total", "index_reload_failures_total")
    for _ in range(500):
        now = service.counts()
        if sum(now[name] - known[name] for name in names) >= count:
            return True
        time.sleep(0.02)
    return False


def _build_id(command, path):
    said = subprocess.run([command, "info", path], check=True, capture_output=True, text=True).stdout
    return next(line.split()[-1] for line in said.splitlines() if line.startswith("build id"))


def idle(given):
    """Connections that ask nothing, and /healthz beside them; the same without them."""
    rounds, seconds, wanted = (1, 1, 1000) if given.quick else (5, 6, 10_000)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    wanted = min(wanted, most - 500)
    rate = 200 if given.quick else 1000
    file = write(HEALTHZ, os.path.join(given.work, "healthz"))
    with Service(given.command, given.index, given.work) as service:
        Clients(given.work, service, 4, rate, 1, file).result()
        for number in range(rounds):
            for count in (0, wanted):
                others, before = Others(service), service.taken()
                # The service cuts off who asks nothing for 15 seconds: it is done before.
                start = time.monotonic()
                sockets = [socket.create_connection(("127.0.0.1", service.port)) for _ in range(count)]
                opened = time.monotonic() - start
                result = Clients(given.work, service, 4, rate, seconds, file).result()
                held, beside = sum(map(_is_open, sockets)), service.taken()
                took = time.monotonic() - start
                for one in sockets:
                    # Without a farewell, so that ports are free at once.
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    one.close()
                yield {"round": number, "connections": count, "held": held, "opened": opened, "took": took,
                       "others": others.share(), "before": before, "beside": beside, **result}  # fmt: skip
                if count:
                    time.sleep(1)
        yield {"end": service.taken()}


def _is_open(one):
    one.setblocking(False)
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def soaked(given):
    """Everything at once, with the island of the fixtures."""
    given.routes = FIXTURES
    yield from soak(given, _islands(given), _replace)


MEASURES = {"memory": memory, "reloads": reloads, "idle": idle, "paced": paced, "rates": rates, "soak": soaked}


def median(values):
    """The middle one, 0 of none."""
    return statistics.median(values) if values else 0
