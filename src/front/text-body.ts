import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entityTag } from '#src/shell/http/entity-tag.ts';
import type { Encoding } from '#src/config/build/with-compressed-files.ts';

/** Brotli's quality: smaller than gzip's best in nearly the same time. */
export const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text that is sent to many: its bytes, its tag, and its compressed bytes, made once per encoding outside of the main thread. */
export class TextBody {
  readonly bytes: Buffer;
  /** Strong tag of the bytes (RFC 9110, section 8.8.3). */
  readonly tag: string;
  readonly #quality: number;
  readonly #encoded: Map<Encoding, Promise<Buffer>>;

  /** Makes a body of bytes, of which those in some encodings may be known; with Brotli's quality, from 0 to 11. */
  constructor(
    bytes: Buffer,
    {
      encoded = new Map(),
      quality = BROTLI_QUALITY,
    }: { readonly encoded?: ReadonlyMap<Encoding, Buffer>; readonly quality?: number } = {},
  ) {
    this.bytes = bytes;
    this.tag = entityTag(bytes);
    this.#quality = quality;
    this.#encoded = new Map([...encoded].map(([encoding, known]) => [encoding, Promise.resolve(known)]));
  }

  /** Returns the bytes in an encoding. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const compressed = encoding === 'gzip' ? compressGzip(this.bytes) : compressByBrotli(this.bytes, this.#quality);
    this.#encoded.set(encoding, compressed);
    compressed.catch(() => this.#encoded.delete(encoding));
    return compressed;
  }
}

const compressByBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
