import { createHash, randomBytes } from 'node:crypto';
import { TAGGED_STYLES, type TaggedStyles } from '../tagged-styles.ts';
import { type Build, withAddedFiles } from './build-assets.ts';
import { readSourceWords } from './source-words.ts';

/**
 * Returns webpack settings of a built site that write the rules of its one style sheet with the widgets that need them
 * (`TAGGED_STYLES`), from which the site assembles the sheet of each page. A development server has the one style sheet only.
 */
export const withStyleSheets = <S extends { readonly plugins: readonly unknown[] }>(settings: S, build: Build): S =>
  withAddedFiles(settings, build, {
    name: 'TaggedStyles',
    // The style sheet is minified.
    stage: build.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
    make: async (assets) => {
      // Loaded by builds only: a server that starts needs no packages of builds.
      const { tagStyles } = await import('./tag-styles.ts');
      const [sheet, ...others] = Object.entries(assets).filter(([path]) => path.endsWith('.css'));
      if (!sheet || others.length > 0) throw new Error('expected one style sheet of all widgets');
      const styles = tagStyles(sheet[1].source().toString(), readSourceWords());
      const version = createHash('sha256').update(JSON.stringify(styles)).digest('base64url').slice(0, 12);
      const tagged = { ...styles, version, secret: randomBytes(16).toString('hex') } satisfies TaggedStyles;
      return { [TAGGED_STYLES]: JSON.stringify(tagged) };
    },
  });
