// The card: the details of a place.

import { arrivalFacts } from "./arrival.js";
import { labelOf, titleOf } from "./categories.js";
import * as contact from "./contact.js";
import { element, link, make } from "./dom.js";
import * as messages from "./messages.js";
import { nowFacts } from "./now.js";
import { whereabouts } from "./results.js";
import { read } from "./service.js";
import { isPlace, stopFacts } from "./stops.js";
import { truckFacts } from "./truck.js";

let asking = null;

/** Tags that show whether a truck can use the place. */
const truckKeys = [
  "hgv", "hgv:lanes", "capacity:hgv", "maxheight", "maxweight", "maxlength", "maxwidth",
  "maxaxleload", "maxstay", "hazmat", "access", "barrier", "surface", "fuel:diesel",
  "fuel:HGV_diesel", "fuel:adblue", "fuel:adblue:canister", "fuel:lng", "fuel:cng", "fuel:h2",
  "socket:type2_combo", "socket:mcs", "toilets", "shower", "wifi", "internet_access", "supervised",
  "surveillance", "lit", "fee", "toll",
];
const isTruckKey = (key) => truckKeys.includes(key) || key.startsWith("truck");

/** The page of an OpenStreetMap object; null if the identifier is not of one. */
export function osmAddress(id) {
  const match = /^osm:(node|way|relation)\/([0-9]+)$/.exec(id);
  return match && `https://www.openstreetmap.org/${match[1]}/${match[2]}`;
}

/** Adds a fact to a list, unless it has no value. */
export function term(list, name, ...values) {
  const shown = values.filter((value) => value !== null && value !== "");
  if (!shown.length) return;
  list.append(make("dt", {}, name), ...shown.map((value) => make("dd", { dir: "auto" }, value)));
}

function words(value) {
  if (value === null) return "unknown";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function table(title, rows) {
  if (!rows.length) return null;
  const list = make("dl", {});
  for (const [name, value] of rows) term(list, name, words(value));
  return make("div", {}, make("h3", {}, title), list);
}

/** The main facts about a place. */
function summary(hit) {
  const list = make("dl", { "data-place": hit.id });
  term(list, "Category", hit.categories.map(labelOf).join(", "));
  if (hit.alongMeters !== undefined) term(list, "Where", whereabouts(hit));
  term(list, "Address", hit.address ?? "");
  term(list, "Phone", ...(hit.phones ?? []).map(contact.phone));
  term(list, "Hours", hit.workingHours ?? "");
  term(list, "Web", ...(hit.links ?? []).map(contact.site));
  where(list, hit.position);
  const osm = osmAddress(hit.id);
  if (isPlace(hit)) term(list, "Identifier", osm ? link(osm, hit.id) : hit.id);
  return list;
}

/** Adds a position to a list of facts, and what can be done with it. */
export function where(list, position) {
  term(list, "Position", contact.shown(position));
  term(list, "Map app", contact.geo(position));
  term(list, "Directions", contact.directions(position));
}

/** All facts about a place, as elements. */
export function facts(hit) {
  const tags = Object.entries(hit.tags ?? {});
  const features = Object.entries(hit.features ?? {});
  return [
    summary(hit),
    table("In the plan", stopFacts(hit)),
    table("On arrival", arrivalFacts(hit)),
    table("For trucks", truckFacts(hit)),
    table("Features", features.map(([name, value]) => [name.replaceAll("_", " "), value])),
    table("Tags for trucks", tags.filter(([key]) => isTruckKey(key))),
    table("Other tags", tags.filter(([key]) => !isTruckKey(key))),
  ].filter((part) => part);
}

/** Opens the card with a title and elements. */
export function present(title, parts) {
  element("details-name").textContent = title;
  element("details-body").replaceChildren(...parts);
  element("details").hidden = false;
  // In a narrow window, the details cover the end of the page.
  document.body.classList.add("reading");
}

/** Adds whether a place is open now, below its main facts, unless it says so for the arrival. */
export async function addNow(hit, signal) {
  if (hit.arrivesAt) return;
  let known = [];
  try {
    known = await nowFacts(hit, signal);
  } catch {
    // The card has the opening hours; the search reports what is wrong with the service.
  }
  const list = element("details-body").querySelector("dl[data-place]");
  if (known.length && !signal.aborted) list?.after(table("Now", known));
}

/** Starts a card: the one before gets no more answers. */
export function begin() {
  asking?.abort();
  asking = new AbortController();
  element("details").scrollTop = 0;
  return asking.signal;
}

/** Shows a place: the facts in the answer at once, the full object when the service has sent it. */
export async function show(hit) {
  const signal = begin();
  present(titleOf(hit), facts(hit));
  if (!isPlace(hit)) return;
  try {
    const { hits } = await read("v1/resolve", { uris: [hit.id] }, signal);
    const whole = hits.length ? { ...hit, ...hits[0] } : hit;
    present(titleOf(whole), facts(whole));
    await addNow(whole, signal);
  } catch (error) {
    messages.show(error);
  }
}

/** Scrolls so that the details are in view, and do not cover the tapped element. */
export function uncover(chosen) {
  if (getComputedStyle(element("details")).position !== "fixed") {
    return element("details").scrollIntoView({ block: "nearest" });
  }
  const hidden =
    chosen.getBoundingClientRect().bottom - element("details").getBoundingClientRect().top;
  if (hidden > -8) scrollBy(0, hidden + 8);
}

export function hide() {
  asking?.abort();
  element("details").hidden = true;
  document.body.classList.remove("reading");
}

/** @param onClose Called when the details are closed. */
export function start(onClose) {
  element("details-close").addEventListener("click", onClose);
  element("details").addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  });
}
