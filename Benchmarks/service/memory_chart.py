"""Lines over time as SVG, in the colours of the other charts."""

from html import escape

from chart import STYLE

LEFT, TOP, WIDE, HIGH, RIGHT, BELOW = 60, 60, 640, 260, 40, 40
LINES = """
  polyline { fill: none; stroke-width: 2 }
  .line0 { stroke: #0969da } .line1 { stroke: #bf5700 } .line2 { stroke: #1a7f37 }
  @media (prefers-color-scheme: dark) {
    .line0 { stroke: #4493f8 } .line1 { stroke: #f0883e } .line2 { stroke: #3fb950 }
  }
"""
STEPS = (1, 2, 5, 10, 20, 30, 50, 100, 200, 500, 1000, 2000, 5000)


def lines(title, names, points):
    """A chart of lines; `points` have minutes first, then a value of MiB for each name."""
    end = max(point[0] for point in points) or 1
    most = max(max(point[1:]) for point in points)
    step = next((step for step in STEPS if most / step <= 6), STEPS[-1])
    top = step * (int(most / step) + 1)

    def x(minutes):
        return LEFT + WIDE * minutes / end

    def y(value):
        return TOP + HIGH * (1 - value / top)

    parts = []
    for value in range(0, top + 1, step):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{LEFT + WIDE}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text class="quiet" x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    for part in range(0, 11, 2):
        minutes = end * part / 10
        parts.append(f'<text class="quiet" x="{x(minutes):.1f}" y="{TOP + HIGH + 18}" '
                     f'text-anchor="middle">{minutes:.3g} min</text>')  # fmt: skip
    for number, name in enumerate(names):
        at = LEFT + number * 240
        parts.append(f'<rect class="bar{number % 3}" x="{at}" y="34" width="11" height="11"/>')
        parts.append(f'<text x="{at + 16}" y="44">{escape(name)}</text>')
        path = " ".join(f"{x(point[0]):.1f},{y(point[1 + number]):.1f}" for point in points)
        parts.append(f'<polyline class="line{number % 3}" points="{path}"/>')
    wide, high = LEFT + WIDE + RIGHT, TOP + HIGH + BELOW
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}{LINES}</style>", f'<text class="title" x="8" y="20">{escape(title)}</text>',
        *parts, "</svg>", ""])  # fmt: skip
