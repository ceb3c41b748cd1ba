import type { Page } from '@playwright/test';
import { auditPage } from '#tests/support/audit-page.ts';
import { contentPages, templatePages } from '#tests/support/content-pages.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { also, expect, pixelsTooWide, test } from '#tests/support/site.ts';
import { sitemapPathsIn, withoutFurtherItems } from '#tests/support/sitemap.ts';

/** Number of parts of the sitemap, one test each, so that workers run them in parallel. */
const PARTS = 12;

const SITE_NAME = { ar: 'بنك ركن', en: 'Rukn Bank' };

/** Paths of the pages that axe checks, in Arabic: markup and colours of an English page are the same. */
const templates = new Set(templatePages().map(({ path }) => path));

/** Windows of a desktop and a phone, in which axe checks a page: on a phone renderings stand one below the other. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Returns what axe finds on an open page in each window, and by how much the page is wider than it. */
async function readByAxe(page: Page) {
  const found = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    found.push(await axeViolations(page), await pixelsTooWide(page));
  }
  return found;
}

for (const part of Array.from({ length: PARTS }).keys()) {
  test.describe(`part ${part + 1} of ${PARTS} of the sitemap`, () => {
    test(
      'LANGSW-02 SHELL-13 every page has its language and direction, with one heading of the first level',
      also({ english: 'text is of other widths, and runs from left to right' }),
      async ({ page, request, noise, t, siteLanguage }) => {
        test.slow();
        const paths = withoutFurtherItems(await sitemapPathsIn(request, siteLanguage)).filter(
          (_, place) => place % PARTS === part,
        );
        for (const path of paths) {
          const arabic = path.replace(/^\/en(?=\/|$)/, '') || '/';
          await page.setViewportSize({ width: 320, height: 700 });
          const response = await page.goto(path);
          const audit = await auditPage(page, siteLanguage);
          const byAxe = templates.has(path) ? await readByAxe(page) : [[], 0, [], 0];
          expect.soft({ status: response?.status(), ...audit, byAxe, logged: noise.splice(0) }, path).toEqual({
            status: 200,
            lang: siteLanguage,
            dir: t({ ar: 'rtl', en: 'ltr' }),
            title: expect.stringContaining(t(SITE_NAME)),
            isDescribed: true,
            canonical: path,
            alternates: { ar: arabic, en: `/en${arabic.replace(/^\/$/, '')}`, 'x-default': arabic },
            landmarks: ['header', 'main', 'footer'],
            firstHeadings: 1,
            headingsOutOfOrder: [],
            emptyHeadings: 0,
            imagesWithoutAlt: [],
            controlsWithoutName: [],
            tablesWithoutHeaders: 0,
            repeatedIds: [],
            strays: [],
            tooWide: [],
            print: {
              leftOver: [],
              closed: [],
              titleIsShown: true,
              address: expect.stringContaining(path),
              pixelsTooWide: 0,
            },
            unmarked: [],
            byAxe: [[], 0, [], 0],
            logged: [],
          });
        }
      },
    );
  });
}

test('axe checks every set of renderings, also on pages that the sitemap leaves out', async ({ page, request }) => {
  test.slow();
  const listed = withoutFurtherItems(await sitemapPathsIn(request, 'ar'));
  for (const path of [...templates].filter((one) => !listed.includes(one))) {
    expect((await page.goto(path))?.status()).toBe(200);
    expect.soft(await readByAxe(page), path).toEqual([[], 0, [], 0]);
  }
  const placed = (pages: typeof contentPages) => new Set(pages.flatMap(({ renderings }) => [...renderings]));
  expect(placed(contentPages).size).toBeGreaterThan(30);
  expect(placed(templatePages())).toEqual(placed(contentPages));
});
