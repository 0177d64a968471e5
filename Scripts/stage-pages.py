#!/usr/bin/env python3
"""Copies a documentation catalog and rewrites its links for DocC.

    stage-pages.py CATALOG OUTPUT BASE

Pages link to each other as files, so that they can be read where the repository is browsed. In the copy,
a link to a page of the same catalog is a DocC reference; a link to a page of another catalog leads to its
place on the site, below BASE (empty, or such as /corridor); a link to another file becomes
plain text. Pictures are named without their folder.
"""
import os
import re
import shutil
import sys

LINK = re.compile(r"(?<!!)\[((?:[^][]|\[[^][]*\])*)\]\(([^()\s]+)\)")
PICTURE = re.compile(r"(!\[[^]]*\])\(Resources/([^()\s]+)\)")
CODE = re.compile(r"(?ms)(^```.*?^```|``?[^`\n]+``?)")


def anchor(heading):
    """The anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def headings(path):
    """The headings of a page by GitHub's anchors, as DocC names them."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"(?ms)^```.*?^```", "", file.read())
    return {anchor(h): h.replace(" ", "-") for h in re.findall(r"(?m)^#+ +(.*)$", text)}


def target(link, page, catalog, base):
    """The destination of a link on the site; None where only its text stays."""
    if re.match(r"[a-z]+:", link):
        return link
    path, _, part = link.partition("#")
    file = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
    heading = "#" + headings(file)[part] if part else ""
    folder, name = os.path.split(file)
    if os.path.samefile(folder or ".", catalog):
        return "doc:" + (os.path.splitext(name)[0] if path else "") + heading
    if folder.endswith(".docc"):
        module = os.path.basename(folder)[:-len(".docc")].lower()
        title = os.path.splitext(name)[0].lower()
        place = f"{base}/documentation/{module}"
        return place if title == module else f"{place}/{title}"
    return None


def staged(page, catalog, base):
    with open(page, encoding="utf-8", newline="") as file:
        parts = CODE.split(file.read())

    def replace(match):
        place = target(match[2], page, catalog, base)
        return f"[{match[1]}]({place})" if place else match[1]

    # A link's text can hold code: links are found in the text as a whole, but not within code.
    text = ""
    codes = []
    for number, part in enumerate(parts):
        if number % 2:
            codes.append(part)
            text += f"\0{len(codes) - 1}\0"
        else:
            text += part
    text = PICTURE.sub(r"\1(\2)", LINK.sub(replace, text))
    return re.sub(r"\0(\d+)\0", lambda match: codes[int(match[1])], text)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    catalog, output, base = sys.argv[1:]
    shutil.copytree(catalog, output)
    for name in sorted(os.listdir(catalog)):
        if name.endswith(".md"):
            with open(os.path.join(output, name), "w", encoding="utf-8", newline="") as file:
                file.write(staged(os.path.join(catalog, name), catalog, base))


if __name__ == "__main__":
    main()
