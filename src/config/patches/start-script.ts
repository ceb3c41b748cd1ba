import type { DocumentProps } from 'next/document';
import type { WebpackSettings } from './browser-build.ts';

/** Page name of the start script in the build's manifest. It is not a route. */
const START_SCRIPT = '/start';

/**
 * Adds the start script to a browser build: one file with its own runtime, beside Next's scripts, which only a development server
 * sends.
 */
export function withStartScript(settings: WebpackSettings, file: string): WebpackSettings {
  const { entry, optimization } = settings;
  const name = `pages${START_SCRIPT}`;
  // Next makes every entry depend on its main script; this one depends on none.
  const start = { import: file, runtime: false, dependOn: undefined };
  return {
    ...settings,
    entry: async () => ({ ...(await entry()), [name]: start }),
    // Pages import the same modules for Next's own scripts; a chunk shared with those would be a second script.
    optimization: {
      ...optimization,
      splitChunks: { ...optimization.splitChunks, chunks: (chunk: { name?: string }) => chunk.name !== name },
    },
  };
}

/**
 * Returns the file of the start script in a build's manifest; undefined on a development server. Next lists its own main scripts
 * with it, as it does for every page.
 */
export function startScriptFile({ pages }: DocumentProps['buildManifest']): string | undefined {
  const { [START_SCRIPT]: files = [], '/_app': appFiles } = pages;
  return files.find((name) => !appFiles.includes(name));
}
