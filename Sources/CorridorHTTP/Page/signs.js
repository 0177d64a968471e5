// The signs of stops in a plan: a shape for what happens there, with a number. The list and both
// maps have the same.

import { draw } from "./dom.js";

/** The size of a sign in pixels; its middle is at 0, 0. */
export const size = 30;

/** Outlines in the notation of SVG, and how far below the middle the number is. */
const shapes = {
  // A disc, a square, and a page of a calendar.
  break: ["M0-11a11 11 0 1 1 0 22a11 11 0 1 1 0-22z", 0],
  dailyRest: ["M-10-10h20v20h-20z", 0],
  weeklyRest: ["M-12-8h4v-5h4v5h8v-5h4v5h4v20h-24z", 2],
  // A drop, a diamond, a ship, and a pin at the end.
  fuel: ["M0-14c4 6 10 9 10 16a10 10 0 0 1-20 0c0-7 6-10 10-16z", 2],
  work: ["M0-14l14 14l-14 14l-14-14z", 0],
  ferry: ["M-14-6h7v-6h14v6h7l-6 15h-16z", 0],
  end: ["M-10-12h20v15l-10 10l-10-10z", -2],
  // A warning, where the driver gets no further.
  furthest: ["M0-14l14 25h-28z", 3],
};

/** The outline for a kind of stop, and the offset of its number. */
export const shapeOf = (kind) => shapes[kind] ?? shapes.break;

/** Signs of higher rank are above others: the chosen one, and the end below all. */
export const rankOf = ({ look }, isChosen = false) => (isChosen ? 1 : look === "end" ? -1 : 0);

/** The sign of a stop as an SVG element. */
export function sign({ look, label }) {
  const [path, below] = shapeOf(look);
  const half = size / 2;
  return draw(
    "svg", {
      class: `stop ${look}`, width: size, height: size, "aria-hidden": "true",
      viewBox: `${-half} ${-half} ${size} ${size}`,
    },
    draw("path", { d: path }),
    draw(
      "text", { y: below, "text-anchor": "middle", "dominant-baseline": "central" }, label),
  );
}
