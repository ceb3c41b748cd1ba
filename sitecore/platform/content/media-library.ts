import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
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
  csv: 'text/csv',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

/** The files of a media folder; a picture is measured again only after it was saved. */
export class MediaLibrary {
  readonly #root: string;
  readonly #displayPath: string;
  readonly #known = new Map<string, { readonly stamp: string; readonly file: MediaFile }>();

  /** `displayPath` is the folder as diagnostics show it. */
  constructor(root: string, displayPath: string) {
    this.#root = root;
    this.#displayPath = displayPath;
  }

  /** Returns every file by its path in the folder: URL, media type, size in bytes and, for pictures, in pixels. */
  async read(diagnostics: DiagnosticList): Promise<ReadonlyMap<string, MediaFile>> {
    const files = await Promise.all(
      this.#paths().map(async (path): Promise<[string, MediaFile]> => [path, await this.#file(path, diagnostics)]),
    );
    return new Map(files);
  }

  #paths(): string[] {
    return readdirSync(this.#root, { recursive: true, withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .filter((entry) => entry.isFile() && MEDIA_TYPES[extname(entry.name).slice(1)] !== undefined)
      .map(({ parentPath, name }) => relative(this.#root, join(parentPath, name)).replaceAll('\\', '/'))
      .sort();
  }

  async #file(path: string, diagnostics: DiagnosticList): Promise<MediaFile> {
    const full = join(this.#root, path);
    const { size, mtimeMs, ctimeMs, ino } = statSync(full);
    const stamp = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known.file;
    const file = await describe(full, path, size);
    if (file) this.#known.set(path, { stamp, file });
    else {
      const expected = 'a picture that can be read and says its width and height';
      diagnostics.add({ file: `${this.#displayPath}/${path}`, line: 1, field: 'file', expected });
    }
    return file ?? withoutPixels(path, size);
  }
}

/** Returns the description of a file; undefined for a picture that cannot be read. */
async function describe(full: string, path: string, size: number): Promise<MediaFile | undefined> {
  const file = withoutPixels(path, size);
  if (!file.mimeType.startsWith('image/')) return file;
  try {
    // Browsers turn a picture by its EXIF orientation, which swaps width and height.
    const { autoOrient } = await sharp(full).metadata();
    return { ...file, ...autoOrient };
  } catch {
    return undefined;
  }
}

function withoutPixels(path: string, size: number): MediaFile {
  const extension = extname(path).slice(1);
  const name = path.slice(path.lastIndexOf('/') + 1, -extension.length - 1);
  const mimeType = MEDIA_TYPES[extension] ?? 'application/octet-stream';
  return { url: `/-/media/${path}`, name, extension, mimeType, size };
}
