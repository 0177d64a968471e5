// Makes elements of the page. Texts become text nodes and attributes are set by name, so that no
// name, tag or message is ever parsed as HTML.

/** The element with an identifier. */
export const element = (id) => document.getElementById(id);

/** Makes an element with attributes and children, which are nodes or texts. */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Makes an SVG element. */
export function draw(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A link to another page; the plain text if it is not an HTTP address. */
export function link(address, text = address) {
  let url = null;
  try {
    url = new URL(address);
  } catch {
    return document.createTextNode(text);
  }
  if (!["https:", "http:"].includes(url.protocol)) return document.createTextNode(text);
  return make("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }, text);
}

/** A length for people: 412 m, 1.8 km, 78.7 km, 312 km. */
export function length(meters) {
  if (meters < 999.5) return `${Math.round(meters)} m`;
  const kilometers = meters / 1000;
  return `${kilometers < 99.95 ? Number(kilometers.toFixed(1)) : Math.round(kilometers)} km`;
}

/** Calls a function once a while has passed since the last request for it (debouncing). */
export function settled(milliseconds, call) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...values), milliseconds);
  };
}

/** Scrolls a list so that one of its items is in view. */
export function reveal(item, list) {
  if (!item) return;
  const [box, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < outer.top) list.scrollTop -= outer.top - box.top;
  if (box.bottom > outer.bottom) list.scrollTop += box.bottom - outer.bottom;
}

/** The index that an arrow key moves to, at most the last one; -1 for an empty list. */
export function moved(index, by, count) {
  if (count === 0) return -1;
  if (index < 0) return by > 0 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, index + by));
}
