// Writes the moving drawing of the app's page, a Lottie file, and the same drawing at rest, an SVG.
// node docs/art/animation.mjs
import { writeFileSync } from 'node:fs';

const OUT = 'sitecore/content/media/animations/transfer';
const SIZE = [400, 300];
const FRAMES = 120;

/** Returns the sixteen points of the lattice's star around 0,0. */
const star = (radius) =>
  Array.from({ length: 16 }, (_, k) => {
    const r = k % 2 === 0 ? radius : (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
    const angle = (k * Math.PI) / 8 - Math.PI / 2;
    return [r * Math.cos(angle), r * Math.sin(angle)].map((n) => Math.round(n * 100) / 100);
  });

const CHECK = [
  [-17, 2],
  [-5, 14],
  [18, -12],
];
const OUTER = star(100);
const MIDDLE = star(70);
const INNER = star(48);

// ── Lottie
const rgb = (hex) => [...[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255), 1];
const still = (k) => ({ a: 0, k });
const ease = { o: { x: [0.3], y: [0] }, i: { x: [0.2], y: [1] } };
/** Moves a value between two frames and leaves it there. */
const move = (from, to, start, end) => ({
  a: 1,
  k: [
    { t: start, s: [from].flat(), ...ease },
    { t: end, s: [to].flat() },
  ],
});
const outline = (points, closed = true) => ({
  ty: 'sh',
  ks: still({ c: closed, v: points, i: points.map(() => [0, 0]), o: points.map(() => [0, 0]) }),
});
const stroke = (hex, width) => ({ ty: 'st', c: still(rgb(hex)), o: still(100), w: still(width), lc: 2, lj: 2 });
const filled = (hex) => ({ ty: 'fl', c: still(rgb(hex)), o: still(100), r: 1 });
const drawn = (start, end) => ({ ty: 'tm', s: still(0), e: move(0, 100, start, end), o: still(0), m: 1 });
const group = (it) => ({
  ty: 'gr',
  it: [...it, { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }],
});
const layer = (ind, shapes, { scale = still([100, 100]), rotation = still(0) } = {}) => ({
  ddd: 0,
  ind,
  ty: 4,
  nm: `${ind}`,
  sr: 1,
  ip: 0,
  op: FRAMES,
  st: 0,
  bm: 0,
  ks: { o: still(100), r: rotation, p: still([SIZE[0] / 2, SIZE[1] / 2, 0]), a: still([0, 0, 0]), s: scale },
  shapes: [group(shapes)],
});
const growth = (start, end) => ({
  a: 1,
  k: [
    { t: start, s: [0, 0], o: { x: [0.3, 0.3], y: [0, 0] }, i: { x: [0.2, 0.2], y: [1, 1] } },
    { t: end, s: [100, 100] },
  ],
});

// The first layer is on top.
const animation = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: FRAMES,
  w: SIZE[0],
  h: SIZE[1],
  nm: 'transfer',
  ddd: 0,
  assets: [],
  layers: [
    layer(1, [outline(CHECK, false), stroke('#12211F', 7), drawn(78, 96)]),
    layer(2, [outline(INNER), filled('#E8A33D')], { scale: growth(60, 80), rotation: move(-45, 22.5, 60, 84) }),
    layer(3, [outline(MIDDLE), filled('#7CC4BC')], { scale: growth(50, 70) }),
    layer(4, [outline(OUTER), filled('#0B5F5A')], { scale: growth(42, 62) }),
    layer(5, [outline(OUTER), stroke('#0B5F5A', 4), drawn(0, 46)]),
    layer(6, [outline(OUTER), stroke('#BFE0DB', 4)]),
  ],
};
writeFileSync(`${OUT}.json`, `${JSON.stringify(animation)}\n`);

// ── At rest
const path = (points) => `M${points.map((point) => point.join(' ')).join('L')}Z`;
writeFileSync(
  `${OUT}.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -150 400 300" width="400" height="300"><path d="${path(OUTER)}" fill="#0B5F5A" stroke="#0B5F5A" stroke-width="4"/><path d="${path(MIDDLE)}" fill="#7CC4BC"/><path d="${path(INNER)}" transform="rotate(22.5)" fill="#E8A33D"/><path d="M${CHECK.map((point) => point.join(' ')).join('L')}" fill="none" stroke="#12211F" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`,
);
