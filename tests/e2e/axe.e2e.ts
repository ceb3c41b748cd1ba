import type { APIRequestContext } from '@playwright/test';
import { also, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';
import { sitemapPathsIn } from '#tests/support/sitemap.ts';

interface BuiltPage {
  readonly path: string;
  readonly renderings: ReadonlySet<string>;
}

/** Returns the renderings that a page is built of. */
async function readPage(request: APIRequestContext, path: string): Promise<BuiltPage> {
  const html = await (await request.get(path)).text();
  return { path, renderings: new Set([...html.matchAll(/ data-widget="(\w+)"/g)].map(([, name = '']) => name)) };
}

/** Returns a page for each set of renderings, without those whose renderings are all on another page of the list. */
async function readTemplates(request: APIRequestContext): Promise<readonly BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const path of await sitemapPathsIn(request, 'ar')) pages.push(await readPage(request, path));
  const largestFirst = pages.sort((one, other) => other.renderings.size - one.renderings.size);
  return largestFirst.reduce<readonly BuiltPage[]>(
    (kept, page) => (kept.some(({ renderings }) => page.renderings.isSubsetOf(renderings)) ? kept : [...kept, page]),
    [],
  );
}

test(
  'every set of renderings that a page is built of is clean to axe, and does not scroll sideways',
  also({ phone: 'renderings stand one below the other' }),
  async ({ page, request }) => {
    const templates = await readTemplates(request);
    expect(templates.length).toBeGreaterThan(15);
    expect(new Set(templates.flatMap(({ renderings }) => [...renderings])).size).toBeGreaterThan(30);
    for (const { path } of templates) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      });
    }
  },
);
