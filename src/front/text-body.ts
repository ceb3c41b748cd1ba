import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entityTag } from '#src/shell/http/entity-tag.ts';
import type { Encoding } from '#src/config/compressed-files.ts';

/** Brotli's quality: smaller than gzip's best in nearly the same time. */
export const BROTLI_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text that is sent to many: its bytes, its tag, and its compressed bytes, made once per encoding outside of the main thread. */
export class TextBody {
  readonly bytes: Buffer;
  /** Strong tag of the bytes (RFC 9110, section 8.8.3). */
  readonly tag: string;
  readonly #encoded: Map<Encoding, Promise<Buffer>>;

  /** Makes a body of bytes, of which those in some encodings may be known. */
  constructor(bytes: Buffer, encoded: ReadonlyMap<Encoding, Buffer> = new Map()) {
    this.bytes = bytes;
    this.tag = entityTag(bytes);
    this.#encoded = new Map([...encoded].map(([encoding, known]) => [encoding, Promise.resolve(known)]));
  }

  /** Returns the bytes in an encoding. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const compressed = compress(this.bytes, encoding);
    this.#encoded.set(encoding, compressed);
    compressed.catch(() => this.#encoded.delete(encoding));
    return compressed;
  }
}

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(bytes)
    : compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
