"""The package as a whole: its types, what it takes from elsewhere, and what importing it costs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import corridor
from corridor import _columns, _library, errors

from conftest import FIXTURES, ROOT

SOURCES = ROOT / "Sources" / "CorridorPython"
HEADER = (ROOT / "Sources" / "CCorridor" / "include" / "corridor.h").read_text(encoding="utf-8")


def test_types(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", tmp_path, "--config-file", SOURCES / "pyproject.toml",
         SOURCES / "corridor", Path(__file__).parent / "typed_use.py"],
        capture_output=True, text=True, check=False, env=os.environ | {"MYPYPATH": str(SOURCES)})
    assert done.returncode == 0, done.stdout + done.stderr


def test_importing_imports_no_other_package() -> None:
    program = (
        "import sys; before = set(sys.modules); import corridor; imported = set(sys.modules) - before\n"
        "print(*{name.partition('.')[0] for name in imported} - sys.stdlib_module_names, len(imported))\n"
        "print(*[name for name in ('asyncio', 'dataclasses', 'http', 'subprocess') if name in imported])"
    )
    packages, slow = subprocess.check_output([sys.executable, "-c", program], text=True).splitlines()
    name, count = packages.split()
    assert name == "corridor" and int(count) < 100 and not slow


def test_the_header_declares_the_same() -> None:
    declared = set(re.findall(r"^(?:[a-z].*[ *])?(corridor_[a-z_]+)\($", HEADER, re.MULTILINE))
    declared |= set(re.findall(r"^[a-z].*?[ *](corridor_[a-z_]+)\(", HEADER, re.MULTILINE))
    # Python has other means for what these do.
    unused = {
        "corridor_describe", "corridor_query_init", "corridor_hit_tag", "corridor_search", "corridor_suggest",
        "corridor_reverse", "corridor_resolve",
    }
    assert set(_library._FUNCTIONS) == declared - unused
    codes = dict(re.findall(r"^  CORRIDOR_([A-Z_]+) = (\d+),$", HEADER, re.MULTILINE))
    statuses = {int(code) for name, code in codes.items() if 64 <= int(code) <= 130}
    assert set(errors.BY_STATUS) == statuses
    bits = dict(re.findall(r"^  CORRIDOR_COLUMN_([A-Z]+) = 1 << (\d+),$", HEADER, re.MULTILINE))
    assert {name.lower(): 1 << int(bit) for name, bit in bits.items()} == {
        group: _columns._BITS[group] for group in corridor.COLUMNS}


@pytest.mark.parametrize("struct", ["Query", "Hit", "Answer"])
def test_structs_have_the_members_of_the_header(struct: str) -> None:
    body = re.search(rf"typedef struct corridor_{struct.lower()} {{\n(.*?)\n}}", HEADER, re.DOTALL)
    assert body
    code = re.sub(r"///.*", "", body[1])
    members = [name for line in code.split(";") for name in re.findall(r"(\w+)(?=,|$)", line.strip())]
    assert [name.rstrip("_") for name, *_ in getattr(_library, struct)._fields_] == members


def test_the_requests_are_those_of_the_service(tmp_path: Path, index_path: Path) -> None:
    program = os.environ.get("CORRIDOR_PROGRAM", "corridor")
    with (tmp_path / "said").open("w") as said:
        service = subprocess.Popen(
            [program, "serve", "--places", index_path, "--listen", "127.0.0.1:0", "--drain", "0s"],
            stderr=said, stdout=said)
    try:
        for _ in range(200):
            if address := re.search(r"http://\S+", (tmp_path / "said").read_text()):
                break
            time.sleep(0.05)
        assert address
        with urllib.request.urlopen(f"{address[0]}/openapi.json") as answer:
            (tmp_path / "openapi.json").write_bytes(answer.read())
    finally:
        service.terminate()
        service.wait()
    subprocess.run([sys.executable, SOURCES / "make_requests.py", tmp_path / "openapi.json", tmp_path], check=True)
    for name in ("_requests.py", "answers.py"):
        assert (tmp_path / name).read_text() == (SOURCES / "corridor" / name).read_text(), (
            f"run make_requests.py: {name} is of another version of the service")


def test_a_library_that_does_not_exist(index_path: Path) -> None:
    if (Path(corridor.__file__).parent / "lib").exists():
        pytest.skip("the package has the library in it")
    done = subprocess.run(
        [sys.executable, "-c", "import corridor, sys; corridor.open(sys.argv[1])", index_path], check=False,
        capture_output=True, text=True, env=os.environ | {"CORRIDOR_LIBRARY": str(FIXTURES / "missing.so")})
    assert "corridor.errors.Unavailable" in done.stderr and "CORRIDOR_LIBRARY" in done.stderr


def test_what_a_job_requires() -> None:
    corridor.require()
    corridor.require("distances", "distances", "polygons")
    use: Any = "spelling"
    with pytest.raises(corridor.UsageError, match="'spelling' is no use of a library; give some of distances"):
        corridor.require(use)
