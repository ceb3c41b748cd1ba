/** Page name of the start script in the build's manifest. It is not a route. */
export const START_SCRIPT = '/start';

/** Part of webpack's configuration that is changed. */
interface WebpackSettings {
  entry: () => Promise<Readonly<Record<string, unknown>>>;
  plugins: readonly unknown[];
  readonly output: object;
  readonly optimization: { readonly splitChunks: object | false };
}

/** Part of Next's build context that is read. */
interface Build {
  readonly isServer: boolean;
  readonly dev: boolean;
  readonly webpack: { readonly DefinePlugin: new (definitions: Readonly<Record<string, string>>) => unknown };
}

/**
 * Returns the file of a chunk of a library by its content, so that browsers keep it from release to release, and of any other by
 * the release: the start script would have the hash of each, and hashes do not compress.
 */
const chunkFilename = ({ chunk }: { readonly chunk?: { readonly name?: string | null } }): string =>
  `static/chunks/${typeof chunk?.name !== 'string' ? '[id].[fullhash]' : '[name].[contenthash]'}.js`;

/**
 * Returns a webpack hook that adds the start script to browser builds: one file with its own runtime, beside Next's
 * scripts, which only a development server sends.
 */
export const withStartScript =
  (file: string) =>
  (settings: WebpackSettings, { isServer, dev, webpack }: Build) => {
    if (isServer || dev) return settings;
    const { entry, plugins, optimization, output } = settings;
    const name = `pages${START_SCRIPT}`;
    // Next makes every entry depend on its main script; this one depends on none.
    const start = { import: file, runtime: false, dependOn: undefined };
    return {
      ...settings,
      output: { ...output, hashDigestLength: 8, chunkFilename },
      entry: async () => ({ ...(await entry()), [name]: start }),
      // Pages import the same modules for Next's own scripts; a chunk shared with those would be a second script.
      optimization: {
        ...optimization,
        splitChunks: { ...optimization.splitChunks, chunks: (chunk: { name?: string }) => chunk.name !== name },
      },
      // React tests for a Node process; without this definition webpack would polyfill one.
      plugins: [...plugins, new webpack.DefinePlugin({ 'typeof process': '"undefined"' })],
    };
  };
