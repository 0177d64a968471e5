// The symbols on the base map, drawn in the colours of the page.

import { shapeOf } from "./signs.js";

/** Pixels of an image per pixel of the page. */
export const sharpness = 2;

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);

/** How places look, as on the plain map: the ring, its width and dashes, and the inside. */
const looks = {
  "": ["ground", 2, [], "dot"],
  open: ["ground", 2, [], "open"],
  closed: ["closed", 3, [], "ground"],
  unknown: ["doubt", 3, [3, 3], "ground"],
};

/** The colours of stops, as in the style sheet. */
const stopColours = { fuel: "dot", work: "accent", ferry: "accent", end: "ink", furthest: "wrong" };

function stop(context, text, edge, width) {
  const [look, label] = text.split(".");
  const [path, below] = shapeOf(look);
  const outline = new Path2D(path);
  context.fillStyle = colour(stopColours[look] ?? "open");
  context.fill(outline);
  context.strokeStyle = colour(edge);
  context.lineWidth = width;
  context.stroke(outline);
  context.fillStyle = colour("ground");
  context.font = "bold 12px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(label, 0, below + 1);
}

function canvas(size) {
  const made = new OffscreenCanvas(size * sharpness, size * sharpness).getContext("2d");
  made.scale(sharpness, sharpness);
  made.translate(size / 2, size / 2);
  return made;
}

function ring(context, radius, [edge, width, dashes, inside]) {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = inside ? colour(inside) : "transparent";
  context.fill();
  context.strokeStyle = colour(edge);
  context.lineWidth = width;
  context.setLineDash(dashes);
  context.stroke();
}

const drawings = {
  place: (context, look) => ring(context, 7, looks[look]),
  chosen(context, look) {
    const [edge, width, dashes, inside] = looks[look];
    ring(context, 11, ["dot-chosen", 4, dashes, inside]);
    if (look) ring(context, 6, [edge, width, dashes, inside]);
  },
  stop: (context, text) => stop(context, text, "ground", 1.5),
  chosenStop: (context, text) => stop(context, text, "dot-chosen", 3),
  point: (context) => ring(context, 9, ["dot-chosen", 3, [], null]),
  /** An arrow to the right, along a line. */
  arrow(context) {
    context.beginPath();
    context.moveTo(-6, -6);
    context.lineTo(8, 0);
    context.lineTo(-6, 6);
    context.lineTo(-3, 0);
    context.closePath();
    context.fillStyle = colour("ground");
    context.fill();
    context.strokeStyle = colour("route");
    context.lineWidth = 2;
    context.stroke();
  },
};

/** The image with a name such as `place:open`, `arrow`. */
export function symbol(name) {
  const [kind, look = ""] = name.split(":");
  // Signs of stops are larger, and what is empty around others is not clicked.
  const context = canvas(["stop", "chosenStop"].includes(kind) ? 34 : 30);
  drawings[kind](context, look);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}
