// A strip of the route with the places by distance along it; those on its left are above the line.

import { look } from "./arrival.js";
import { titleOf } from "./categories.js";
import { draw, element, length } from "./dom.js";

const height = 132;
const middle = 58;
const reach = 42;
const edge = 28;

let shown = null;
let gaps = [];
let dots = [];
let marked = -1;

/** The distance between marks in kilometres, such that their numbers do not overlap. */
function step(kilometers, width) {
  const least = kilometers / Math.max(1, width / 64);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((value) => value >= least);
}

/** The stretches at both ends that are not searched, as pairs of metres. */
function outside({ meters }, { from, to }) {
  const begin = Math.min(meters, Number(from) * 1000);
  const end = to === "" ? meters : Math.min(meters, Number(to) * 1000);
  return [[0, begin], [end, meters]].filter(([low, high]) => high > low);
}

/** Shows gaps. */
export function showGaps(found) {
  if (!gaps.length && !found.length) return;
  gaps = found;
  if (shown) show(shown.route, shown.hits, shown.state);
}

/** Shows places along a route; nothing without a route. */
export function show(route, hits, state) {
  const { within } = state;
  const along = hits.filter((hit) => hit.alongMeters !== undefined);
  shown = route && route.meters > 0 ? { route, hits, state } : null;
  element("along").hidden = !shown;
  dots = [];
  if (!shown) return element("strip").replaceChildren();
  const width = Math.max(240, element("strip").clientWidth);
  const x = (meters) => edge + (meters / route.meters) * (width - 2 * edge);
  const chart = draw("svg", {
    role: "img", width, height, viewBox: `0 0 ${width} ${height}`,
    "aria-label": summary(route, along),
  });
  chart.append(draw("line", { class: "road", x1: edge, x2: width - edge, y1: middle, y2: middle }));
  for (const [low, high] of outside(route, state)) {
    chart.append(draw("rect", {
      class: "outside", x: x(low), width: x(high) - x(low), y: middle - reach, height: 2 * reach,
    }));
  }
  for (const { fromMeters, toMeters, exceeds } of gaps) {
    const line = { x1: x(fromMeters), x2: x(toMeters), y1: middle, y2: middle };
    const words = `${length(toMeters - fromMeters)} without a place`;
    chart.append(
      draw("line", { class: exceeds ? "gap beyond" : "gap", ...line }, draw("title", {}, words)),
    );
  }
  const kilometers = route.meters / 1000;
  const gap = step(kilometers, width - 2 * edge);
  for (let count = 0; count * gap <= kilometers; count += 1) {
    const at = x(count * gap * 1000);
    const number = Number((count * gap).toPrecision(6));
    chart.append(
      draw("line", { class: "tick", x1: at, x2: at, y1: middle + reach, y2: middle + reach + 6 }),
      draw("text", { x: at, y: height - 10, "text-anchor": "middle" }, String(number)),
    );
  }
  chart.append(
    draw("text", { class: "side", x: 2, y: 14 }, "left"),
    draw("text", { class: "side", x: 2, y: middle + reach }, "right"),
  );
  hits.forEach((hit, index) => {
    if (hit.alongMeters === undefined) return;
    const sides = { left: -1, right: 1 };
    const share = Math.min(1, hit.offRouteMeters / within);
    const off = (sides[hit.side] ?? 0) * (8 + (reach - 8) * share);
    const center = { cx: x(hit.alongMeters), cy: middle + off };
    const dot = draw(
      "circle", { class: `dot ${look(hit)}`, ...center, r: 5, "data-index": index },
      draw("title", {}, `${titleOf(hit)}, km ${(hit.alongMeters / 1000).toFixed(1)}`),
    );
    dots[index] = dot;
    chart.append(dot);
  });
  element("strip").replaceChildren(chart);
  mark(marked);
}

function summary(route, along) {
  const count = along.length === 1 ? "1 place" : `${along.length} places`;
  return `${count} along ${length(route.meters)} of route by kilometre; the list has the same`;
}

/** Selects a place, or none for -1. */
export function mark(index) {
  dots[marked]?.classList.remove("chosen");
  marked = index;
  const dot = dots[index];
  if (!dot) return;
  dot.classList.add("chosen");
  // The last element is drawn above all others.
  dot.parentNode.append(dot);
}

/** @param onPick Called with the index of a clicked place, and its dot. */
export function start(onPick) {
  element("strip").addEventListener("click", (event) => {
    const dot = event.target.closest(".dot");
    if (dot) onPick(Number(dot.dataset.index), dot);
  });
  let width = 0;
  new ResizeObserver(() => {
    if (!shown || width === element("strip").clientWidth) return;
    width = element("strip").clientWidth;
    show(shown.route, shown.hits, shown.state);
  }).observe(element("strip"));
}
