"""The page Python.md: its blocks run in their order, and print what it says."""

from __future__ import annotations

import ast
import contextlib
import io
import re
from pathlib import Path

import pytest

from conftest import FIXTURES, ROOT

PAGE = ROOT / "Sources" / "Corridor" / "Corridor.docc" / "Python.md"
# A block of Python, and the block with its output if it has one.
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.DOTALL | re.MULTILINE)


def test_the_blocks_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) == text.count("```python\n") > 5
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Fixtures").symlink_to(FIXTURES)
    names: dict[str, object] = {}
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        code = ast.increment_lineno(ast.parse(block[1]), line)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(code, str(PAGE), "exec"), names)
        assert said.getvalue() == (block[2] or ""), f"the output of the block at line {line + 1}"
    assert "<svg" in (tmp_path / "fuel.html").read_text(encoding="utf-8")
