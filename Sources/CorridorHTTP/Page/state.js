// What is asked for: all parts of the page change it, and hear of changes, here.

/** The route: `text` as it is sent, `lines` as it was understood, `name` for people. */
export const state = {
  route: null,
  within: 2000,
  // When one sets out, with the offset from UTC; the speed in km/h; the time zone of all places;
  // what has to be open on arrival; what one drives: texts, empty where nothing is said.
  depart: "",
  speed: "",
  tz: "",
  open: "",
  vehicle: "",
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

/** What only a search along a route is asked. */
function trip() {
  const { depart, speed, tz, open, vehicle } = state;
  const asked = {};
  if (depart) asked.depart = depart;
  if (depart && tz) asked.tz = tz;
  if (depart && open) asked.open = open;
  if (speed) asked.speed = `${speed}km/h`;
  if (vehicle) asked.vehicle = vehicle;
  return asked;
}

/**
 * The question to the service, or null where nothing is asked for.
 *
 * Along a route it is `find`, which gives every pass. A completion is found by its key; one that
 * stands for a single place is found wherever that is.
 */
export function question() {
  const { route, within, categories, text, completion, area } = state;
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
    return { path: "v1/search", asked };
  }
  return { path: "v1/find", asked: { ...asked, ...trip() } };
}
