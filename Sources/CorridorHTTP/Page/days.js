// The days of a plan as tachographs show them: what the driver does by the hour, driving highest.

import { draw, element } from "./dom.js";
import { did } from "./stops.js";

const day = 86_400_000;
/** The space before the first hour, for the date, and after the last one. */
const [before, after] = [76, 12];
/** The height of a day, and how far down its line is. */
const [row, ground] = [42, 40];
/** The height above the first day, which has the hours. */
const head = 14;

const heightOf = (activity) => ({ driving: 22, work: 16, fuel: 16, waiting: 12 })[activity] ?? 8;

let shown = null;

/** How far the clock of a time is ahead of UTC, in milliseconds. */
const aheadOf = (text) => Date.parse(`${text.slice(0, 19)}Z`) - Date.parse(text);

const date = (time) => new Date(time).toLocaleDateString("en-GB", {
  timeZone: "UTC", weekday: "short", day: "numeric", month: "short",
});

/** Shows the days of a plan with the numbers of its stops, or none. */
export function show(plan, stops) {
  shown = plan && { plan, stops };
  element("days").hidden = !plan;
  if (!plan) return element("days-drawn").replaceChildren();
  // All days are by the clock of the departure.
  const ahead = aheadOf(plan.departsAt);
  const clock = (text) => Date.parse(text) + ahead;
  const [start, end] = [clock(plan.departsAt), clock(plan.arrivesAt)];
  const first = Math.floor(start / day);
  const count = Math.floor(end / day) - first + 1;
  const width = Math.max(240, element("days-drawn").clientWidth);
  const x = (time) => before + (time / day) * (width - before - after);
  const top = (number) => head + (number - first) * row;
  const height = head + count * row + 4;
  const chart = draw("svg", {
    role: "img", width, height, viewBox: `0 0 ${width} ${height}`,
    "aria-label": `${count === 1 ? "1 day" : `${count} days`} by the hour; the plan has the same`,
  });
  for (let number = 0; number < count; number += 1) {
    const base = head + number * row + ground;
    chart.append(
      draw("text", { x: 0, y: base }, date((first + number) * day)),
      draw("line", { class: "tick", x1: x(0), x2: x(day), y1: base, y2: base }),
    );
  }
  for (let hour = 0; hour <= 24; hour += 3) {
    const at = x((hour / 24) * day);
    chart.append(draw("line", { class: "tick", x1: at, x2: at, y1: head, y2: height }));
    if (hour % 6 === 0) {
      chart.append(draw("text", { x: at, y: 10, "text-anchor": "middle" }, String(hour)));
    }
  }
  for (const { activity, startsAt, endsAt, seconds } of plan.activities) {
    const [from, to] = [clock(startsAt), clock(endsAt)];
    const tall = heightOf(activity);
    for (let number = Math.floor(from / day); number * day < to; number += 1) {
      const [low, high] = [Math.max(from, number * day), Math.min(to, (number + 1) * day)];
      const [left, end] = [x(low - number * day), x(high - number * day)];
      const box = { x: left, width: Math.max(1, end - left), height: tall };
      chart.append(draw(
        "rect", { class: `deed ${activity}`, ...box, y: top(number) + ground - tall },
        draw("title", {}, did(activity, seconds)),
      ));
    }
  }
  stops.forEach(({ arrivesAt, departsAt, sign, name }, index) => {
    const from = clock(arrivesAt);
    const number = Math.floor(from / day);
    const middle = (from + Math.min(clock(departsAt), (number + 1) * day)) / 2 - number * day;
    chart.append(draw(
      "text", {
        class: "mark", "data-stop": index, x: x(middle), "text-anchor": "middle",
        y: top(number) + ground - heightOf("driving") - 4,
      },
      sign.label, draw("title", {}, name ?? ""),
    ));
  });
  element("days-drawn").replaceChildren(chart);
}

/** @param onPick Called with the index of a stop whose number is clicked, and the number. */
export function start(onPick) {
  const place = element("days-drawn");
  place.addEventListener("click", (event) => {
    const mark = event.target.closest("[data-stop]");
    if (mark) onPick(Number(mark.dataset.stop), mark);
  });
  let width = 0;
  new ResizeObserver(() => {
    if (!shown || width === place.clientWidth) return;
    width = place.clientWidth;
    show(shown.plan, shown.stops);
  }).observe(place);
}
