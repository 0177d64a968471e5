#!/usr/bin/env python3
"""Checks that the architecture page names every target, and every folder of the targets that it has tables for.

    check-architecture.py [ROOT]

Prints targets and folders that are missing on the page, and folders of the page that do not exist. The exit
status is 1 if it prints any.
"""
import os
import re
import sys

PAGE = "Sources/Corridor/Corridor.docc/Architecture.md"


def main():
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    root = sys.argv[1] if len(sys.argv) > 1 else here
    with open(os.path.join(here, PAGE), encoding="utf-8") as file:
        page = file.read()
    wrong = [f"{PAGE}: does not name the target {name}"
             for name in sorted(os.listdir(os.path.join(root, "Sources")))
             if not re.search(rf"\b{name}\b", page)]
    for chapter in re.split(r"(?m)^### ", page)[1:]:
        target, table = chapter.split(":")[0], re.findall(r"(?m)^\| (`.*?) \|", chapter)
        named = {name for row in table for name in re.findall(r"`([^`]+)`", row)}
        folder = os.path.join(root, "Sources", target)
        if not named or not os.path.isdir(folder):
            continue
        there = {name for name in os.listdir(folder)
                 if os.path.isdir(os.path.join(folder, name)) and not name.endswith(".docc")}
        wrong += [f"{PAGE}: does not name {target}/{name}" for name in sorted(there - named)]
        wrong += [f"{PAGE}: there is no {target}/{name}" for name in sorted(named - there)]
    print("\n".join(wrong), end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
