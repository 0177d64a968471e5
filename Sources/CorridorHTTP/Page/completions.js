// Completions of the typed text (a combobox with a listbox, see the ARIA Authoring Practices).

import { element, make, moved, settled } from "./dom.js";
import * as messages from "./messages.js";
import { read } from "./service.js";
import { change, state } from "./state.js";

let completions = [];
let active = -1;
let asking = null;
/** The text whose completions are awaited; null for none. */
let wanted = null;
let near = () => null;

/** A text with highlights; the ranges are pairs [start, end) of UTF-16 units. */
export function marked(text, ranges) {
  const parts = [];
  let last = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(last, start), make("mark", {}, text.slice(start, end)));
    last = end;
  }
  parts.push(text.slice(last));
  return parts.filter((part) => part !== "");
}

function open(found) {
  completions = found;
  active = -1;
  const list = element("completions");
  list.replaceChildren(
    ...found.map((completion, index) =>
      make(
        "li",
        { role: "option", id: `completion-${index}`, "aria-selected": "false" },
        make("span", {}, ...marked(completion.title, completion.titleHighlightRanges)),
        make(
          "small",
          {},
          ...marked(completion.subtitle ?? "", completion.subtitleHighlightRanges),
        ),
      ),
    ),
  );
  list.hidden = found.length === 0;
  const box = element("text");
  box.setAttribute("aria-expanded", String(found.length > 0));
  box.removeAttribute("aria-activedescendant");
}

function close() {
  wanted = null;
  asking?.abort();
  if (!element("completions").hidden) open([]);
}

function activate(index) {
  const options = element("completions").children;
  options[active]?.setAttribute("aria-selected", "false");
  active = index;
  options[active]?.setAttribute("aria-selected", "true");
  options[active]?.scrollIntoView({ block: "nearest" });
  element("text").setAttribute("aria-activedescendant", `completion-${index}`);
}

function choose(index) {
  const { title, magicKey, isCollection } = completions[index];
  element("text").value = title;
  close();
  change({ text: title, completion: { key: magicKey, title, isOne: !isCollection }, place: null });
}

function submit() {
  const text = element("text").value.trim();
  close();
  if (text === state.text && !state.completion) return;
  change({ text, completion: null, place: null });
}

const suggest = settled(80, async (text) => {
  if (text !== wanted) return;
  asking?.abort();
  asking = new AbortController();
  const asked = { text, limit: 8 };
  const focus = near();
  if (focus) asked.near = focus;
  try {
    const { completions: found } = await read("v1/suggest", asked, asking.signal);
    if (text === wanted) open(found);
  } catch (error) {
    messages.show(error);
  }
});

/** Shows the requested text. */
export function show() {
  const box = element("text");
  if (document.activeElement !== box) box.value = state.text;
}

/** @param focus Returns the position that completions should be near, { lat, lon }, or null. */
export function start(focus) {
  near = focus;
  const box = element("text");
  box.addEventListener("input", () => {
    const text = box.value.trim();
    if (text) {
      wanted = text;
      suggest(text);
      return;
    }
    close();
    if (state.text) change({ text: "", completion: null });
  });
  box.addEventListener("keydown", (event) => {
    const { key } = event;
    const isOpen = completions.length > 0;
    if (isOpen && (key === "ArrowDown" || key === "ArrowUp")) {
      activate(moved(active, key === "ArrowDown" ? 1 : -1, completions.length));
    } else if (key === "Enter") {
      active >= 0 ? choose(active) : submit();
    } else if (key === "Escape" && isOpen) {
      close();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  box.addEventListener("blur", close);
  const list = element("completions");
  // The field keeps the focus during a click on the list.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) choose([...list.children].indexOf(option));
  });
}
