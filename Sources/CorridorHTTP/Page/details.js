// The details of a place.

import { arrivalFacts } from "./arrival.js";
import { labelOf, titleOf } from "./categories.js";
import { element, link, make } from "./dom.js";
import * as messages from "./messages.js";
import { whereabouts } from "./results.js";
import { read } from "./service.js";
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

function term(list, name, ...values) {
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

function fill(hit) {
  const list = make("dl", {});
  term(list, "Category", hit.categories.map(labelOf).join(", "));
  if (hit.alongMeters !== undefined) term(list, "Where", whereabouts(hit));
  term(list, "Address", hit.address ?? "");
  term(list, "Phone", ...(hit.phones ?? []));
  term(list, "Hours", hit.workingHours ?? "");
  term(list, "Web", ...(hit.links ?? []).map((address) => link(address)));
  const [lon, lat] = hit.position;
  term(list, "Position", `${lat.toFixed(5)}, ${lon.toFixed(5)}`);
  const osm = osmAddress(hit.id);
  term(list, "Identifier", osm ? link(osm, hit.id) : hit.id);
  const tags = Object.entries(hit.tags ?? {});
  const features = Object.entries(hit.features ?? {});
  const parts = [
    list,
    table("On arrival", arrivalFacts(hit)),
    table("For trucks", truckFacts(hit)),
    table("Features", features.map(([name, value]) => [name.replaceAll("_", " "), value])),
    table("Tags for trucks", tags.filter(([key]) => isTruckKey(key))),
    table("Other tags", tags.filter(([key]) => !isTruckKey(key))),
  ];
  element("details-name").textContent = titleOf(hit);
  element("details-body").replaceChildren(...parts.filter((part) => part));
}

/** Shows a place: the facts in the answer at once, the full object when the service has sent it. */
export async function show(hit) {
  asking?.abort();
  asking = new AbortController();
  fill(hit);
  element("details").hidden = false;
  element("details").scrollTop = 0;
  // In a narrow window, the details cover the end of the page.
  document.body.classList.add("reading");
  try {
    const { hits } = await read("v1/resolve", { uris: [hit.id] }, asking.signal);
    if (hits.length) fill({ ...hit, ...hits[0] });
  } catch (error) {
    messages.show(error);
  }
}

/** Scrolls the page so that the details do not cover the tapped element. */
export function uncover(chosen) {
  if (getComputedStyle(element("details")).position !== "fixed") return;
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
