"""Every option of find, gaps and search is in the model, or in another test that options.py names."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
from pathlib import Path

import pytest

import corridor
import options
from ask import questions
from world import made

ROOT = Path(__file__).parent.parent.parent.parent
# What random questions never ask for, as other tests here do.
ELSEWHERE = {"cursor", "columns", "detours", "max_detour", "detour_window"}


@pytest.mark.parametrize("operation", sorted(options.MODELLED))
def test_every_field_is_in_the_table(operation: str) -> None:
    fields = set(inspect.signature(getattr(corridor.Index, operation)).parameters) - {"self"}
    if operation != "search":
        fields -= {"route"}
    assert fields == set(options.MODELLED[operation])


@pytest.mark.parametrize("operation", sorted(options.MODELLED))
def test_every_option_is_in_the_table(operation: str) -> None:
    program = os.environ.get("CORRIDOR_PROGRAM", "corridor")
    text = subprocess.run([program, operation, "--help"], check=True, capture_output=True, text=True).stdout
    names = set(re.findall(r"^ +(?:-\w, )?--([a-z-]+)", text, re.MULTILINE))
    assert len(names) > 20
    table = options.MODELLED[operation]
    missing = {
        name for name in names
        if options.COMMAND.get(name, name.replace("-", "_")) not in table and name not in options.COMMAND_ONLY}
    assert not missing, f"options.py says nothing about {missing}"


def test_tests_that_the_table_names_exist() -> None:
    texts = [text for table in [*options.MODELLED.values(), options.COMMAND_ONLY] for text in table.values()]
    texts.append(options.PLAN)
    names = {name for text in texts for name in re.findall(r"\b\w+Tests(?:/\w+)*\b|[./]*test_\w+\.py", text)}
    assert len(names) > 10
    for name in names:
        if name.endswith(".py"):
            assert (Path(__file__).parent / name).exists(), name
        else:
            assert list(ROOT.glob(f"Tests/{name}")) or list((ROOT / "Tests").rglob(f"{name}.swift")), name


def test_random_questions_have_every_modelled_field(tmp_path: Path) -> None:
    asked: set[tuple[str, str]] = set()
    with made(0, tmp_path) as world:
        for question in questions(world, 1500):
            asked |= {(question.operation, name) for name in question.fields}
            if "along" in question.asked:
                asked.add((question.operation, "route"))
    modelled = {
        (operation, name) for operation, table in options.MODELLED.items() for name, text in table.items()
        if not text.startswith("not:") and name not in ELSEWHERE}
    assert asked == modelled
