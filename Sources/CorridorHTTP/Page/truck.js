// The truck attributes of a place.

import { state } from "./state.js";

const units = { Meters: " m", Tonnes: " t", Kilowatts: " kW" };

const abbreviations = { "ad blue": "AdBlue", lng: "LNG", cng: "CNG" };

/** maxHeightMeters as "max height" and " m", hgvAccess as "truck access". */
function named(attribute) {
  const unit = Object.keys(units).find((name) => attribute.endsWith(name));
  const name = unit ? attribute.slice(0, -unit.length) : attribute;
  const words = name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());
  return [abbreviations[words] ?? words.replace("hgv", "truck"), units[unit] ?? ""];
}

/** The requested attributes: "AdBlue yes, truck spaces 45". */
export function wanted(hit) {
  const asked = state.attributes ? state.attributes.split(",") : [];
  if (state.spaces) asked.push("truckSpaces");
  return asked.filter((attribute) => hit.truck?.[attribute]).map((attribute) => {
    const [name, unit] = named(attribute);
    const { value } = hit.truck[attribute];
    return `${name} ${value}${value === "unknown" ? "" : unit}`;
  }).join(", ");
}

/** The truck attributes of a place, with the tags that they come from: names and values. */
export function truckFacts(hit) {
  return Object.entries(hit.truck ?? {}).filter(([, fact]) => fact.value !== "unknown")
    .map(([attribute, { value, evidence, conflict }]) => {
      const [name, unit] = named(attribute);
      const tags = evidence.join(", ") + (conflict ? "; the tags contradict each other" : "");
      return [name, `${value}${unit}${tags ? ` (${tags})` : ""}`];
    });
}
