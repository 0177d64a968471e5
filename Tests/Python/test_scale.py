"""The page Scale.md: the block of each engine that is installed runs in a process of its own, and prints what it says."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import FIXTURES, ROOT
from test_page import BLOCK

PAGE = ROOT / "Sources" / "Corridor" / "Corridor.docc" / "Scale.md"
TEXT = PAGE.read_text(encoding="utf-8")


def engine_of(code: str) -> str:
    # Sail's block has the client of Spark, too.
    return next(name for name in ("pysail", "ray", "dask", "pyspark") if re.search(rf"^(import|from) {name}\b", code, re.M))


BLOCKS = {engine_of(block[1]): block for block in BLOCK.finditer(TEXT)}


def test_each_engine_has_a_block() -> None:
    assert set(BLOCKS) == {"pyspark", "pysail", "ray", "dask"} and TEXT.count("```python\n") == 4
    # Imports and calls; a call may take two lines.
    assert len([line for line in BLOCKS["pyspark"][1].splitlines() if line[:1].strip(" )")]) <= 10


@pytest.mark.parametrize("engine", BLOCKS)
def test_the_block_of(engine: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(engine) is None:
        pytest.skip(f"there is no {engine}")
    if engine == "pyspark" and (shutil.which("java") is None or importlib.util.find_spec("pysail")):
        pytest.skip("there is no Java, or only the client of pyspark")
    (tmp_path / "Fixtures").symlink_to(FIXTURES)
    program = tmp_path / "program.py"
    program.write_text(BLOCKS[engine][1], encoding="utf-8")
    # The Python of an environment that is activated is that of its workers; nothing leaves this machine.
    environment = os.environ | {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "SPARK_LOCAL_IP": "127.0.0.1",
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    done = subprocess.run(
        [sys.executable, program.name], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
        timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout == BLOCKS[engine][2], done.stderr
