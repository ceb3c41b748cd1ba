// What every drawing is made of: the colours, a seeded die, the two tiles (star and cross), plain shapes.
export const COLOURS = {
  night: '#062B2B',
  deep: '#083F3D',
  primary: '#0B5F5A',
  mid: '#0E7C74',
  bright: '#14988E',
  mist: '#7CC4BC',
  haze: '#BFE0DB',
  dew: '#E1F1EE',
  saffron: '#E8A33D',
  amber: '#F1BE6E',
  wheat: '#F7DDAE',
  cream: '#FBEBD0',
  clay: '#C4633A',
  rust: '#9A4522',
  blush: '#EBC3AC',
  sand50: '#FBF9F5',
  sand100: '#F3EFE7',
  sand200: '#E5DED0',
  sand300: '#D3C8B4',
  ink: '#12211F',
  white: '#FFFFFF',
};
export const seededRandom = (seed) => {
  let a = [...String(seed)].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export const decimal = (v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
export const radians = (d) => (d * Math.PI) / 180;
export const polygon = (pts) => 'M' + pts.map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join('L') + 'Z';

// ── the two tiles ────────────────────────────────────────────────────────────
const INNER = Math.cos(radians(45)) / Math.cos(radians(22.5)); // inner radius of {8/2} for outer radius 1
const starPoints = (R, cx = 0, cy = 0, turn = 0) =>
  Array.from({ length: 16 }, (_, k) => {
    const r = k % 2 ? R * INNER : R,
      a = radians(22.5 * k + turn);
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });
export const star = (...a) => polygon(starPoints(...a));
/** Polygons around an origin as one string that draws them wherever a path stands: of many tiles, all are the same bytes. */
const relative = (polygons) => {
  let [x, y] = [0, 0];
  const to = ([px, py]) => {
    const step = `${decimal(px - x)} ${decimal(py - y)}`;
    [x, y] = [Number(decimal(px)), Number(decimal(py))];
    return step;
  };
  return polygons
    .map(([first, ...rest]) => {
      const move = to(first);
      const [startX, startY] = [x, y];
      const lines = rest.map(to).join(' ');
      [x, y] = [startX, startY];
      return `m${move}l${lines}z`;
    })
    .join('')
    .replaceAll(' -', '-');
};
export const starTile = (R) => relative([starPoints(R)]);
const crossPoints = (p, k = 1) => {
  const R = p / 2,
    out = []; // the gap between four stars whose tips touch
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    const q = [];
    for (let i = 0; i <= 4; i++) {
      const r = i % 2 ? R * INNER : R,
        a = radians(22.5 * i);
      q.push([sx * R - sx * r * Math.cos(a), sy * R - sy * r * Math.sin(a)]);
    }
    if (sx * sy > 0) q.reverse();
    out.push(...q.slice(0, -1));
  }
  return out.map(([x, y]) => [x * k, y * k]);
};
export const crossTile = (p, k) => relative([crossPoints(p, k)]);
export const facets = (R) =>
  relative(
    starPoints(R).flatMap((p, i, all) => (i % 4 === 0 ? [[[0, 0], all[(i + 15) % 16], p, all[(i + 1) % 16]]] : [])),
  );
export const grid = (id, p, stroke, o = 1, w = 1) =>
  `<pattern id="${id}" width="${p}" height="${p}" patternUnits="userSpaceOnUse"><path d="${star(p / 2, p / 2, p / 2)}" fill="none" stroke="${stroke}" stroke-opacity="${o}" stroke-width="${w}"/></pattern>`;

// Plain shapes
export const circle = (x, y, r, f, o = '') =>
  `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(r)}" fill="${f}"${o}/>`;
export const rect = (x, y, w, h, f, r = 0, o = '') =>
  `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(w)}" height="${decimal(h)}"${r ? ` rx="${r}"` : ''} fill="${f}"${o}/>`;
export const shape = (d, f, o = '') => `<path d="${d}" fill="${f}"${o}/>`;
export const line = (d, s, w, o = '') =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${o}/>`;
export const transformed = (x, y, s, body, turn = 0) =>
  `<g transform="translate(${decimal(x)} ${decimal(y)})${turn ? ` rotate(${turn})` : ''}${s !== 1 ? ` scale(${s})` : ''}">${body}</g>`;
