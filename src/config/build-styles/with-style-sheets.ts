import { createHash, randomBytes } from 'node:crypto';
import { TAGGED_STYLES, type TaggedStyles } from '../tagged-styles.ts';
import { readSourceWords } from './source-words.ts';

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
 * Returns webpack settings of a built site that write the rules of its one style sheet with the widgets that need them
 * (`TAGGED_STYLES`), from which the site assembles the sheet of each page. A development server has the one style sheet only.
 */
export function withStyleSheets<S extends WebpackSettings>(settings: S, { isServer, dev, webpack }: Build): S {
  if (dev) return settings;
  const definition = new webpack.DefinePlugin({ 'process.env.HAS_TAGGED_STYLES': JSON.stringify('1') });
  return { ...settings, plugins: [...settings.plugins, definition, ...(isServer ? [] : [tagPlugin(webpack)])] };
}

/** Returns a webpack plugin that emits the tagged styles once the style sheet is minified. */
const tagPlugin = ({ sources, Compilation }: Build['webpack']) => ({
  apply: ({ hooks }: Compiler) => {
    const options = { name: 'TaggedStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
    hooks.thisCompilation.tap(options.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(options, async (assets) => {
        // Loaded by builds only: a server that starts needs no packages of builds.
        const { tagStyles } = await import('./tag-styles.ts');
        const [sheet, ...others] = Object.entries(assets).filter(([path]) => path.endsWith('.css'));
        if (!sheet || others.length > 0) throw new Error('expected one style sheet of all widgets');
        const styles = tagStyles(sheet[1].source().toString(), readSourceWords());
        const version = createHash('sha256').update(JSON.stringify(styles)).digest('base64url').slice(0, 12);
        const tagged = { ...styles, version, secret: randomBytes(16).toString('hex') } satisfies TaggedStyles;
        compilation.emitAsset(TAGGED_STYLES, new sources.RawSource(JSON.stringify(tagged)));
      });
    });
  },
});
