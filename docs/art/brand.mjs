// The mark, a star whose foot is a firm corner, and the bank's name in both scripts as outlines.
import fs from 'node:fs';
import path from 'node:path';
import { save } from './save.mjs';
import { COLOURS, shape, polygon, rect, star } from './tiles.mjs';

const emblem = (a, b, c) =>
  shape(star(20, 20, 20), a) + shape('M12.2 12.2H16.6V23.4H27.8V27.8H12.2Z', b) + rect(20.6, 13.6, 5.8, 5.8, c, 0.6);
const wordmark = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'wordmark.json'), 'utf8'));
for (const [tone, ink, a, b] of [
  ['', COLOURS.ink, COLOURS.primary, COLOURS.white],
  ['-light', COLOURS.white, COLOURS.saffron, COLOURS.night],
]) {
  save('brand/mark' + tone, 40, 40, emblem(a, b, tone ? COLOURS.night : COLOURS.saffron));
  save(
    'brand/logo-en' + tone,
    54 + Math.ceil(wordmark.en.w),
    40,
    emblem(a, b, tone ? COLOURS.night : COLOURS.saffron) +
      `<g transform="translate(52 29.4)">${shape(wordmark.en.d, ink)}</g>`,
  );
  save(
    'brand/logo-ar' + tone,
    54 + Math.ceil(wordmark.ar.w),
    40,
    `<g transform="translate(${Math.ceil(wordmark.ar.w) + 14} 0)">${emblem(a, b, tone ? COLOURS.night : COLOURS.saffron)}</g>` +
      `<g transform="translate(0 27)">${shape(wordmark.ar.d, ink)}</g>`,
  );
}
{
  // riyal sign, drawn from two stems and four sloping bars; inherits the text colour
  const s = -0.206,
    bar = (x1, x2, y, t = 2.5) =>
      polygon([
        [x1, y + 0],
        [x2, y + (x2 - x1) * s],
        [x2 - 0.62, y + (x2 - x1) * s + t + 0.13],
        [x1 - (x1 < 3 ? 0.62 : 0), y + t],
      ]);
  save(
    'brand/riyal',
    20,
    22,
    `<g fill="currentColor">${shape(
      polygon([
        [7, 2],
        [9.35, 0],
        [9.35, 16],
        [8.4, 18.1],
        [7, 18.6],
      ]),
      'currentColor',
    )}${shape(
      polygon([
        [11.75, 3],
        [14.1, 1],
        [14.1, 15.2],
        [11.75, 15.7],
      ]),
      'currentColor',
    )}${shape(bar(1.1, 20, 12.5), 'currentColor')}${shape(bar(0.9, 8.6, 17.6), 'currentColor')}${shape(bar(11.75, 20, 14.65), 'currentColor')}${shape(bar(11.6, 20, 19.7), 'currentColor')}</g>`,
  );
}
save(
  'favicon',
  40,
  40,
  emblem(COLOURS.primary, COLOURS.white, COLOURS.saffron),
  '',
  path.join(import.meta.dirname, '../../public'),
);
