// When one sets out along the route and with what: what is known of places on arrival, and for trucks.

import { element } from "./dom.js";
import { change, state } from "./state.js";

/** The parts of what is asked for that are set here. */
export const fields = ["depart", "speed", "tz", "open", "vehicle"];

// MARK: Times

const twoDigits = (number) => String(number).padStart(2, "0");

/** A time as the field has it, by the clocks of this machine: 2026-11-20T06:00. */
function local(text) {
  if (!text) return "";
  const time = new Date(text);
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join("-");
  return `${date}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** The same with what those clocks are ahead of UTC then: 2026-11-20T06:00+01:00. */
function withOffset(text) {
  const ahead = -new Date(text).getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${text}${ahead < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** A time of an answer by the clocks of the place: 2026-11-20 08:12. */
const shown = (text) => text.slice(0, 16).replace("T", " ");

const doubts = {
  hoursNotGiven: "it gives no hours",
  hoursUnreadable: "its hours cannot be read",
  timeZoneNotKnown: "its time zone is not known",
  holidaysNotKnown: "holidays there are not known",
  hoursNotSure: "its hours are not sure",
  changesNearArrival: "it opens or closes about then",
};

/** "08:12, open", or nothing where no departure was given. */
export function arrival(hit) {
  return hit.arrivesAt ? `${hit.arrivesAt.slice(11, 16)}, ${openState(hit)}` : "";
}

function openState({ openOnArrival }) {
  return openOnArrival === "unknown" ? "hours unknown" : openOnArrival;
}

/** What is known of the arrival at a place: names and values. */
export function arrivalFacts(hit) {
  if (!hit.arrivesAt) return [];
  const reason = doubts[hit.unknownBecause] ?? hit.unknownBecause;
  const facts = [
    ["Arrival", `${shown(hit.arrivesAt)} (UTC${hit.arrivesAt.slice(19).replace("Z", "")})`],
    ["Open then", reason ? `${hit.openOnArrival}: ${reason}` : hit.openOnArrival],
  ];
  if (hit.opensAt) facts.push(["Opens", shown(hit.opensAt)]);
  if (hit.closesAt) facts.push(["Closes", shown(hit.closesAt)]);
  return facts;
}

// MARK: Trucks

const units = { Meters: " m", Tonnes: " t", Kilowatts: " kW" };

const abbreviations = { "ad blue": "AdBlue", lng: "LNG", cng: "CNG" };

/** maxHeightMeters as "max height" and " m", hgvAccess as "truck access". */
function named(attribute) {
  const unit = Object.keys(units).find((name) => attribute.endsWith(name));
  const name = unit ? attribute.slice(0, -unit.length) : attribute;
  const words = name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());
  return [abbreviations[words] ?? words.replace("hgv", "truck"), units[unit] ?? ""];
}

/** What is known of a place for trucks, with the tags that say so: names and values. */
export function truckFacts(hit) {
  return Object.entries(hit.truck ?? {}).filter(([, fact]) => fact.value !== "unknown")
    .map(([attribute, { value, evidence, conflict }]) => {
      const [name, unit] = named(attribute);
      const tags = evidence.join(", ") + (conflict ? "; the tags contradict each other" : "");
      return [name, `${value}${unit}${tags ? ` (${tags})` : ""}`];
    });
}

// MARK: The fields

/** Shows what is asked for. */
export function show() {
  element("trip").hidden = !state.route;
  const values = { ...state, depart: local(state.depart) };
  for (const name of fields) {
    const field = element(name);
    if (field.value !== values[name]) field.value = values[name];
  }
  if (fields.some((name) => state[name])) element("trip-fields").open = true;
}

export function start() {
  for (const name of fields) {
    element(name).addEventListener("change", ({ target }) => {
      if (!target.checkValidity()) return target.reportValidity();
      const isTime = name === "depart" && target.value;
      change({ [name]: isTime ? withOffset(target.value) : target.value });
    });
  }
}
