// Saves all places as a file: the request is sent again, without a limit. Saves a plan, too.

import { element, make } from "./dom.js";
import * as messages from "./messages.js";
import { ask, read } from "./service.js";
import { csv } from "./spreadsheet.js";
import { planQuestion, question } from "./state.js";

let found = 0;

/** The number of places whose addresses and hours are requested at once. */
const batchSize = 1000;

/** Shows the number of places to save. */
export function show(count) {
  found = count;
  for (const button of element("exports").querySelectorAll("[data-format]")) {
    button.disabled = count === 0;
  }
}

/** A table with the facts of the details: address, phone numbers and hours. */
async function table(path, request) {
  const { hits } = await read(path, request);
  const known = new Map();
  const ids = [...new Set(hits.map((hit) => hit.id))];
  for (let start = 0; start < ids.length; start += batchSize) {
    const answer = await read("v1/resolve", { uris: ids.slice(start, start + batchSize) });
    for (const place of answer.hits) known.set(place.id, place);
  }
  const all = hits.map((hit) => ({ ...known.get(hit.id), ...hit }));
  return new Blob([csv(all)], { type: "text/csv" });
}

function store(file, name) {
  const address = URL.createObjectURL(file);
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function savePlan(format) {
  try {
    const response = await ask("v1/plan", { ...planQuestion(), format });
    store(await response.blob(), `plan.${format}`);
    messages.clear();
  } catch (error) {
    messages.show(error);
  }
}

async function save(format) {
  const asked = question();
  if (!asked) return;
  const request = { ...asked.asked, limit: Math.max(1, found) };
  try {
    const file = format === "csv"
      ? await table(asked.path, request)
      : await (await ask(asked.path, { ...request, format })).blob();
    store(file, `corridor.${format}`);
    messages.clear();
  } catch (error) {
    messages.show(error);
  }
}

export function start() {
  element("exports").addEventListener("click", (event) => {
    const { format } = event.target.dataset;
    if (format) save(format);
  });
  element("plan-exports").addEventListener("click", (event) => {
    const { format } = event.target.dataset;
    if (format) savePlan(format);
  });
}
