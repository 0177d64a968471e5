"""The commands that are run with faults, and what each may leave behind."""

import pathlib
import shutil
from dataclasses import dataclass

from .library import ROOT, Library

FIXTURES = ROOT / "Fixtures"


@dataclass(frozen=True)
class Command:
    """A command in a folder of its own.

    Attributes:
        name: For `--only` and messages.
        line: Its arguments, with spaces between.
        inputs: Names of files of Fixtures/, or of files that `prepare` has made.
        output: The file that it makes or replaces; None for standard output.
        before: What the output is before: the name of an input, or None for no file.
        keeps: Files that a run that failed leaves, from which `resume` continues.
        resume: The option that continues.
        stdin: Its standard input.
    """

    name: str
    line: str
    inputs: str
    output: str | None = None
    before: str | None = None
    keeps: str = ""
    resume: str | None = None
    stdin: str = ""

    @property
    def arguments(self) -> list[str]:
        return self.line.split()

    @property
    def is_batch(self) -> bool:
        """Whether each line of its output answers a line of its input, be it with an error."""
        return "batch" in self.name


FIND = "find --route route.geojson --category fuel --within 2km"
COMMANDS = (
    Command("import", "import -q island.osm.pbf -o made.corridor", "island.osm.pbf", "made.corridor"),
    Command("replace", "import -q island.osm.pbf --roads --memory 64MiB -o made.corridor", "island.osm.pbf",
            "made.corridor", before="tables.corridor"),
    Command("gz", "import -q island.osm.gz -o made.corridor", "island.osm.gz", "made.corridor"),
    Command("bz2", "import -q island.osm.bz2 -o made.corridor", "island.osm.bz2", "made.corridor"),
    Command("tables", "import -q stations.csv depots.geojson places.geojsonl --timezones timezones.geojson "
            "-o made.corridor", "stations.csv depots.geojson places.geojsonl timezones.geojson", "made.corridor",
            before="tables.corridor"),
    Command("resumed-import", "import -q --resume island.osm.pbf stations.csv -o made.corridor",
            "island.osm.pbf stations.csv", "made.corridor", keeps="made.corridor.checkpoints", resume="--resume"),
    Command("find", f"{FIND} --places island.corridor --format geojson", "island.corridor route.geojson"),
    Command("find-file", f"{FIND} --places island.corridor -o hits.geojson", "island.corridor route.geojson",
            "hits.geojson", before="tour.geojson"),
    Command("find-gpkg", f"{FIND} --places island.corridor -o hits.gpkg", "island.corridor route.geojson",
            "hits.gpkg"),
    Command("find-source", f"{FIND} --places stations.csv --format geojson", "stations.csv route.geojson"),
    Command("batch", "batch many.ndjson -q -c fuel --places island.corridor -o answers.ndjson",
            "island.corridor many.ndjson", "answers.ndjson", keeps="answers.ndjson.part answers.ndjson.resume",
            resume="--resume"),
    Command("batch-resumed", "batch many.ndjson -q -c fuel --places island.corridor -o answers.ndjson --resume",
            "island.corridor many.ndjson answers.ndjson.part answers.ndjson.resume", "answers.ndjson",
            keeps="answers.ndjson.part answers.ndjson.resume", resume="--resume"),
    Command("search-batch", "search --batch --places island.corridor", "island.corridor",
            stdin='{"text": "ostro"}\n{"text": "fuel near Port Tansy", "limit": 3}\n'),
    Command("plan", "plan --route tour.geojson --depart 2026-11-23T06:00+01:00 --speed 60km/h --driven 4h20min "
            "--rest fuel --within 2km --places island.corridor --format json",
            "island.corridor tour.geojson"),
    Command("verify", "verify island.corridor", "island.corridor"),
    Command("export", "export --places island.corridor -o places.csv", "island.corridor", "places.csv"),
    Command("buffer", "buffer --route route.geojson --within 1km -o area.geojson", "route.geojson", "area.geojson"),
)
COMMANDS_BY_NAME = {command.name: command for command in COMMANDS}


def prepare(program: str, library: Library, folder: pathlib.Path) -> None:
    """Makes the inputs of all commands in a folder."""
    for source in FIXTURES.iterdir():
        shutil.copy(source, folder)
    (folder / "many.ndjson").write_bytes((folder / "routes.ndjson").read_bytes() * 12)
    for line, room in (("import -q island.osm.pbf -o island.corridor", None),
                       ("import -q stations.csv -o tables.corridor", None),
                       # On a disk that becomes full, so that a part of the answers is left.
                       (COMMANDS_BY_NAME["batch"].line, "100000")):
        outcome = library.run("prepare", [program, *line.split()], folder, library.variables("prepare", space=room), 60)
        if outcome.status != (0 if room is None else 74):
            raise SystemExit(f"check-faults.py: corridor {line} {outcome.ending}\n{outcome.err}")


def fill(folder: pathlib.Path, inputs: pathlib.Path, command: Command) -> None:
    """Copies what a command needs into an empty folder."""
    for name in command.inputs.split():
        shutil.copy(inputs / name, folder)
    if command.before and command.output:
        shutil.copy(inputs / command.before, folder / command.output)
