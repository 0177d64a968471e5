"""Bar charts as SVG, on a logarithmic scale, readable on light and dark pages."""

import math
from html import escape

STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .title { font-size: 15px; font-weight: 600 } .small { font-size: 10px }
  .quiet { fill: #57606a }
  .grid { stroke: #d0d7de }
  .one { stroke: #24292f; stroke-dasharray: 3 3 }
  .bar0 { fill: #0969da } .bar1 { fill: #bf5700 } .bar2 { fill: #1a7f37 } .bar3 { fill: #8250df }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .quiet { fill: #9198a1 }
    .grid { stroke: #3d444d } .one { stroke: #e6edf3 }
    .bar0 { fill: #4493f8 } .bar1 { fill: #f0883e } .bar2 { fill: #3fb950 } .bar3 { fill: #ab7df8 }
  }
"""

LEFT, WIDE, BAR, GAP, RIGHT = 130, 560, 13, 12, 90


def bars(title, series, rows, mark=None):
    """A chart of groups of bars.

    `series` names the bars of a group; `rows` are pairs of a name and a value for each bar, None
    for no bar. `mark` is a value that gets a line of its own.
    """
    values = [value for _, group in rows for value in group if value]
    low = math.floor(math.log10(min([*values, mark or 1e300], default=1)))
    high = max(math.ceil(math.log10(max([*values, mark or 1e-300], default=10))), low + 1)

    def x(value):
        return LEFT + WIDE * (math.log10(value) - low) / (high - low)

    top = 60 if len(series) > 1 else 40
    parts, y = [], top
    for name, group in rows:
        middle = y + BAR * len(group) / 2 + 4
        parts.append(f'<text x="{LEFT - 8}" y="{middle:.1f}" text-anchor="end">{escape(name)}</text>')
        for number, value in enumerate(group):
            if value:
                end = x(value)
                parts.append(f'<rect class="bar{number % 4}" x="{LEFT}" y="{y}" '
                             f'width="{max(end - LEFT, 1):.1f}" height="{BAR - 2}"/>')  # fmt: skip
                parts.append(f'<text class="quiet small" x="{max(end, LEFT) + 4:.1f}" '
                             f'y="{y + 9}">{shown(value)}</text>')  # fmt: skip
            y += BAR
        y += GAP
    grid = []
    for power in range(low, high + 1):
        grid.append(_line("grid", x(10.0**power), top - 6, y - GAP + 4))
        grid.append(f'<text class="quiet" x="{x(10.0**power):.1f}" y="{y + 6}" '
                    f'text-anchor="middle">{shown(10.0**power)}</text>')  # fmt: skip
    if mark:
        grid.append(_line("one", x(mark), top - 6, y - GAP + 4))
    legend = []
    if len(series) > 1:
        for number, name in enumerate(series):
            at = LEFT + number * 170
            legend.append(f'<rect class="bar{number % 4}" x="{at}" y="34" width="11" height="11"/>')
            legend.append(f'<text x="{at + 16}" y="44">{escape(name)}</text>')
    wide, high_ = LEFT + WIDE + RIGHT, y + 20
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high_}" width="{wide}" '
        f'height="{high_}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="8" y="20">{escape(title)}</text>',
        *legend, *grid, *parts, "</svg>", ""])  # fmt: skip


def shown(value):
    """Three digits, and no more."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def _line(kind, x, top, bottom):
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'
