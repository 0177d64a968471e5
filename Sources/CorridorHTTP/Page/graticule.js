// The lines of latitude and longitude. They need no tile server.

const steps = [45, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

/** The values of lines between two values, with a step that gives at least a few. */
export function lines(low, high) {
  const step = steps.find((step) => (high - low) / step >= 4) ?? steps[steps.length - 1];
  const values = [];
  for (let count = Math.ceil(low / step); count * step <= high; count += 1) {
    values.push(count * step);
  }
  return { values, decimals: Math.max(0, Math.ceil(-Math.log10(step))) };
}

function label(value, decimals, letters) {
  const around = ((((value + 180) % 360) + 360) % 360) - 180;
  const isLongitude = letters === "EW";
  const shown = isLongitude ? around : value;
  const isOnBoth = Math.abs(shown) < 1e-9 || Math.abs(shown) > 180 - 1e-9;
  const letter = isOnBoth ? "" : letters[shown > 0 ? 0 : 1];
  return `${Math.abs(shown).toFixed(decimals)}°${letter}`;
}

/** Redraws the graticule whenever the map has moved. */
export function add(L, map) {
  const layer = L.layerGroup().addTo(map);
  const pane = map.createPane("graticule");
  // Below routes and places, above tiles.
  pane.style.zIndex = "250";
  const name = (position, text, className) => {
    const words = document.createElement("span");
    words.textContent = text;
    const icon = L.divIcon({ html: words, className: `degrees ${className}`, iconSize: [0, 0] });
    L.marker(position, { icon, interactive: false, keyboard: false, pane: "graticule" })
      .addTo(layer);
  };
  const draw = () => {
    layer.clearLayers();
    const bounds = map.getBounds();
    const [south, north] = [Math.max(-85, bounds.getSouth()), Math.min(85, bounds.getNorth())];
    const [west, east] = [bounds.getWest(), bounds.getEast()];
    const style = { className: "graticule", interactive: false, pane: "graticule", weight: 1 };
    const meridians = lines(west, east);
    for (const lon of meridians.values) {
      L.polyline([[south, lon], [north, lon]], style).addTo(layer);
      name([bounds.getNorth(), lon], label(lon, meridians.decimals, "EW"), "above");
    }
    const parallels = lines(south, north);
    for (const lat of parallels.values) {
      L.polyline([[lat, west], [lat, east]], style).addTo(layer);
      name([lat, west], label(lat, parallels.decimals, "NS"), "beside");
    }
  };
  map.on("moveend", draw);
  map.whenReady(draw);
}
