// The current request, in the fragment of the page's address, so that links can be shared.

import { element } from "./dom.js";
import { decode, encode } from "./polyline.js";
import { state } from "./state.js";
import { fields } from "./trip.js";

/** Mail and chat programs cut longer links. */
const longest = 8000;

/** Writes the request into the address. */
export function write() {
  const parts = new URLSearchParams();
  if (state.categories.length) parts.set("cat", state.categories.join(","));
  parts.set("within", String(state.within));
  for (const name of Object.keys(fields)) {
    if (state[name]) parts.set(name, state[name]);
  }
  if (state.text) parts.set("q", state.text);
  if (state.completion) {
    parts.set("key", state.completion.key);
    if (state.completion.isOne) parts.set("one", "1");
  }
  if (state.area) parts.set("in", state.area.join(","));
  if (state.place) parts.set("place", state.place);
  // As on maps, latitude is first.
  if (state.point) parts.set("at", [...state.point].reverse().join(","));
  let note = "";
  if (state.route) {
    const withRoute = new URLSearchParams(parts);
    for (const line of state.route.lines) withRoute.append("line", encode(line));
    if (withRoute.toString().length <= longest) {
      withRoute.set("name", state.route.name.slice(0, 100));
      set(withRoute);
      element("link-note").textContent = "";
      return;
    }
    note = "The route is too long for a link; the link has everything else.";
  }
  set(parts);
  if (element("link-note").textContent !== note) element("link-note").textContent = note;
}

function set(parts) {
  history.replaceState(null, "", "#" + parts);
}

/** The text if it matches a pattern, else an empty text. */
function matching(text, form) {
  return form.test(text ?? "") ? text : "";
}

/** The point with a latitude and a longitude; null if the text is none. */
function pointIn(text) {
  const [lat, lon, ...more] = (text || "none").split(",").map(Number);
  const isPoint = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !more.length;
  return isPoint ? [lon, lat] : null;
}

/** The request in the address: parts of the state, with the lines of a route as `lines`. */
export function parse() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const within = Number(parts.get("within"));
  const area = (parts.get("in") ?? "").split(",").map(Number);
  const text = parts.get("q") ?? "";
  const key = parts.get("key");
  const lines = parts.getAll("line").map(decode);
  return {
    categories: (parts.get("cat") ?? "").split(",").filter((name) => name !== ""),
    within: within > 0 && Number.isFinite(within) ? within : 2000,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, form]) => [name, matching(parts.get(name), form)]),
    ),
    text,
    completion: key ? { key, title: text, isOne: parts.has("one") } : null,
    area: area.length === 4 && area.every(Number.isFinite) ? area : null,
    place: parts.get("place"),
    point: pointIn(parts.get("at")),
    lines: lines.length && lines.every((line) => line !== null) ? lines : null,
    name: parts.get("name") ?? "Route from the link",
  };
}

/** Sets up the button that copies the address. */
export function start() {
  element("share").addEventListener("click", async () => {
    let said = "The link is copied.";
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      said = "The link is the address of this page; copy it from the address bar.";
    }
    const tooLong = state.route && !location.hash.includes("line=");
    element("link-note").textContent =
      said + (tooLong ? " The route is too long for it and is left out." : "");
  });
}
