#!/usr/bin/env python3
"""Runs the commands of README.md and of the documentation pages.

    readme-output.py BINARY_FOLDER [--check] [FILE...]
    readme-output.py --list

Each console block of a page holds commands after "$ ", each followed by its output. The commands of
a page run one after the other in a new folder that has a copy of Fixtures, so a page depends on no
other page. Without files, all pages that have console blocks are run.

Without --check the output is written into the pages. With --check nothing is written: the
differences are printed as a unified diff for each page, and the exit status is 1 if there are any.
--list prints the names of the pages.
"""
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BLOCK = re.compile(r"```console\n(.*?)```", flags=re.DOTALL)


def read(path):
    # Line ends stay as they are: those of CSV are CR LF.
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def pages():
    """The pages with console blocks, relative to the root."""
    found = []
    for folder, names, files in os.walk(ROOT):
        names[:] = sorted(name for name in names if not name.startswith("."))
        for name in sorted(files):
            path = os.path.join(folder, name)
            if name.endswith(".md") and BLOCK.search(read(path)):
                found.append(os.path.relpath(path, ROOT))
    return found


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


def filled(text, binaries):
    """The text of a page with the output of its commands."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(os.path.join(ROOT, "Fixtures"), os.path.join(folder, "Fixtures"))

        def fill(match):
            commands = [line for line in match[1].splitlines() if line.startswith("$ ")]
            parts = [line + "\n" + run(line[2:], folder, binaries) for line in commands]
            return "```console\n" + "".join(parts) + "```"

        return BLOCK.sub(fill, text)


def lines(text):
    """The lines of a text; a carriage return can be seen."""
    return [line.replace("\r", "\\r") for line in text.split("\n")]


def main():
    given = sys.argv[1:]
    if given == ["--list"]:
        print("\n".join(pages()))
        return
    check = "--check" in given
    given = [word for word in given if word != "--check"]
    if not given or given[0].startswith("-"):
        sys.exit(__doc__)
    binaries = os.path.abspath(given[0])
    differ = False
    for page in given[1:] or pages():
        path = os.path.join(ROOT, page)
        text = read(path)
        new = filled(text, binaries)
        if new == text:
            continue
        differ = True
        if check:
            print("\n".join(difflib.unified_diff(
                lines(text), lines(new), page, "what the commands print", lineterm="")))
        else:
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(new)
    sys.exit(1 if check and differ else 0)


if __name__ == "__main__":
    main()
