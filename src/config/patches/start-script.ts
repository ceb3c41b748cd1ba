/** Page name of the start script in the build's manifest. It is not a route. */
export const START_SCRIPT = '/start';

/** Groups of modules that become chunks of their own. */
interface SplitChunks {
  readonly cacheGroups?: Readonly<Record<string, object | false>>;
}

/** Part of webpack's configuration that is changed. */
interface WebpackSettings {
  entry: () => Promise<Readonly<Record<string, unknown>>>;
  plugins: readonly unknown[];
  readonly output: object;
  readonly optimization: { readonly splitChunks: SplitChunks | false };
}

/** Part of Next's build context that is read. */
interface Build {
  readonly isServer: boolean;
  readonly dev: boolean;
  readonly webpack: {
    readonly DefinePlugin: new (definitions: Readonly<Record<string, string>>) => unknown;
    readonly BannerPlugin: new (options: object) => unknown;
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
  };
}

/**
 * File of a chunk: named by the release, since the start script would have the hash of each chunk, and hashes do not compress.
 */
const CHUNK_FILE = 'static/chunks/[name].[fullhash].js';

/** File of a library that Next keeps in a chunk of its own: named by its content, so that browsers keep it from release to release. */
const LIBRARY_FILE = 'static/chunks/[name]-[contenthash].js';

/**
 * First line of React's file: Chromium then compiles all of it while it arrives, beside the page's main thread, instead of each function
 * when it is first called (decision 78).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const REACT_FILE = /\bframework-\w+\.js$/;

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
    const splitChunks = optimization.splitChunks || {};
    // Next makes every entry depend on its main script; this one depends on none.
    const start = { import: file, runtime: false, dependOn: undefined };
    return {
      ...settings,
      output: { ...output, hashDigestLength: 8, chunkFilename: CHUNK_FILE },
      entry: async () => ({ ...(await entry()), [name]: start }),
      // Pages import the same modules for Next's own scripts; a chunk shared with those would be a second script.
      optimization: {
        ...optimization,
        splitChunks: {
          ...splitChunks,
          cacheGroups: Object.fromEntries(
            Object.entries(splitChunks.cacheGroups ?? {}).map(([key, group]) => [
              key,
              group && { ...group, filename: LIBRARY_FILE },
            ]),
          ),
          chunks: (chunk: { name?: string }) => chunk.name !== name,
        },
      },
      plugins: [
        ...plugins,
        // React tests for a Node process; without this definition webpack would polyfill one.
        new webpack.DefinePlugin({ 'typeof process': '"undefined"' }),
        // After the minifier, which would remove it.
        new webpack.BannerPlugin({
          banner: COMPILE_HINT,
          raw: true,
          include: REACT_FILE,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }),
      ],
    };
  };
