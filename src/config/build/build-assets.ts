/** Part of webpack's configuration that is changed. */
interface WebpackSettings {
  readonly plugins: readonly unknown[];
}

/** Part of Next's build context that is used. */
export interface Build {
  readonly isServer: boolean;
  readonly dev: boolean;
  readonly webpack: {
    readonly sources: { readonly RawSource: new (text: string | Buffer) => unknown };
    readonly Compilation: {
      readonly PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: number;
      readonly PROCESS_ASSETS_STAGE_REPORT: number;
    };
  };
}

/** Files of a browser build by their names. */
type Assets = Readonly<Record<string, { source(): string | Buffer }>>;

/** Files that are added to a build, by their names. */
type Added = Readonly<Record<string, string | Buffer>>;

/** Part of a webpack compilation that is used. */
interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tapPromise(
        options: { readonly name: string; readonly stage: number },
        task: (assets: Assets) => Promise<void>,
      ): void;
    };
  };
  emitAsset(name: string, source: unknown): void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, task: (compilation: Compilation) => void): void };
  };
}

/** Returns webpack settings of a browser build that add files which are made of its others at a stage of webpack; others are unchanged. */
export function withAddedFiles<S extends WebpackSettings>(
  settings: S,
  { isServer, dev, webpack: { sources } }: Build,
  {
    make,
    ...options
  }: { readonly name: string; readonly stage: number; readonly make: (assets: Assets) => Promise<Added> },
): S {
  if (isServer || dev) return settings;
  const plugin = {
    apply: ({ hooks }: Compiler) =>
      hooks.thisCompilation.tap(options.name, (compilation) =>
        compilation.hooks.processAssets.tapPromise(options, async (assets) => {
          for (const [name, content] of Object.entries(await make(assets)))
            compilation.emitAsset(name, new sources.RawSource(content));
        }),
      ),
  };
  return { ...settings, plugins: [...settings.plugins, plugin] };
}
