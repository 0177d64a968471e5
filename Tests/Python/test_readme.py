"""The example in the README of the project."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from conftest import ROOT


def test_the_example_runs(
    tmp_path: Path, index_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("geopandas")
    (example,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    shutil.copy(index_path, tmp_path / "island.corridor")
    (tmp_path / "Fixtures").symlink_to(ROOT / "Fixtures")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert len(names["frame"]) == len(names["answer"]) > 10  # type: ignore[arg-type]
