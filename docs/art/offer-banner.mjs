// The banner of an offer: its thing before a scene, behind a star-shaped window at the inline end, on the ground of the shop.
import { circle, decimal, grid, polygon, seededRandom, shape, star, transformed } from './tiles.mjs';

const [WIDTH, HEIGHT] = [960, 480];
const [X, Y, RADIUS] = [640, 240, 204];
const [LEFT, TOP, RIGHT, BOTTOM] = [X - RADIUS, Y - RADIUS, X + RADIUS, Y + RADIUS];

const wave = (y, height, turns, phase) => {
  let d = `M${LEFT} ${BOTTOM}V${decimal(y)}`;
  const step = (RIGHT - LEFT) / turns;
  for (let i = 0; i < turns; i++) {
    const up = (i + phase) % 2 ? -height : height;
    d += `Q${decimal(LEFT + (i + 0.5) * step)} ${decimal(y + up)} ${decimal(LEFT + (i + 1) * step)} ${decimal(y)}`;
  }
  return `${d}V${BOTTOM}Z`;
};
const arch = (half, top) =>
  `M${X - half} ${BOTTOM}V${top + half}A${half} ${half} 0 0 1 ${X + half} ${top + half}V${BOTTOM}Z`;

/** Scenes behind a thing: functions of three tints, from the darker to the lightest, and a random number generator. */
const SCENES = [
  ([a, b, c], r) => {
    const turn = 8 + r() * 14;
    return [186, 140, 96].map((radius, i) => shape(star(radius, X, Y, turn * (i + 1)), [b, a, c][i])).join('');
  },
  ([a, b, c], r) =>
    circle(X - 60 + r() * 120, 150, 66, c) +
    shape(wave(300, 34 + r() * 20, 2, Math.round(r())), b) +
    shape(wave(350, 26 + r() * 16, 3, Math.round(r())), a),
  ([a, b, c], r) => [170, 124, 78].map((half, i) => shape(arch(half, 60 + i * 44 - r() * 12), [b, a, c][i])).join(''),
  ([a, b, c], r) => {
    const [x, y] = [X - 110 + r() * 220, Y - 90 + r() * 180];
    return [250, 190, 130, 70].map((radius, i) => circle(x, y, radius, [b, a, b, c][i])).join('');
  },
  ([a, , c], r) => {
    const [count, lean] = [6 + Math.floor(r() * 4), 60 * (r() - 0.5)];
    const step = (RIGHT - LEFT + 80) / count;
    const stripe = (i) => LEFT - 40 + i * step;
    const d = Array.from({ length: count }, (_, i) =>
      polygon([
        [stripe(i) + lean, TOP],
        [stripe(i + 0.5) + lean, TOP],
        [stripe(i + 0.5) - lean, BOTTOM],
        [stripe(i) - lean, BOTTOM],
      ]),
    );
    return shape(d.join(''), a) + circle(X, Y, 128, c);
  },
  ([a, b, c], r) => {
    const peak = (x, y, half) =>
      polygon([
        [x - half, BOTTOM],
        [x, y],
        [x + half, BOTTOM],
      ]);
    return (
      circle(X + 90 - r() * 200, 130, 44, c) +
      shape(peak(X - 90 + r() * 40, 150 + r() * 40, 230) + peak(X + 130, 190 + r() * 40, 210), b) +
      shape(peak(X + 10 + r() * 50, 250, 250), a)
    );
  },
  ([a, b, c], r) => {
    const count = 12 + 2 * Math.floor(r() * 4);
    const ray = (i) => [X + 340 * Math.cos((Math.PI * i) / count), Y + 340 * Math.sin((Math.PI * i) / count)];
    const rays = Array.from({ length: count }, (_, i) => polygon([[X, Y], ray(2 * i), ray(2 * i + 1)]));
    return shape(rays.join(''), b) + circle(X, Y, 120 + r() * 20, a) + circle(X, Y, 100, c);
  },
  ([a, b, c], r) => {
    const turn = r() * 22;
    const stars = [0, 1, 2].flatMap((i) =>
      [0, 1, 2].map((k) => star(58, LEFT + 54 + i * 150, TOP + 54 + k * 150, turn)),
    );
    return shape(stars.join(''), b) + shape(star(150, X, Y, 22.5), a) + shape(star(124, X, Y, 22.5), c);
  },
];

/** Returns the drawing of a banner as `[width, height, body, defs]`; `thing` draws in a palette's colours on a ground. */
export function offerBanner(name, thing, { ground, lattice, main, second, accent, ramp }) {
  const r = seededRandom(`banner of ${name}`);
  const scene = SCENES[Math.floor(r() * SCENES.length)];
  const tints = ramp.slice(-3);
  const [, lighter, lightest] = tints;
  const beside = [-1, 1].map((side) => {
    const size = 0.5 + r() * 0.16;
    return transformed(
      X + side * (RADIUS - 8) - 48 * size,
      360 + r() * 36,
      size,
      '<use href="#t"/>',
      side * (8 + r() * 14),
    );
  });
  const dots = [1, 2, 3].map((i) => star(7 + 4 * i, X + RADIUS + 6 + r() * 70, 60 + 90 * i + r() * 30, r() * 40));
  const body =
    shape(`M0 0H${WIDTH}V${HEIGHT}H0Z`, ground) +
    shape(`M0 0H${WIDTH}V${HEIGHT}H0Z`, 'url(#l)') +
    shape(star(RADIUS + 18, X, Y, 22.5), ground, ` stroke="${lattice}" stroke-width="3"`) +
    shape(dots.join(''), second, ' fill-opacity=".55"') +
    shape(star(RADIUS, X, Y), main) +
    `<g clip-path="url(#w)">${shape(`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`, lighter)}${scene(tints, r)}</g>` +
    shape(star(12, X, TOP + 2), accent) +
    transformed(X - 120, Y - 116, 2.5, '<use href="#t"/>') +
    beside.join('');
  const defs =
    grid('l', 80, lattice, 1, 1.25) +
    `<clipPath id="w"><path d="${star(RADIUS - 13, X, Y)}"/></clipPath><g id="t">${thing(lightest)}</g>`;
  return [WIDTH, HEIGHT, body, defs];
}
