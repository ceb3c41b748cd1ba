import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import { tryLock } from '../store/lock.mjs';
import { inSlices } from './pause.ts';

/** Sources of content: the texts of its files and its media, each by the path in the content folder. */
export interface ContentCopy {
  readonly texts: ReadonlyMap<string, string>;
  readonly media: ReadonlyMap<string, MediaFile>;
}

/** Changes with the meaning of the lines. */
const FORMAT = 'rukn content 1';

const media = z.object({
  url: z.string(),
  name: z.string(),
  extension: z.string(),
  mimeType: z.string(),
  size: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** A line of the file: of a text, of a medium, or the last one, with the hash of all before. */
const line = z.union([
  z.object({ path: z.string(), text: z.string() }),
  z.object({ path: z.string(), media }),
  z.object({ sha256: z.string() }),
]);

/** Thrown for a file that is not as it was written. */
class Damaged extends LoggableError {
  constructor() {
    super('content: the last good state is damaged, or another version wrote it');
  }
}

interface LastGoodOptions {
  readonly dataDir: string;
  /** Receives the reason why a copy could not be written, or is damaged. */
  readonly onError: (error: unknown) => void;
}

/**
 * The copy in the data folder of the last content without errors: one file, replaced as a whole and only after a change, so
 * that a start finds the state before or after an interruption.
 */
export class LastGood {
  readonly #options: LastGoodOptions;
  /** The hash of the file; undefined before it is known. */
  #hash: string | undefined;
  #next: ContentCopy | undefined;
  #writing: Promise<void> | undefined;

  constructor(options: LastGoodOptions) {
    this.#options = options;
  }

  /** Returns the copy; undefined when there is none or it is damaged. */
  read(): ContentCopy | undefined {
    try {
      const text = readIfExists(this.#path);
      return text === undefined ? undefined : parse(text);
    } catch (error) {
      this.#options.onError(error);
      return undefined;
    }
  }

  /** Keeps a copy instead of the one before; of those that come during a write the last is written after it. Never rejects. */
  keep(copy: ContentCopy): Promise<void> {
    this.#next = copy;
    return (this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined)));
  }

  get #path(): string {
    return join(this.#options.dataDir, 'last-good.ndjson');
  }

  async #writeAll(): Promise<void> {
    for (let copy = this.#next; copy; copy = this.#next) {
      this.#next = undefined;
      try {
        await this.#write(copy);
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }

  async #write(copy: ContentCopy): Promise<void> {
    const hash = createHash('sha256');
    for await (const part of partsOf(copy)) hash.update(part);
    const sha256 = hash.digest('base64url');
    this.#hash ??= hashIn(readIfExists(this.#path));
    if (sha256 === this.#hash) return;
    await mkdir(this.#options.dataDir, { recursive: true });
    // Of two platforms on one data folder one writes; the other has the same content.
    const { release } = tryLock(`${this.#path}.lock`);
    if (!release) return;
    try {
      await this.#replace(copy, sha256);
    } finally {
      release();
    }
    this.#hash = sha256;
  }

  async #replace(copy: ContentCopy, sha256: string): Promise<void> {
    const unfinished = `${this.#path}.new`;
    rmSync(unfinished, { force: true });
    const file = await open(unfinished, 'wx', 0o600);
    try {
      for await (const part of partsOf(copy)) await file.writeFile(part);
      await file.writeFile(`${JSON.stringify({ sha256 })}\n`);
      // Renamed before its content is on disk, it could be empty after a power failure.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, this.#path);
  }
}

/** Yields the lines of a copy without the last, many at a time. */
async function* partsOf({ texts, media: files }: ContentCopy): AsyncGenerator<string> {
  yield `${JSON.stringify(FORMAT)}\n`;
  const lines = [...[...texts].map(([path, text]) => ({ path, text })), ...[...files].map(toMediaLine)];
  for await (const slice of inSlices(lines)) yield slice.map((one) => `${JSON.stringify(one)}\n`).join('');
}

const toMediaLine = ([path, file]: readonly [string, MediaFile]) => ({ path, media: file });

/** Returns the hash in the last line of a file; undefined without one. */
const hashIn = (text: string | undefined): string | undefined =>
  /\{"sha256":"([\w-]+)"\}\n$/.exec(text?.slice(-100) ?? '')?.[1];

/** Returns the copy in the text of a file; throws when it is not the text that was written. */
function parse(text: string): ContentCopy {
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const written = text.slice(0, end);
  if (hashIn(text) !== createHash('sha256').update(written).digest('base64url')) throw new Damaged();
  const [format = '', ...lines] = written.trimEnd().split('\n');
  if (JSON.parse(format) !== FORMAT) throw new Damaged();
  const texts = new Map<string, string>();
  const files = new Map<string, MediaFile>();
  for (const one of lines.map((json) => line.parse(JSON.parse(json)))) {
    if ('text' in one) texts.set(one.path, one.text);
    else if ('media' in one) files.set(one.path, one.media);
  }
  return { texts, media: files };
}

const readIfExists = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
