#!/usr/bin/env python3
"""Runs a command beside routing engines for the extracts of Malta and Vancouver.

    with-engines.py DATA [--folder FOLDER] -- COMMAND...

DATA has malta-graphhopper.osm.pbf and vancouver-pelias.osm.pbf. Valhalla and OSRM are started on each, on
free ports of this machine, with routing-engine.py; FOLDER is its folder of engines and graphs. When all four
answer, COMMAND is run with the environment variable CORRIDOR_ENGINES:

    {"valhalla": {"malta": "http://127.0.0.1:PORT", "vancouver": ...}, "osrm": {...}}

The services end with COMMAND, and the exit status is that of COMMAND.
"""

import argparse
import contextlib
import ctypes
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
EXTRACTS = {"malta": "malta-graphhopper.osm.pbf", "vancouver": "vancouver-pelias.osm.pbf"}
# What a service is asked to see whether it answers.
PROBES = {"valhalla": "/status", "osrm": "/nearest/v1/driving/0,0"}
# Seconds for downloads and the four graphs, and for the end of a service.
START, END = 600, 10
PR_SET_PDEATHSIG = 1  # linux/prctl.h


def free_ports(count):
    """Ports that are free, all different."""
    with contextlib.ExitStack() as open_sockets:
        probes = [open_sockets.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


def end_with_parent():
    """Lets the kernel end this process if its parent is killed."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


class Service:
    """One engine on one extract."""

    def __init__(self, engine, extract, port, folder):
        self.engine, self.extract, self.port = engine, extract, port
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        command = [sys.executable, os.path.join(HERE, "routing-engine.py"), engine, extract]
        command += ["--port", str(port)] + (["--folder", folder] if folder else [])
        # In a session of its own, so that Ctrl-C ends COMMAND before the services.
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            start_new_session=True, preexec_fn=end_with_parent)  # fmt: skip

    def answers(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", PROBES[self.engine])
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def wait(self):
        """Returns when the service answers."""
        limit = time.monotonic() + START
        while not self.answers():
            if self.process.poll() is not None:
                self.fail(f"ended with status {self.process.returncode}")
            if time.monotonic() > limit:
                self.fail(f"does not answer after {START} s")
            time.sleep(0.1)

    def fail(self, what):
        self.log.seek(0)
        sys.exit(f"{self.log.read()}{self.engine} on {self.extract} {what}")

    def end(self, limit):
        try:
            self.process.wait(max(0, limit - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def run(command, engines):
    """The exit status of the command, as a shell has it."""
    environment = os.environ | {"CORRIDOR_ENGINES": json.dumps(engines)}
    try:
        with subprocess.Popen(command, env=environment) as process:
            try:
                status = process.wait()
            except BaseException:
                process.terminate()
                raise
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
    return status if status >= 0 else 128 - status


def main():
    parser = argparse.ArgumentParser(usage="%(prog)s DATA [--folder FOLDER] -- COMMAND...",
                                     description=__doc__.splitlines()[0])  # fmt: skip
    parser.add_argument("data", metavar="DATA", help="a folder that has " + " and ".join(EXTRACTS.values()))
    parser.add_argument("--folder", help="of engines and graphs; default: that of routing-engine.py")
    words = sys.argv[1:]
    split = words.index("--") if "--" in words else len(words)
    options, command = parser.parse_args(words[:split]), words[split + 1 :]
    if not command:
        parser.error("no COMMAND after --")

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    names = [(engine, place) for engine in PROBES for place in EXTRACTS]
    ports = dict(zip(names, free_ports(len(names)), strict=True))
    services = {}
    try:
        for (engine, place), port in ports.items():
            extract = os.path.join(options.data, EXTRACTS[place])
            services[engine, place] = Service(engine, extract, port, options.folder)
        for service in services.values():
            service.wait()
        engines = {engine: {place: f"http://127.0.0.1:{ports[engine, place]}" for place in EXTRACTS}
                   for engine in PROBES}  # fmt: skip
        sys.exit(run(command, engines))
    finally:
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        for service in services.values():
            service.process.terminate()
        limit = time.monotonic() + END
        for service in services.values():
            service.end(limit)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
