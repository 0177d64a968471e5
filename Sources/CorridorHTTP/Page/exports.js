// All places as a file: the service is asked once more, for all of them in another format.

import { element, make } from "./dom.js";
import * as messages from "./messages.js";
import { ask } from "./service.js";
import { question } from "./state.js";

let found = 0;

/** Says how many places there are to save. */
export function show(count) {
  found = count;
  for (const button of element("exports").querySelectorAll("[data-format]")) {
    button.disabled = count === 0;
  }
}

async function save(format) {
  const asked = question();
  if (!asked) return;
  try {
    const response = await ask(asked.path, { ...asked.asked, format, limit: Math.max(1, found) });
    const address = URL.createObjectURL(await response.blob());
    const link = make("a", { href: address, download: `corridor.${format}` });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
}
