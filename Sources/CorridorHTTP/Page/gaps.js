// The list of gaps: stretches of the route without a place, longest first.

import { labelOf } from "./categories.js";
import { element, length, make } from "./dom.js";
import * as map from "./map.js";
import * as messages from "./messages.js";
import { read } from "./service.js";
import { gapQuestion, state } from "./state.js";
import * as strip from "./strip.js";

/** The number of gaps shown. */
const most = 50;

let gaps = [];
let asking = null;
let hasFailed = false;

const kilometer = (meters) => (meters / 1000).toFixed(1);

/** "24.7 km, from km 34.2 to 58.9" */
function title(gap) {
  const [from, to] = [kilometer(gap.fromMeters), kilometer(gap.toMeters)];
  return `${length(gap.lengthMeters)}, from km ${from} to ${to}`;
}

/** The label of the place at an end of a gap; `other` if there is none. */
function end(id, name, other) {
  if (!id) return other;
  const [category, ...more] = state.categories;
  return name || (category && !more.length ? labelOf(category) : id);
}

/** The places at both ends of a gap, and by how much it exceeds the limit. */
function words(gap) {
  const last = end(gap.beforeId, gap.beforeName, "the start");
  const next = end(gap.afterId, gap.afterName, "the end");
  const over = gap.exceeds ? `beyond the range by ${length(gap.excessMeters)} · ` : "";
  return `${over}from ${last} to ${next}`;
}

function summary({ found, longestMeters, exceeding, rangeMeters }) {
  if (!found) return "None.";
  const all = found === 1 ? "1 gap" : `${found} gaps`;
  const longest = `${all}, the longest ${length(longestMeters)}`;
  return rangeMeters ? `${longest}; ${exceeding} beyond the range` : longest;
}

/** Shows the gaps of an answer, or none. */
export function show(answer) {
  gaps = answer?.gaps ?? [];
  element("gaps-found").hidden = !answer;
  element("gaps-count").textContent = answer ? summary(answer) : "";
  element("gap-list").replaceChildren(
    ...gaps.map((gap, index) => {
      const button = make(
        "button", { type: "button", class: gap.exceeds ? "gap beyond" : "gap", "data-gap": index },
        make("span", { class: "name" }, title(gap)),
        make("small", { dir: "auto" }, words(gap)),
      );
      return make("li", {}, button);
    }),
  );
  map.showGaps(gaps);
  strip.showGaps(gaps);
}

/** Requests the gaps between the places of the current request, if they are shown. */
export async function find() {
  asking?.abort();
  asking = new AbortController();
  const asked = gapQuestion();
  if (!asked) return show(null);
  try {
    show(await read("v1/gaps", { ...asked, limit: most }, asking.signal));
    if (hasFailed) messages.clear();
    hasFailed = false;
  } catch (error) {
    if (error.name === "AbortError") return;
    hasFailed = true;
    show(null);
    messages.show(error);
  }
}

export function start() {
  element("gap-list").addEventListener("click", (event) => {
    const index = event.target.closest("[data-gap]")?.dataset.gap;
    if (index !== undefined) map.goToGap(Number(index));
  });
}
