/** Groups of modules that become chunks of their own. */
interface SplitChunks {
  /** Chunks that are split. */
  readonly chunks?: unknown;
  readonly cacheGroups?: Readonly<Record<string, object | false>>;
}

/** Part of webpack's configuration that is changed. */
export interface WebpackSettings {
  entry: () => Promise<Readonly<Record<string, unknown>>>;
  plugins: readonly unknown[];
  readonly output: object;
  readonly optimization: { readonly splitChunks: SplitChunks | false };
}

/** Part of webpack that is used. */
export interface Webpack {
  readonly DefinePlugin: new (definitions: Readonly<Record<string, string>>) => unknown;
  readonly BannerPlugin: new (options: object) => unknown;
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
}

/** Part of Next's build context that is read. */
export interface Build {
  readonly isServer: boolean;
  readonly dev: boolean;
  readonly webpack: Webpack;
}
