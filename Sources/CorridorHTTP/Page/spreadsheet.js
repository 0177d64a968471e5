// Places as a table for spreadsheets (CSV, RFC 4180, in UTF-8 with a byte order mark, from which
// Excel recognizes the encoding).

/** The columns: their names, and their values of a place. */
const columns = [
  ["id", (hit) => hit.id],
  ["name", (hit) => hit.name],
  ["categories", (hit) => hit.categories.join(";")],
  ["address", (hit) => hit.address],
  ["phone", (hit) => hit.phones?.join("; ")],
  ["openingHours", (hit) => hit.workingHours],
  ["website", (hit) => hit.links?.join("; ")],
  ["alongMeters", (hit) => hit.alongMeters],
  ["offRouteMeters", (hit) => hit.offRouteMeters],
  ["side", (hit) => hit.side],
  ["pass", (hit) => hit.pass],
  ["passCount", (hit) => hit.passCount],
  ["arrivesAt", (hit) => hit.arrivesAt],
  ["openOnArrival", (hit) => hit.openOnArrival],
  ["opensAt", (hit) => hit.opensAt],
  ["closesAt", (hit) => hit.closesAt],
  ["unknownBecause", (hit) => hit.unknownBecause],
  ["lat", (hit) => hit.position[1]],
  ["lon", (hit) => hit.position[0]],
];

/** A cell. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cell(value) {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The requested truck attributes, one column each. */
function truckColumns(hits) {
  const attributes = new Set(hits.flatMap((hit) => Object.keys(hit.truck ?? {})));
  return [...attributes].map((name) => [name, (hit) => hit.truck?.[name]?.value]);
}

/** The whole table, without columns that are empty for all places. */
export function csv(hits) {
  const used = [...columns, ...truckColumns(hits)].filter(([name, value]) =>
    name === "name" || hits.some((hit) => (value(hit) ?? "") !== ""));
  const rows = hits.map((hit) => used.map(([, value]) => cell(value(hit))));
  const lines = [used.map(([name]) => name), ...rows].map((row) => row.join(",") + "\r\n");
  return "\u{FEFF}" + lines.join("");
}
