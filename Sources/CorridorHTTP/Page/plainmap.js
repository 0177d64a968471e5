// The map with Leaflet: a graticule, or tiles of pictures, and what `map.js` draws.

import { element, make as makeElement } from "./dom.js";
import * as graticule from "./graticule.js";
import { ask } from "./service.js";
import { rankOf, sign as drawSign, size } from "./signs.js";

/** Latitude first, as Leaflet has it. */
const flipped = (line) => line.map(([lon, lat]) => [lat, lon]);
const corners = ([west, south, east, north]) => [[south, west], [north, east]];

/** Leaflet puts markers that are further south above others, by pixels. */
const above = 10_000;

async function load() {
  const library = "leaflet/leaflet.esm.min.js";
  try {
    return await import(new URL(`../${library}`, import.meta.url));
  } catch {
    // The service has reported why.
    await ask(library);
    throw new Error("Leaflet, the map's library, cannot be loaded.");
  }
}

/** Makes a drawing; see `map.js`. */
export async function make({ tiles, isCalm, onMove, onPlace, onStop, onTap, onStir }) {
  const L = await load();
  const map = L.map("map", {
    attributionControl: false, trackResize: false, maxZoom: 19, minZoom: 1,
    // Tiles are sharp only at whole zoom levels; without tiles, a route can fill the map.
    zoomSnap: tiles ? 1 : 0.25,
    zoomAnimation: !isCalm, fadeAnimation: !isCalm, inertia: !isCalm,
  });
  if (tiles) L.tileLayer(tiles.url, { maxZoom: 19 }).addTo(map);
  graticule.add(L, map);
  // Places are above lines, regardless of the order in which they are added.
  map.createPane("way").style.zIndex = "350";
  // Screen readers skip the map: the list contains the same places.
  for (const pane of ["overlayPane", "markerPane", "way", "graticule"]) {
    map.getPane(pane).setAttribute("aria-hidden", "true");
  }
  const layers = {};
  for (const name of ["corridor", "area", "route", "gaps", "places", "stops", "point"]) {
    layers[name] = L.featureGroup().addTo(map);
  }

  let markers = [];
  let marked = -1;
  let stops = [];
  let gapLines = [];
  let isOwnMove = false;
  /** Moves the map in a way that does not count as a move by the user. */
  const quietly = (move) => {
    isOwnMove = true;
    move();
    isOwnMove = false;
  };
  layers.places.on("click", ({ layer }) => onPlace(markers.indexOf(layer), layer.getElement()));
  layers.stops.on("click", ({ layer }) => onStop(stops.indexOf(layer), layer.getElement()));
  map.on("click", ({ latlng }) => onTap([latlng.lng, latlng.lat]));
  map.on("dblclick movestart", onStir);
  map.on("moveend", () => {
    if (!isOwnMove) onMove();
  });
  quietly(() => map.setView([20, 0], 2));

  /** Replaces what a layer has. */
  const draw = (name, shapes) => {
    layers[name].clearLayers();
    for (const shape of shapes) shape.addTo(layers[name]);
    return shapes;
  };
  const onWay = (className, weight) => ({ className, interactive: false, weight, pane: "way" });
  return {
    tiles,
    canvas: element("map"),
    drawRoute(lines) {
      draw("route", lines.map((line) => L.polyline(flipped(line), onWay("route", 4))));
    },
    drawCorridor(polygons) {
      const style = onWay("corridor", 1);
      draw("corridor", polygons.map((rings) => L.polygon(rings.map(flipped), style)));
    },
    drawGaps(gaps) {
      gapLines = draw("gaps", gaps.map(({ line, exceeds }) =>
        L.polyline(flipped(line), onWay(exceeds ? "gap beyond" : "gap", exceeds ? 8 : 3))));
    },
    chooseGap(index) {
      for (const line of gapLines) line.getElement()?.classList.remove("chosen");
      gapLines[index].bringToFront().getElement()?.classList.add("chosen");
    },
    drawArea(box) {
      draw("area", box ? [L.rectangle(corners(box), onWay("area", 2))] : []);
    },
    drawPlaces(places) {
      marked = -1;
      markers = draw("places", places.map(({ position: [lon, lat], look, words }) => {
        const marker = L.circleMarker([lat, lon], {
          className: `place ${look}`, radius: 7, bubblingMouseEvents: false,
        });
        return marker.bindTooltip(
          makeElement("span", {}, words), { direction: "auto", offset: [8, 0] });
      }));
    },
    choosePlace(index) {
      markers[marked]?.setRadius(7).getElement()?.classList.remove("chosen");
      marked = index;
      markers[index]?.setRadius(11).bringToFront().getElement()?.classList.add("chosen");
    },
    drawStops(shown) {
      stops = draw("stops", shown.map(({ position: [lon, lat], sign, words }) => {
        const icon = L.divIcon({
          html: drawSign(sign), className: "stop-marker", iconSize: [size, size],
        });
        const marker = L.marker([lat, lon], {
          icon, keyboard: false, bubblingMouseEvents: false, riseOnHover: true,
          zIndexOffset: rankOf(sign) * above, sign,
        });
        return marker.bindTooltip(
          makeElement("span", {}, words), { direction: "auto", offset: [12, 0] });
      }));
    },
    chooseStop(index) {
      for (const [number, marker] of stops.entries()) {
        marker.getElement()?.classList.toggle("chosen", number === index);
        marker.setZIndexOffset(rankOf(marker.options.sign, number === index) * above);
      }
    },
    drawPoint(position) {
      const style = { className: "point", interactive: false, radius: 9 };
      const [mark] = draw("point", position ? [L.circleMarker(flipped([position])[0], style)] : []);
      return mark?.getElement() ?? null;
    },
    fit(box) {
      quietly(() => map.invalidateSize({ pan: false }));
      const options = { animate: false, maxZoom: 15, padding: [16, 16] };
      quietly(() => map.fitBounds(L.latLngBounds(corners(box)), options));
    },
    panTo([lon, lat]) {
      quietly(() => map.panTo([lat, lon], { animate: false }));
    },
    resize() {
      quietly(() => map.invalidateSize({ pan: false }));
    },
    box() {
      const bounds = map.getBounds();
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    },
    center() {
      const { lat, lng } = map.getCenter();
      return [lng, lat];
    },
    zoom: () => map.getZoom(),
  };
}
