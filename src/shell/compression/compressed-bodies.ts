import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '../error-message.ts';
import type { Encoding } from './choose-encoding.ts';

/** Memory of compressed bodies: pages of 1,200 addresses in two languages have some 30 MB. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Number of times that a body is sent before it is compressed as small as possible, which takes forty times as long. */
const SENT_BEFORE_BEST = 3;

/** Brotli's qualities: smaller than gzip's best in nearly the same time, and as small as possible. */
const QUALITY = { first: 5, best: constants.BROTLI_MAX_QUALITY };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const brotli = (body: Uint8Array, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });

/** Compresses a body once, outside of the main thread. */
export const compress = (body: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, QUALITY.first) : compressGzip(body);

interface CompressedBody {
  readonly bytes: Buffer;
  readonly isBest: boolean;
  sent: number;
}

/** A version of a response. */
export interface Version {
  /** Its path and tag. */
  readonly name: string;
  /** True for a file that never changes, which every visitor of a release loads. */
  readonly isImmutable: boolean;
}

/**
 * Compressed bodies of cached responses by their version, bounded: each is compressed once, and as small as possible after its first
 * response when it never changes, else when it is sent often.
 */
export class CompressedBodies {
  /** Bodies that are being compressed as small as possible, one after the other, by key. */
  readonly #waiting = new Map<string, Uint8Array>();
  readonly #bodies = new LRUCache<string, CompressedBody, { readonly body: Uint8Array; readonly encoding: Encoding }>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
    fetchMethod: async (_key, _stale, { context: { body, encoding } }) => ({
      bytes: await compress(body, encoding),
      isBest: encoding !== 'br',
      sent: 0,
    }),
  });

  /** Returns a version's bytes when they are known; `body` is what they were compressed from. */
  known({ name }: Version, encoding: Encoding, body: Uint8Array): Buffer | undefined {
    const key = keyOf(name, encoding);
    const known = this.#bodies.get(key);
    if (!known) return undefined;
    known.sent += 1;
    // Pages do not queue: one that is often sent is improved at a later request.
    if (!known.isBest && known.sent >= SENT_BEFORE_BEST && this.#waiting.size === 0) void this.#improve(key, body);
    return known.bytes;
  }

  /** Compresses a version; requests of the same version at the same time share one compression. */
  async add({ name, isImmutable }: Version, encoding: Encoding, body: Uint8Array): Promise<Buffer> {
    const key = keyOf(name, encoding);
    const added = await this.#bodies.forceFetch(key, { context: { body, encoding } });
    added.sent += 1;
    if (isImmutable && !added.isBest) void this.#improve(key, body);
    return added.bytes;
  }

  /** Replaces bytes by smaller ones, one body at a time: what is sent meanwhile comes first. */
  async #improve(key: string, body: Uint8Array): Promise<void> {
    const isRunning = this.#waiting.size > 0;
    this.#waiting.set(key, body);
    if (isRunning) return;
    for (const [next, waiting] of this.#waiting) {
      await this.#replace(next, waiting);
      this.#waiting.delete(next);
    }
  }

  async #replace(key: string, body: Uint8Array): Promise<void> {
    try {
      const bytes = await brotli(body, QUALITY.best);
      this.#bodies.set(key, { bytes, isBest: true, sent: SENT_BEFORE_BEST });
    } catch (error) {
      console.error(`a response was not compressed: ${errorMessage(error)}`);
    }
  }
}

const keyOf = (version: string, encoding: Encoding): string => `${encoding} ${version}`;
