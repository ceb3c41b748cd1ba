import { auditPage } from '#tests/support/audit-page.ts';
import { also, expect, test } from '#tests/support/site.ts';
import { sitemapPathsIn, withoutFurtherItems } from '#tests/support/sitemap.ts';

/** Number of parts of the sitemap, one test each, so that workers run them in parallel. */
const PARTS = 6;

const SITE_NAME = { ar: 'بنك ركن', en: 'Rukn Bank' };

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
          await page.setViewportSize({ width: 320, height: 700 });
          const arabic = path.replace(/^\/en(?=\/|$)/, '') || '/';
          const response = await page.goto(path);
          const audit = await auditPage(page, siteLanguage);
          expect.soft({ status: response?.status(), ...audit, logged: noise.splice(0) }, path).toEqual({
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
            logged: [],
          });
        }
      },
    );
  });
}
