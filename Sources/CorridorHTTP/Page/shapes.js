// Positions, lines and boxes for the map: longitude and latitude in degrees, [west, south, east,
// north]. Longitudes may be beyond 180, so that the antimeridian splits nothing.

/** The same meridian, within 180 degrees of another. */
export const around = (lon, center) => lon + 360 * Math.round((center - lon) / 360);

/** The same meridian, from -180 to 180. */
export const wrapped = (lon) => around(lon, 0);

/** A line whose edges take the shorter way around the Earth; it begins close to `center`. */
export function unrolled(line, center) {
  let last = center;
  return line.map(([lon, lat]) => {
    last = around(lon, last);
    return [last, lat];
  });
}

/** The polygons of a GeoJSON geometry; one that is cut at the antimeridian is next to its half. */
export function polygons({ type, coordinates }, center) {
  return (type === "Polygon" ? [coordinates] : coordinates).map((rings) => {
    const lons = rings[0].slice(0, 1000).map(([lon]) => lon);
    const middle = (Math.min(...lons) + Math.max(...lons)) / 2;
    const shift = around(middle, center) - middle;
    return rings.map((ring) => ring.map(([lon, lat]) => [lon + shift, lat]));
  });
}

/** The position at a share of the length of lines, from 0 to 1. */
export function pointAlong(lines, share) {
  const parts = lines.flatMap((line) => line.slice(1).map((end, index) => {
    const start = line[index];
    const [lon, lat] = [around(end[0], start[0]), end[1]];
    const aside = Math.cos((((start[1] + lat) / 2) * Math.PI) / 180);
    return { start, end: [lon, lat], length: Math.hypot((lon - start[0]) * aside, lat - start[1]) };
  }));
  let rest = share * parts.reduce((sum, { length }) => sum + length, 0);
  for (const { start, end, length } of parts) {
    const within = length > 0 ? rest / length : 0;
    if (within <= 1) return [0, 1].map((axis) => start[axis] + within * (end[axis] - start[axis]));
    rest -= length;
  }
  return parts.at(-1).end;
}

/** The box around lines; null if they have no positions. */
export function boxOf(lines) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of lines.flat()) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box[0] <= box[2] ? box : null;
}

/** A box extended by `meters` on all sides. */
export function widened([west, south, east, north], meters) {
  const up = meters / 111_000;
  const poleward = Math.min(85, Math.max(Math.abs(south), Math.abs(north)) + up);
  const aside = up / Math.cos((poleward * Math.PI) / 180);
  return [west - aside, Math.max(-85, south - up), east + aside, Math.min(85, north + up)];
}

/** Whether a position is in a box, not at its edge. */
export function isWithin([west, south, east, north], [lon, lat]) {
  const [x, y] = [(east - west) / 20, (north - south) / 20];
  return lon > west + x && lon < east - x && lat > south + y && lat < north - y;
}
