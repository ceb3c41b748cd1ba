/** Under which name the build's manifest of pages lists the script that starts a page. No address leads to it. */
export const START_SCRIPT = '/start';

/** As much of webpack's settings as is changed. */
interface WebpackSettings {
  entry: () => Promise<Readonly<Record<string, unknown>>>;
  plugins: readonly unknown[];
}

/** What Next says of the build whose settings they are. */
interface Build {
  readonly isServer: boolean;
  readonly dev: boolean;
  readonly webpack: { readonly DefinePlugin: new (definitions: Readonly<Record<string, string>>) => unknown };
}

/**
 * Adds to a build for browsers a script of our own that starts a page, one file with its own runtime, beside Next's
 * scripts, which only a developer's server sends.
 */
export const withStartScript =
  (file: string) =>
  (settings: WebpackSettings, { isServer, dev, webpack }: Build) => {
    if (isServer || dev) return settings;
    const { entry, plugins } = settings;
    // Next has every script wait for its main one: this one waits for none.
    const start = { import: file, runtime: false, dependOn: undefined };
    return {
      ...settings,
      entry: async () => ({ ...(await entry()), [`pages${START_SCRIPT}`]: start }),
      // React asks whether there is a Node process: in a browser there is none, nor need one be made up.
      plugins: [...plugins, new webpack.DefinePlugin({ 'typeof process': '"undefined"' })],
    };
  };
