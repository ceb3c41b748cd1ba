import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { expect, test } from '#tests/support/site.ts';
import { sitemapPaths } from '#tests/support/sitemap.ts';

/** Largest size of a compressed style sheet in bytes: 1.4 kB more than fits the first round trip (decision 26). */
const LARGEST_SHEET = 15_800;

const textAt = async (request: APIRequestContext, url: string) => (await request.get(url)).text();

/** Returns how many rules name each class. */
function rulesByClass(css: string): ReadonlyMap<string, number> {
  const rules = new Map<string, number>();
  parse(css).walkRules(({ selector }) => {
    selectorParser((root) => {
      root.walkClasses(({ value }) => void rules.set(value, (rules.get(value) ?? 0) + 1));
    }).processSync(selector);
  });
  return rules;
}

const unescape = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns the classes in HTML. */
const classesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescape(names).split(/\s+/))),
];

test('a page’s style sheet is small and has all rules of its classes', async ({ request }) => {
  test.slow();
  const sheets = new Map<string, Promise<string>>();
  const load = (url: string) => sheets.get(url) ?? sheets.set(url, textAt(request, url)).get(url) ?? '';
  const paths = ['/no/such/page', '/search?q=x', ...(await sitemapPaths(request))];
  for (const path of paths) {
    const html = await textAt(request, path);
    const [, url = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const whole = url.replace(/\.\w+-\w+\.css$/, '.css');
    const [ofPage, ofAll] = [rulesByClass(await load(url)), rulesByClass(await load(whole))];
    expect(
      classesIn(html).filter((name) => ofPage.get(name) !== ofAll.get(name)),
      path,
    ).toEqual([]);
  }
  const split = [...sheets.keys()].filter((url) => /\.\w+-\w+\.css$/.test(url)).sort();
  expect(split.map((url) => /\.(\w+)-/.exec(url)?.[1])).toEqual(['finance', 'page', 'rewards']);
  for (const url of split) expect(gzipSync(await load(url)).length, url).toBeLessThan(LARGEST_SHEET);
});
