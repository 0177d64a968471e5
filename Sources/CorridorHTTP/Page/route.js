// Takes a route from a file, by drag and drop or from the clipboard. The service reads it, whatever
// its format, and returns its lines.

import { element, length } from "./dom.js";
import * as messages from "./messages.js";
import { read } from "./service.js";
import { change, state } from "./state.js";

/** The route that was refused because a key is required. */
let refused = null;

/**
 * Uses a route.
 *
 * @param sent The route as it is sent to the service: a text or an object.
 */
export async function use(sent, name, parts = {}) {
  try {
    const feature = await read("v1/route", { route: sent });
    const lines = feature.geometry.coordinates;
    change({ ...parts, route: { sent, name, lines, meters: feature.properties.lengthMeters } });
    messages.clear();
  } catch (error) {
    if (error.status === 401) refused = [sent, name, parts];
    messages.show(error);
  }
}

/** Sends the refused route again; returns false if there is none. */
export async function again() {
  if (!refused) return false;
  const values = refused;
  refused = null;
  await use(...values);
  return true;
}

async function useFile(file) {
  if (!file) return;
  let text;
  try {
    text = await file.text();
  } catch {
    messages.show(new Error(`${file.name} cannot be read.`));
    return;
  }
  // The area and the selected place belong to the previous route.
  await use(text, file.name, { area: null, place: null });
}

/** Whether a text has only characters of encoded polylines; texts of other formats have others. */
const isPolyline = (text) => /^[?-~]+$/.test(text);

function usePasted() {
  const text = element("pasted").value.trim();
  const decimals = document.querySelector("#decimals input:checked")?.value;
  if (!text) return;
  const parts = { area: null, place: null };
  if (!isPolyline(text) || decimals === "none") return use(text, "Pasted route", parts);
  if (!decimals) {
    messages.show(new Error("Choose 5 or 6 decimals; the polyline does not state them."));
    document.querySelector("#decimals input").focus();
    return;
  }
  return use({ polyline: text, precision: Number(decimals) }, "Pasted polyline", parts);
}

/** Shows the name of the route. */
export function show() {
  const { route } = state;
  element("route-now").textContent = route
    ? `${route.name}, ${length(route.meters)}`
    : "No route: the search covers all places.";
  element("route-remove").hidden = !route;
}

export function start() {
  const file = element("file");
  file.addEventListener("change", async () => {
    await useFile(file.files[0]);
    // The same file can be selected again after it was changed.
    file.value = "";
  });
  element("paste-use").addEventListener("click", usePasted);
  element("route-remove").addEventListener("click", () => {
    change({ route: null, place: null });
    file.focus();
  });
  const body = document.body;
  addEventListener("dragover", (event) => {
    event.preventDefault();
    body.classList.add("dragging");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) body.classList.remove("dragging");
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    body.classList.remove("dragging");
    useFile(event.dataTransfer.files[0]);
  });
}
