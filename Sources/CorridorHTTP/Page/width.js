// The slider for the half-width of the corridor: 100 m to 100 km, on a logarithmic scale.

import { element, length, settled } from "./dom.js";
import { change, state } from "./state.js";

const least = 100;
const perDecade = 100;

/** The metres at a position of the slider, with two significant digits. */
export function metersAt(position) {
  return Number((least * 10 ** (position / perDecade)).toPrecision(2));
}

function positionOf(meters) {
  return Math.round(Math.log10(Math.max(least, meters) / least) * perDecade);
}

function say(meters) {
  const text = length(meters);
  element("within-now").textContent = text;
  element("within").setAttribute("aria-valuetext", text);
}

/** Shows the half-width. */
export function show() {
  const slider = element("within");
  if (metersAt(Number(slider.value)) !== state.within) slider.value = positionOf(state.within);
  say(state.within);
}

/** @param widest The largest half-width that the service allows, in metres. */
export function start(widest) {
  const slider = element("within");
  slider.max = Math.min(3 * perDecade, Math.floor(Math.log10(widest / least) * perDecade));
  const set = settled(120, (within) => change({ within }));
  slider.addEventListener("input", () => {
    const within = metersAt(Number(slider.value));
    say(within);
    set(within);
  });
  show();
}
