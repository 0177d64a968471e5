// The list of places (a listbox, see the ARIA Authoring Practices: arrow keys select).

import { arrival, look } from "./arrival.js";
import { categoryOf, titleOf } from "./categories.js";
import { element, length, make, moved, reveal } from "./dom.js";
import { wanted } from "./truck.js";

let marked = -1;

/** "km 83.2, 412 m left of the route" */
export function whereabouts(hit) {
  if (hit.alongMeters === undefined) return hit.address ?? "";
  const kilometer = `km ${(hit.alongMeters / 1000).toFixed(1)}`;
  if (!hit.side) return kilometer;
  if (hit.side === "on") return `${kilometer}, on the route`;
  const pass = hit.passCount > 1 ? ` (pass ${hit.pass} of ${hit.passCount})` : "";
  return `${kilometer}, ${length(hit.offRouteMeters)} ${hit.side} of the route${pass}`;
}

/** "Fuel · km 83.2, 412 m left of the route · 08:12, open" */
function line(hit) {
  const parts = [hit.name ? categoryOf(hit) : "", whereabouts(hit), wanted(hit), arrival(hit)];
  return parts.filter(Boolean).join(" · ");
}

/** The same mark as on the map; the text next to it has the same facts in words. */
function sign(hit) {
  return look(hit) ? make("span", { class: `sign ${look(hit)}`, "aria-hidden": "true" }) : null;
}

function option(hit, index) {
  return make(
    "li",
    { role: "option", id: `result-${index}`, "aria-selected": "false" },
    make("span", { class: "name", dir: "auto" }, sign(hit), titleOf(hit)),
    make("small", {}, line(hit)),
  );
}

/** Shows places from index `from` on; those before stay. */
export function show(hits, from) {
  const list = element("results");
  const options = hits.slice(from).map((hit, index) => option(hit, from + index));
  if (from > 0) return list.append(...options);
  list.replaceChildren(...options);
  list.removeAttribute("aria-activedescendant");
  list.scrollTop = 0;
  marked = -1;
}

/** Selects a place, or none for -1. */
export function mark(index) {
  const list = element("results");
  list.children[marked]?.setAttribute("aria-selected", "false");
  marked = index;
  const option = list.children[index];
  if (!option) return list.removeAttribute("aria-activedescendant");
  option.setAttribute("aria-selected", "true");
  list.setAttribute("aria-activedescendant", option.id);
  reveal(option, list);
}

/**
 * @param onPick Called with the index of the selected place, -1 for none, and its element.
 * @param onOpen Called when its details are requested.
 */
export function start(onPick, onOpen) {
  const list = element("results");
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) onPick([...list.children].indexOf(option), option);
  });
  // Gaps and details can shrink the list after a place was selected.
  new ResizeObserver(() => reveal(list.children[marked], list)).observe(list);
  list.addEventListener("keydown", (event) => {
    const count = list.children.length;
    const steps = {
      ArrowDown: () => moved(marked, 1, count),
      ArrowUp: () => moved(marked, -1, count),
      PageDown: () => moved(marked, 10, count),
      PageUp: () => moved(marked, -10, count),
      Home: () => (count ? 0 : -1),
      End: () => count - 1,
      Escape: () => -1,
    };
    if (event.key === "Enter" && marked >= 0) {
      onOpen();
    } else if (steps[event.key]) {
      const index = steps[event.key]();
      onPick(index, list.children[index]);
    } else {
      return;
    }
    event.preventDefault();
  });
}
