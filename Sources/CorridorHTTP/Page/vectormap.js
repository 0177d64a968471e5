// The map with MapLibre GL JS: a base map of vector tiles, and what `map.js` draws.

import * as basemap from "./basemap.js";
import { element, make as makeElement } from "./dom.js";
import { glyphs } from "./glyphs.js";
import { rankOf } from "./signs.js";
import { sharpness, symbol } from "./symbols.js";

const root = new URL("../", import.meta.url).href;
const folder = new URL("../maplibre/", import.meta.url);

/** Loads the library, which is a script for pages without modules. */
async function load() {
  if (!window.maplibregl) {
    const loaded = (made) =>
      new Promise((resolve, reject) => {
        made.addEventListener("load", resolve);
        made.addEventListener("error", () => reject(new Error("MapLibre cannot be loaded.")));
        document.head.append(made);
      });
    const at = (name) => new URL(name, folder).href;
    await Promise.all([
      loaded(makeElement("link", { rel: "stylesheet", href: at("maplibre-gl.css") })),
      loaded(makeElement("script", { src: at("maplibre-gl.js") })),
    ]);
    window.maplibregl.addProtocol("glyphs", async ({ url }) => {
      const [stack, range] = url.slice("glyphs://".length).split("/");
      return { data: glyphs(decodeURIComponent(stack), range) };
    });
  }
  return window.maplibregl;
}

const names = ["corridor", "area", "route", "gaps", "places", "chosen", "stops", "point"];

const collection = (features) => ({ type: "FeatureCollection", features });
const feature = (type, coordinates, properties = {}) => (
  { type: "Feature", geometry: { type, coordinates }, properties });

/** The layers for the data that `map.js` draws, in the colours of the page. */
function overlay(data) {
  const page = getComputedStyle(document.documentElement);
  const colour = (name) => page.getPropertyValue(`--${name}`).trim();
  const lineLayer = (id, source, color, width, rest = {}) => {
    const { filter, ...paint } = rest;
    return {
      id, type: "line", source, ...(filter && { filter }), layout: { "line-join": "round" },
      paint: { "line-color": color, "line-width": width, ...paint },
    };
  };
  const symbolLayer = (id, image, layout = {}) => ({
    id, type: "symbol", source: id,
    layout: {
      "icon-image": image, "icon-allow-overlap": true, "icon-ignore-placement": true, ...layout,
    },
  });
  const isGap = (exceeds, chosen) => [
    "all", ["==", ["get", "exceeds"], exceeds], ["==", ["get", "chosen"], chosen]];
  return {
    sources: Object.fromEntries(
      names.map((name) => [name, { type: "geojson", data: data[name] }])),
    lines: [
      {
        id: "corridor", type: "fill", source: "corridor",
        paint: { "fill-color": colour("route"), "fill-opacity": 0.15 },
      },
      lineLayer("corridor-edge", "corridor", colour("route"), 1),
      lineLayer("area", "area", colour("ink"), 2, { "line-dasharray": [3, 3] }),
      lineLayer("route-edge", "route", colour("ground"), 8),
      lineLayer("route", "route", colour("route"), 5),
      lineLayer("gap", "gaps", colour("ground"), 3, {
        filter: isGap(false, false), "line-dasharray": [1, 2.3],
      }),
      lineLayer("gap-beyond", "gaps", colour("wrong"), 8, { filter: isGap(true, false) }),
      lineLayer("gap-chosen", "gaps", colour("ink"), 10, { filter: ["get", "chosen"] }),
      {
        ...symbolLayer("route", "arrow", {
          "symbol-placement": "line", "symbol-spacing": 70, "icon-rotation-alignment": "map",
        }),
        id: "direction",
      },
    ],
    symbols: [
      symbolLayer("places", ["get", "image"]), symbolLayer("chosen", ["get", "image"]),
      symbolLayer("stops", ["get", "image"], { "symbol-sort-key": ["get", "rank"] }),
      symbolLayer("point", "point"),
    ],
  };
}

/** The pixels around a click or a pointer in which a place is hit. */
const reach = 3;

/** Makes a drawing; see `map.js`. Throws if this browser has no WebGL. */
export async function make({ tiles, isCalm, onMove, onPlace, onStop, onTap, onStir }) {
  const maplibre = await load();
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const data = Object.fromEntries(names.map((name) => [name, collection([])]));
  const source = { ...tiles, url: root + tiles.url };
  const style = () => basemap.style(dark.matches ? "dark" : "light", source, overlay(data));
  const map = new maplibre.Map({
    container: "map", style: style(), attributionControl: false, trackResize: false, maxZoom: 18,
    dragRotate: false, pitchWithRotate: false, touchPitch: false, maxPitch: 0,
    bounds: tiles.bounds, fitBoundsOptions: { padding: 16 },
    fadeDuration: isCalm ? 0 : 200,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new maplibre.NavigationControl({ showCompass: false }), "top-left");
  const images = new Set();
  map.on("styleimagemissing", ({ id }) => {
    images.add(id);
    map.addImage(id, symbol(id), { pixelRatio: sharpness });
  });
  dark.addEventListener("change", () => {
    for (const id of images) map.removeImage(id);
    images.clear();
    map.setStyle(style(), { diff: false });
  });
  // Tests wait for this attribute, which tells the colours.
  map.on("idle", () => { element("map").dataset.drawn = dark.matches ? "dark" : "light"; });
  map.on("dataloading", () => { delete element("map").dataset.drawn; });

  const isOwnMove = { isOwnMove: true };
  map.on("moveend", (event) => {
    if (!event.isOwnMove) onMove();
  });
  map.on("dblclick", onStir);
  map.on("movestart", onStir);

  let places = [];
  let stops = [];
  let gaps = [];
  const draw = (name, features) => {
    data[name] = collection(features);
    map.getSource(name)?.setData(data[name]);
  };
  const drawGaps = (chosen) => draw("gaps", gaps.map(({ line, exceeds }, index) =>
    feature("LineString", line, { exceeds, chosen: index === chosen })));

  const drawStops = (chosen) => draw("stops", stops.map(({ position, sign }, index) => {
    const kind = index === chosen ? "chosenStop" : "stop";
    return feature("Point", position, {
      index, isStop: true, rank: rankOf(sign, index === chosen),
      image: `${kind}:${sign.look}.${sign.label}`,
    });
  }));

  /** The place or stop at a point of the canvas, with its index and how to select it. */
  const markerAt = ({ x, y }) => {
    const layers = ["stops", "chosen", "places"].filter((name) => map.getLayer(name));
    const box = [[x - reach, y - reach], [x + reach, y + reach]];
    const [found] = map.queryRenderedFeatures(box, { layers });
    if (!found) return null;
    const { index, isStop } = found.properties;
    return { ...(isStop ? stops : places)[index], index, pick: isStop ? onStop : onPlace };
  };
  /** Something at a position that can be scrolled to. */
  const spot = (position) => ({
    getBoundingClientRect() {
      const box = map.getCanvas().getBoundingClientRect();
      const { x, y } = map.project(position);
      return new DOMRect(box.x + x - 9, box.y + y - 9, 18, 18);
    },
  });
  map.on("click", ({ point, lngLat }) => {
    const marker = markerAt(point);
    if (marker) return marker.pick(marker.index, spot(marker.position));
    const layers = basemap.places.filter((name) => map.getLayer(name));
    const [drawn] = map.queryRenderedFeatures(point, { layers });
    onTap(drawn?.geometry.type === "Point" ? drawn.geometry.coordinates : lngLat.toArray());
  });

  const tip = new maplibre.Popup({
    closeButton: false, closeOnClick: false, focusAfterOpen: false, className: "tip", offset: 12,
  });
  map.on("mousemove", ({ point }) => {
    const marker = markerAt(point);
    map.getCanvas().style.cursor = marker ? "pointer" : "";
    if (!marker) return tip.remove();
    const { position, words } = marker;
    tip.setLngLat(position).setDOMContent(makeElement("span", {}, words)).addTo(map);
  });
  map.on("mouseout", () => tip.remove());

  const image = (kind, look) => (look ? `${kind}:${look}` : kind);
  return {
    tiles,
    canvas: map.getCanvas(),
    drawRoute(lines) {
      draw("route", lines.map((line) => feature("LineString", line)));
    },
    drawCorridor(polygons) {
      draw("corridor", polygons.map((rings) => feature("Polygon", rings)));
    },
    drawGaps(shown) {
      gaps = shown;
      drawGaps(-1);
    },
    chooseGap: drawGaps,
    drawArea(box) {
      if (!box) return draw("area", []);
      const [west, south, east, north] = box;
      const ring = [[west, south], [east, south], [east, north], [west, north], [west, south]];
      draw("area", [feature("Polygon", [ring])]);
    },
    drawPlaces(shown) {
      places = shown;
      draw("places", places.map(({ position, look }, index) =>
        feature("Point", position, { index, image: image("place", look) })));
      draw("chosen", []);
      tip.remove();
    },
    choosePlace(index) {
      const place = places[index];
      draw("chosen", place ? [
        feature("Point", place.position, { index, image: image("chosen", place.look) }),
      ] : []);
    },
    drawStops(shown) {
      stops = shown;
      drawStops(-1);
      tip.remove();
    },
    chooseStop: drawStops,
    drawPoint(position) {
      draw("point", position ? [feature("Point", position)] : []);
      return position && spot(position);
    },
    fit([west, south, east, north]) {
      map.resize(isOwnMove);
      const options = { padding: 16, maxZoom: 14.5, animate: false };
      map.fitBounds([[west, south], [east, north]], options, isOwnMove);
    },
    panTo(position) {
      map.jumpTo({ center: position }, isOwnMove);
    },
    resize() {
      map.resize(isOwnMove);
    },
    box() {
      const bounds = map.getBounds();
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    },
    center: () => map.getCenter().toArray(),
    // MapLibre's zoom 0 has the world in 512 pixels.
    zoom: () => map.getZoom() + 1,
  };
}
