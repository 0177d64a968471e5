// The style of the base map: ground, roads, labels, in light and dark colours.
//
// The names of layers and classes are those of the OpenMapTiles schema
// (https://openmaptiles.org/schema), which tilemaker's usual configuration follows.

/** The colours are muted: the route and the places are on top. */
export const palettes = {
  light: {
    land: "#f3f1ec", water: "#b5d3e4", wood: "#cfdfc0", grass: "#dfe9d1", farm: "#eeecdc",
    sand: "#efe6c8", rock: "#e3dfd8", ice: "#f4f8fa", town: "#e9e5de", works: "#e4e0e4",
    public: "#ece4d6", building: "#dad3c9", runway: "#d9d6dc",
    motorway: "#eeb27c", main: "#f6d59a", road: "#fbf2cf", street: "#ffffff", casing: "#cbc4b6",
    path: "#b3a48d", rail: "#a7a3a0", border: "#94819f",
    ink: "#30363d", faint: "#59626b", sea: "#2c6182", halo: "#f7f6f3",
  },
  dark: {
    land: "#1a1f25", water: "#122b3d", wood: "#1d2b23", grass: "#1f2a24", farm: "#20251f",
    sand: "#2b2920", rock: "#24272a", ice: "#2c343a", town: "#20252b", works: "#23252c",
    public: "#272622", building: "#2b3138", runway: "#2d3138",
    motorway: "#6e4f30", main: "#5d4d2e", road: "#454437", street: "#363c43", casing: "#14181c",
    path: "#5a5347", rail: "#4d5359", border: "#7d6c8a",
    ink: "#d8dee4", faint: "#a3adb7", sea: "#7fb2d1", halo: "#14181c",
  },
};

/** A value that grows with the zoom: pairs of a zoom and a value. */
const grows = (...stops) => ["interpolate", ["exponential", 1.5], ["zoom"], ...stops];
const isClass = (...names) => ["match", ["get", "class"], names, true, false];
const isLine = ["==", ["geometry-type"], "LineString"];
const isTunnel = ["==", ["get", "brunnel"], "tunnel"];

const fill = (id, layer, color, rest = {}) => {
  const { filter, minzoom, ...paint } = rest;
  return {
    id, type: "fill", source: "base", "source-layer": layer, ...(filter && { filter }),
    ...(minzoom && { minzoom }), paint: { "fill-color": color, ...paint },
  };
};

const line = (id, layer, color, width, rest = {}) => {
  const { filter, minzoom, cap = "round", ...paint } = rest;
  return {
    id, type: "line", source: "base", "source-layer": layer, ...(filter && { filter }),
    ...(minzoom && { minzoom }), layout: { "line-cap": cap, "line-join": "round" },
    paint: { "line-color": color, "line-width": width, ...paint },
  };
};

function ground(c) {
  const cover = (name, ...classes) =>
    fill(`cover-${name}`, "landcover", c[name], { filter: isClass(...classes) });
  const use = (name, ...classes) =>
    fill(`use-${name}`, "landuse", c[name], { filter: isClass(...classes) });
  return [
    { id: "land", type: "background", paint: { "background-color": c.land } },
    use("town", "residential", "suburb", "neighbourhood", "retail", "commercial"),
    use("works", "industrial", "railway", "quarry", "military", "garages"),
    use("public", "school", "university", "kindergarten", "college", "hospital", "library"),
    cover("farm", "farmland", "farm"), cover("grass", "grass", "wetland"),
    cover("wood", "wood", "forest"), cover("sand", "sand"), cover("rock", "rock", "bare_rock"),
    cover("ice", "ice", "glacier"),
    use("grass", "cemetery", "pitch", "stadium", "playground", "park", "golf_course", "zoo"),
    fill("park", "park", c.wood, { "fill-opacity": 0.5 }),
    line("stream", "waterway", c.water, grows(9, 0.6, 16, 5), { filter: ["!", isTunnel] }),
    fill("water", "water", c.water, { "fill-antialias": true }),
    fill("apron", "aeroway", c.runway, {
      filter: ["==", ["geometry-type"], "Polygon"], "fill-opacity": 0.6,
    }),
    line("runway", "aeroway", c.runway, grows(11, 2, 16, 28), { filter: isLine, cap: "butt" }),
    fill("building", "building", c.building, {
      minzoom: 13, "fill-opacity": ["interpolate", ["linear"], ["zoom"], 13, 0, 14.5, 1],
    }),
  ];
}

/** Classes of roads from the least to the most: colour, first zoom, widths by zoom. */
const roads = [
  ["path", "path", 14, [14, 0.7, 18, 2], "path", "track"],
  ["service", "street", 13, [13, 0.5, 18, 8], "service"],
  ["street", "street", 12, [12, 0.6, 14, 2.2, 18, 16], "minor", "pedestrian", "busway"],
  ["tertiary", "road", 10, [10, 0.7, 14, 3.5, 18, 20], "tertiary"],
  ["secondary", "road", 8, [8, 0.7, 14, 4.5, 18, 24], "secondary"],
  ["primary", "main", 7, [7, 0.8, 14, 5.5, 18, 26], "primary"],
  ["trunk", "main", 5, [5, 0.8, 14, 6.5, 18, 28], "trunk"],
  ["motorway", "motorway", 4, [4, 0.8, 14, 7, 18, 30], "motorway"],
];

/** The same widths with an edge on both sides. */
const edged = (widths) => widths.map((value, index) => (index % 2 ? value + 1.6 : value));

function ways(c) {
  const cased = roads.slice(1);
  const filter = (classes) => ["all", isLine, isClass(...classes)];
  const [path] = roads;
  return [
    line("ferry", "transportation", c.sea, 1, {
      filter: filter(["ferry"]), cap: "butt", "line-dasharray": [4, 4], "line-opacity": 0.6,
    }),
    line("path", "transportation", c.path, grows(...path[3]), {
      filter: filter(path.slice(4)), minzoom: path[2], cap: "butt", "line-dasharray": [3, 2],
    }),
    line("pier", "transportation", c.street, grows(13, 1, 18, 8), { filter: filter(["pier"]) }),
    ...cased.map(([id, , minzoom, widths, ...classes]) =>
      line(`${id}-edge`, "transportation", c.casing, grows(...edged(widths)), {
        filter: filter(classes), minzoom: Math.max(11, minzoom), cap: "butt",
      })),
    ...cased.map(([id, color, minzoom, widths, ...classes]) =>
      line(id, "transportation", c[color], grows(...widths), {
        filter: filter(classes), minzoom, "line-opacity": ["case", isTunnel, 0.5, 1],
      })),
    line("rail", "transportation", c.rail, grows(9, 0.6, 16, 2.5), {
      filter: filter(["rail", "transit"]), cap: "butt",
    }),
    line("border", "boundary", c.border, grows(3, 0.5, 14, 1.5), {
      filter: ["<=", ["coalesce", ["get", "admin_level"], 99], 4], cap: "butt",
      "line-dasharray": [4, 2], "line-opacity": 0.7,
    }),
  ];
}

/** What a label says. MapLibre joins the letters of some scripts only with a plugin. */
const name = ["coalesce", ["get", "name:latin"], ["get", "name"], ""];
const legible = ["case", ["is-supported-script", name], name, ""];

/** The importance, 1 for the most; not everything has one. */
const rank = ["coalesce", ["get", "rank"], 99];

const label = (id, layer, color, halo, size, rest = {}) => {
  const { filter, minzoom, maxzoom, font = "Regular", text = legible, ...layout } = rest;
  return {
    id, type: "symbol", source: "base", "source-layer": layer, ...(filter && { filter }),
    ...(minzoom && { minzoom }), ...(maxzoom && { maxzoom }),
    layout: {
      "text-field": text, "text-font": [font], "text-size": size, "text-max-width": 8, ...layout,
    },
    paint: { "text-color": color, "text-halo-color": halo, "text-halo-width": 1.4 },
  };
};

function labels(c) {
  const along = { "symbol-placement": "line", "text-max-angle": 35 };
  const place = (id, size, minzoom, font, ...classes) =>
    label(`place-${id}`, "place", c.ink, c.halo, size, {
      filter: isClass(...classes), minzoom, font, "symbol-sort-key": rank,
    });
  return [
    label("house", "housenumber", c.faint, c.halo, 10, {
      minzoom: 17, text: ["get", "housenumber"],
    }),
    label("stream-name", "waterway", c.sea, c.halo, 11, { ...along, minzoom: 13, font: "Italic" }),
    label("street-name", "transportation_name", c.ink, c.halo, grows(13, 10, 18, 14), {
      ...along, minzoom: 14, filter: isClass("minor", "service", "track", "path"),
    }),
    label("road-name", "transportation_name", c.ink, c.halo, grows(11, 10, 18, 15), {
      ...along, minzoom: 12,
      filter: isClass("motorway", "trunk", "primary", "secondary", "tertiary"),
      text: ["case", ["has", "ref"], ["concat", ["get", "ref"], " ", legible], legible],
    }),
    label("poi", "poi", c.faint, c.halo, 11, {
      minzoom: 15, filter: ["step", ["zoom"], ["<=", rank, 20], 17, true],
      "symbol-sort-key": rank, "text-anchor": "top", "text-padding": 6,
    }),
    label("peak", "mountain_peak", c.faint, c.halo, 11, {
      minzoom: 11, text: ["concat", "▲\n", legible],
    }),
    label("airport", "aerodrome_label", c.faint, c.halo, 11, { minzoom: 11, font: "Italic" }),
    label("water-name", "water_name", c.sea, c.halo, 12, { font: "Italic" }),
    place("hamlet", grows(12, 11, 16, 14), 13, "Regular", "hamlet", "suburb", "neighbourhood",
      "quarter", "isolated_dwelling", "locality"),
    place("village", grows(9, 11, 15, 16), 10, "Regular", "village"),
    place("town", grows(7, 11, 14, 19), 7, "Bold", "town"),
    place("city", grows(4, 11, 12, 22), 4, "Bold", "city"),
    place("state", 12, 5, "Italic", "state", "province", "island"),
    place("country", grows(2, 11, 7, 18), 2, "Bold", "country", "continent"),
  ];
}

/** The layers of places drawn from the tiles, which can be clicked. */
export const places = ["poi"];

/**
 * The style.
 *
 * @param scheme `light` or `dark`.
 * @param tiles The tiles: the template of their URL, their zooms and bounds.
 * @param overlay What is drawn on the base map: its sources, its lines, which are below labels, and
 *   its symbols, which are above.
 */
export function style(scheme, tiles, overlay) {
  const colours = palettes[scheme];
  const { url, minzoom, maxzoom, bounds } = tiles;
  return {
    version: 8,
    glyphs: "glyphs://{fontstack}/{range}",
    sources: {
      base: { type: "vector", tiles: [url], minzoom, maxzoom, ...(bounds && { bounds }) },
      ...overlay.sources,
    },
    layers: [
      ...ground(colours), ...ways(colours), ...overlay.lines, ...labels(colours),
      ...overlay.symbols,
    ],
  };
}
