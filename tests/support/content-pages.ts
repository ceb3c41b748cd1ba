import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../sitecore/content/pages');

/** Pages that stand for a failure: who comes to them is told of it. */
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

/** Published pages of the content, without those that stand for a failure. */
export const contentPages: readonly ContentPage[] = globSync('**/*.yml', { cwd: FOLDER })
  .filter((file) => !file.endsWith('.draft.yml'))
  .sort()
  .map(readPage)
  .filter(({ path }) => !FAILURES.includes(path));

/** Returns pages that place every set of renderings of the content: no page places all those of another one. */
export function templatePages(): readonly ContentPage[] {
  const largestFirst = contentPages.toSorted((one, other) => other.renderings.size - one.renderings.size);
  return largestFirst.reduce<readonly ContentPage[]>(
    (kept, page) =>
      kept.some(({ renderings }) => [...page.renderings].every((name) => renderings.has(name)))
        ? kept
        : [...kept, page],
    [],
  );
}
