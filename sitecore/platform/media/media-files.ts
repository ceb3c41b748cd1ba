import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';

/** A file on disk. */
export interface StoredFile {
  readonly size: number;
  /** Identifies the bytes: equal bytes have equal tags. */
  readonly etag: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

interface CachedEtag {
  readonly stamp: string;
  readonly etag: string;
}

/** The media library's files on disk; hashes each version of a file once. */
export class MediaFiles {
  readonly #folder: string;
  readonly #etags = new Map<string, CachedEtag>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens a file of the library; undefined when it is gone. */
  async open({ url }: MediaFile): Promise<StoredFile | undefined> {
    const path = join(this.#folder, url.slice('/-/media/'.length));
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs}/${found.size}`;
    const known = this.#etags.get(path);
    if (known?.stamp === stamp) return { size: found.size, etag: known.etag, read: () => readFile(path) };
    const bytes = await readFile(path);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    this.#etags.set(path, { stamp, etag });
    return { size: bytes.byteLength, etag, read: () => Promise.resolve(bytes) };
  }
}
