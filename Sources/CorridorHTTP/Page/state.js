// What is asked for: all parts of the page change it, and hear of changes, here.

/** The route: `text` as it is sent, `lines` as it was understood, `name` for people. */
export const state = {
  route: null,
  within: 2000,
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
  return { path: "v1/find", asked };
}
