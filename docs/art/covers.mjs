// Article covers: a function of place to tint each.
import { duneScene, lerpRamp, mosaic, nightScene, sea } from './mosaic.mjs';
import { save } from './save.mjs';
import { COLOURS } from './tiles.mjs';

const bars = (hs, on, off) => (x, y, j) => {
  const i = Math.min(hs.length - 1, Math.floor(x * hs.length));
  return 1 - y < hs[i] ? lerpRamp(on, ((1 - y) / hs[i]) * 0.9 + j * 0.25) : lerpRamp(off, j + 0.5);
};
const rings = (cx, cy, ramp) => (x, y, j) =>
  lerpRamp(ramp, Math.min(0.999, Math.hypot((x - cx) * 1.5, y - cy) * 0.9 + j * 0.09));
const covers = {
  'cover-dunes': duneScene({
    sky: [COLOURS.dew, COLOURS.cream, COLOURS.wheat],
    sun: { x: 0.3, y: 0.36, r: 0.15, ratio: 1.5, core: [COLOURS.saffron], glow: [COLOURS.wheat, COLOURS.amber] },
    dunes: [
      [COLOURS.blush, '#E0A486'],
      [COLOURS.clay, '#D2764E'],
      [COLOURS.rust, '#83391B'],
    ],
    lines: [
      [0.58, 0.06, 5, 1],
      [0.7, 0.07, 4, 3],
      [0.88, 0.06, 4, 5],
    ],
  }),
  'cover-night': nightScene,
  'cover-sea': sea,
  'cover-growth': bars(
    [0.22, 0.34, 0.3, 0.5, 0.62, 0.82],
    [COLOURS.primary, COLOURS.mid, COLOURS.bright, COLOURS.mist],
    [COLOURS.sand100, COLOURS.sand200, COLOURS.sand100],
  ),
  'cover-ripple': rings(0.25, 0.75, [
    COLOURS.saffron,
    COLOURS.amber,
    COLOURS.wheat,
    COLOURS.cream,
    COLOURS.dew,
    COLOURS.haze,
    COLOURS.mist,
    COLOURS.bright,
    COLOURS.mid,
  ]),
  'cover-ember': rings(0.8, 0.2, [
    COLOURS.cream,
    COLOURS.wheat,
    COLOURS.saffron,
    COLOURS.clay,
    COLOURS.clay,
    COLOURS.rust,
    COLOURS.deep,
    COLOURS.night,
    COLOURS.night,
  ]),
  'cover-city': bars(
    [0.4, 0.55, 0.78, 0.46, 0.9, 0.6, 0.36, 0.5],
    [COLOURS.night, COLOURS.deep, COLOURS.deep, COLOURS.primary],
    [COLOURS.cream, COLOURS.wheat, COLOURS.amber],
  ),
  'cover-oasis': (x, y, j) => {
    const d = Math.hypot((x - 0.55) * 1.5, (y - 0.62) * 1.9);
    return d < 0.36
      ? lerpRamp([COLOURS.bright, COLOURS.mist, '#2BA79D'], j + 0.5)
      : d < 0.56
        ? lerpRamp([COLOURS.primary, COLOURS.mid], j + 0.5)
        : lerpRamp([COLOURS.wheat, COLOURS.cream, COLOURS.sand200, COLOURS.wheat], j + 0.5);
  },
};
for (const [name, scene] of Object.entries(covers)) {
  const m = mosaic({ seed: name, w: 600, h: 360, p: 60, scene, jewels: 0.14 });
  save('covers/' + name, 600, 360, m);
}
