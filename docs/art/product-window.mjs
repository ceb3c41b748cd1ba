// A product: a scene behind a star-shaped window, one thing stepping out; also in a crop whose first half is free.
import { save } from './save.mjs';
import { COLOURS, circle, grid, line, decimal, shape, rect, star } from './tiles.mjs';

export const WIDTH = 640,
  HEIGHT = 440;
export const hill = (y, a, k, ph) => {
  let d = `M0 ${HEIGHT}L0 ${decimal(y + a * Math.sin(ph))}`;
  for (let x = 0; x < WIDTH; x += 160) {
    const x1 = x + 160;
    d += `S${x1 - 60} ${decimal(y + a * Math.sin(ph + (x1 - 40) / k) - 14)} ${x1} ${decimal(y + a * Math.sin(ph + x1 / k))}`;
  }
  return d + `V${HEIGHT}Z`;
};
export const palm = (trunk, leaf, leaf2) => {
  const f = (a, s, c) => `<path transform="rotate(${a}) scale(${s} 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="${c}"/>`;
  return (
    line('M-8 150Q-14 70 0 0', trunk, 10) +
    [
      [40, 1],
      [8, 1],
      [-28, 1],
      [40, -1],
      [8, -1],
      [-28, -1],
    ]
      .map(([a, s], i) => f(a * s, s, i % 2 ? leaf : leaf2))
      .join('') +
    circle(-7, 9, 6, COLOURS.saffron) +
    circle(7, 11, 6, COLOURS.clay)
  );
};
/** Draws a body of its own handedness, such as a bank card, for pages that are mirrored. */
const flipped = (body) => `<g transform="scale(-1 1)">${body}</g>`;

/**
 * Writes a picture and its wide crop. A picture that shows a bank card has `over` as a function of how the card is drawn,
 * and a second pair of files for Arabic pages: they mirror every picture, and no card has its chip at the right.
 */
export function productPicture(name, { over, ...picture }) {
  if (typeof over !== 'function') return writePicture(name, { over, ...picture });
  writePicture(name, { ...picture, over: over((body) => body) });
  writePicture(name + '-ar', { ...picture, over: over(flipped) });
}

function writePicture(name, { ground, lattice, ring, sky, scene, over = '', cx = 410, cy = 214, R = 196 }) {
  const defs = grid('l', 64, lattice, 1, 1.25) + `<clipPath id="w"><path d="${star(R, cx, cy)}"/></clipPath>`;
  const art =
    shape(star(R + 30, cx, cy, 22.5), ground) +
    shape(star(R + 30, cx, cy, 22.5), 'none', ` stroke="${ring}" stroke-width="2"`) +
    shape(star(R + 13, cx, cy), ring) +
    `<g clip-path="url(#w)">${rect(0, 0, WIDTH, HEIGHT, sky)}${scene}</g>` +
    over;
  save(
    'products/' + name,
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, ground) +
      rect(0, 0, WIDTH, HEIGHT, 'url(#l)') +
      `<g transform="translate(38 35) scale(.92)">${art}</g>`,
    defs,
  );
  save(
    'products/' + name + '-wide',
    740,
    HEIGHT,
    rect(0, 0, 740, HEIGHT, ground) +
      rect(0, 0, 740, HEIGHT, 'url(#l)') +
      `<g transform="translate(172 53) scale(.88)">${art}</g>`,
    defs,
  );
}
