import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const CONTENT = join(import.meta.dirname, '../../sitecore/content');
const FOLDER = join(CONTENT, 'pages');

/** Paths of the error pages. */
const FAILURES = ['/404', '/500', '/error'];

interface ContentPage {
  /** Path without language. */
  readonly path: string;
  /** Names of the renderings that the page places. */
  readonly renderings: ReadonlySet<string>;
}

function readPage(file: string): ContentPage {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const path = `/${file.replaceAll('\\', '/').replace(/\.yml$/, '')}`.replace(/^\/home$/, '/');
  const [, items] = /^wildcard: (\S+)$/m.exec(text) ?? [];
  return {
    path:
      items === undefined
        ? path
        : path
            .split('/')
            .slice(0, items.endsWith('/*') ? -2 : -1)
            .join('/') + firstOf(items),
    renderings: new Set([...text.matchAll(/\brendering: (\w+)/g)].map(([, name = '']) => name)),
  };
}

const withChildren = z.object({ children: z.tuple([z.object({ name: z.string() })], z.unknown()) });

/** Returns the URL of the first item that a wildcard page shows, below the wildcard's parent. */
function firstOf(items: string): string {
  const folder = items.replace(/\/\*$/, '');
  if (existsSync(join(CONTENT, `${folder}.yml`))) return `/${firstChild(`${folder}.yml`)}`;
  const [file = ''] = globSync('*.yml', { cwd: join(CONTENT, folder) }).sort();
  const name = `/${file.replace(/\.yml$/, '')}`;
  if (folder === items) return name;
  return `${name}/${firstChild(join(folder, file))}`;
}

const firstChild = (file: string): string =>
  withChildren.parse(parse(readFileSync(join(CONTENT, file), 'utf8'))).children[0].name;

/** Returns the published pages of the content, without the error pages; of each wildcard page the first that it shows. */
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
