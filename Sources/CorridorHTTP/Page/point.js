// The card of a point on the map: what is there, and the nearest place.

import { titleOf } from "./categories.js";
import * as details from "./details.js";
import { length, make } from "./dom.js";
import * as messages from "./messages.js";
import { read } from "./service.js";

/** From this zoom on, the nearest place is shown, too: 100 m are 10 pixels. */
const leastZoom = 14;

/**
 * The zoom of a request is that of the map and this: houses are told apart, and named, before
 * they fill the window.
 */
const closer = 2;

/** A place whose symbol the finger covers is what was meant, in pixels. */
const reach = 14;

const metersPerPixel = (lat, zoom) =>
  (156_543 * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;

/** The names from the smallest on, each once: "Archbishop Street, Valletta, Malta". */
function chain(containment = []) {
  const names = containment.map(({ name }) => name).filter(Boolean);
  return names.filter((name, index) => name !== names[index - 1]).join(", ");
}

/** What is at the point, in the words of its toponym. */
function about(point, toponym, containment) {
  const list = make("dl", { "data-point": "" });
  if (toponym) {
    details.term(list, "Kind", toponym.kind === "other" ? "" : toponym.kind);
    details.term(list, "Address", toponym.address ?? "");
    const away = toponym.distanceMeters ?? 0;
    details.term(list, "Distance", away >= 1 ? length(away) : "");
  }
  details.term(list, "Within", chain(containment));
  details.where(list, point);
  return list;
}

function title(toponym, containment) {
  const { house, street } = toponym?.addressComponents ?? {};
  if (toponym?.kind === "house" && house) return [street, house].filter(Boolean).join(" ");
  return toponym?.name || toponym?.address || containment?.[0]?.name || "Nothing known here";
}

/**
 * Shows what is at a point.
 *
 * @param point Longitude and latitude in degrees.
 * @param zoom The zoom of the map, which sets the smallest toponyms.
 */
export async function show(point, zoom) {
  const signal = details.begin();
  details.present("What is here", [make("p", { role: "status" }, "Asking …"), about(point)]);
  const asked = { point: `${point[1]},${point[0]}`, zoom: Math.min(24, zoom + closer) };
  try {
    const [here, near] = await Promise.all([
      read("v1/reverse", { ...asked, type: "toponym" }, signal),
      zoom < leastZoom ? { hits: [] } : read("v1/reverse", { ...asked, type: "business" }, signal),
    ]);
    const [toponym, place] = [here.hits[0], near.hits[0]];
    const containment = here.containment ?? near.containment;
    const ground = about(point, toponym, containment);
    const name = title(toponym, containment);
    if (!place) return details.present(name, [ground]);
    const [summary, ...facts] = details.facts(place);
    const isMeant = place.distanceMeters <= reach * metersPerPixel(point[1], zoom);
    if (isMeant) {
      const at = make("h3", { dir: "auto" }, `At the point: ${name}`);
      details.present(titleOf(place), [summary, at, ground, ...facts]);
    } else {
      const away = `Nearest place: ${titleOf(place)}, ${length(place.distanceMeters)} away`;
      details.present(name, [ground, make("h3", { dir: "auto" }, away), summary, ...facts]);
    }
    await details.addNow(place, signal);
  } catch (error) {
    if (error.name === "AbortError") return;
    details.present("What is here", [about(point)]);
    messages.show(error);
  }
}
