// Whether a place is open on arrival.

/** A time of an answer in the local time of the place: 2026-11-20 08:12. */
const shown = (text) => text.slice(0, 16).replace("T", " ");

const doubts = {
  hoursNotGiven: "it has no hours",
  hoursUnreadable: "its hours cannot be read",
  timeZoneNotKnown: "its time zone is unknown",
  holidaysNotKnown: "its holidays are unknown",
  hoursNotSure: "its hours are uncertain",
  changesNearArrival: "it opens or closes near that time",
};

/** The style of a place: `open`, `closed`, `unknown`, or empty without a departure. */
export function look(hit) {
  return hit.arrivesAt ? hit.openOnArrival : "";
}

/** "08:12, open"; empty without a departure. */
export function arrival(hit) {
  return hit.arrivesAt ? `${hit.arrivesAt.slice(11, 16)}, ${openState(hit)}` : "";
}

function openState({ openOnArrival }) {
  return openOnArrival === "unknown" ? "hours unknown" : openOnArrival;
}

/** The facts about the arrival at a place: names and values. */
export function arrivalFacts(hit, when = "Arrival", whether = "Open then") {
  if (!hit.arrivesAt || !hit.openOnArrival) return [];
  const reason = doubts[hit.unknownBecause] ?? hit.unknownBecause;
  const facts = [
    [when, `${shown(hit.arrivesAt)} (UTC${hit.arrivesAt.slice(19).replace("Z", "")})`],
    [whether, reason ? `${hit.openOnArrival}: ${reason}` : hit.openOnArrival],
  ];
  if (hit.opensAt) facts.push(["Opens", shown(hit.opensAt)]);
  if (hit.closesAt) facts.push(["Closes", shown(hit.closesAt)]);
  return facts;
}
