import { createHash } from 'node:crypto';
import {
  IN_TWO_FILES,
  LATER_MEDIA,
  STYLE_SHEETS,
  type StyleSheetName,
  styleSheetNames,
  styleSheetPaths,
} from '../style-sheets.ts';
import { readSourceWords, type SourceWords } from './source-words.ts';

/** Part of webpack's configuration that is changed. */
interface WebpackSettings {
  readonly plugins: readonly unknown[];
}

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

type Assets = Readonly<Record<string, { source(): string | Buffer }>>;

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, task: (compilation: Compilation) => void): void };
  };
}

/** Part of Next's build context that is used. */
interface Build {
  readonly isServer: boolean;
  readonly dev: boolean;
  readonly webpack: {
    readonly DefinePlugin: new (definitions: Readonly<Record<string, string>>) => unknown;
    readonly sources: { readonly RawSource: new (text: string) => unknown };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: number };
  };
}

/**
 * Returns webpack settings of a built site that add to its one style sheet those of `STYLE_SHEETS`, and define
 * `process.env.STYLE_SHEETS`: their versions by name, as JSON. A development server has the unsplit style sheet only.
 */
export function withStyleSheets<S extends WebpackSettings>(settings: S, { isServer, dev, webpack }: Build): S {
  if (dev) return settings;
  const sheets = styleSheetNames.map((name) => {
    const words = name === 'whole' ? undefined : readSourceWords(STYLE_SHEETS[name]);
    return { name, words, version: versionOf(name, words) };
  });
  const versions = JSON.stringify(Object.fromEntries(sheets.map(({ name, version }) => [name, version])));
  const definitions = new webpack.DefinePlugin({ 'process.env.STYLE_SHEETS': JSON.stringify(versions) });
  return {
    ...settings,
    plugins: [...settings.plugins, definitions, ...(isServer ? [] : [emitSheets(sheets, webpack)])],
  };
}

interface Sheet {
  readonly name: StyleSheetName;
  /** Undefined for all words. */
  readonly words: SourceWords | undefined;
  readonly version: string;
}

/** Returns a webpack plugin that emits style sheets beside each whole one, once that has its final name. */
const emitSheets = (sheets: readonly Sheet[], { sources, Compilation }: Build['webpack']) => ({
  apply: ({ hooks }: Compiler) => {
    const options = { name: 'StyleSheets', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
    hooks.thisCompilation.tap(options.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(options, async (assets) => {
        // Loaded by builds only: a server that starts needs no packages of builds.
        const { filterStyles } = await import('./filter-styles.ts');
        const { splitStyles } = await import('./split-styles.ts');
        for (const [path, asset] of Object.entries(assets).filter(([path]) => path.endsWith('.css')))
          for (const { name, words, version } of sheets) {
            const all = asset.source().toString();
            const styles = words ? filterStyles(all, words) : all;
            const { first, later } = styleSheetPaths(path, name, version);
            const split = later === undefined ? { first: styles, later: '' } : splitStyles(styles);
            compilation.emitAsset(first, new sources.RawSource(split.first));
            if (later !== undefined) compilation.emitAsset(later, new sources.RawSource(split.later));
          }
      });
    });
  },
});

const versionOf = (name: StyleSheetName, words: SourceWords | undefined): string => {
  const ofWords = words ? [[...words.ofWidgets].sort(), [...words.ofAll].sort()] : [];
  return createHash('sha256')
    .update(JSON.stringify([IN_TWO_FILES.has(name) && LATER_MEDIA, ...ofWords]))
    .digest('hex')
    .slice(0, 8);
};
