// Whether a place is open now, by the rules of the service: its time zone, its holidays, the sun.

import { arrivalFacts } from "./arrival.js";
import { read } from "./service.js";
import { state } from "./state.js";

/**
 * The facts about a place now: names and values; none if they are not known.
 *
 * An arrival now at a route that begins at the place; the service has no shorter question.
 */
export async function nowFacts(hit, signal) {
  if (!hit.workingHours) return [];
  const [lon, lat] = hit.position;
  const asked = {
    route: { type: "LineString", coordinates: [[lon, lat], [lon, lat + (lat < 0 ? 1e-5 : -1e-5)]] },
    within: 50, depart: "now", speed: "50km/h", limit: 1000,
  };
  if (state.tz) asked.tz = state.tz;
  const { hits } = await read("v1/find", asked, signal);
  const found = hits.find(({ id }) => id === hit.id);
  return found ? arrivalFacts(found, "Local time", "Open now") : [];
}
