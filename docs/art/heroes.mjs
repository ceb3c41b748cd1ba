// Heroes, banners and panels: a mosaic that dissolves towards the text.
import { duneScene, lerpRamp, mosaic, nightScene, sea, smooth } from './mosaic.mjs';
import { save } from './save.mjs';
import { COLOURS } from './tiles.mjs';

const dawn = duneScene({
  sky: [
    COLOURS.sand100,
    COLOURS.sand100,
    COLOURS.sand200,
    '#F5E6CB',
    COLOURS.wheat,
    COLOURS.cream,
    COLOURS.wheat,
    COLOURS.amber,
    COLOURS.wheat,
  ],
  sun: {
    x: 0.66,
    y: 0.4,
    r: 0.15,
    ratio: 1.2,
    core: [COLOURS.saffron, COLOURS.saffron, '#EDAF52'],
    glow: [COLOURS.amber, COLOURS.wheat, COLOURS.amber],
  },
  dunes: [
    [COLOURS.haze, COLOURS.mist, COLOURS.mist, '#9BD2CB'],
    [COLOURS.bright, COLOURS.bright, '#2BA79D', COLOURS.mid],
    [COLOURS.mid, COLOURS.primary, COLOURS.primary, COLOURS.deep],
    [COLOURS.deep, COLOURS.deep, COLOURS.night],
  ],
  lines: [
    [0.6, 0.05, 5, 0.4],
    [0.68, 0.07, 4.2, 2.2],
    [0.8, 0.08, 3.6, 4.3],
    [0.95, 0.06, 5, 1.2],
  ],
});
{
  const m = mosaic({
    seed: 'rukn-home',
    w: 960,
    h: 720,
    p: 80,
    scene: dawn,
    outline: COLOURS.sand300,
    jewels: 0.16,
    keep: (x, y) => smooth(0.02, 0.5, x + (y - 0.4) * 0.22),
  });
  save('hero/home', 960, 720, m);
}
{
  const m = mosaic({
    seed: 'rukn-home-m',
    w: 480,
    h: 300,
    p: 60,
    scene: dawn,
    outline: COLOURS.sand300,
    jewels: 0.16,
    keep: (x, y) => smooth(-0.25, 0.4, y),
  });
  save('hero/home-narrow', 480, 300, m);
}
{
  const m = mosaic({
    seed: 'rukn-night',
    w: 960,
    h: 480,
    p: 80,
    scene: nightScene,
    outline: '#0E5552',
    jewels: 0.12,
    keep: (x) => smooth(0.05, 0.62, x),
  });
  save('hero/finance', 960, 480, m);
}
const souk = (x, y, j) => {
  const arch = Math.abs(((x * 4) % 1) - 0.5),
    top = 0.3 + 0.28 * Math.pow(arch * 2, 2);
  return y > top && arch < 0.4
    ? lerpRamp([COLOURS.rust, COLOURS.clay, COLOURS.clay, '#D2764E'], j + 0.5)
    : lerpRamp([COLOURS.cream, COLOURS.wheat, COLOURS.wheat, COLOURS.amber, COLOURS.saffron], y * 0.9 + j * 0.45);
};
{
  const m = mosaic({
    seed: 'rukn-souk',
    w: 960,
    h: 480,
    p: 80,
    scene: souk,
    outline: COLOURS.sand300,
    keep: (x) => smooth(0.05, 0.6, x),
  });
  save('hero/offers', 960, 480, m);
}
{
  const m = mosaic({
    seed: 'rukn-sea',
    w: 960,
    h: 480,
    p: 80,
    scene: sea,
    outline: COLOURS.sand300,
    keep: (x) => smooth(0.05, 0.6, x),
  });
  save('hero/help', 960, 480, m);
}

const rise = (x, y, j) => {
  const e = 0.86 - 0.62 * x * x - 0.06 * Math.sin(x * 14);
  return y > e
    ? lerpRamp(
        [COLOURS.haze, COLOURS.mist, COLOURS.bright, COLOURS.bright, COLOURS.mid, COLOURS.primary],
        Math.max(0, (y - e) * 1.5 + j * 0.4),
      )
    : lerpRamp([COLOURS.sand100, COLOURS.cream, COLOURS.sand100, COLOURS.wheat, COLOURS.sand200], j + 0.5);
};
{
  const m = mosaic({
    seed: 'rukn-rise',
    w: 960,
    h: 480,
    p: 80,
    scene: rise,
    outline: COLOURS.sand300,
    jewels: 0.14,
    keep: (x) => smooth(0.08, 0.7, x),
  });
  save('hero/tools', 960, 480, m);
}

for (const [name, scene, outline] of [
  ['night', nightScene, '#0E5552'],
  ['rise', rise, COLOURS.sand300],
]) {
  const m = mosaic({
    seed: 'panel-' + name,
    w: 448,
    h: 448,
    p: 64,
    scene: (x, y, ...r) => scene(0.3 + x * 0.7, y, ...r),
    outline,
    jewels: 0.14,
    keep: (x, y) => smooth(0.02, 0.62, x + (y - 0.5) * 0.15),
  });
  save('panels/' + name, 448, 448, m);
}
