// Time zones and local times.

import { make } from "./dom.js";

/** Names of zones by the part before the slash: Europe, America. */
function namesByRegion() {
  const regions = new Map();
  for (const name of Intl.supportedValuesOf("timeZone")) {
    const region = name.includes("/") ? name.slice(0, name.indexOf("/")) : "Other";
    regions.set(region, [...(regions.get(region) ?? []), name]);
  }
  if (!regions.get("Other")?.includes("UTC")) {
    regions.set("Other", [...(regions.get("Other") ?? []), "UTC"]);
  }
  return regions;
}

const option = (value, text = value) => make("option", { value }, text);

/** The options of a list of zones, optionally with offsets from UTC. */
export function zoneGroups(hasOffsets = false) {
  const groups = [...namesByRegion()].map(([region, names]) => {
    const city = (name) => name.slice(name.indexOf("/") + 1).replaceAll("_", " ");
    return make("optgroup", { label: region }, ...names.map((name) => option(name, city(name))));
  });
  if (!hasOffsets) return groups;
  const offsets = Array.from({ length: 27 }, (_, index) => shown((index - 12) * 60));
  return [...groups, make("optgroup", { label: "Ahead of UTC" }, ...offsets.map((o) => option(o)))];
}

const twoDigits = (number) => String(number).padStart(2, "0");

/** An offset from UTC in minutes as the suffix of a time: +01:00. */
function shown(minutes) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** The local time in a zone, by default this device's: 2026-11-20T06:00. */
function clockFace(time, zone) {
  // The Swedish locale formats dates as ISO 8601.
  const words = time.toLocaleString("sv-SE", { timeZone: known(zone) });
  return words.slice(0, 16).replace(" ", "T");
}

/** The zone if this browser knows it; a link can contain any text. */
function known(zone) {
  try {
    return zone ? new Intl.DateTimeFormat("en", { timeZone: zone }) && zone : undefined;
  } catch {
    return undefined;
  }
}

/** The same for a time with an offset from UTC; empty for none. */
export function local(text, zone) {
  return text ? clockFace(new Date(text), zone) : "";
}

/** A local time in a zone with its offset from UTC at that time: 2026-11-20T06:00+01:00. */
export function instant(text, zone) {
  if (!text) return "";
  const asUTC = Date.parse(`${text}Z`);
  const ahead = (time) => (Date.parse(`${clockFace(new Date(time), zone)}Z`) - time) / 60_000;
  // The first offset is that of a time some hours away, where the clocks may differ.
  const minutes = ahead(asUTC - ahead(asUTC) * 60_000);
  return text + shown(minutes);
}
