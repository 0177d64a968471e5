// The list of categories, those with places first.

import { element, make } from "./dom.js";
import { change, state } from "./state.js";

let all = [];

/** Fills the list. */
export function fill(categories) {
  all = [...categories].sort(
    (a, b) => (b.count > 0) - (a.count > 0) || a.label.localeCompare(b.label),
  );
  element("categories").replaceChildren(
    ...all.map(({ id, label, count }) =>
      make(
        "label",
        { class: count > 0 ? "category" : "category empty" },
        make("input", { type: "checkbox", value: id }),
        ` ${label} `,
        make("span", { class: "number" }, count.toLocaleString("en")),
      ),
    ),
  );
  show();
}

/** Checks the boxes of the selected categories. */
export function show() {
  for (const box of element("categories").querySelectorAll("input")) {
    box.checked = state.categories.includes(box.value);
  }
  const labels = state.categories.map((id) => labelOf(id));
  element("chosen").textContent = labels.length ? labels.join(", ") : "All";
}

/** The label of a category. */
export function labelOf(id) {
  return all.find((category) => category.id === id)?.label ?? id;
}

/** The label of a place's category: the requested one if it has several. */
export function categoryOf({ categories }) {
  const id = categories.find((id) => state.categories.includes(id)) ?? categories[0];
  return id ? labelOf(id) : "";
}

/** The label of a place: its name, else its category. */
export function titleOf(hit) {
  return hit.name || categoryOf(hit) || hit.id;
}

function filter() {
  const words = element("filter").value.trim().toLowerCase().split(/\s+/);
  for (const [index, label] of [...element("categories").children].entries()) {
    const text = `${all[index].label} ${all[index].id}`.toLowerCase();
    label.hidden = !words.every((word) => text.includes(word));
  }
}

export function start() {
  const list = element("categories");
  list.addEventListener("change", (event) => {
    const { value, checked } = event.target;
    const others = state.categories.filter((id) => id !== value);
    change({ categories: checked ? [...others, value] : others, completion: null });
  });
  const box = element("filter");
  box.addEventListener("input", filter);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
    if (event.key !== "Escape" || box.value === "") return;
    box.value = "";
    filter();
  });
}
