// What the stops of a plan are, in words and facts.

/** What the driver does; driving has no stop. */
const deeds = {
  driving: "driving", work: "work", fuel: "fuel", waiting: "waiting", ferry: "ferry",
  break: "break", restPart: "part of a rest", dailyRest: "daily rest", weeklyRest: "weekly rest",
};

/** The kinds that decide about the sign of a place, the first that there is. */
const ranked = ["weeklyRest", "dailyRest", "restPart", "break", "fuel", "work"];

/** What is left of each limit on departure. */
const limits = [
  ["leftUntilBreakSeconds", "To the next break"],
  ["leftDrivingOfDaySeconds", "Driving left of the day"],
  ["leftUntilRestSeconds", "To the next daily rest"],
  ["leftDrivingOfWeekSeconds", "Driving left of the week"],
  ["leftUntilWeeklyRestSeconds", "To the next weekly rest"],
  ["leftDutyOfCycleSeconds", "On duty left of the cycle"],
];

const kilometer = (meters) => (meters / 1000).toFixed(1);

/** Whether something is a place, which the service knows more about. */
export const isPlace = ({ kind }) => !["visit", "ferry", "end", "furthest"].includes(kind);

/** The stop with a name; those that are no places have none. */
export function named(stop) {
  if (isPlace(stop)) return stop;
  const at = `at km ${kilometer(stop.alongMeters)}`;
  const names = {
    visit: `Delivery ${at}`, ferry: `Ferry ${at}`, end: "End of the route",
    furthest: "The driver gets no further",
  };
  return { ...stop, name: names[stop.kind] };
}

/** What the sign of a stop shows. */
export function look({ kind, activities = [] }) {
  if (kind === "visit") return "work";
  const done = activities.map(({ activity }) => activity);
  const first = kind === "ferry" ? kind : ranked.find((name) => done.includes(name)) ?? kind;
  return first === "restPart" ? "dailyRest" : first;
}

/** A time span for people: 45 min, 4 h 30 min. */
export function duration(seconds) {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(" ");
}

/** "break 45 min" */
export const did = (activity, seconds) => `${deeds[activity] ?? activity} ${duration(seconds)}`;

/** A time of an answer by its own clock: 2026-11-23 07:14. */
export const clock = (text) => text.slice(0, 16).replace("T", " ");

/** "11-23 07:14 to 07:59", with the second day if it is another. */
export function times({ arrivesAt, departsAt }) {
  const [from, to] = [clock(arrivesAt), clock(departsAt)];
  if (from === to) return from.slice(5);
  const isSameDay = from.slice(0, 10) === to.slice(0, 10);
  return `${from.slice(5)} to ${to.slice(isSameDay ? 11 : 5)}`;
}

/** "break 45 min, fuel 20 min (369 l)" */
export function deed({ activities, fuelLiters }) {
  return activities.map(({ activity, seconds }) => {
    const fuel = activity === "fuel" && fuelLiters ? ` (${Math.round(fuelLiters)} l)` : "";
    return did(activity, seconds) + fuel;
  }).join(", ");
}

/** When a stop is and what is done there; nothing for a place that is not a stop. */
export const inPlan = (stop) => (stop.activities ? [times(stop), deed(stop)] : []);

/** "left: 4 h 30 min to the next break, 5 h 36 min of driving today" */
export function clocksLeft(stop) {
  const { leftUntilBreakSeconds: next, leftDrivingOfDaySeconds: day } = stop;
  const left = [
    Number.isFinite(next) && `${duration(next)} to the next break`,
    Number.isFinite(day) && `${duration(day)} of driving today`,
  ].filter(Boolean);
  return left.length ? `left: ${left.join(", ")}` : "";
}

/** The facts about a stop: names and values; none for a place that is not a stop. */
export function stopFacts(stop) {
  if (!stop.activities) return [];
  const facts = [["Time", times(stop)], ["What", deed(stop) || "nothing"]];
  if (stop.tankLiters) facts.push(["In the tank", `${Math.round(stop.tankLiters)} l`]);
  const known = limits.filter(([name]) => Number.isFinite(stop[name]));
  return [...facts, ...known.map(([name, words]) => [words, duration(stop[name])])];
}
