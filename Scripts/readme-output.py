#!/usr/bin/env python3
"""Runs the commands of the README's console blocks and puts their output below them.

    readme-output.py BINARY_FOLDER [--check]

Each block holds commands after "$ ", each followed by what it prints. They run one after the other
in a copy of the repository's Fixtures. With --check nothing is written, and the exit status is 1
when the README says something else than the commands print.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(command, folder, binaries):
    environment = {
        "PATH": binaries + os.pathsep + os.environ["PATH"],
        "XDG_CACHE_HOME": os.path.join(folder, "cache"),
        "HOME": folder,
        "LC_ALL": "C.UTF-8",
    }
    if "LD_LIBRARY_PATH" in os.environ:
        environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    return done.stdout.decode()


def main():
    binaries = os.path.abspath(sys.argv[1])
    path = os.path.join(ROOT, "README.md")
    # Line ends as they are: those of CSV are CR LF.
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(os.path.join(ROOT, "Fixtures"), os.path.join(folder, "Fixtures"))

        def fill(match):
            commands = [line for line in match[1].splitlines() if line.startswith("$ ")]
            parts = [line + "\n" + run(line[2:], folder, binaries) for line in commands]
            return "```console\n" + "".join(parts) + "```"

        filled = re.sub(r"```console\n(.*?)```", fill, text, flags=re.DOTALL)
    if "--check" in sys.argv:
        sys.exit(0 if filled == text else "README.md does not say what the commands print")
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(filled)


if __name__ == "__main__":
    main()
