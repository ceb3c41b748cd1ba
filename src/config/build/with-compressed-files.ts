import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Build, withAddedFiles } from './build-assets.ts';

/** Endings of a build's files as they are compressed, by content encoding, the one that makes them smallest first. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const;

/** Content encoding of a response. */
export type Encoding = keyof typeof COMPRESSED;

/** Content encodings, the one that makes texts smallest first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Files that every visitor loads, as text. */
const TEXT = /^static\/.*\.(?:js|css)$/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Returns webpack settings of a built site that add its scripts and style sheets as small as each encoding makes them. */
export const withCompressedFiles = <S extends { readonly plugins: readonly unknown[] }>(settings: S, build: Build): S =>
  withAddedFiles(settings, build, {
    name: 'CompressedFiles',
    // Nothing changes them later.
    stage: build.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1,
    make: async (assets) => {
      const files = Object.entries(assets).filter(([name]) => TEXT.test(name));
      const compressed = files.map(async ([name, asset]) => {
        const bytes = Buffer.from(asset.source());
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        };
        return [
          [name + COMPRESSED.br, await compressBrotli(bytes, { params })],
          [name + COMPRESSED.gzip, await compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION })],
        ] as const;
      });
      return Object.fromEntries((await Promise.all(compressed)).flat());
    },
  });
