// The region that says what is wrong, and the field for a key.

import { element, make } from "./dom.js";
import { useKey } from "./service.js";

let again = () => {};
let lasts = false;

/** Sets what is done when there is a new key. */
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
 * Says what is wrong.
 *
 * @param isLasting Whether it stays so when the next question has an answer.
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

/** Takes back what was said, but for what lasts. */
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

/** Says how many there are; screen readers say it, too. */
export function count(text) {
  element("count").textContent = text;
}
