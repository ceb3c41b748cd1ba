// Offers: a shop's logo, its picture on a card (its sign in a star-shaped window) and its banner (a landscape that dissolves
// towards the text); and the tiles of the categories.
import { dune, lerpRamp, mosaic, smooth } from './mosaic.mjs';
import { PALETTES } from './palettes.mjs';
import { save } from './save.mjs';
import { PARTNERS, SHOPS } from './shops.mjs';
import { SIGNS } from './signs.mjs';
import { circle, grid, rect, seededRandom, shape, star, transformed } from './tiles.mjs';

const COLOUR_NAME = /"(ground|main|second|accent)"/g;

/** A sign in the colours of a palette; what it cuts out has the colour of the ground behind it. */
const sign = (name, palette, ground = palette.ground) =>
  SIGNS[name].replace(COLOUR_NAME, (_, colour) => `"${colour === 'ground' ? ground : palette[colour]}"`);

/** What stands behind a sign in a logo, and the size of the sign in it. */
const FRAMES = {
  plain: () => ['', 1],
  disc: ({ lattice }) => [circle(48, 48, 40, lattice), 0.68],
  star: ({ lattice }) => [shape(star(46, 48, 48), lattice), 0.62],
  arch: ({ lattice }) => [shape('M14 88V44A34 34 0 0 1 82 44V88Z', lattice), 0.66],
  coin: ({ lattice, second }) => [circle(48, 48, 42, second) + circle(48, 48, 36, lattice), 0.6],
  tile: ({ lattice }) => [rect(12, 12, 72, 72, lattice, 20), 0.66],
};

const framed = (name, frame, palette) => {
  const [behind, scale] = FRAMES[frame](palette);
  const ground = frame === 'plain' ? palette.ground : palette.lattice;
  const offset = 48 * (1 - scale);
  return behind + transformed(offset, offset, scale, sign(name, palette, ground));
};

/** The sign behind a star-shaped window, at the inline end. */
function card(name, signName, palette) {
  const { ground, lattice, main } = palette;
  const [cx, cy, R] = [300, 150, 118];
  save(
    `offers/${name}-card`,
    480,
    300,
    rect(0, 0, 480, 300, ground) +
      rect(0, 0, 480, 300, 'url(#l)') +
      shape(star(R + 18, cx, cy, 22.5), ground) +
      shape(star(R + 18, cx, cy, 22.5), 'none', ` stroke="${main}" stroke-width="1.5"`) +
      shape(star(R + 4, cx, cy), main) +
      shape(star(R - 6, cx, cy), '#FFFFFF') +
      transformed(cx - 48 * 1.5, cy - 48 * 1.5, 1.5, sign(signName, palette, '#FFFFFF')),
    grid('l', 60, lattice, 1, 1.25),
  );
}

/** Landscapes of banners: functions of the tile's place (0..1) and a jitter, returning a tint of the ramp. */
const SCENES = [
  (ramp, r) => {
    const [phase, base] = [r() * 6, 0.5 + r() * 0.2];
    return (x, y, j) => {
      const edge = dune(x, base, 0.09, 5, phase);
      return y > edge ? lerpRamp(ramp, (y - edge) * 1.7 + j * 0.4 + 0.1) : lerpRamp(ramp.slice(3), y * 1.1 + j * 0.5);
    };
  },
  (ramp, r) => {
    const [cx, cy, turns] = [0.6 + r() * 0.25, 0.3 + r() * 0.4, 0.9 + r() * 0.6];
    return (x, y, j) => lerpRamp(ramp, Math.min(0.999, Math.hypot((x - cx) * 1.9, y - cy) * turns + j * 0.12));
  },
  (ramp, r) => {
    const count = 3 + Math.floor(r() * 3);
    return (x, y, j) => {
      const a = Math.abs(((x * count) % 1) - 0.5) * 2;
      return y > 0.26 + 0.42 * a * a && a < 0.76 ? lerpRamp(ramp, y * 0.8 + j * 0.4) : lerpRamp(ramp.slice(3), j + 0.5);
    };
  },
  (ramp, r) => {
    const slope = 0.6 + r();
    return (x, y, j) => lerpRamp(ramp, Math.min(0.999, ((x * 1.6 + y * slope) % 1) + j * 0.12));
  },
  (ramp, r) => {
    const peaks = [0.35, 0.62, 0.9].map((c) => [c + r() * 0.1, 1 + r() * 0.7, 0.15 + r() * 0.3]);
    return (x, y, j) => {
      const edge = Math.min(...peaks.map(([c, w, top]) => top + Math.abs(x - c) * w));
      return y > edge ? lerpRamp(ramp, 0.98 - (y - edge) * 1.2 + j * 0.3) : lerpRamp(ramp.slice(4), j + 0.5);
    };
  },
];

function banner(name, { ground, lattice, ramp }) {
  const r = seededRandom(`banner ${name}`);
  const scene = SCENES[Math.floor(r() * SCENES.length)](ramp, r);
  const keep = (x) => smooth(0.3, 0.85, x);
  const { body, defs } = mosaic({ seed: name, w: 960, h: 480, p: 80, scene, keep, outline: lattice });
  save(`offers/${name}-banner`, 960, 480, rect(0, 0, 960, 480, ground) + body, defs);
}

const drawn = new Set();

/** Draws the logo of a shop; throws when another has its name or looks the same. */
function logo(folder, [name, signName, paletteName, frame]) {
  const palette = PALETTES[paletteName];
  const look = `${signName} ${paletteName} ${frame}`;
  if (drawn.has(look) || drawn.has(name)) throw new Error(`${name}: drawn before (${look})`);
  drawn.add(look).add(name);
  save(`${folder}/${name}`, 96, 96, rect(0, 0, 96, 96, palette.ground) + framed(signName, frame, palette));
}

for (const shop of SHOPS) {
  const [name, signName, paletteName] = shop;
  logo('offers', shop);
  card(name, signName, PALETTES[paletteName]);
  banner(name, PALETTES[paletteName]);
}
for (const partner of PARTNERS) logo('partners', partner);

/** Categories: name, sign, palette. */
const CATEGORIES = [
  ['best', 'best', 'amber'],
  ['dining', 'dining', 'coffee'],
  ['travel', 'travel', 'navy'],
  ['shopping', 'fashion', 'rose'],
  ['health', 'health', 'teal'],
  ['home', 'homes', 'sand'],
  ['electronics', 'tech', 'plum'],
  ['family', 'kids', 'sea'],
  ['leisure', 'cinema', 'clay'],
];
for (const [name, signName, paletteName] of CATEGORIES) {
  const palette = PALETTES[paletteName];
  const { ground, lattice } = palette;
  save(
    `offers/categories/${name}`,
    200,
    160,
    rect(0, 0, 200, 160, ground) +
      rect(0, 0, 200, 160, 'url(#l)') +
      shape(star(66, 100, 80, 22.5), ground) +
      shape(star(58, 100, 80), '#FFFFFF') +
      transformed(61.6, 41.6, 0.8, sign(signName, palette, '#FFFFFF')),
    grid('l', 40, lattice, 1, 1),
  );
}
