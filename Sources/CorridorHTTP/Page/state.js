// The state of the page: the current request. All parts of the page change and observe it here.

/** The route: `text` as it is sent, `lines` as the service returned them, `name` for people. */
export const state = {
  route: null,
  within: 2000,
  // Values as texts, as in their fields; empty for none. The order of the places; the
  // stretch of the route in kilometres, and the side.
  sort: "",
  from: "",
  to: "",
  side: "",
  // The departure, with its offset from UTC, and the zone in which it is shown; the
  // speed in km/h; the time zone of all places; the condition on opening hours on arrival.
  depart: "",
  clock: "",
  speed: "",
  tz: "",
  open: "",
  // The size of the truck in metres and tonnes, and the attributes that places must have.
  vehicle: "",
  height: "",
  width: "",
  length: "",
  weight: "",
  axleLoad: "",
  attributes: "",
  spaces: "",
  unknown: "",
  // The range in kilometres, the reserve, the shortest gap to show, and whether gaps are shown.
  range: "",
  reserve: "",
  least: "",
  gaps: "",
  // Whether a plan of rests is shown, its rules, and the categories of places to rest at; the
  // hours that the driver has driven since the last daily rest and break; deliveries, one on each
  // line; the tank and what is in it in litres, and the consumption in litres per 100 km.
  plan: "",
  rules: "",
  rest: "",
  driven: "",
  sinceBreak: "",
  visits: "",
  tank: "",
  tankLevel: "",
  consumption: "",
  categories: [],
  text: "",
  // The selected completion: { key, title, isOne }.
  completion: null,
  // West, south, east, north.
  area: null,
  // The identifier of the selected place.
  place: null,
  // Longitude and latitude of the point whose card is shown.
  point: null,
};

const listeners = [];

/** Adds a function that is called after each change, with the names of the changed members. */
export function hear(listener) {
  listeners.push(listener);
}

/** Changes members of the state. */
export function change(parts) {
  Object.assign(state, parts);
  for (const listener of listeners) listener(Object.keys(parts));
}

/** The units of the numbers in requests. */
const units = {
  from: "km", to: "km", speed: "km/h", height: "m", width: "m", length: "m", weight: "t",
  axleLoad: "t",
};

/** The fields that only a search along a route has. */
function trip() {
  const { depart, tz, open, attributes, spaces } = state;
  const asked = {};
  for (const name of ["side", "vehicle", "unknown"]) if (state[name]) asked[name] = state[name];
  for (const [name, unit] of Object.entries(units)) {
    if (state[name]) asked[name] = state[name] + unit;
  }
  if (depart) asked.depart = depart;
  if (depart && tz) asked.tz = tz;
  if (depart && open) asked.open = open;
  const wanted = attributes ? attributes.split(",") : [];
  if (spaces) wanted.push(`truckSpaces>=${spaces}`);
  if (wanted.length) asked.attributes = wanted;
  return asked;
}

/**
 * The request to the service; null for none.
 *
 * Along a route it is `find`, with every pass. A completion is sent by its key; one that
 * stands for a single place is found wherever the place is.
 */
export function question() {
  const { route, within, categories, text, completion, area, sort } = state;
  const asked = {};
  if (route && !completion?.isOne) Object.assign(asked, { route: route.sent, within });
  if (completion) {
    asked.magicKey = completion.key;
  } else if (text) {
    asked.text = text;
  }
  if (categories.length && !completion) asked.categories = categories;
  if (area && !completion?.isOne) asked.viewport = area;
  if (completion || !route) {
    if (!completion && !text && !categories.length && !area) return null;
    if (sort && asked.route) asked.sort = sort;
    return { path: "v1/search", asked };
  }
  if (sort) asked.sort = sort;
  return { path: "v1/find", asked: { ...asked, ...trip() } };
}

/** The request for gaps between the places; null if they are not shown. */
export function gapQuestion() {
  const { gaps, range, reserve, least } = state;
  const { path, asked } = question() ?? {};
  if (path !== "v1/find" || !gaps) return null;
  const { sort, ...rest } = asked;
  if (range) rest.range = `${range}km`;
  if (range && reserve) rest.reserve = `${reserve}km`;
  if (least) rest.min = `${least}km`;
  return rest;
}

/** Where drivers rest unless something else is chosen. */
export const usualRest = "truck_parking,rest_area";

/** The request for a plan of rests; null if it is not shown, or has no departure. */
export function planQuestion() {
  const { route, within, plan, depart, rules, rest, visits, tank, tankLevel, consumption } = state;
  if (!route || !plan || !depart) return null;
  const { from, to, open, ...asked } = trip();
  Object.assign(asked, { route: route.sent, within, rest: (rest || usualRest).split(",") });
  if (rules) asked.rules = rules;
  for (const name of ["driven", "sinceBreak"]) if (state[name]) asked[name] = `${state[name]}h`;
  const stops = visits.split("\n").map((line) => line.trim()).filter(Boolean);
  if (stops.length) asked.visits = stops;
  if (tank && consumption) {
    const fuel = { fuelAt: ["fuel"], tank: `${tank}l`, consumption: `${consumption}l/100km` };
    Object.assign(asked, fuel, tankLevel && { tankLevel: `${tankLevel}l` });
  }
  return asked;
}
