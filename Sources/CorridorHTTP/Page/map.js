// The map: route, corridor, gaps, search area, places, the stops of a plan and the point of the
// card, on a plain ground or on a base map of vector tiles.
//
// What is drawn is decided here; `plainmap.js` (Leaflet) and `vectormap.js` (MapLibre) draw it. A
// module of these has `make(options)`, which gives a drawing with the same functions:
//
// - `drawRoute(lines)`, `drawCorridor(polygons)`, `drawGaps([{ line, exceeds }])`, `drawArea(box)`,
//   `drawPlaces([{ position, look, words }])`, `drawStops([{ position, sign, words }])`,
//   `drawPoint(position)` replace what was drawn before;
// - `chooseGap(index)`, `choosePlace(index)`, `chooseStop(index)` emphasise one, or none for -1;
// - `fit(box)`, `panTo(position)`, `resize()` move the map without a call of `onMove`;
// - `box()`, `center()`, `zoom()` tell what is visible; zoom 0 has the world in 256 pixels;
// - `canvas` is the element that has the focus.
//
// Its options are the tiles, and functions that it calls: `onMove()` after a move by the user,
// `onPlace(index, element)`, `onStop(index, element)` and `onTap(position)` after a click on a
// place, a stop or anywhere else, and `onStir()` when a click turns out to be the start of a zoom
// or a drag.

import { arrival, look } from "./arrival.js";
import { titleOf } from "./categories.js";
import { element, link } from "./dom.js";
import * as messages from "./messages.js";
import * as plainmap from "./plainmap.js";
import { around, boxOf, isWithin, polygons, unrolled, widened, wrapped } from "./shapes.js";
import { inPlan } from "./stops.js";
import * as vectormap from "./vectormap.js";

/** The time in which a second tap makes the first one part of a zoom, in milliseconds. */
const doubleTap = 250;

let map = null;
let places = [];
let stops = [];
let gapLines = [];
let hasRoute = false;
/** The box that the map was last fitted to; null after the user has moved it. */
let fitted = null;
/** Longitudes are drawn within 180 degrees of this one. */
let middle = 0;

/**
 * Makes the map.
 *
 * @param settings The tiles, if there are any: `tiles` are pictures, `vector` are vectors.
 * @param onMove Called when the user has moved the map.
 * @param onPick Called with the index of a clicked place, and its marker.
 * @param onStop The same for the stops of a plan.
 * @param onTap Called with the longitude and latitude of a point that is clicked anywhere else, or
 *   that is in the middle of the map when Enter is pressed there, and whether a key was.
 */
export async function start({ tiles, vector }, { onMove, onPick, onStop, onTap }) {
  let waiting = 0;
  const given = ([lon, lat]) => [wrapped(lon), lat].map((degrees) => Number(degrees.toFixed(6)));
  const options = {
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    onMove: () => {
      fitted = null;
      onMove();
    },
    onPlace: onPick,
    onStop,
    onTap: (position) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => onTap(given(position), false), doubleTap);
    },
    onStir: () => clearTimeout(waiting),
  };
  map = (vector && (await vectorMap(vector, options))) ||
    (await plainmap.make({ ...options, tiles }));
  const { attribution } = map.tiles ?? {};
  if (attribution) attribute(attribution);
  map.canvas.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== map.canvas) return;
    event.preventDefault();
    onTap(given(map.center()), true);
  });
  new ResizeObserver(() => {
    // The same box stays in view when the strip or the window changes the size of the map.
    if (fitted) fit(fitted);
    else map.resize();
  }).observe(element("map"));
}

/** A map of vector tiles; null if this browser cannot draw one. */
async function vectorMap(tiles, options) {
  try {
    return await vectormap.make({ ...options, tiles });
  } catch (error) {
    messages.show(new Error(`The base map cannot be drawn: ${error.message}`), true);
    element("map").replaceChildren();
    return null;
  }
}

function attribute(attribution) {
  const words = attribution.split(/(https?:\/\/[^\s<>"')]+)/);
  const parts = words.map((word, index) => (index % 2 ? link(word) : word));
  element("attribution").replaceChildren(...parts);
  element("attribution").hidden = false;
}

/** Gives the map the focus. */
export function focusOn() {
  map?.canvas.focus();
}

/** Shows a route, or none, and fits the map to everything within `within` metres of it. */
export function showRoute(route, within) {
  if (!map) return;
  middle = route?.lines[0]?.[0]?.[0] ?? 0;
  const lines = (route?.lines ?? []).map((line) => unrolled(line, middle));
  hasRoute = lines.length > 0;
  map.drawRoute(lines);
  if (!route) map.drawCorridor([]);
  const box = boxOf(lines);
  if (box) fit(widened(box, within));
}

/** Shows gaps: stretches of the route without a place. */
export function showGaps(gaps) {
  gapLines = gaps.map(({ geometry }) => unrolled(geometry.coordinates, middle));
  map?.drawGaps(gaps.map(({ exceeds }, index) => ({ line: gapLines[index], exceeds })));
}

/** Fits the map to a gap. */
export function goToGap(index) {
  if (!map || !gapLines[index]) return;
  map.chooseGap(index);
  fit(boxOf([gapLines[index]]));
  element("map").scrollIntoView({ block: "nearest" });
}

/** Shows the polygons of a corridor, or none. */
export function showCorridor(feature) {
  map?.drawCorridor(feature ? polygons(feature.geometry, middle) : []);
}

/** Shows the search area, or none. */
export function showArea(area) {
  if (!map) return;
  if (!area) return map.drawArea(null);
  const [west, south, east, north] = area;
  const start = around(west, map.center()[0] - 1e-9);
  const end = start + ((((east - west) % 360) + 360) % 360 || 360);
  map.drawArea([start, south, end, north]);
}

/** Fits the map to a box in degrees: west, south, east, north. */
export function goTo([west, south, east, north]) {
  if (map) fit([west, south, east < west ? east + 360 : east, north]);
}

function fit(box) {
  fitted = box;
  map.fit(box);
}

/** Shows places. */
export function showPlaces(hits) {
  if (!map) return;
  const center = hasRoute ? middle : map.center()[0];
  places = hits.map((hit) => ({
    position: [around(hit.position[0], center), hit.position[1]],
    look: look(hit),
    words: [titleOf(hit), arrival(hit)].filter(Boolean).join(" · "),
  }));
  map.drawPlaces(places);
}

/** Selects a place, or none for -1, and moves it into view. */
export function mark(index) {
  if (!map) return;
  map.choosePlace(index);
  moveTo(places[index]);
}

/** Moves something into view, if it is not. */
function moveTo(marker) {
  if (!marker) return;
  const [lon, lat] = marker.position;
  if (isWithin(map.box(), [around(lon, map.center()[0]), lat])) return;
  fitted = null;
  map.panTo(marker.position);
}

/** Shows the stops of a plan. */
export function showStops(found) {
  if (!map) return;
  stops = found.map((stop) => ({
    position: [around(stop.position[0], middle), stop.position[1]],
    sign: stop.sign,
    words: [titleOf(stop), ...inPlan(stop)].filter(Boolean).join(" · "),
  }));
  map.drawStops(stops);
}

/** Selects a stop, or none for -1, and moves it into view. */
export function markStop(index) {
  if (!map) return;
  map.chooseStop(index);
  moveTo(stops[index]);
}

/** Shows the point whose card is open, or none; moves it into view. Returns its element. */
export function showPoint(point) {
  if (!map) return null;
  const position = point && [around(point[0], map.center()[0]), point[1]];
  if (position && !isWithin(map.box(), position)) {
    fitted = null;
    map.panTo(position);
  }
  return map.drawPoint(position);
}

/** The zoom of the map: 0 has the world in 256 pixels. */
export function zoom() {
  return map ? map.zoom() : 18;
}

/** The visible box in degrees: west, south, east, north, with six decimals. */
export function view() {
  const [west, south, east, north] = map.box();
  const isWhole = east - west >= 360;
  const box = [
    isWhole ? -180 : wrapped(west), Math.max(-90, south),
    isWhole ? 180 : wrapped(east), Math.min(90, north),
  ];
  return box.map((number) => Number(number.toFixed(6)));
}

/** The centre of the map if it shows a region rather than the world; else null. */
export function focus() {
  if (!map || map.zoom() < 6) return null;
  const [lon, lat] = map.center();
  return { lat: Number(lat.toFixed(5)), lon: Number(wrapped(lon).toFixed(5)) };
}
