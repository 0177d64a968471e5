// The letters of the base map's labels, made from the fonts of this device, so that no font has to
// be installed or served.
//
// MapLibre takes letters as signed distance fields in protocol buffers, 256 at a time, in the
// format of node-fontnik: https://github.com/mapbox/node-fontnik/blob/master/proto/glyphs.proto.

const size = 24;
/** The pixels around a letter. */
const border = 3;
/** The distance in pixels over which the field falls from one to zero. */
const radius = 8;
/** What is missing to one at the edge of the ink. */
const cutoff = 0.25;
/** From the baseline to the top of a line in the fonts that the format was made for. */
const ascent = 26;

const styles = { Regular: "", Bold: "600 ", Italic: "italic " };

/** Writes protocol buffers (https://protobuf.dev/programming-guides/encoding). */
class Writer {
  bytes = [];

  number(value) {
    for (; value > 127; value = Math.floor(value / 128)) this.bytes.push((value % 128) | 128);
    this.bytes.push(value);
  }

  field(tag, value) {
    this.number(tag * 8);
    this.number(value);
  }

  /** A number with a sign, in ZigZag encoding. */
  signed(tag, value) {
    this.field(tag, value < 0 ? -2 * value - 1 : 2 * value);
  }

  block(tag, bytes) {
    this.number(tag * 8 + 2);
    this.number(bytes.length);
    for (const byte of bytes) this.bytes.push(byte);
  }

  text(tag, text) {
    this.block(tag, new TextEncoder().encode(text));
  }
}

/**
 * Squared distances to the closest pixel with the value 0 along one line of a grid, in place.
 *
 * Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions, 2012, algorithm 1.
 */
function transform(grid, start, stride, count) {
  const values = Array.from({ length: count }, (_, index) => grid[start + index * stride]);
  const [hulls, bounds] = [[0], [-Infinity, Infinity]];
  const meet = (a, b) => (values[b] + b * b - values[a] - a * a) / (2 * (b - a));
  for (let at = 1; at < count; at += 1) {
    let top = hulls.length - 1;
    while (top > 0 && meet(hulls[top], at) <= bounds[top]) top -= 1;
    hulls.length = top + 1;
    hulls.push(at);
    bounds.length = top + 1;
    bounds.push(meet(hulls[top], at), Infinity);
  }
  for (let at = 0, top = 0; at < count; at += 1) {
    while (bounds[top + 1] < at) top += 1;
    grid[start + at * stride] = (at - hulls[top]) ** 2 + values[hulls[top]];
  }
}

/** The squared distance of a pixel that is not at the edge, before others are looked at. */
const far = 1e6;

/** The distance of each pixel to the edge, from the squared distances of those that have it. */
function distances(alphas, width, height, distance) {
  const grid = Float64Array.from(alphas, distance);
  for (let x = 0; x < width; x += 1) transform(grid, x, width, height);
  for (let y = 0; y < height; y += 1) transform(grid, y * width, 1, width);
  return grid.map(Math.sqrt);
}

/** The field of an image whose alphas are from 0 to 1: 192 at the edge of the ink, more inside. */
function field(alphas, width, height) {
  // A pixel that is partly covered has the edge in it.
  const edge = (share) => Math.max(0, share - 0.5) ** 2;
  const outside = distances(alphas, width, height, (a) => (a === 0 ? far : edge(1 - a)));
  const inside = distances(alphas, width, height, (a) => (a === 1 ? far : edge(a)));
  return Uint8Array.from(outside, (out, index) => {
    const value = 1 - ((out - inside[index]) / radius + cutoff);
    return Math.round(255 * Math.min(1, Math.max(0, value)));
  });
}

let context = null;

/** The message of a letter. */
function glyph(code) {
  const letter = String.fromCodePoint(code);
  const measures = context.measureText(letter);
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = measures;
  const left = Math.floor(-measures.actualBoundingBoxLeft);
  const top = Math.ceil(up);
  const width = Math.max(0, Math.min(80, Math.ceil(measures.actualBoundingBoxRight) - left));
  const height = Math.max(0, Math.min(80, Math.ceil(down) + top));
  const writer = new Writer();
  writer.field(1, code);
  if (width && height) {
    const [wide, high] = [width + 2 * border, height + 2 * border];
    context.clearRect(0, 0, wide, high);
    context.fillText(letter, border - left, border + top);
    const { data } = context.getImageData(0, 0, wide, high);
    const alphas = Array.from({ length: wide * high }, (_, index) => data[4 * index + 3] / 255);
    writer.block(2, field(alphas, wide, high));
  }
  writer.field(3, width);
  writer.field(4, height);
  writer.signed(5, left);
  writer.signed(6, top - ascent);
  writer.field(7, Math.round(measures.width));
  return writer.bytes;
}

/**
 * The letters of a range as MapLibre reads them.
 *
 * @param style The name of a style: Regular, Bold or Italic.
 * @param range Such as 0-255.
 */
export function glyphs(style, range) {
  context ??= new OffscreenCanvas(100, 100).getContext("2d", { willReadFrequently: true });
  context.font = `${styles[style] ?? ""}${size}px system-ui, sans-serif`;
  const [first, last] = range.split("-").map(Number);
  const stack = new Writer();
  stack.text(1, style);
  stack.text(2, range);
  for (let code = Math.max(32, first); code <= last; code += 1) {
    // Control characters have no shape; surrogates are no characters.
    const isLetter = (code < 127 || code > 159) && (code < 0xd800 || code > 0xdfff);
    if (isLetter) stack.block(3, glyph(code));
  }
  const message = new Writer();
  message.block(1, stack.bytes);
  return Uint8Array.from(message.bytes).buffer;
}
