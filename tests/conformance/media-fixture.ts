import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fixtureContent } from './fixture-content.ts';

/** Returns a picture of many colours, so that every encoder produces a realistic size. */
function painting(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels.set([(x * 255) / width, (y * 255) / height, (Math.sin(x / 7) * Math.cos(y / 9) + 1) * 127], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const frames = [40, 90, 200].map((shade) => Buffer.alloc(40 * 20 * 3, shade));

/**
 * Creates content whose folder `photos` has one picture of each kind: 400 × 200, except where the name says otherwise.
 */
export async function mediaFixture(): Promise<ReturnType<typeof fixtureContent>> {
  const fixture = fixtureContent();
  const folder = join(fixture.folder, 'media', 'photos');
  mkdirSync(folder);
  const photo = painting(400, 200);
  const jpeg = await photo.clone().jpeg({ quality: 95 }).toBuffer();
  const tiny = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upright = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const animation = sharp(Buffer.concat(frames), { raw: { width: 40, height: 60, channels: 3, pageHeight: 20 } });
  const files: Readonly<Record<string, Uint8Array>> = {
    'photo.jpg': jpeg,
    'photo.png': await photo.clone().png().toBuffer(),
    'photo.webp': await photo.clone().webp().toBuffer(),
    'photo.avif': await photo.clone().avif({ effort: 0 }).toBuffer(),
    'upright.jpg': upright,
    'tiny.png': tiny,
    'thin.png': await painting(400, 4).png().toBuffer(),
    'moving.gif': await animation.gif().toBuffer(),
    'cut-off.jpg': jpeg.subarray(0, 1500),
    'not-a.png': jpeg,
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return fixture;
}
