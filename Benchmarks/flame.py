#!/usr/bin/env python3
"""Draws where a program's time goes, as a flame graph: an SVG that needs nothing else.

    perf record -F 1999 --call-graph fp -o RECORD -- PROGRAM ...
    perf script -i RECORD | swift demangle --simplified | python3 Benchmarks/flame.py "TITLE" > FILE.svg

Width is time, the callers stand below. With --below NAME only what NAME calls is drawn, with
--hide SHARE nothing that takes less than that share of the whole.
"""

import argparse
import re
import sys
from html import escape

WIDTH = 1200
ROW = 17
LETTER = 6.6
FRAME = re.compile(r"^\s+[0-9a-f]+ (.*) \((.*)\)$")


class Frame:
    """A function, as called from one stack of callers."""

    def __init__(self):
        self.samples = 0
        self.callees = {}


def stacks(lines):
    """Stacks of samples, outermost caller first."""
    stack = []
    for line in lines:
        if match := FRAME.match(line):
            stack.append(name(*match.groups()))
        elif not line.strip() and stack:
            yield stack[::-1]
            stack = []
    if stack:
        yield stack[::-1]


def name(symbol, binary):
    """What a frame is called: the function without its offset, types and the compiler's ado."""
    symbol = re.sub(r"\+0x[0-9a-f]+$", "", symbol)
    if symbol == "[unknown]":
        return binary.rsplit("/", 1)[-1]
    while (found := re.search(r"(?:specialized|closure #\d+ in|partial apply for|merged|"
                              r"generic specialization <.*?> of|"
                              r"function signature specialization <.*?> of) ", symbol)):
        symbol = symbol[:found.start()] + symbol[found.end():]
    return re.sub(r"\(.*", "", symbol) or symbol


def tree(samples, below):
    """All samples as one tree; a function that calls itself is one frame."""
    root = Frame()
    for stack in samples:
        if below:
            at = next((i for i, frame in enumerate(stack) if below in frame), None)
            if at is None:
                continue
            stack = stack[at:]
        frame = root
        frame.samples += 1
        last = None
        for called in stack:
            if called != last:
                frame = frame.callees.setdefault(called, Frame())
                frame.samples += 1
            last = called
    return root


def rectangles(root, hide):
    """Name, samples, share before it and depth of all frames that are worth being drawn."""
    def visit(frame, start, depth):
        for called, callee in sorted(frame.callees.items()):
            if callee.samples >= hide * root.samples:
                yield called, callee.samples, start, depth
                yield from visit(callee, start, depth + 1)
            start += callee.samples
    yield from visit(root, 0, 0)


def colour(called):
    """Warm for ours, cool for libraries, grey for the kernel; the shade is by name."""
    shade = sum(called.encode()) % 40
    if "." in called and called[0].isupper():
        return f"hsl({20 + shade // 2} 85% {58 + shade // 4}%)"
    if ".so" in called or called.startswith("_"):
        return f"hsl({195 + shade // 2} 45% {62 + shade // 4}%)"
    return f"hsl({45 + shade // 2} 20% {66 + shade // 4}%)"


def draw(title, root, hide, out):
    frames = list(rectangles(root, hide))
    height = ROW * (max((depth for *_, depth in frames), default=0) + 3)
    scale = WIDTH / max(root.samples, 1)
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
          f'viewBox="0 0 {WIDTH} {height}" font-family="monospace" font-size="11">\n'
          f'<rect width="100%" height="100%" fill="white"/>\n'
          f'<text x="{WIDTH / 2:.0f}" y="14" text-anchor="middle">{escape(title)}: '
          f'{root.samples} samples</text>', file=out)
    for called, samples, start, depth in frames:
        x, width, y = start * scale, samples * scale, height - ROW * (depth + 1)
        label = called if len(called) * LETTER < width else called[:int(width / LETTER) - 1]
        print(f'<g><title>{escape(called)}: {100 * samples / root.samples:.1f} %</title>'
              f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{ROW - 1}" '
              f'fill="{colour(called)}"/>', end="", file=out)
        if len(label) > 2:
            print(f'<text x="{x + 2:.1f}" y="{y + 12}">{escape(label)}</text>', end="", file=out)
        print("</g>", file=out)
    print("</svg>", file=out)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n\n", 1)[0])
    options.add_argument("title")
    options.add_argument("--below", help="only the calls below a function whose name contains this")
    options.add_argument("--hide", type=float, default=0.002, help="the smallest share to draw")
    options.add_argument("--text", action="store_true", help="print shares instead of drawing")
    asked = options.parse_args()
    root = tree(stacks(sys.stdin), asked.below)
    if root.samples == 0:
        sys.exit("no samples")
    if asked.text:
        for called, samples, _, depth in rectangles(root, asked.hide):
            print(f"{100 * samples / root.samples:5.1f} % {'  ' * depth}{called}")
    else:
        draw(asked.title, root, asked.hide, sys.stdout)


if __name__ == "__main__":
    main()
