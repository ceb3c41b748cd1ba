import type { EditingData, EditingDataCache } from '@sitecore-jss/sitecore-jss-nextjs/editing';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Limits {
  /** How long an author can come back to a page that was sent for editing. */
  readonly maxAgeMs: number;
  readonly files: number;
  readonly bytes: number;
}

interface CachedFile {
  readonly path: string;
  readonly writtenMs: number;
  readonly bytes: number;
}

const EXTENSION = '.json';

/**
 * Keeps what an editor sent until its page has been rendered, reloads included. In files, because the route that an editor
 * posts to and the page are built apart and share no module, and other processes of the site may be asked for the reload.
 */
export class EditingFiles implements EditingDataCache {
  readonly #folder: string;
  readonly #limits: Limits;
  readonly #now: () => number;

  constructor(folder: string, limits: Limits, now: () => number = Date.now) {
    this.#folder = folder;
    this.#limits = limits;
    this.#now = now;
  }

  /** Keeps data under a key; the oldest make room. */
  async set(key: string, data: EditingData): Promise<void> {
    // Drafts are nobody else's to read.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const written = join(this.#folder, `${randomUUID()}.tmp`);
    await writeFile(written, JSON.stringify(data), { mode: 0o600 });
    // Ages are told by one clock, whatever disk this is.
    const seconds = this.#now() / 1000;
    await utimes(written, seconds, seconds);
    await rename(written, this.#path(key));
    await this.#evict();
  }

  /** The data of a key as they were set; undefined when there are none, or none any more. */
  async get(key: string): Promise<EditingData | undefined> {
    const path = this.#path(key);
    try {
      const { mtimeMs } = await stat(path);
      if (this.#isExpired(mtimeMs)) return undefined;
      const data: unknown = JSON.parse(await readFile(path, 'utf8'));
      return isEditingData(data) ? data : undefined;
    } catch {
      return undefined;
    }
  }

  async #evict(): Promise<void> {
    const files = (await this.#files()).sort((one, other) => other.writtenMs - one.writtenMs);
    let bytes = 0;
    const over = files.filter((file, place) => {
      bytes += file.bytes;
      return this.#isExpired(file.writtenMs) || place >= this.#limits.files || bytes > this.#limits.bytes;
    });
    await Promise.all(over.map(({ path }) => rm(path, { force: true })));
  }

  async #files(): Promise<CachedFile[]> {
    const names = await readdir(this.#folder);
    const found = names.map(async (name): Promise<CachedFile[]> => {
      const path = join(this.#folder, name);
      try {
        const { mtimeMs, size } = await stat(path);
        return [{ path, writtenMs: mtimeMs, bytes: size }];
      } catch {
        // Another request has made room meanwhile.
        return [];
      }
    });
    return (await Promise.all(found)).flat();
  }

  #isExpired(writtenMs: number): boolean {
    return this.#now() - writtenMs > this.#limits.maxAgeMs;
  }

  #path(key: string): string {
    // A key comes from outside and is no file name.
    return join(this.#folder, createHash('sha256').update(key).digest('hex') + EXTENSION);
  }
}

const isEditingData = (data: unknown): data is EditingData =>
  typeof data === 'object' &&
  data !== null &&
  'path' in data &&
  typeof data.path === 'string' &&
  'layoutData' in data &&
  typeof data.layoutData === 'object' &&
  data.layoutData !== null;
