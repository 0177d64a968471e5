// What is known of a place when one gets there.

/** A time of an answer by the clocks of the place: 2026-11-20 08:12. */
const shown = (text) => text.slice(0, 16).replace("T", " ");

const doubts = {
  hoursNotGiven: "it has no hours",
  hoursUnreadable: "its hours cannot be read",
  timeZoneNotKnown: "its time zone is unknown",
  holidaysNotKnown: "its holidays are unknown",
  hoursNotSure: "its hours are uncertain",
  changesNearArrival: "it opens or closes near that time",
};

/** How a place looks: `open`, `closed`, `unknown`, or empty where no departure was given. */
export function look(hit) {
  return hit.arrivesAt ? hit.openOnArrival : "";
}

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
