// The region for errors and warnings, and the field for an API key.

import { element, make } from "./dom.js";
import { useKey } from "./service.js";

let again = () => {};
let lasts = false;

/** Sets the function that is called with a new key. */
export function start(retry) {
  again = retry;
  element("alert-close").addEventListener("click", () => clear(true));
  element("key-form").addEventListener("submit", (event) => {
    event.preventDefault();
    useKey(element("key").value.trim());
    element("key").value = "";
    element("key-form").hidden = true;
    clear();
    again();
  });
}

/**
 * Shows an error.
 *
 * @param isLasting Whether the error stays after the next answer.
 */
export function show(error, isLasting = false) {
  if (error.name === "AbortError") return;
  lasts = isLasting;
  element("alert-text").textContent = error.message;
  element("alert").hidden = false;
  if (error.status !== 401) return;
  const form = element("key-form");
  if (form.hidden) {
    form.hidden = false;
    element("key").focus();
  }
}

/** Removes the errors that do not last. */
export function clear(isAsked = false) {
  if (lasts && isAsked !== true) return;
  lasts = false;
  element("alert").hidden = true;
  element("alert-text").textContent = "";
}

/** Shows the warnings of an answer. */
export function warn(warnings = []) {
  const list = element("notes");
  list.replaceChildren(...warnings.map(({ message }) => make("p", {}, message)));
  list.hidden = !warnings.length;
}

/** Shows the number of places, which screen readers announce. */
export function count(text) {
  element("count").textContent = text;
}
