// The sizes that programs ask of the mark and that they take no drawing for: `node docs/art/icons.mjs`, after generate.mjs.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const project = path.join(import.meta.dirname, '../..');
const read = (file) => fs.readFileSync(path.join(project, file));
const write = (name, bytes) => {
  fs.writeFileSync(path.join(project, 'public', name), bytes);
  console.log(String(bytes.length).padStart(6), name);
};

const SAND = '#FBF9F5';
const NIGHT = '#062B2B';
const mark = read('public/favicon.svg');
const png = { compressionLevel: 9, palette: true };

/** The mark in the middle of a square; `share` is how much of it the mark takes. */
async function icon(size, share, background) {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png(png)
    .toBuffer();
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
write('icon-192.png', await icon(192, 0.92, CLEAR));
write('icon-512.png', await icon(512, 0.92, CLEAR));
// Systems cut these to their own shape: the mark keeps clear of the edge.
write('icon-maskable-512.png', await icon(512, 0.56, SAND));
write('apple-touch-icon.png', await icon(180, 0.72, SAND));

/** An ICO of PNGs: a directory of 16 bytes each, then the pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}
const sizes = [16, 32, 48];
write('favicon.ico', ico(await Promise.all(sizes.map(async (size) => ({ size, bytes: await icon(size, 1, CLEAR) })))));

// What a page shows where it is shared: both names on the night ground, without a word that would need a language.
const CARD = { width: 1200, height: 630 };
async function logo(language, top) {
  const drawing = sharp(read(`sitecore/content/media/brand/logo-${language}-light.svg`), { density: 600 });
  const { data, info } = await drawing.resize({ height: 110 }).png().toBuffer({ resolveWithObject: true });
  return { input: data, top, left: Math.round((CARD.width - info.width) / 2) };
}
const lattice = await sharp(read('public/patterns/lattice-night.svg'), { density: 144 }).png().toBuffer();
const ground = { create: { ...CARD, channels: 4, background: NIGHT } };
write(
  'social-card.png',
  await sharp(ground)
    .composite([{ input: lattice, tile: true }, await logo('ar', 165), await logo('en', 355)])
    .png(png)
    .toBuffer(),
);
