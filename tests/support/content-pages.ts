import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../sitecore/content/pages');

/** Paths of the error pages. */
const FAILURES = ['/404', '/500', '/error'];

interface ContentPage {
  /** Path without language. */
  readonly path: string;
  /** Names of the renderings that the page places. */
  readonly renderings: ReadonlySet<string>;
}

const readPage = (file: string): ContentPage => ({
  path: `/${file.replaceAll('\\', '/').replace(/\.yml$/, '')}`.replace(/^\/home$/, '/'),
  renderings: new Set(
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/\brendering: (\w+)/g)].map(([, name = '']) => name),
  ),
});

/** Returns the published pages of the content, without the error pages. */
export const contentPages: readonly ContentPage[] = globSync('**/*.yml', { cwd: FOLDER })
  .filter((file) => !file.endsWith('.draft.yml'))
  .sort()
  .map(readPage)
  .filter(({ path }) => !FAILURES.includes(path));

/** Returns the fewest pages that cover every set of renderings of the content. */
export function templatePages(): readonly ContentPage[] {
  const largestFirst = contentPages.toSorted((one, other) => other.renderings.size - one.renderings.size);
  return largestFirst.reduce<readonly ContentPage[]>(
    (chosen, page) =>
      chosen.some(({ renderings }) => [...page.renderings].every((name) => renderings.has(name)))
        ? chosen
        : [...chosen, page],
    [],
  );
}
