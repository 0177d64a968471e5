// The fields of the trip: stretch and side of the route, departure, truck, order, gaps, plan.

import { element, make } from "./dom.js";
import { change, state, usualRest } from "./state.js";
import { instant, local, zoneGroups } from "./zones.js";

const number = /^\d{1,6}(\.\d{1,3})?$/;
const zone = /^[A-Za-z0-9_+:/-]{1,60}$/;
const flag = /^1$/;

/** The members of the state that are set here, and the patterns of their values in a link. */
export const fields = {
  sort: /^along$/,
  from: number,
  to: number,
  side: /^(left|right|near|far)$/,
  depart: /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/,
  clock: zone,
  speed: number,
  tz: zone,
  open: /^(keep-unknown|only)$/,
  vehicle: /^(hgv|van|car)$/,
  height: number,
  width: number,
  length: number,
  weight: number,
  axleLoad: number,
  attributes: /^[A-Za-z]{1,30}(,[A-Za-z]{1,30})*$/,
  spaces: number,
  unknown: /^keep$/,
  range: number,
  reserve: number,
  least: number,
  gaps: flag,
  plan: flag,
  rules: /^us(-7)?$/,
  rest: /^[a-z_]{1,40}(,[a-z_]{1,40})*$/,
  driven: number,
  sinceBreak: number,
  visits: /^.{1,200}(\n.{0,200}){0,50}$/,
  tank: number,
  tankLevel: number,
  consumption: number,
};
const names = Object.keys(fields);

/** The attributes that places can be required to have, with the labels of the details. */
const attributes = [
  ["adBlue", "AdBlue"], ["hgvDiesel", "truck diesel"], ["highFlowPump", "high flow pump"],
  ["lng", "LNG"], ["cng", "CNG"], ["hydrogen", "hydrogen"], ["hgvCharging", "truck charging"],
  ["securedParking", "secured parking"], ["showers", "showers"], ["toilets", "toilets"],
  ["weighbridge", "weighbridge"],
];

/** The categories of places at which drivers rest. */
const restCategories = [
  ["truck_parking", "truck parking"], ["rest_area", "rest area"], ["truck_stop", "truck stop"],
  ["services", "services"], ["parking", "parking"], ["fuel", "fuel station"],
];

/** What an empty value stands for. */
const usual = { rest: usualRest };

const boxes = (choices) => choices.map(([id, words]) =>
  make("label", {}, make("input", { type: "checkbox", value: id }), ` ${words}`));

/** The value of a field, as in the state. */
function valueOf(field) {
  if (field.matches("fieldset")) {
    const chosen = [...field.querySelectorAll(":checked")].map((box) => box.value).join(",");
    return chosen === usual[field.id] ? "" : chosen;
  }
  return field.type === "checkbox" ? (field.checked ? "1" : "") : field.value;
}

function set(field, value) {
  if (field.matches("fieldset")) {
    const chosen = (value || (usual[field.id] ?? "")).split(",");
    // A link can contain others than those that are offered.
    const offered = new Set([...field.querySelectorAll("input")].map((box) => box.value));
    const others = chosen.filter((one) => one && !offered.has(one));
    field.append(...boxes(others.map((one) => [one, one])));
    for (const box of field.querySelectorAll("input")) box.checked = chosen.includes(box.value);
  } else if (field.type === "checkbox") {
    field.checked = value !== "";
  } else if (field.value !== value) {
    // A link can contain a zone that is not in the list.
    if (field.matches("select") && ![...field.options].some((one) => one.value === value)) {
      field.add(new Option(value, value));
    }
    field.value = value;
  }
}

/** Shows the values of the state. */
export function show() {
  element("trip").hidden = !state.route;
  element("order").hidden = !state.route;
  for (const name of names) {
    set(element(name), name === "depart" ? local(state.depart, state.clock) : state[name]);
  }
  for (const part of element("trip").querySelectorAll("details")) {
    if (names.some((name) => state[name] && part.contains(element(name)))) part.open = true;
  }
}

/** Takes the current value of a field. */
function take(name) {
  const field = element(name);
  const value = valueOf(field);
  if (name === "clock") {
    // The zone of the departure has changed; its local time stays.
    return change({ clock: value, depart: instant(element("depart").value, value) });
  }
  // With a range, gaps beyond it are shown.
  if (name === "range" && value) return change({ range: value, gaps: "1" });
  change({ [name]: name === "depart" ? instant(value, state.clock) : value });
}

export function start() {
  element("clock").append(...zoneGroups());
  element("tz").append(...zoneGroups(true));
  element("attributes").append(...boxes(attributes));
  element("rest").append(...boxes(restCategories));
  for (const name of names) {
    element(name).addEventListener("change", ({ target }) => {
      if (!target.checkValidity()) return target.reportValidity();
      take(name);
    });
  }
}
