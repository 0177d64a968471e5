#!/usr/bin/env python3
"""Runs a routing engine on an OpenStreetMap extract, for requests from this machine only.

    routing-engine.py valhalla|osrm EXTRACT.osm.pbf [--port N] [--folder FOLDER]

The first run downloads the engine's wheel from PyPI with pip, unless FOLDER has it. The first run on an
extract builds the engine's graph; it is kept in FOLDER and built again when the extract's name, size or
modification time changes. Then this process becomes the engine's service: SIGTERM and Ctrl-C end it.
"""

import argparse
import contextlib
import fcntl
import fnmatch
import json
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Valhalla:
    """https://valhalla.github.io/valhalla/: routes for cars, trucks and more, all with the same graph."""

    wheel, version, port = "pyvalhalla", "3.9.1", 8002
    files = ["pyvalhalla.libs/*", "valhalla/bin/valhalla_build_tiles", "valhalla/bin/valhalla_service",
             "valhalla/valhalla_build_config.py"]  # fmt: skip

    @staticmethod
    def config(files, graph, name, port=port):
        """Writes a configuration into the folder of the graph."""
        script = os.path.join(files, "valhalla", "valhalla_build_config.py")
        values = json.loads(run([sys.executable, "-B", script]))
        values["logging"] = {"type": ""}
        # An empty name stands for no file; the default names are in a folder that does not exist.
        for key, value in values["mjolnir"].items():
            if isinstance(value, str) and value.startswith("/"):
                values["mjolnir"][key] = ""
        values["mjolnir"]["tile_dir"] = graph
        values["httpd"]["service"] |= {
            "listen": f"tcp://127.0.0.1:{port}", "drain_seconds": 0, "shutdown_seconds": 0}  # fmt: skip
        limits = values["service_limits"]
        for vehicle in ("auto", "truck"):
            limits[vehicle] |= {"max_distance": 2e7, "max_locations": 1000}
        limits["trace"] |= {"max_distance": 2e7, "max_shape": 1_000_000, "max_gps_accuracy": 1000.0}
        path = os.path.join(graph, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(values, file, indent=2)
        return path

    @staticmethod
    def build(files, extract, graph):
        config = Valhalla.config(files, graph, "build.json")
        run([os.path.join(files, "valhalla", "bin", "valhalla_build_tiles"), "-c", config, extract])

    @staticmethod
    def service(files, graph, port):
        config = Valhalla.config(files, graph, f"service-{port}.json", port)
        return [os.path.join(files, "valhalla", "bin", "valhalla_service"), config]


class OSRM:
    """https://project-osrm.org: routes for cars, with the profile that the wheel has."""

    wheel, version, port = "osrm-bindings", "26.10.0", 5000
    files = ["osrm/bin/osrm-extract", "osrm/bin/osrm-partition", "osrm/bin/osrm-customize",
             "osrm/bin/osrm-routed", "osrm/share/profiles/car.lua", "osrm/share/profiles/lib/*"]  # fmt: skip

    @staticmethod
    def build(files, extract, graph):
        binaries = os.path.join(files, "osrm", "bin")
        profile = os.path.join(files, "osrm", "share", "profiles", "car.lua")
        # The tools remove ".osm" and ".osm.pbf" anywhere in the path of a graph, so it is a bare name.
        run([os.path.join(binaries, "osrm-extract"), "-p", profile, "-o", "graph.osrm", extract], graph)
        run([os.path.join(binaries, "osrm-partition"), "graph.osrm"], graph)
        run([os.path.join(binaries, "osrm-customize"), "graph.osrm"], graph)

    @staticmethod
    def service(files, _, port):
        return [os.path.join(files, "osrm", "bin", "osrm-routed"), "graph.osrm", "--algorithm", "mld",
                "--ip", "127.0.0.1", "--port", str(port), "--verbosity", "WARNING",
                "--max-table-size", "10000", "--max-viaroute-size", "10000",
                "--max-matching-size", "100000"]  # fmt: skip


ENGINES = {"valhalla": Valhalla, "osrm": OSRM}


def run(command, folder=None):
    """The output of a command; if the command fails, its output is the message of this script."""
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}{' '.join(command)}: exit status {done.returncode}")
    return done.stdout


@contextlib.contextmanager
def made(path):
    """Gives a new folder that becomes `path` if the body succeeds, so that `path` is complete."""
    new = path + ".new"
    shutil.rmtree(new, ignore_errors=True)
    os.makedirs(new)
    try:
        yield new
        os.rename(new, path)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def wheel(engine, folder):
    """The engine's wheel, from the folder or from PyPI."""
    pattern = f"{engine.wheel.replace('-', '_')}-{engine.version}-*_{platform.machine()}.whl"

    def found():
        return sorted(name for name in os.listdir(folder) if fnmatch.fnmatch(name, pattern))

    if not found():
        wanted = f"{engine.wheel}=={engine.version}"
        print(f"downloading {wanted}", file=sys.stderr)
        # The binaries of the wheel run without Python, so the version of Python is that of the wheel.
        done = subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
             "--retries", "10", "--no-deps", "--only-binary=:all:", "--python-version", "3.12",
             "--platform", f"manylinux_2_28_{platform.machine()}", "--dest", folder, wanted],
            stdout=sys.stderr)  # fmt: skip
        if done.returncode != 0 or not found():
            sys.exit(f"pip cannot download {wanted}; without network, put the wheel {pattern} into {folder}")
    return os.path.join(folder, found()[-1])


def unpacked(engine, folder):
    """The folder of the files of the wheel that the engine needs."""
    path = os.path.join(folder, f"{engine.wheel}-{engine.version}")
    if not os.path.exists(path):
        archive_path = wheel(engine, folder)
        try:
            with made(path) as new, zipfile.ZipFile(archive_path) as archive:
                for name in archive.namelist():
                    if any(fnmatch.fnmatchcase(name, pattern) for pattern in engine.files):
                        os.chmod(archive.extract(name, new), 0o755)
        except zipfile.BadZipFile as error:
            sys.exit(f"{archive_path}: {error}")
    return path


def graph(engine, files, extract):
    """The folder of the engine's graph of an extract."""
    state = os.stat(extract)
    path = f"{files}-{os.path.basename(extract)}-{state.st_size}-{state.st_mtime_ns}"
    if not os.path.exists(path):
        print(f"building the graph of {extract}", file=sys.stderr)
        with made(path) as new:
            engine.build(files, os.path.abspath(extract), new)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("engine", choices=ENGINES)
    parser.add_argument("extract", metavar="EXTRACT", help="an OpenStreetMap extract (.osm.pbf)")
    parser.add_argument("--port", type=int, metavar="N", help="default: 8002 for Valhalla, 5000 for OSRM")
    parser.add_argument("--folder", default=os.path.join(ROOT, ".build", "engines"),
                        help="of engines and graphs; default: %(default)s")  # fmt: skip
    options = parser.parse_args()
    engine = ENGINES[options.engine]
    port = engine.port if options.port is None else options.port
    if not os.path.isfile(options.extract):
        sys.exit(f"{options.extract}: no such extract")
    with socket.socket() as probe:
        # With SO_REUSEADDR, only a socket that listens is in the way.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError) as error:
            sys.exit(f"port {port}: {error}")

    # The exception ends the command that is being run; the signal alone would leave it behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    folder = os.path.abspath(options.folder)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, options.engine + ".lock"), "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        files = unpacked(engine, folder)
        built = graph(engine, files, options.extract)
        command = engine.service(files, built, port)
    print(f"{options.engine} {engine.version} on http://127.0.0.1:{port}", file=sys.stderr, flush=True)
    os.chdir(built)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
