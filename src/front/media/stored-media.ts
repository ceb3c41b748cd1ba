import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { mediaFile, mediaVersion, storedName } from './media-path.ts';
import { isAccepted } from './media-type.ts';

/** Description in the first line of a stored file: its canonical path and query, the formats that were accepted, and its headers. */
const descriptionJson = z.object({
  path: z.string(),
  formats: z.string(),
  headers: z.record(z.string(), z.string()),
});

type Description = z.output<typeof descriptionJson>;

/** A media file as the platform sent it: the headers that pass on, and its bytes. */
export interface MediaFile extends Pick<Description, 'headers'> {
  readonly body: Buffer;
}

/** A stored file; `file` is the same for all its sizes and formats. */
type Entry = Description & { readonly bytes: number; readonly file: string };

interface Limits {
  readonly bytes: number;
  readonly files: number;
}

/** Sizes and formats of one file that are stored: the most recently used. */
const MAX_VARIANTS = 32;

/** Removals that are remembered: those of the requests under way. */
const MAX_REMOVALS = 1000;

/** Caching of a file in place of another: the right one may be there in a moment. */
export const BRIEF_CACHE = 'public, max-age=5';

/** Bytes of a file's longest first line. */
const MAX_DESCRIPTION = 8192;

const NEWLINE = 10;

/**
 * Media files in a folder, the most recently used ones up to a number of files and bytes, which outlive a restart. A folder
 * that cannot be read or written is logged, and nothing is stored.
 */
export class StoredMedia {
  readonly #folder: string;
  readonly #entries: LRUCache<string, Entry>;
  /** Times at which files were removed: what was requested before is not stored. */
  readonly #removals = new LRUCache<string, number>({ max: MAX_REMOVALS });
  #clearedAt = -Infinity;
  #opened: Promise<void> | undefined;

  constructor(folder: string, { bytes, files }: Limits) {
    this.#folder = folder;
    this.#entries = new LRUCache<string, Entry>({
      max: files,
      maxSize: bytes,
      sizeCalculation: (entry) => entry.bytes + MAX_DESCRIPTION,
      dispose: (_, name, reason) => {
        if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(logFailure);
      },
    });
  }

  /**
   * Returns the file at a path in the formats that a browser accepts; undefined when it is not stored. One that was stored for
   * another version of it is to be cached briefly, unless the platform says that it did not change.
   */
  async find(path: string, formats: string): Promise<MediaFile | undefined> {
    await this.#open();
    const name = nameOf({ path, formats });
    const version = mediaVersion(this.#entries.peek(name)?.path ?? path);
    const file = await this.#read(name);
    if (!file || version === mediaVersion(path)) return file;
    return { ...file, headers: { ...file.headers, 'cache-control': BRIEF_CACHE } };
  }

  /** Returns the largest other picture of the same file, of another size or format, that a browser accepts. */
  async findSimilar(path: string, formats: string): Promise<MediaFile | undefined> {
    await this.#open();
    const file = mediaFile(path);
    const [largest] = [...this.#entries]
      .filter(([, entry]) => entry.file === file)
      .filter(([, { headers }]) => isAccepted(headers['content-type'] ?? null, formats))
      .sort(([, one], [, other]) => other.bytes - one.bytes);
    return largest && this.#read(largest[0]);
  }

  /**
   * Stores a file that was requested at a time of `performance.now()`, unless it was removed since. One that cannot be written is
   * logged.
   */
  async store(
    path: string,
    formats: string,
    { headers, body }: MediaFile,
    requestedAt = performance.now(),
  ): Promise<void> {
    const description = { path, formats, headers };
    const line = Buffer.from(`${JSON.stringify(description)}\n`);
    if (line.byteLength > MAX_DESCRIPTION) return;
    const target = join(this.#folder, nameOf(description));
    const written = `${target}.${randomUUID()}`;
    try {
      await this.#open();
      const file = await open(written, 'w');
      try {
        await file.writev([line, body]);
      } finally {
        await file.close();
      }
      await rename(written, target);
      this.#entries.set(nameOf(description), entryOf(description, body.byteLength));
      if ((this.#removals.get(mediaFile(path)) ?? this.#clearedAt) >= requestedAt) this.#drop(mediaFile(path));
      else this.#dropOldVariants(mediaFile(path));
    } catch (error) {
      logFailure(error);
      await rm(written, { force: true }).catch(logFailure);
    }
  }

  /** Removes a file in every size and format. */
  async remove(path: string): Promise<void> {
    await this.#open();
    this.#removals.set(mediaFile(path), performance.now());
    this.#drop(mediaFile(path));
  }

  /** Removes all files. */
  async clear(): Promise<void> {
    await this.#open();
    this.#clearedAt = performance.now();
    this.#removals.clear();
    this.#entries.clear();
  }

  #drop(file: string): void {
    for (const [name, entry] of [...this.#entries]) if (entry.file === file) this.#entries.delete(name);
  }

  /** Removes sizes of a file beyond MAX_VARIANTS, so that those of one leave room for other files. */
  #dropOldVariants(file: string): void {
    const variants = [...this.#entries].filter(([, entry]) => entry.file === file);
    for (const [name] of variants.slice(MAX_VARIANTS)) this.#entries.delete(name);
  }

  async #read(name: string): Promise<MediaFile | undefined> {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    try {
      const bytes = await readFile(join(this.#folder, name));
      const body = bytes.subarray(bytes.indexOf(NEWLINE) + 1);
      if (body.byteLength === entry.bytes) return { headers: entry.headers, body };
    } catch (error) {
      logFailure(error);
    }
    this.#entries.delete(name);
    return undefined;
  }

  #open(): Promise<void> {
    return (this.#opened ??= this.#readFolder().catch(logFailure));
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const files = await Promise.all((await readdir(this.#folder)).map((name) => readDescription(this.#folder, name)));
    for (const { name, entry, modified } of files.toSorted((one, other) => one.modified - other.modified)) {
      if (entry && nameOf(entry) === name) this.#entries.set(name, entry);
      // Newer files may be those that another process writes now.
      else if (modified < Date.now() - ABANDONED_MS) await rm(join(this.#folder, name), { force: true });
    }
  }
}

/** Age in milliseconds of a file that is no stored one when it is removed: a process stopped while it wrote it. */
const ABANDONED_MS = 3_600_000;

async function readDescription(folder: string, name: string) {
  const file = await open(join(folder, name));
  try {
    const { size, mtimeMs: modified } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_DESCRIPTION), 0, MAX_DESCRIPTION, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(NEWLINE);
    const read = descriptionJson.safeParse(parseJson(buffer.toString('utf8', 0, Math.max(0, end))));
    return { name, modified, entry: read.success ? entryOf(read.data, size - end - 1) : undefined };
  } finally {
    await file.close();
  }
}

const entryOf = (description: Description, bytes: number): Entry => ({
  ...description,
  bytes,
  file: mediaFile(description.path),
});

/** Name of the file on disk. */
const nameOf = ({ path, formats }: Pick<Description, 'path' | 'formats'>): string =>
  createHash('sha256')
    .update(JSON.stringify([storedName(path), formats]))
    .digest('hex');

const logFailure = (error: unknown): void => console.error(`stored media: ${errorMessage(error)}`);
