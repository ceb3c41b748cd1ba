import { circle, line, rect, shape } from './tiles.mjs';

const COLOURS = { m: 'main', s: 'second', a: 'accent', g: 'ground' };
const PART = /^(?<colour>[msag])(?:(?<kind>[cr])|o(?<width>\d+))? (?<data>.+)$/;

/** Returns the markup of a thing (see things.mjs), its colours named as in a palette. */
export const drawThing = (thing) => thing.split('|').map(drawPart).join('');

function drawPart(part) {
  const { colour, kind, width, data } = PART.exec(part)?.groups ?? {};
  if (!colour) throw new Error(`no part of a drawing: ${part}`);
  const fill = COLOURS[colour];
  if (width) return line(data, fill, width);
  if (!kind) return shape(data, fill);
  const numbers = data.split(' ').map(Number);
  if (kind === 'c') return circle(...numbers.slice(0, 3), fill);
  const [x, y, w, h, corner] = numbers;
  return rect(x, y, w, h, fill, corner);
}
