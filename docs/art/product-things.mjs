// The things that step out of a product's window, and what stands behind them.
import { COLOURS, circle, line, shape, polygon, rect, star } from './tiles.mjs';

export const suv = (body, dark, glass) =>
  shape(
    'M4 70C2 52 8 46 24 42L70 33C86 12 100 3 126 2H182C208 2 224 12 242 33L282 40C298 43 306 52 306 66V78C306 84 302 87 296 87H14C8 87 5 84 4 78Z',
    body,
  ) +
  shape('M84 34C96 19 106 12 126 12H148V34ZM158 12H180C202 12 214 20 228 34H158Z', glass) +
  rect(4, 62, 302, 5, dark, 0, ' fill-opacity=".28"') +
  rect(286, 50, 20, 9, COLOURS.cream, 4) +
  rect(4, 52, 14, 9, COLOURS.clay, 4) +
  [68, 242]
    .map((x) => circle(x, 87, 29, dark) + circle(x, 87, 16, COLOURS.sand200) + shape(star(12, x, 87), COLOURS.sand50))
    .join('');

export const house = () => {
  const cren = (x, w, y, f) =>
    Array.from({ length: w / 20 }, (_, i) =>
      polygon([
        [x + i * 20, y],
        [x + 10 + i * 20, y - 16],
        [x + 20 + i * 20, y],
      ]),
    ).join('') &&
    shape(
      Array.from({ length: w / 20 }, (_, i) =>
        polygon([
          [x + i * 20, y],
          [x + 10 + i * 20, y - 16],
          [x + 20 + i * 20, y],
        ]),
      ).join(''),
      f,
    );
  const vent = (x, y) =>
    [0, 1, 2]
      .map((i) =>
        polygon([
          [x + i * 16, y],
          [x + 6 + i * 16, y - 11],
          [x + 12 + i * 16, y],
        ]),
      )
      .join('');
  return (
    rect(300, 190, 120, 190, '#D98E63') +
    cren(300, 120, 190, '#D98E63') +
    rect(400, 240, 140, 140, COLOURS.blush) +
    cren(400, 140, 240, COLOURS.blush) +
    shape(vent(336, 226) + vent(336, 252), COLOURS.rust) +
    shape(vent(446, 276), COLOURS.rust) +
    shape('M334 380V316Q334 290 360 290T386 316V380Z', COLOURS.primary) +
    shape(star(13, 360, 322), COLOURS.saffron) +
    rect(440, 306, 26, 34, COLOURS.deep, 3) +
    rect(484, 306, 26, 34, COLOURS.deep, 3)
  );
};

export const bankCard = (a, b, l) =>
  rect(-150, -94, 300, 188, a, 20) +
  `<g fill="none" stroke="${l}" stroke-width="1.5">${[92, 66, 42, 20].map((r) => `<path d="${star(r, 76, 0)}"/>`).join('')}</g>` +
  shape(star(9, 76, 0), b) +
  rect(-122, -40, 42, 32, b, 7) +
  line('M-122-24H-80M-101-40V-8', a, 2) +
  rect(-122, 46, 92, 9, l, 4) +
  rect(-122, 30, 56, 7, l, 3, ' fill-opacity=".6"') +
  shape(star(15, -108, -68), b);

export const coin = (x, y, k) =>
  Array.from({ length: k }, (_, i) =>
    rect(x - 36, y - 18 - i * 19, 72, 17, i % 2 ? COLOURS.amber : COLOURS.saffron, 8),
  ).join('');

export const plane = (a, b) =>
  shape('M-92 10C-96-6-80-10-60-10H54C80-10 98-2 104 6C98 14 80 18 54 18H-60C-78 18-90 18-92 10Z', a) +
  shape('M-92 8L-112-42H-90L-62-8Z', b) +
  shape('M-4 8L-54 66H-28L40 10Z', b) +
  shape('M4-8L-26-44H-8L38-9Z', b, ' fill-opacity=".75"') +
  [-40, -20, 0, 20, 40].map((x) => circle(x, -1, 4, b)).join('') +
  shape('M74-4Q92 0 97 4H76Z', b);

export const phone = () =>
  rect(-74, -140, 148, 284, COLOURS.ink, 26) +
  rect(-66, -132, 132, 268, COLOURS.sand50, 20) +
  rect(-54, -98, 108, 84, COLOURS.primary, 14) +
  `<g fill="none" stroke="${COLOURS.bright}" stroke-width="1.5">${[44, 30, 16]
    .map((r) => `<path d="${star(r, 34, -34)}"/>`)
    .join('')
    .replace(/^/, '')}</g>` +
  rect(-42, -82, 46, 7, COLOURS.mist, 3) +
  rect(-42, -66, 66, 13, COLOURS.white, 5) +
  [4, 42, 80]
    .map(
      (y, i) =>
        circle(-40, y + 12, 12, [COLOURS.wheat, COLOURS.haze, COLOURS.blush][i]) +
        shape(star(6, -40, y + 12), [COLOURS.saffron, COLOURS.mid, COLOURS.clay][i]) +
        rect(-20, y + 4, 44, 6, COLOURS.sand300, 3) +
        rect(-20, y + 15, 28, 5, COLOURS.sand200, 2) +
        rect(36, y + 8, 18, 7, COLOURS.mid, 3),
    )
    .join('') +
  rect(-20, -122, 40, 7, COLOURS.ink, 3);
