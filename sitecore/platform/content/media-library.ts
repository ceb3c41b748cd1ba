import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { DiagnosticList } from './diagnostics.ts';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';

/** The media types of the library, by file extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  json: 'application/json',
};

/** Reads every file below a folder, by its path there: URL, media type, size in bytes and, for pictures, in pixels. */
export async function readMediaLibrary(
  root: string,
  diagnostics: DiagnosticList,
): Promise<ReadonlyMap<string, MediaFile>> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .filter((entry) => entry.isFile() && MEDIA_TYPES[extname(entry.name).slice(1)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, MediaFile]> => {
      const below = path.slice(root.length + 1).replaceAll('\\', '/');
      return [below, await describe(path, below, diagnostics)];
    }),
  );
  return new Map(files);
}

async function describe(path: string, below: string, diagnostics: DiagnosticList): Promise<MediaFile> {
  const extension = extname(path).slice(1);
  const mimeType = MEDIA_TYPES[extension] ?? 'application/octet-stream';
  const { size } = statSync(path);
  const name = below.slice(below.lastIndexOf('/') + 1, -extension.length - 1);
  const file = { url: `/-/media/${below}`, name, extension, mimeType, size };
  if (!mimeType.startsWith('image/')) return file;
  try {
    // Browsers turn a picture by its EXIF orientation, which swaps width and height.
    const { autoOrient } = await sharp(path).metadata();
    return { ...file, ...autoOrient };
  } catch {
    const expected = 'a picture that can be read and says its width and height';
    diagnostics.add({ file: `sitecore/content/media/${below}`, line: 1, field: 'file', expected });
    return file;
  }
}
