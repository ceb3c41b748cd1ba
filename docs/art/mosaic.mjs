// A landscape set in star and cross tiles.
import { COLOURS, crossTile, facets, seededRandom, shape, starTile } from './tiles.mjs';

export const lerpRamp = (ramp, t) => ramp[Math.max(0, Math.min(ramp.length - 1, Math.floor(t * ramp.length)))];

/** Returns a mosaic's body: a path for each colour, however many tiles it has, since a browser lays out every element. */
export function mosaic({ seed, w, h, p, scene, keep = () => 1, gap = 0.955, jewels = 0.1, outline }) {
  const r = seededRandom(seed),
    tiles = { s: starTile((p / 2) * gap), c: crossTile(p, gap - 0.015) },
    facet = facets((p / 2) * gap),
    colours = new Map();
  let lines = '',
    shine = '';
  const put = (id, x, y) => {
    const k = keep(x / w, y / h),
      die = r(),
      j = r() - 0.5,
      j2 = r(),
      at = `M${x} ${y}`;
    if (die > k) {
      if (outline && id === 's' && die < k + 0.34 * smooth(0, 0.34, k ? 1 : x / w + 0.06)) lines += at + tiles.s;
      return;
    }
    const col = scene(x / w, y / h, j, id);
    if (!col) return;
    colours.set(col, (colours.get(col) ?? '') + at + tiles[id]);
    if (id === 's' && j2 < jewels) shine += at + facet;
  };
  for (let y = 0; y <= h + p / 2; y += p)
    for (let x = 0; x <= w + p / 2; x += p) {
      put('s', x, y);
      if (x < w && y < h) put('c', x + p / 2, y + p / 2);
    }
  let body = lines && `<path fill="none" stroke="${outline}" stroke-width="1.25" d="${lines}"/>`;
  for (const [colour, d] of colours) body += shape(d, colour);
  if (shine) body += shape(shine, COLOURS.white, ' fill-opacity=".16"');
  return body;
}
export const smooth = (a, b, t) => {
  const u = Math.max(0, Math.min(1, (t - a) / (b - a)));
  return u * u * (3 - 2 * u);
};
const dune = (x, base, amp, freq, ph) =>
  base - amp * Math.sin(x * freq + ph) - amp * 0.35 * Math.sin(x * freq * 2.3 + ph * 2);
export const duneScene =
  ({ sky, dunes, sun, lines }) =>
  (x, y, j) => {
    for (let i = dunes.length - 1; i >= 0; i--) {
      const edge = dune(x, ...lines[i]);
      if (y > edge) {
        const ramp = dunes[i];
        return lerpRamp(ramp, Math.min(0.999, Math.max(0, (y - edge) * 2.2 + j * 0.5 + 0.12)));
      }
    }
    if (sun) {
      const d = Math.hypot((x - sun.x) * sun.ratio, y - sun.y);
      if (d < sun.r) return sun.core[Math.floor((j + 0.5) * sun.core.length)];
      if (d < sun.r * 1.7) return sun.glow[Math.floor((j + 0.5) * sun.glow.length)];
    }
    return lerpRamp(sky, y * 1.15 + j * 0.34);
  };

// Scenes that more than one family shows
export const nightScene = duneScene({
  sky: ['#08393A', COLOURS.deep, '#0A4A48', '#0A4A48', COLOURS.primary],
  sun: {
    x: 0.7,
    y: 0.36,
    r: 0.13,
    ratio: 1.6,
    core: [COLOURS.wheat, COLOURS.cream, COLOURS.amber],
    glow: ['#0F6A63', '#0D5E58'],
  },
  dunes: [
    [COLOURS.mid, COLOURS.mid, COLOURS.primary],
    [COLOURS.primary, '#0A524E'],
    [COLOURS.deep, '#073634'],
  ],
  lines: [
    [0.68, 0.05, 5, 0.4],
    [0.78, 0.06, 4.4, 2.4],
    [0.92, 0.06, 4, 4.6],
  ],
});
export const sea = (x, y, j) => {
  const e = 0.5 + 0.05 * Math.sin(x * 9);
  return y > e
    ? lerpRamp(
        [COLOURS.mist, COLOURS.bright, '#2BA79D', COLOURS.bright, COLOURS.mid, COLOURS.primary],
        (y - e) * 1.7 + j * 0.4,
      )
    : lerpRamp([COLOURS.sand100, COLOURS.dew, COLOURS.haze, COLOURS.dew], y * 1.8 + j * 0.4);
};
