"""What the engines need and how it is had: Debian packages, and Python packages in an environment.

The only list of either. An engine whose packages cannot be had is named with the reason and left
out of the run.
"""

import os
import shutil
import subprocess
import sys

# Needed by the harness itself.
COMMON = ["numpy", "pyarrow", "pyproj", "shapely~=2.2.0"]

PYTHON = {
    "postgis": ["psycopg[binary]"],
    "duckdb": ["duckdb==1.5.5", "duckdb-extension-spatial==1.5.5", "duckdb-cli==1.5.5"],
    "sedona": ["sedonadb[geopandas]~=0.5.0", "geopandas~=1.2.0", "pyogrio"],
    "shapely": [],
    "geopandas": ["geopandas~=1.2.0"],
    "sqlite": ["apsw"],
    "gdal": ["apsw", "geopandas~=1.2.0", "pyogrio"],
    "spatialite": ["apsw"],
    "s2": ["s2geometry", "spherely"],
    "osm2pgsql": ["psycopg[binary]"],
    "copies": ["osmium"],
}

DEBIAN = {
    "postgis": ["postgresql-15", "postgresql-15-postgis-3"],
    "spatialite": ["libsqlite3-mod-spatialite"],
    "limit": ["gcc", "libc6-dev"],
    "osmium": ["osmium-tool"],
    "osm2pgsql": ["osm2pgsql", "postgresql-15", "postgresql-15-postgis-3"],
}

# What an engine's worker imports, so that a package that is there but broken is seen early.
IMPORTS = {
    "postgis": "psycopg", "duckdb": "duckdb, duckdb_extension_spatial", "sedona": "sedonadb",
    "shapely": "shapely", "geopandas": "geopandas", "sqlite": "apsw",
    "gdal": "apsw, geopandas, pyogrio", "spatialite": "apsw",
    "s2": "s2geometry, spherely", "copies": "osmium",
}  # fmt: skip


def python(environment):
    """The Python of an environment."""
    return os.path.join(environment, "bin", "python")


def enter(environment):
    """Begins the program again in the environment's own Python, unless this is it."""
    if os.path.realpath(sys.prefix) != os.path.realpath(environment):
        install(environment, [])
        program = python(environment)
        os.execv(program, [program, os.path.abspath(sys.argv[0]), *sys.argv[1:]])


def install(environment, groups):
    """Installs what `groups` of packages need; returns the reason for each that failed."""
    failures = {}
    program = python(environment)
    if not os.path.exists(program):
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    groups = list(groups)
    debian = sorted({package for group in groups for package in DEBIAN.get(group, [])})
    wanted = sorted({*COMMON, *(package for group in groups for package in PYTHON.get(group, []))})
    # All at once, which is quick; what fails is tried group by group, for its reason.
    if _debian(debian) or _pip(program, wanted):
        _run(_pip_command(program, COMMON)).check_returncode()
        for group in groups:
            failures[group] = _debian(DEBIAN.get(group, [])) or _pip(program, PYTHON.get(group, []))
    for group in groups:
        if group in IMPORTS and not failures.get(group):
            failures[group] = _reason(_run([program, "-c", f"import {IMPORTS[group]}"]))
    return {group: reason for group, reason in failures.items() if reason}


def versions(environment):
    """Name and version of each Python package in an environment."""
    result = _run([python(environment), "-m", "pip", "list", "--format=freeze"])
    return dict(line.split("==", 1) for line in result.stdout.splitlines() if "==" in line)


def debian_version(package):
    """The installed version of a Debian package; empty when it is not installed."""
    result = _run(["dpkg-query", "-W", "-f", "${Version}", package])
    return result.stdout.strip() if result.returncode == 0 else ""


def _pip_command(python, packages):
    return [python, "-m", "pip", "install", "--quiet", "--retries", "10", *packages]


def _pip(python, packages):
    return _reason(_run(_pip_command(python, packages))) if packages else ""


def _debian(packages):
    missing = [package for package in packages if not debian_version(package)]
    if not missing:
        return ""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return f"not installed: {' '.join(missing)}"
    install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    result = _run(install)
    if result.returncode != 0:
        # The lists may be missing or old.
        _run(["apt-get", "update"])
        result = _run(install)
    return _reason(result)


def _run(command):
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, capture_output=True, text=True, env=quiet, check=False)


def _reason(result):
    """The last line of what a failed command said."""
    if result.returncode == 0:
        return ""
    lines = (result.stderr or result.stdout).strip().splitlines()
    return lines[-1] if lines else f"exit code {result.returncode}"
