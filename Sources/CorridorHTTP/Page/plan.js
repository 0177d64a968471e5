// The plan of a journey: the stops for rest, fuel and deliveries in the order of travel.

import { titleOf } from "./categories.js";
import * as days from "./days.js";
import { element, make, reveal } from "./dom.js";
import * as map from "./map.js";
import * as messages from "./messages.js";
import { whereabouts } from "./results.js";
import { read } from "./service.js";
import { pointAlong } from "./shapes.js";
import { sign } from "./signs.js";
import { planQuestion, state } from "./state.js";
import { clock, clocksLeft, duration, inPlan, look, named } from "./stops.js";

/** Why there is no plan. */
const failures = {
  limitsReached: "the driver is beyond a limit at the start and has to rest first",
  noRestInReach: "no place to rest is in reach",
  noFuelInReach: "the fuel does not last to a place that has some",
  noLegalPlan: "places are in reach, but none of the plans keeps the rules and the times",
  notFound: "none was found among the most promising ways",
};

let stops = [];
let marked = -1;
let asking = null;

/** "driving 1 h 51 min, rest 45 min" */
function sums(answer) {
  return [
    ["driving", answer.drivingSeconds], ["rest", answer.restSeconds], ["work", answer.workSeconds],
    ["fuel", answer.refuellingSeconds], ["waiting", answer.waitingSeconds],
  ].filter(([, seconds]) => seconds > 0)
    .map(([name, seconds]) => `${name} ${duration(seconds)}`).join(", ");
}

const seconds = (from, to) => (Date.parse(to) - Date.parse(from)) / 1000;

function summary(answer) {
  const { failure, departsAt, arrivesAt, earliestArrivesAt, proven, candidateCount } = answer;
  const choice = `${candidateCount} ${candidateCount === 1 ? "place" : "places"} to choose from`;
  if (failure) {
    const far = `The driver gets to km ${(failure.furthestMeters / 1000).toFixed(1)}`;
    return `No plan: ${failures[failure.reason] ?? failure.reason}. ${far}; ${choice}.`;
  }
  const later = duration(seconds(earliestArrivesAt, arrivesAt));
  const proof = proven
    ? "no plan arrives earlier" : `another plan may arrive ${later} earlier at most`;
  const total = `Arrives ${clock(arrivesAt)} after ${duration(seconds(departsAt, arrivesAt))}`;
  return `${total}: ${sums(answer)}; ${proof}, with ${choice}.`;
}

/** Where the driver gets to without a plan, as a stop. */
function furthest({ furthestMeters }) {
  const { lines, meters } = state.route;
  return {
    id: "furthest", kind: "furthest", categories: [],
    position: pointAlong(lines, furthestMeters / meters), alongMeters: furthestMeters,
  };
}

/** A stop in the list: what it is, when, where, and what is left then. */
function item(stop, index) {
  const doubt = stop.unknownBecause ? "hours unknown" : "";
  const lines = [
    inPlan(stop), [whereabouts(stop), doubt], [clocksLeft(stop)],
  ].map((parts) => parts.filter(Boolean).join(" · ")).filter(Boolean);
  return make("li", {}, make(
    "button", { type: "button", "data-stop": index }, sign(stop.sign),
    make("span", { class: "name", dir: "auto" }, titleOf(stop)),
    ...lines.map((line) => make("small", {}, line)),
  ));
}

/** Shows the plan of an answer, or none, or why there is none. */
export function show(answer, words = answer ? summary(answer) : "") {
  marked = -1;
  const found = answer?.failure ? [furthest(answer.failure)] : answer?.stops ?? [];
  stops = found.map((stop, index) => {
    const label = stop.kind === "furthest" ? "!" : String(index + 1);
    return { ...named(stop), sign: { look: look(stop), label } };
  });
  element("plan-found").hidden = !words;
  element("plan-sum").textContent = words;
  element("plan-exports").hidden = !answer || Boolean(answer.failure);
  element("plan-list").replaceChildren(...stops.map(item));
  map.showStops(stops);
  days.show(answer?.failure ? null : answer, stops);
}

/** The index of the stop at a place, for a place along the route on this pass; -1 for none. */
export function indexOf(id, alongMeters) {
  return stops.findIndex((stop) =>
    stop.id === id && (alongMeters === undefined || stop.alongMeters === alongMeters));
}

/** The stop with an index. */
export const at = (index) => stops[index];

/** Selects a stop, or none for -1. */
export function mark(index) {
  const buttons = element("plan-list").querySelectorAll("button");
  buttons[marked]?.removeAttribute("aria-current");
  marked = index;
  buttons[index]?.setAttribute("aria-current", "true");
  reveal(buttons[index], element("plan-found"));
  map.markStop(index);
}

/**
 * Requests the plan for the current request, if it is shown.
 *
 * @param onShow Called when it is shown.
 */
export async function find(onShow) {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const asked = planQuestion();
  if (!asked) {
    const isLacking = state.route && state.plan;
    if (isLacking) element("trip-fields").open = true;
    return show(null, isLacking ? "Give a departure: the journey begins then." : "");
  }
  // The plan before is shown until then. Long journeys take some seconds.
  if (!stops.length) show(null, "Planning the journey …");
  element("plan-list").setAttribute("aria-busy", "true");
  try {
    show(await read("v1/plan", asked, signal));
    onShow();
  } catch (error) {
    if (error.name === "AbortError") return;
    // The search clears its own errors from the region for all.
    show(null, error.message);
    if (error.status === 401) messages.show(error);
  } finally {
    if (!signal.aborted) element("plan-list").removeAttribute("aria-busy");
  }
}

/**
 * @param onPick Called with the index of a stop, its element, and whether a key was pressed.
 * @param onClose Called when Escape is pressed.
 */
export function start(onPick, onClose) {
  const list = element("plan-list");
  list.addEventListener("click", (event) => {
    const button = event.target.closest("[data-stop]");
    // A key is a click without a count.
    if (button) onPick(Number(button.dataset.stop), button, event.detail === 0);
  });
  list.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !element("details").hidden) onClose();
  });
  days.start(onPick);
}

/** Gives a stop of the list the focus. */
export const focusOn = (index) => element("plan-list").querySelectorAll("button")[index]?.focus();
