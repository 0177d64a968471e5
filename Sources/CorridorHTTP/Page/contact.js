// Links that hand a place to other programs: telephone, mail, maps, navigation.

import { link, make } from "./dom.js";

/** A phone number as a link (RFC 3966); the plain text if it has anything but a number. */
export function phone(text) {
  if (!/^\+?[0-9][0-9 ()./-]{2,30}$/.test(text)) return text;
  // "+49 (0)30": the zero is dialled only without the country.
  const digits = text.replace(/^(\+.*)\(0\)/, "$1").replace(/[^0-9+]/g, "");
  return make("a", { href: `tel:${digits}` }, text);
}

/** A page or a mail address as a link. */
export function site(text) {
  const isMail = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
  return isMail ? make("a", { href: `mailto:${text}` }, text) : link(text);
}

const decimals = (degrees, count) => Number(degrees.toFixed(count));

/** A position for people, latitude first. */
export function shown([lon, lat]) {
  return `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
}

/** The position as a `geo:` link (RFC 5870), which opens the map of the device. */
export function geo([lon, lat]) {
  const words = `geo:${decimals(lat, 6)},${decimals(lon, 6)}`;
  return make("a", { href: words }, words);
}

/** Links to services that navigate to a position, by their documented addresses. */
export function directions([lon, lat]) {
  const to = `${decimals(lat, 6)},${decimals(lon, 6)}`;
  const services = {
    OpenStreetMap: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`,
    "Google Maps":
      `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`,
    "Apple Maps": `https://maps.apple.com/?daddr=${encodeURIComponent(to)}`,
  };
  const links = Object.entries(services).map(([name, address]) => link(address, name));
  return make("span", { class: "links" }, ...links);
}
