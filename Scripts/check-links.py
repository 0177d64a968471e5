#!/usr/bin/env python3
"""Checks the links of README.md and of all other Markdown pages.

    check-links.py

A relative link must lead to a file, and a part after # to a heading there. A DocC link (<doc:Page>) must
name a page of the same catalog. Links to other sites are not checked. Prints each broken link with its page
and line; the exit status is 1 if there is any.
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LINK = re.compile(r"!?\[(?:[^][]|\[[^][]*\])*\]\(([^()\s]+)\)|<doc:([^>]+)>")


def pages():
    for folder, names, files in os.walk(ROOT):
        names[:] = sorted(name for name in names if not name.startswith("."))
        yield from (os.path.join(folder, name) for name in sorted(files) if name.endswith(".md"))


def without_code(text):
    """The text with code replaced by blanks, so that lines keep their numbers."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    return re.sub(r"(?ms)^```.*?^```|`[^`\n]*`", blank, text)


def anchors(path):
    """The anchors of the headings of a page, as GitHub makes them."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"(?ms)^```.*?^```", "", file.read())
    found = set()
    for heading in re.findall(r"(?m)^#+ +(.*)$", text):
        word = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(word)
    return found


def wrong(page, link, article):
    """What is wrong with a link of a page, or None."""
    folder = os.path.dirname(page)
    if article:
        return None if os.path.isfile(os.path.join(folder, article + ".md")) else "no such page"
    if re.match(r"[a-z]+:", link):
        return None
    path, _, anchor = link.partition("#")
    target = os.path.normpath(os.path.join(folder, path)) if path else page
    if not os.path.exists(target):
        return "no such file"
    if anchor and anchor not in anchors(target):
        return "no such heading"
    return None


def main():
    bad = 0
    for page in pages():
        with open(page, encoding="utf-8", newline="") as file:
            text = without_code(file.read())
        for match in LINK.finditer(text):
            if reason := wrong(page, match[1], match[2]):
                line = text.count("\n", 0, match.start()) + 1
                print(f"{os.path.relpath(page, ROOT)}:{line}: {match[1] or match[2]}: {reason}")
                bad += 1
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
