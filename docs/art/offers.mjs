// Offers: the logo of each shop, the picture of each offer for a card and for its banner, and the tiles of the categories.
import { drawThing } from './draw-thing.mjs';
import { offerBanner } from './offer-banner.mjs';
import { OFFER_PICTURES } from './offer-pictures.mjs';
import { PALETTES } from './palettes.mjs';
import { save } from './save.mjs';
import { SHOPS } from './shops.mjs';
import { SIGNS } from './signs.mjs';
import { THINGS } from './things.mjs';
import { circle, COLOURS, grid, rect, shape, star, transformed } from './tiles.mjs';

const DRAWINGS = {
  ...SIGNS,
  ...Object.fromEntries(Object.entries(THINGS).map(([name, thing]) => [name, drawThing(thing)])),
};
const COLOUR_NAME = /"(ground|main|second|accent)"/g;

/** A sign in the colours of a palette; what it cuts out has the colour of the ground behind it. */
function sign(name, palette, ground = palette.ground) {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`there is no drawing ${name}`);
  return drawing.replace(COLOUR_NAME, (_, colour) => `"${colour === 'ground' ? ground : palette[colour]}"`);
}

/** Shapes behind the sign of a logo, each with the size of the sign in it. */
const FRAMES = {
  plain: () => ['', 1],
  disc: ({ lattice }) => [circle(48, 48, 40, lattice), 0.68],
  star: ({ lattice }) => [shape(star(46, 48, 48), lattice), 0.62],
  arch: ({ lattice }) => [shape('M14 88V44A34 34 0 0 1 82 44V88Z', lattice), 0.66],
  coin: ({ lattice, second }) => [circle(48, 48, 42, second) + circle(48, 48, 36, lattice), 0.6],
  tile: ({ lattice }) => [rect(12, 12, 72, 72, lattice, 20), 0.66],
  sun: ({ lattice, second }) => [
    shape(star(47, 48, 48), second) + shape(star(47, 48, 48, 22.5), second) + circle(48, 48, 37, lattice),
    0.6,
  ],
};

const framed = (name, frame, palette) => {
  const [behind, scale] = FRAMES[frame](palette);
  const ground = frame === 'plain' ? palette.ground : palette.lattice;
  const offset = 48 * (1 - scale);
  return behind + transformed(offset, offset, scale, sign(name, palette, ground));
};

/** A sign behind a star-shaped window, at the inline end. */
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

const drawn = new Set();

/** Throws when something is drawn a second time. */
function once(...keys) {
  for (const key of keys) {
    if (drawn.has(key)) throw new Error(`drawn before: ${key}`);
    drawn.add(key);
  }
}

const palettes = new Map();
for (const [name, signName, paletteName, frame] of SHOPS) {
  once(`logo ${name}`, `${signName} ${paletteName} ${frame}`);
  const palette = PALETTES[paletteName];
  palettes.set(name, palette);
  save(`offers/${name}`, 96, 96, rect(0, 0, 96, 96, palette.ground) + framed(signName, frame, palette));
}
for (const [name, shop, signName] of OFFER_PICTURES) {
  const palette = palettes.get(shop);
  if (!palette) throw new Error(`${name}: there is no shop ${shop}`);
  once(`pictures ${name}`, `${signName} ${palette.ground}`);
  card(name, signName, palette);
  save(`offers/${name}-banner`, ...offerBanner(name, (ground) => sign(signName, palette, ground), palette));
}

/** Categories: name, sign, palette. */
const CATEGORIES = [
  ['best', 'best', 'amber'],
  ['dining', 'dining', 'coffee'],
  ['travel', 'travel', 'navy'],
  ['shopping', 'fashion', 'rose'],
  ['electronics', 'tech', 'plum'],
  ['health', 'health', 'teal'],
  ['learning', 'learn', 'olive'],
  ['leisure', 'sport', 'clay'],
  ['home', 'homes', 'sand'],
  ['motors', 'auto', 'slate'],
  ['beauty', 'beauty', 'berry'],
  ['groceries', 'grocer', 'leaf'],
  ['family', 'kids', 'sea'],
  ['ramadan', 'lantern', 'moss'],
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

// The badge of a category with new offers: a spark on the star.
save(
  'offers/badges/new',
  48,
  48,
  shape(star(24, 24, 24), COLOURS.saffron) +
    shape('M24 11Q25.5 22.5 37 24Q25.5 25.5 24 37Q22.5 25.5 11 24Q22.5 22.5 24 11Z', COLOURS.night),
);
