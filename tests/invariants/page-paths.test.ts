import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { buildPagePath, pagePaths, paths } from '#src/config/paths.ts';
import { searchUrl } from '#src/features/search/search-url.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Paths of the demo bank's pages in its content. */
let contentPaths: ReadonlySet<string>;

beforeAll(async () => {
  const { web } = await loadContentStates(join(ROOT, 'sitecore/content'));
  contentPaths = new Set([...web.tree.pages].map(({ url = '' }) => url));
});

/** Sources of the site, without tests, examples and the table itself. */
const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture|examples)\.tsx?$/.test(file) && file !== join('src', 'config', 'paths.ts'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Returns the string literals of a source that are or begin with a path, comments left out. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '').matchAll(/(["'`])(\/[^"'`\s]*)/g)].map(
    ([, , address = '']) => address.replace(/(?:\$\{|[?#]).*$/s, '').replace(/(?<=.)\/$/, ''),
  );

describe('the paths of pages', () => {
  it('SHELL-03 stand in one table for all code: no file of the site names one, and the table says where calculators and the comparison are', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(pathsIn("a('/help', `/personal/${b}`) // '/no'")).toEqual(['/help', '/personal']);
    const isPage = (address: string) => contentPaths.has(address.replace(/^\/(?:ar|en)(?=\/|$)/, '') || paths.home);
    const named = sources.flatMap(({ file, text }) =>
      [
        ...pathsIn(text).filter((address) => address !== '/' && isPage(address)),
        ...(text.match(/\b(?:href|action)="\/[^".]*"/g) ?? []),
      ].map((address) => `${file}: ${address}`),
    );
    expect(named).toEqual([]);

    expect(contentPaths).toContain(buildPagePath('calculator', { calculator: 'auto-finance' }));
    expect(buildPagePath('calculator', { calculator: 'auto-finance' })).toBe('/calculators/auto-finance');
    expect(buildPagePath('compareCards', {})).toBe('/compare-cards');
    const moved = { ...pagePaths, calculator: '/tools/{calculator}/reckon', compareCards: '/cards/compare' };
    expect(buildPagePath('calculator', { calculator: 'auto-finance' }, moved)).toBe('/tools/auto-finance/reckon');
    expect(buildPagePath('compareCards', {}, moved)).toBe('/cards/compare');
    expect(searchUrl('a', 'en')).toBe('/en/search?q=a');
  });
});
