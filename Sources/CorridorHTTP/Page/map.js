// The map: graticule, tiles if there are any, route, corridor, search area, places.

import { arrival, look } from "./arrival.js";
import { titleOf } from "./categories.js";
import { element, link, make } from "./dom.js";
import * as graticule from "./graticule.js";
import { ask } from "./service.js";

let L = null;
let map = null;
let markers = [];
let marked = -1;
let isOwnMove = false;
let layers = {};
let gapLines = [];
/** The bounds that the map was last fitted to; null after the user has moved it. */
let fitted = null;
/** Longitudes are drawn within 180 degrees of this one, so that the antimeridian splits nothing. */
let middle = 0;

const around = (lon, center) => lon + 360 * Math.round((center - lon) / 360);
const wrapped = (lon) => around(lon, 0);

/** The time in which a second tap makes the first one part of a zoom, in milliseconds. */
const doubleTap = 250;

/**
 * Makes the map.
 *
 * @param onMove Called when the user has moved the map.
 * @param onPick Called with the index of a clicked place, and its marker.
 * @param onTap Called with the longitude and latitude of a point that is clicked anywhere else, or
 *   that is in the middle of the map when Enter is pressed there, and whether a key was.
 */
export async function start(tiles, { onMove, onPick, onTap }) {
  const library = "leaflet/leaflet.esm.min.js";
  try {
    L = await import(new URL(`../${library}`, import.meta.url));
  } catch {
    // The service has reported why.
    await ask(library);
    throw new Error("Leaflet, the map's library, cannot be loaded.");
  }
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  map = L.map("map", {
    attributionControl: false, trackResize: false, maxZoom: 19, minZoom: 1,
    // Tiles are sharp only at whole zoom levels; without tiles, a route can fill the map.
    zoomSnap: tiles ? 1 : 0.25,
    zoomAnimation: !isCalm, fadeAnimation: !isCalm, inertia: !isCalm,
  });
  if (tiles) addTiles(tiles);
  graticule.add(L, map);
  // Places are above lines, regardless of the order in which they are added.
  map.createPane("way").style.zIndex = "350";
  // Screen readers skip the map: the list contains the same places.
  for (const pane of ["overlayPane", "way", "graticule"]) {
    map.getPane(pane).setAttribute("aria-hidden", "true");
  }
  for (const name of ["corridor", "area", "route", "gaps", "places", "point"]) {
    layers[name] = L.featureGroup().addTo(map);
  }
  layers.places.on("click", ({ layer }) => onPick(markers.indexOf(layer), layer.getElement()));
  hearTaps(onTap);
  map.on("moveend", () => {
    if (isOwnMove) return;
    fitted = null;
    onMove();
  });
  quietly(() => map.setView([20, 0], 2));
  new ResizeObserver(() => {
    // The same bounds stay in view when the strip or the window changes the size of the map.
    if (fitted) fit(fitted);
    else quietly(() => map.invalidateSize({ pan: false }));
  }).observe(element("map"));
}

function hearTaps(onTap) {
  const point = ({ lat, lng }) => [wrapped(lng), lat].map((degrees) => Number(degrees.toFixed(6)));
  let waiting = 0;
  map.on("click", ({ latlng }) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => onTap(point(latlng), false), doubleTap);
  });
  map.on("dblclick movestart", () => clearTimeout(waiting));
  const box = element("map");
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== box) return;
    event.preventDefault();
    onTap(point(map.getCenter()), true);
  });
}

function addTiles({ url, attribution }) {
  L.tileLayer(url, { maxZoom: 19 }).addTo(map);
  const words = attribution.split(/(https?:\/\/[^\s<>"')]+)/);
  const parts = words.map((word, index) => (index % 2 ? link(word) : word));
  element("attribution").replaceChildren(...parts);
  element("attribution").hidden = false;
}

/** Moves the map in a way that does not count as a move by the user. */
function quietly(move) {
  isOwnMove = true;
  move();
  isOwnMove = false;
}

/** Draws a line whose edges take the shorter way around the Earth. */
function unrolled(line) {
  let last = middle;
  return line.map(([lon, lat]) => {
    last = around(lon, last);
    return [lat, last];
  });
}

/** Bounds extended by `meters` on all sides. */
function widened(bounds, meters) {
  const [south, north] = [bounds.getSouth(), bounds.getNorth()];
  const up = meters / 111_000;
  const poleward = Math.min(85, Math.max(Math.abs(south), Math.abs(north)) + up);
  const aside = up / Math.cos((poleward * Math.PI) / 180);
  return L.latLngBounds(
    [Math.max(-85, south - up), bounds.getWest() - aside],
    [Math.min(85, north + up), bounds.getEast() + aside]);
}

/** Shows a route, or none, and fits the map to everything within `within` metres of it. */
export function showRoute(route, within) {
  if (!map) return;
  layers.route.clearLayers();
  if (!route) return layers.corridor.clearLayers();
  middle = route.lines[0]?.[0]?.[0] ?? 0;
  for (const line of route.lines) {
    const style = { className: "route", interactive: false, weight: 4, pane: "way" };
    L.polyline(unrolled(line), style).addTo(layers.route);
  }
  const bounds = layers.route.getBounds();
  if (bounds.isValid()) fit(widened(bounds, within));
}

/** Shows gaps: stretches of the route without a place. */
export function showGaps(gaps) {
  if (!map) return;
  layers.gaps.clearLayers();
  gapLines = gaps.map(({ geometry, exceeds }) => {
    const className = exceeds ? "gap beyond" : "gap";
    const style = { className, interactive: false, weight: exceeds ? 8 : 3, pane: "way" };
    return L.polyline(unrolled(geometry.coordinates), style).addTo(layers.gaps);
  });
}

/** Fits the map to a gap. */
export function goToGap(index) {
  if (!map || !gapLines[index]) return;
  for (const line of gapLines) line.getElement()?.classList.remove("chosen");
  gapLines[index].bringToFront().getElement()?.classList.add("chosen");
  fit(gapLines[index].getBounds());
  element("map").scrollIntoView({ block: "nearest" });
}

/** Shows the polygons of a corridor, or none. */
export function showCorridor(feature) {
  if (!map) return;
  layers.corridor.clearLayers();
  if (!feature) return;
  const { type, coordinates } = feature.geometry;
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  for (const rings of polygons) {
    // A polygon that was cut at the antimeridian is drawn next to its other half.
    const lons = rings[0].map(([lon]) => lon);
    const center = (Math.min(...lons.slice(0, 1000)) + Math.max(...lons.slice(0, 1000))) / 2;
    const shift = around(center, middle) - center;
    const shape = rings.map((ring) => ring.map(([lon, lat]) => [lat, lon + shift]));
    const style = { className: "corridor", interactive: false, weight: 1, pane: "way" };
    L.polygon(shape, style).addTo(layers.corridor);
  }
}

/** Shows the search area, or none. */
export function showArea(area) {
  if (!map) return;
  layers.area.clearLayers();
  if (!area) return;
  const [west, south, east, north] = area;
  const start = around(west, map.getCenter().lng - 1e-9);
  const end = start + ((((east - west) % 360) + 360) % 360 || 360);
  const style = { className: "area", interactive: false, weight: 2, pane: "way" };
  L.rectangle([[south, start], [north, end]], style).addTo(layers.area);
}

/** Fits the map to a box in degrees: west, south, east, north. */
export function goTo([west, south, east, north]) {
  if (map) fit(L.latLngBounds([south, west], [north, east < west ? east + 360 : east]));
}

function fit(bounds) {
  if (!bounds.isValid()) return;
  fitted = bounds;
  quietly(() => map.invalidateSize({ pan: false }));
  quietly(() => map.fitBounds(bounds, { animate: false, maxZoom: 15, padding: [16, 16] }));
}

/** Shows places. */
export function showPlaces(hits) {
  if (!map) return;
  layers.places.clearLayers();
  marked = -1;
  const center = layers.route.getLayers().length ? middle : map.getCenter().lng;
  markers = hits.map((hit) => {
    const [lon, lat] = hit.position;
    const className = `place ${look(hit)}`;
    const marker = L.circleMarker([lat, around(lon, center)], {
      className, radius: 7, bubblingMouseEvents: false,
    });
    const words = [titleOf(hit), arrival(hit)].filter(Boolean).join(" · ");
    marker.bindTooltip(make("span", {}, words), { direction: "auto", offset: [8, 0] });
    return marker.addTo(layers.places);
  });
}

/** Selects a place, or none for -1, and moves it into view. */
export function mark(index) {
  if (!map) return;
  const last = markers[marked];
  last?.setRadius(7).getElement()?.classList.remove("chosen");
  marked = index;
  const marker = markers[index];
  if (!marker) return;
  marker.setRadius(11).bringToFront().getElement()?.classList.add("chosen");
  if (!map.getBounds().pad(-0.05).contains(marker.getLatLng())) {
    fitted = null;
    quietly(() => map.panTo(marker.getLatLng(), { animate: false }));
  }
}

/** Shows the point whose card is open, or none; moves it into view. */
export function showPoint(point) {
  if (!map) return null;
  layers.point.clearLayers();
  if (!point) return null;
  const [lon, lat] = point;
  const position = L.latLng(lat, around(lon, map.getCenter().lng));
  const style = { className: "point", interactive: false, radius: 9 };
  const mark = L.circleMarker(position, style).addTo(layers.point);
  if (!map.getBounds().contains(position)) {
    fitted = null;
    quietly(() => map.setView(position, Math.max(map.getZoom(), 16), { animate: false }));
  }
  return mark.getElement();
}

/** The zoom of the map: 0 has the world in 256 pixels. */
export function zoom() {
  return map ? map.getZoom() : 18;
}

/** The visible box in degrees: west, south, east, north, with six decimals. */
export function view() {
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const isWhole = east - west >= 360;
  const box = [
    isWhole ? -180 : wrapped(west), Math.max(-90, bounds.getSouth()),
    isWhole ? 180 : wrapped(east), Math.min(90, bounds.getNorth()),
  ];
  return box.map((number) => Number(number.toFixed(6)));
}

/** The centre of the map if it shows a region rather than the world; else null. */
export function focus() {
  if (!map || map.getZoom() < 6) return null;
  const { lat, lng } = map.getCenter();
  return { lat: Number(lat.toFixed(5)), lon: Number(wrapped(lng).toFixed(5)) };
}
