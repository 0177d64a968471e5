// The symbols on the base map, drawn in the colours of the page.

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
  const context = canvas(30);
  drawings[kind](context, look);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}
