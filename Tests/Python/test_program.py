"""The command in the package."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import corridor
from corridor import _program

# Stands for the command: it says what it got, and ends as it is told.
PROGRAM = """#!/bin/sh
echo "$LD_LIBRARY_PATH" "$@"
case $1 in
  fail) exit 7 ;;
  wait) exec sleep 60 ;;
  pipe) kill -PIPE $$ ;;
esac
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package with a command."""
    folder = tmp_path_factory.mktemp("package")
    source = Path(corridor.__file__).parent
    shutil.copytree(source, folder / "corridor", ignore=shutil.ignore_patterns("__pycache__", "bin", "lib", "share"))
    (folder / "corridor" / "bin").mkdir()
    program = folder / "corridor" / "bin" / "corridor"
    program.write_text(PROGRAM, encoding="utf-8")
    program.chmod(0o755)
    return folder


def start(package: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", "from corridor._program import main; main()", *words],
        env=os.environ | {"PYTHONPATH": str(package)} | environment, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)


def test_arguments_environment_and_status(package: Path) -> None:
    done = start(package, "fail", "two words", LD_LIBRARY_PATH="/other")
    said, _ = done.communicate(timeout=30)
    assert said == f"{package}/corridor/lib:/other fail two words\n" and done.returncode == 7
    done = start(package, LD_LIBRARY_PATH="")
    assert done.communicate(timeout=30)[0] == f"{package}/corridor/lib\n" and done.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals(package: Path, number: signal.Signals) -> None:
    with start(package, "wait") as process:
        assert process.stdout and process.stdout.readline()
        time.sleep(0.05)
        process.send_signal(number)
        assert process.wait(30) == -number


def test_a_closed_pipe_ends_the_command(package: Path) -> None:
    with start(package, "pipe") as process:
        assert process.wait(30) == -signal.SIGPIPE


def test_without_a_command(package: Path, tmp_path: Path) -> None:
    shutil.copytree(package / "corridor", tmp_path / "corridor", ignore=shutil.ignore_patterns("bin"))
    done = start(tmp_path)
    assert "install the wheel that has it" in done.communicate(timeout=30)[1] and done.returncode == 69


def test_the_order_of_commands(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = package / "corridor" / "bin" / "corridor"
    monkeypatch.setattr(_program, "_OWN", str(own))
    monkeypatch.setenv("CORRIDOR_PROGRAM", "/named")
    assert _program.command()[0] == "/named"
    monkeypatch.delenv("CORRIDOR_PROGRAM")
    assert _program.command()[0] == str(own)
    monkeypatch.setattr(_program, "_OWN", str(tmp_path / "missing"))
    monkeypatch.setenv("PATH", str(own.parent))
    assert _program.command()[0] == str(own)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(corridor.Unavailable, match="CORRIDOR_PROGRAM"):
        _program.command()
