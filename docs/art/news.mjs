// Covers of articles: each scene in four tints, and the picture of an article that has none.
import { lerpRamp, mosaic } from './mosaic.mjs';
import { save } from './save.mjs';
import { COLOURS } from './tiles.mjs';

const C = {
  ...COLOURS,
  jade: '#2BA79D',
  terra: '#D2764E',
  peach: '#F6E3D8',
  navy: '#123B55',
  sea: '#1D5878',
  sky: '#3E86A8',
  ice: '#BBD3E2',
  frost: '#E4E9F0',
  leaf: '#1B7F4B',
  mint: '#E2F0E2',
  plum: '#6A3D8F',
  lilac: '#F0E8F4',
  rose: '#B5485A',
  pink: '#F9E7E4',
};

const dune = (x, base, amp, freq, ph) =>
  base - amp * Math.sin(x * freq + ph) - amp * 0.35 * Math.sin(x * freq * 2.3 + ph * 2);

/** Functions of place and a jitter to a colour. */
const scenes = {
  arches: (x, y, j) => {
    const a = Math.abs(((x * 3) % 1) - 0.5) * 2;
    return y > 0.28 + 0.4 * a * a && a < 0.74
      ? lerpRamp([C.navy, C.sea, C.sky], y * 0.8 + j * 0.4)
      : lerpRamp([C.ice, C.frost, C.cream], j + 0.5);
  },
  moon: (x, y, j) => {
    const d = Math.hypot((x - 0.66) * 1.6, y - 0.34),
      e = Math.hypot((x - 0.57) * 1.6, y - 0.3);
    return d < 0.27 && e > 0.24
      ? lerpRamp([C.cream, C.wheat], j + 0.5)
      : y > 0.76 + 0.08 * Math.sin(x * 6)
        ? lerpRamp([C.deep, C.primary], j + 0.5)
        : lerpRamp([C.navy, '#0E2F45', C.sea, C.navy], y * 0.8 + j * 0.4);
  },
  stripes: (x, y, j) => lerpRamp([C.rust, C.clay, C.terra, C.amber, C.wheat, C.cream], ((x * 1.6 + y) % 1) + j * 0.12),
  court: (x, y, j) => {
    const d = Math.abs(x - 0.5) * 1.7 + Math.abs(y - 0.5);
    return lerpRamp([C.bright, C.mist, C.dew, C.cream, C.amber, C.saffron, C.clay], d * 1.05 + j * 0.12);
  },
  peaks: (x, y, j) => {
    const m = (c, w, t) => t + Math.abs(x - c) * w;
    const e = Math.min(m(0.26, 1.5, 0.34), m(0.66, 1.2, 0.16), m(0.94, 1.6, 0.44));
    return y > e
      ? y < e + 0.13
        ? lerpRamp([C.white, C.frost], j + 0.5)
        : lerpRamp([C.ice, C.sky, C.sea, C.navy], (y - e) * 1.3 + j * 0.3)
      : lerpRamp([C.cream, C.peach, C.wheat], j + 0.5);
  },
  fan: (x, y, j) => {
    const a = Math.atan2(1.06 - y, (x - 0.5) * 1.67) / Math.PI;
    return lerpRamp(
      [C.primary, C.bright, C.haze, C.saffron, C.cream, C.clay, C.peach, C.mid, C.mist],
      Math.min(0.999, Math.max(0, a + j * 0.05)),
    );
  },
  rain: (x, y, j) =>
    j > 0.3 ? C.white : lerpRamp([C.lilac, '#D9CCE4', '#B79AD0', C.plum, '#4A2A66'], y * 1.05 + j * 0.35),
  whirl: (x, y, j) => {
    const dx = (x - 0.5) * 1.67,
      dy = y - 0.5,
      a = (Math.atan2(dy, dx) / Math.PI + 1) / 2;
    return lerpRamp(
      [C.deep, C.primary, C.bright, C.mist, C.dew, C.cream],
      ((a * 2 + Math.hypot(dx, dy) * 1.4 + 2) % 1) + j * 0.1,
    );
  },
  delta: (x, y, j) => {
    const b = Math.min(...[-0.34, -0.12, 0.12, 0.34].map((k) => Math.abs(x - 0.5 - k * y * 1.1)));
    return b < 0.045
      ? lerpRamp([C.sky, C.ice], j + 0.5)
      : lerpRamp([C.mint, '#8FC39B', C.wheat, C.amber], j * 0.7 + 0.4);
  },
  garden: (x, y, j) => {
    const d = Math.hypot(((x * 3) % 1) - 0.5, (((y * 2) % 1) - 0.5) * 0.9);
    return d < 0.2
      ? lerpRamp([C.rose, '#D98A94'], j + 0.5)
      : d < 0.36
        ? lerpRamp([C.pink, C.peach], j + 0.5)
        : lerpRamp([C.leaf, '#8FC39B', '#156439'], j + 0.5);
  },
  harbour: (x, y, j) => {
    const sail = y < 0.62 && y > 0.14 && x > 0.34 && x < 0.34 + (y - 0.14) * 0.55,
      s2 = y < 0.62 && y > 0.3 && x < 0.9 && x > 0.66 && x < 0.66 + (y - 0.3) * 0.7;
    return sail || s2
      ? lerpRamp([C.white, C.cream], j + 0.5)
      : y > 0.66
        ? lerpRamp([C.sky, C.sea, C.navy], (y - 0.66) * 2 + j * 0.4)
        : lerpRamp([C.amber, C.wheat, C.cream, C.blush], y * 1.2 + j * 0.4);
  },
  tower: (x, y, j) => {
    const i = Math.abs(x - 0.6);
    return i < 0.06 + y * 0.1 && y > 0.12
      ? lerpRamp([C.mist, C.bright, C.primary, C.deep], y * 0.95 + j * 0.25)
      : y > 0.74
        ? lerpRamp([C.sand300, C.sand200], j + 0.5)
        : lerpRamp([C.peach, C.blush, C.cream, C.wheat], 1 - y + j * 0.4);
  },
  loom: (x, y, j) => {
    const a = Math.floor(x * 5) % 2,
      b = Math.floor(y * 4) % 2;
    return a ^ b
      ? lerpRamp([C.clay, C.rust, C.terra], j + 0.5)
      : a
        ? lerpRamp([C.cream, C.wheat], j + 0.5)
        : lerpRamp([C.navy, C.sea], j + 0.5);
  },
  leaves: (x, y, j) => {
    const v = Math.sin(x * 9 + y * 3) * Math.sin(y * 7 - x * 2);
    return v > 0.2
      ? lerpRamp([C.leaf, '#156439'], j + 0.5)
      : v > -0.25
        ? lerpRamp(['#8FC39B', '#C5E0C7'], j + 0.5)
        : lerpRamp([C.cream, C.amber], j + 0.5);
  },
  dunes: (x, y, j) => {
    for (const [b, r] of [
      [0.9, [C.night, C.deep]],
      [0.72, [C.deep, C.primary, C.mid]],
      [0.56, [C.mid, C.bright, C.jade]],
    ])
      if (y > dune(x, b, 0.07, 6, b * 7)) return lerpRamp(r, j + 0.5);
    const d = Math.hypot((x - 0.24) * 2.1, y - 0.38);
    return d < 0.17
      ? C.saffron
      : d < 0.3
        ? lerpRamp([C.amber, C.wheat], j + 0.5)
        : lerpRamp([C.cream, C.peach, C.blush, C.wheat, C.sand100], 1 - y + j * 0.35);
  },
};

/** Colours of one hue, from dark to light. */
const COOL = [
  [C.night, C.deep, C.primary, C.mid, C.bright, C.jade, C.mist, C.haze, C.dew],
  ['#0E2F45', C.navy, C.sea, '#2A6F91', C.sky, '#6FA5C2', C.ice, '#D0DEE9', C.frost],
  ['#2E1B40', '#4A2A66', C.plum, '#8554AC', '#9C6BC0', '#B79AD0', '#D9CCE4', '#E5DBEC', C.lilac],
  ['#0E4A2C', '#156439', C.leaf, '#3F9A67', '#6BB086', '#8FC39B', '#C5E0C7', '#D5E9D6', C.mint],
];
const WARM = [
  [C.rust, C.clay, C.terra, C.blush, C.peach],
  ['#7E3040', C.rose, '#C9707F', '#D98A94', C.pink],
];

/** Returns a colour in another hue of its kind; light sands and saffron stay. */
const shifted = (colour, hues, by) => {
  const hue = hues.findIndex((ramp) => ramp.includes(colour));
  return hue < 0 ? undefined : hues[(hue + by) % hues.length][hues[hue].indexOf(colour)];
};
const tinted = (colour, tint) => shifted(colour, COOL, tint) ?? shifted(colour, WARM, tint) ?? colour;

for (const [name, scene] of Object.entries(scenes))
  for (let tint = 0; tint < 4; tint += 1) {
    const m = mosaic({
      seed: `${name}-${tint}`,
      ...{ w: 600, h: 360, p: 60, jewels: 0.14 },
      scene: (x, y, j) => tinted(scene(x, y, j), tint),
    });
    save(`news/${name}-${tint + 1}`, 600, 360, m);
  }

const m = mosaic({
  seed: 'news',
  ...{ w: 1200, h: 560, p: 80, jewels: 0.15 },
  scene: (x, y, j) => {
    const d = Math.hypot((x - 0.72) * 2.1, y - 0.5);
    return lerpRamp([C.amber, C.wheat, C.cream, C.dew, C.haze, C.mist, C.haze, C.dew, C.sand100], d * 0.9 + j * 0.14);
  },
});
save('scenes/news', 1200, 560, m);
