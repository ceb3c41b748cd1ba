import type { WebpackSettings } from './browser-build.ts';

/**
 * File of a chunk: named by the release, since the start script would have the hash of each chunk, and hashes do not compress.
 */
const CHUNK_FILE = 'static/chunks/[name].[fullhash].js';

/** File of a library that Next keeps in a chunk of its own: named by its content, so that browsers keep it from release to release. */
const LIBRARY_FILE = 'static/chunks/[name]-[contenthash].js';

/** Names the chunks of a browser build by the release, and libraries by their content. */
export function withReleaseNames(settings: WebpackSettings): WebpackSettings {
  const { output, optimization } = settings;
  const splitChunks = optimization.splitChunks || {};
  const groups = Object.entries(splitChunks.cacheGroups ?? {});
  return {
    ...settings,
    output: { ...output, hashDigestLength: 8, chunkFilename: CHUNK_FILE },
    optimization: {
      ...optimization,
      splitChunks: {
        ...splitChunks,
        cacheGroups: Object.fromEntries(
          groups.map(([key, group]) => [key, group && { ...group, filename: LIBRARY_FILE }]),
        ),
      },
    },
  };
}
