// What is asked for: all parts of the page change it, and hear of changes, here.

/** The route: `text` as it is sent, `lines` as it was understood, `name` for people. */
export const state = {
  route: null,
  within: 2000,
  // Texts as their fields have them, empty where nothing is said. The order of the places; the
  // stretch in kilometres of the route, and the side of it.
  sort: "",
  from: "",
  to: "",
  side: "",
  // When one sets out, with the offset from UTC, and the zone by whose clocks that is shown; the
  // speed in km/h; the time zone of all places; what has to be open on arrival.
  depart: "",
  clock: "",
  speed: "",
  tz: "",
  open: "",
  // What one drives, in metres and tonnes, and what places must have for it.
  vehicle: "",
  height: "",
  width: "",
  length: "",
  weight: "",
  axleLoad: "",
  attributes: "",
  spaces: "",
  unknown: "",
  // How far one gets in kilometres, what of it has to be left, how long gaps are that are of
  // interest, whether they are shown.
  range: "",
  reserve: "",
  least: "",
  gaps: "",
  categories: [],
  text: "",
  // The completion that was chosen: { key, title, isOne }.
  completion: null,
  // West, south, east, north.
  area: null,
  // The identifier of the place that is selected.
  place: null,
};

const listeners = [];

/** Has a function called after each change, with the names of what has changed. */
export function hear(listener) {
  listeners.push(listener);
}

/** Changes some of it. */
export function change(parts) {
  Object.assign(state, parts);
  for (const listener of listeners) listener(Object.keys(parts));
}

/** The units of what is asked in numbers. */
const units = {
  from: "km", to: "km", speed: "km/h", height: "m", width: "m", length: "m", weight: "t",
  axleLoad: "t",
};

/** What only a search along a route is asked. */
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
 * The question to the service, or null where nothing is asked for.
 *
 * Along a route it is `find`, which gives every pass. A completion is found by its key; one that
 * stands for a single place is found wherever that is.
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
    if (asked.viewport) asked.regionPriority = "required";
    if (sort && asked.route) asked.sort = sort;
    return { path: "v1/search", asked };
  }
  if (sort) asked.sort = sort;
  return { path: "v1/find", asked: { ...asked, ...trip() } };
}

/** The question for gaps between the places, or null where they are not wanted. */
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
