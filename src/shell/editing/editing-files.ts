import type { EditingData, EditingDataCache } from '@sitecore-jss/sitecore-jss-nextjs/editing';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Limits {
  /** Time for which a page sent for editing can be reloaded. */
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
 * Caches data that an editor sent until its page has been rendered, reloads included. In files, because the editor's
 * route and the page are bundled apart, and another process of the site may serve the reload.
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

  /** Stores data under a key and evicts the oldest above the limits. */
  async set(key: string, data: EditingData): Promise<void> {
    // Drafts are readable by the site's user only.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const written = join(this.#folder, `${randomUUID()}.tmp`);
    await writeFile(written, JSON.stringify(data), { mode: 0o600 });
    // Ages are compared by this clock, not by the disk's.
    const seconds = this.#now() / 1000;
    await utimes(written, seconds, seconds);
    await rename(written, this.#path(key));
    await this.#evict();
  }

  /** Returns the data of a key; undefined when there are none or they have expired. */
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
    const over = files.filter((file, index) => {
      bytes += file.bytes;
      return this.#isExpired(file.writtenMs) || index >= this.#limits.files || bytes > this.#limits.bytes;
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
        // Evicted by another request meanwhile.
        return [];
      }
    });
    return (await Promise.all(found)).flat();
  }

  #isExpired(writtenMs: number): boolean {
    return this.#now() - writtenMs > this.#limits.maxAgeMs;
  }

  #path(key: string): string {
    // A key is untrusted: its hash is the file name.
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
