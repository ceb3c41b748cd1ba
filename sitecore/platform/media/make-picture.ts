import sharp, { type Metadata, type Sharp } from 'sharp';
import { formatOf, type PictureFormat, type PictureType } from './picture-format.ts';
import { type Resize, type Size, targetSize } from './resize-params.ts';

export interface PictureTransform {
  readonly from: PictureType;
  readonly to: PictureType;
  readonly resize?: Resize | undefined;
}

/** More pixels than any picture of a page has: a small file that unpacks to more is an attack or a mistake. */
const MAX_PIXELS = 50_000_000;

/** Names how bytes are made, for their tag: to be raised with every change of the settings below. */
export const ENCODER_VERSION = `1/${sharp.versions.sharp}/${sharp.versions.vips}`;

/** AVIF beyond effort 2 takes several times as long for a few bytes. */
const ENCODE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 78 }),
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  gif: (picture) => picture.gif(),
};

/**
 * Makes another size or format of a picture. Undefined when the picture is right as it is: nothing to change, or
 * another format that saves nothing. Throws when the bytes are not the picture that they are said to be.
 */
export async function makePicture(
  source: Uint8Array<ArrayBuffer>,
  { from, to, resize }: PictureTransform,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const moves = from === 'image/gif' || from === 'image/webp';
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, animated: moves }).autoOrient();
  const metadata = await picture.metadata();
  if (!isFormat(metadata, formatOf(from))) throw new Error(`not ${from} but ${metadata.format}`);
  const original = displayedSize(metadata);
  const size = resize ? targetSize(original, resize) : original;
  const resized = size.width !== original.width || size.height !== original.height;
  if (!resized && from === to) return undefined;
  if (resized) picture.resize(size.width, size.height, { fit: 'fill' });
  const made = await ENCODE[formatOf(to)](picture).toBuffer();
  return resized || made.byteLength < source.byteLength ? new Uint8Array(made) : undefined;
}

const isFormat = ({ format, compression }: Metadata, expected: PictureFormat): boolean =>
  expected === 'avif' ? format === 'heif' && compression === 'av1' : format === expected;

/** The size that a browser shows: turned as the camera says, and of one frame when there are many. */
const displayedSize = ({ autoOrient, pageHeight }: Metadata): Size => ({
  width: autoOrient.width,
  height: pageHeight ?? autoOrient.height,
});
