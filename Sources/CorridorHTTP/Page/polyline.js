// Encoded polylines (Google's "Encoded Polyline Algorithm Format") with six decimals, for links.

const factor = 1e6;

/** Encodes positions, each [lon, lat]. */
export function encode(positions) {
  let text = "";
  let last = [0, 0];
  for (const [lon, lat] of positions) {
    const now = [Math.round(lat * factor), Math.round(lon * factor)];
    text += number(now[0] - last[0]) + number(now[1] - last[1]);
    last = now;
  }
  return text;
}

function number(difference) {
  // Differences of longitudes can have 30 bits, and a shift would lose the sign.
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode((rest % 32) + 32 + 63);
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(rest + 63);
}

/** Decodes to positions; null if the text is not an encoded polyline. */
export function decode(text) {
  const numbers = [];
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = character.charCodeAt(0) - 63;
    if (digit < 0 || digit > 63) return null;
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
    value = 0;
    scale = 1;
  }
  if (scale !== 1 || numbers.length % 2 || numbers.length === 0) return null;
  const positions = [];
  let [lat, lon] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index];
    lon += numbers[index + 1];
    positions.push([lon / factor, lat / factor]);
  }
  return positions;
}
