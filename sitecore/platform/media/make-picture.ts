import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_SIDE, type Resize } from '#sitecore/rules/media-query.ts';
import { SOCIAL_CARD } from '#sitecore/rules/social-card.ts';
import { formatOf, type PictureFormat, type PictureType } from './picture-format.ts';

export interface PictureTransform {
  readonly from: PictureType;
  readonly to: PictureType;
  readonly resize?: Resize | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The most pixels of a source picture: a small file that decodes to more is an attack or a mistake. */
const MAX_PIXELS = 50_000_000;

/** Dots per inch at which an SVG is drawn in its own size, and the most that the library draws it at. */
const DENSITY = 72;
const MAX_DENSITY = 100_000;

/** The page's ground, --paper of the site's tokens. */
const PAPER = '#fbf9f5';

/** Version of the encoding, part of each etag; increase the number with every change of the settings below. */
export const ENCODER_VERSION = `1/${sharp.versions.sharp}/${sharp.versions.vips}`;

/** Encoders by format; AVIF above effort 2 takes several times as long to save a few bytes. */
const ENCODE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 78 }),
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  gif: (picture) => picture.gif(),
};

/**
 * Returns a picture in another size or format; undefined when the original is to be sent: nothing changes, or the other
 * format is not smaller. Throws when the bytes are not a picture of type `from`.
 */
export async function makePicture(
  source: Uint8Array<ArrayBuffer>,
  { from, to, resize }: PictureTransform,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canAnimate = from === 'image/gif' || from === 'image/webp';
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, animated: canAnimate }).autoOrient();
  const metadata = await picture.metadata();
  if (!isFormat(metadata, formatOf(from))) throw new Error(`not ${from} but ${metadata.format}`);
  const original = displayedSize(metadata);
  const size = resize ? targetSize(original, resize) : original;
  const resized = size.width !== original.width || size.height !== original.height;
  if (!resized && from === to) return undefined;
  if (resized) picture.resize(size.width, size.height, { fit: 'fill' });
  const encoded = await ENCODE[formatOf(to)](picture).toBuffer();
  return resized || encoded.byteLength < source.byteLength ? new Uint8Array(encoded) : undefined;
}

/** Returns the PNG with which a page is shared, of an SVG that covers it, on the colour of the site's pages. */
export async function makeCard(svg: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SOCIAL_CARD;
  const drawn = await sharp(svg, { limitInputPixels: MAX_PIXELS }).metadata();
  const scale = Math.max(width / drawn.width, height / drawn.height);
  const card = sharp(svg, { limitInputPixels: MAX_PIXELS, density: Math.min(DENSITY * scale, MAX_DENSITY) })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: PAPER });
  return new Uint8Array(await card.png({ palette: true }).toBuffer());
}

const isFormat = ({ format, compression }: Metadata, expected: PictureFormat): boolean =>
  expected === 'avif' ? format === 'heif' && compression === 'av1' : format === expected;

/** Returns the size that a browser shows: after EXIF orientation, and of one frame of an animation. */
const displayedSize = ({ autoOrient, pageHeight }: Metadata): Size => ({
  width: autoOrient.width,
  height: pageHeight ?? autoOrient.height,
});

/** Returns the size of the resized picture in pixels; without `as=1` no side exceeds the original's. */
function targetSize(original: Size, resize: Resize): Size {
  const filled = fill(original, resize);
  const { mw = Infinity, mh = Infinity } = resize;
  return rounded(filled, Math.min(1, mw / filled.width, mh / filled.height));
}

function fill(original: Size, { w, h, iar, as, sc }: Resize): Size {
  const { width, height } = original;
  if (iar && w !== undefined && h !== undefined) {
    return as ? { width: w, height: h } : { width: Math.min(w, width), height: Math.min(h, height) };
  }
  if ((sc ?? w ?? h) === undefined) return original;
  const requested = sc ?? Math.min((w ?? Infinity) / width, (h ?? Infinity) / height);
  const most = as ? Math.max(1, MAX_SIDE / Math.max(width, height)) : 1;
  const factor = Math.min(requested, most);
  return { width: width * factor, height: height * factor };
}

const rounded = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});
