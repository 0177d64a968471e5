// The page: sends a request after each change, and shows the answer in all parts of the page.

import * as address from "./address.js";
import { look } from "./arrival.js";
import * as categories from "./categories.js";
import * as completions from "./completions.js";
import * as details from "./details.js";
import { element } from "./dom.js";
import * as exports from "./exports.js";
import * as gaps from "./gaps.js";
import * as map from "./map.js";
import * as messages from "./messages.js";
import * as plan from "./plan.js";
import * as point from "./point.js";
import * as results from "./results.js";
import * as route from "./route.js";
import { read } from "./service.js";
import { change, hear, question, state } from "./state.js";
import * as strip from "./strip.js";
import * as trip from "./trip.js";
import * as width from "./width.js";

/** The number of places shown at first, and added by each press of the button for more. */
const pageSize = 200;

/** The fields of requests along a route, and those that only requests for gaps or plans have. */
const onTrip = Object.keys(trip.fields);
const ofGaps = ["range", "reserve", "least", "gaps"];
const ofPlan = [
  "plan", "rules", "rest", "driven", "sinceBreak", "visits", "tank", "tankLevel", "consumption",
];
/** Those that searches have, and those of them that plans have, too. */
const ofPlaces = onTrip.filter((name) => ![...ofGaps, ...ofPlan].includes(name));
const ofBoth = ofPlaces.filter((name) => !["sort", "from", "to", "clock", "open"].includes(name));

let hits = [];
let cursor = null;
let asking = null;
let drawing = null;
/** The stop of the plan that was selected as such, -1 for none. */
let pickedStop = -1;

// MARK: Requests

function words(answer) {
  const places = (count) => `${count.toLocaleString("en")} ${count === 1 ? "place" : "places"}`;
  const corrected = answer.correctedText ?? answer.correctedRequestText;
  const all = places(answer.found);
  const part = hits.length < answer.found ? `${hits.length.toLocaleString("en")} of ${all}` : all;
  return corrected ? `${part} for “${corrected}”` : part;
}

function showHits(from) {
  results.show(hits, from);
  map.showPlaces(hits);
  strip.show(state.route, hits, state);
  element("legend").hidden = !hits.some(look);
  element("more").hidden = !cursor;
}

async function find(parts, next = null) {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const asked = question();
  if (!asked) {
    [hits, cursor] = [[], null];
    showHits(0);
    exports.show(0);
    if (!state.point) details.hide();
    messages.warn();
    messages.count("Load a route, type a text or choose a category.");
    return;
  }
  element("results").setAttribute("aria-busy", "true");
  try {
    const request = { ...asked.asked, limit: pageSize };
    if (asked.path === "v1/find") request.truck = true;
    if (next) request.cursor = next;
    const answer = await read(asked.path, request, signal);
    const from = next ? hits.length : 0;
    hits = next ? [...hits, ...answer.hits] : answer.hits;
    cursor = answer.nextCursor;
    if (!next && !state.route && !state.area && answer.boundingBox) map.goTo(answer.boundingBox);
    showHits(from);
    exports.show(answer.found);
    messages.clear();
    messages.warn(answer.warnings);
    messages.count(words(answer));
    follow(parts);
  } catch (error) {
    messages.show(error);
  } finally {
    if (!signal.aborted) element("results").removeAttribute("aria-busy");
  }
}

async function drawCorridor() {
  drawing?.abort();
  drawing = new AbortController();
  if (!state.route) return map.showCorridor(null);
  try {
    const asked = { route: state.route.sent, within: state.within };
    map.showCorridor(await read("v1/corridor", asked, drawing.signal));
  } catch (error) {
    messages.show(error);
  }
}

// MARK: Selection

/** Selects a place and a stop of the plan, or none for -1. */
function mark(index, stop) {
  results.mark(index);
  map.mark(index);
  strip.mark(index);
  plan.mark(stop);
}

/** What is known of a place in the list and a stop of the plan; null for none of both. */
function known(index, stop) {
  return hits[index] || plan.at(stop) ? { ...hits[index], ...plan.at(stop) } : null;
}

/** Selects the same place in a new answer; its card is shown if it comes from a link. */
function follow(parts) {
  const index = hits.findIndex((hit) => hit.id === state.place);
  const stop = plan.indexOf(state.place);
  mark(index, stop);
  const shown = known(index, stop);
  if (!shown && !state.point) details.hide();
  else if (shown && parts.includes("place")) details.show(shown);
}

function select(index, stop, chosen) {
  const shown = known(index, stop);
  change({ place: shown?.id ?? null, point: null });
  // The details shrink the list or cover the page, so they are shown first.
  if (shown) details.show(shown);
  else details.hide();
  mark(index, stop);
  if (chosen) details.uncover(chosen);
}

function pick(index, chosen) {
  pickedStop = -1;
  const { id, alongMeters } = hits[index] ?? {};
  select(index, plan.indexOf(id, alongMeters), chosen);
}

function pickStop(stop, chosen, isByKey) {
  pickedStop = stop;
  const { id, alongMeters } = plan.at(stop);
  select(hits.findIndex((hit) => hit.id === id && hit.alongMeters === alongMeters), stop, chosen);
  if (isByKey) element("details").focus();
}

/** Asks what is at a point of the map. */
function tap(position, isByKey) {
  change({ place: null, point: position });
  mark(-1, -1);
  if (isByKey) element("details").focus();
}

async function showPoint() {
  const shown = map.showPoint(state.point);
  if (!state.point) return;
  point.show(state.point, map.zoom());
  if (shown) details.uncover(shown);
}

/** Closes the card, and returns to where it was opened. */
function close() {
  const isPoint = state.point !== null;
  const stop = pickedStop;
  pick(-1);
  if (isPoint) map.focusOn();
  else if (stop >= 0) plan.focusOn(stop);
  else element("results").focus();
}

// MARK: Changes

hear((parts) => {
  const has = (...names) => names.some((name) => parts.includes(name));
  address.write();
  if (has("route")) {
    route.show();
    gaps.show(null);
    plan.show(null);
    // It is shown before the map is fitted to the remaining space.
    strip.show(state.route, [], state);
    map.showRoute(state.route, state.within);
  }
  if (has("within")) width.show();
  if (has("route", ...onTrip)) trip.show();
  if (has("route", "within")) drawCorridor();
  if (has("categories")) categories.show();
  if (has("text", "completion")) completions.show();
  if (has("area")) {
    element("area").hidden = !state.area;
    map.showArea(state.area);
    element("here").hidden = true;
  }
  if (has("point")) showPoint();
  const isAsked = has("route", "categories", "text", "completion", "area");
  const isElsewhere = state.route && has("within", ...ofPlaces);
  if (isAsked || isElsewhere) find(parts);
  if (isAsked || isElsewhere || has(...ofGaps)) gaps.find();
  if (has("route", "within", ...ofBoth, ...ofPlan)) plan.find(() => follow(parts));
});

/** Applies the request in the address. */
async function restore() {
  const { lines, name, ...parts } = address.parse();
  if (parts.area) map.goTo(parts.area);
  else if (parts.point) map.goTo([...parts.point, ...parts.point]);
  if (lines) {
    await route.use({ type: "MultiLineString", coordinates: lines }, name, parts);
    if (parts.area) map.goTo(parts.area);
  } else {
    change({ ...parts, route: null });
  }
}

async function fillCategories() {
  try {
    categories.fill(await read("v1/categories"));
  } catch (error) {
    messages.show(error);
  }
}

async function begin() {
  messages.start(async () => {
    await fillCategories();
    if (!(await route.again())) await restore();
  });
  results.start(pick, () => element("details").focus());
  details.start(close);
  element("map").addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !element("details").hidden) close();
  });
  strip.start(pick);
  exports.start();
  gaps.start();
  plan.start(pickStop, close);
  route.start();
  trip.start();
  address.start();
  categories.start();
  completions.start(map.focus);
  element("ask").addEventListener("submit", (event) => event.preventDefault());
  element("more").addEventListener("click", () => find([], cursor));
  element("here").addEventListener("click", () => change({ area: map.view() }));
  element("area-remove").addEventListener("click", () => {
    change({ area: null });
    element("results").focus();
  });
  const settings = await read("page/settings.json");
  width.start(settings.widestMeters);
  try {
    await map.start(settings, {
      onMove: () => { element("here").hidden = false; }, onPick: pick, onStop: pickStop,
      onTap: tap,
    });
  } catch (error) {
    messages.show(error, true);
  }
  await fillCategories();
  await restore();
  addEventListener("hashchange", restore);
  // Tests wait for this attribute.
  document.documentElement.dataset.ready = "true";
}

begin().catch(messages.show);
