import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fixtures } from '#src/widgets/errors/ErrorCard/ErrorCard.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import type { QaClient } from '#tests/support/qa/qa-client.ts';
import { also, expectNoAxeViolations, expectNoAxeViolationsInArabic, localizedPath } from '#tests/support/site.ts';

/** Colour `--danger` of src/styles/tokens.css. */
const RED = 'rgb(179, 38, 30)';

const UNKNOWN = [
  '/nowhere',
  '/personal/nowhere',
  '/personal/finance/a/b/c',
  '/a%22b',
  '/%D8%B9%D9%86%D9%88%D8%A7%D9%86',
  '/a/b/c/d/e/f',
  '/<script>',
  '/..%2f..%2fetc',
];

/** Publishes a page whose layout is none, as of a platform that fails; returns its path without language prefix. */
const publishBroken = (client: QaClient): Promise<string> => client.publish({ layout: { message: 'An error' } });

/** Returns what a page of an error has in its HTML. */
const factsOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    return {
      lang: parsed.documentElement.lang,
      heading: all('h1').map(({ textContent }) => textContent),
      robots: all('meta[name=robots]').map((meta) => meta.getAttribute('content')),
      links: all('main a').map((link) => [link.textContent, link.getAttribute('href')]),
    };
  }, html);

test(
  'pages that do not exist and pages that fail',
  also({ english: 'addresses begin with /en, and texts are phrases' }),
  async ({ page, request, open, t, qa, qaClient, siteLanguage }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    const home = t({ ar: '/', en: '/en' });
    const wayBack = main.getByRole('link', { name: t({ ar: 'العودة إلى الرئيسية', en: 'Back to the home page' }) });

    await test.step('ERRP-09 unknown paths respond 404 and failures 500, in the language of the path and with noindex', async () => {
      await open('/nowhere');
      for (const path of UNKNOWN) {
        const response = await request.get(localizedPath(siteLanguage, path));
        expect(response.status(), path).toBe(404);
        expect(await factsOf(page, await response.text()), path).toEqual({
          lang: siteLanguage,
          heading: [expect.stringMatching(/\S/)],
          robots: ['noindex'],
          links: expect.arrayContaining([[await wayBack.innerText(), home]]),
        });
      }
      const failing = [
        [await publishBroken(qaClient), 503],
        ['/500', 500],
      ] as const;
      for (const [path, status] of failing) {
        expect((await open(path)).status(), path).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', siteLanguage);
        await expect(heading).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
    });

    await test.step('ERRP-02 a server error shows the texts of 500_TITLE and 500_SUB', async () => {
      const words = z
        .looseObject({ '500_TITLE': z.string().min(10), '500_SUB': z.string().min(10) })
        .parse(await (await request.get(`/api/dictionary/${siteLanguage}`)).json());
      await expect(heading).toHaveText(words['500_TITLE']);
      await expect(heading).toHaveText(t({ ar: 'تعذّر عرض هذه الصفحة', en: 'We can’t show this page' }));
      await expect(main).toContainText(words['500_SUB']);
      await expect(page.getByRole('banner')).toBeVisible();
      await expectNoAxeViolationsInArabic(page);
      await qa.expectLogged(/status of 500/);
      await qa.expectLogged(/status of 503/);
    });

    await test.step('ERRP-04 the 404 page has a way back to the root of its language', async () => {
      await open('/nowhere');
      await expectNoAxeViolationsInArabic(page);
      await wayBack.click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
      await qa.expectLogged(/status of 404/);
    });
  },
);

test('the generic error page and cards of errors', async ({ qa, page, open, t }) => {
  const main = page.getByRole('main');

  await test.step('ERRP-01 the generic error page shows the site’s texts for a failure', async () => {
    await open('/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t({ ar: 'حدث خطأ', en: 'Something went wrong' }));
    await expect(main).toContainText(
      t({
        ar: 'لم نتمكن من إتمام ما طلبته. حاول مرة أخرى بعد قليل.',
        en: 'We could not complete that. Please try again in a moment.',
      }),
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeViolations(page);
  });

  await qa.publish([fixtures.minimal, fixtures.goBack, fixtures.full]);
  await qa.open();
  await test.step('ERRP-07 SEC-ERRCARD-01 an error card shows a red cross, its message and, where content sets one, a link back to its target', async () => {
    await expect(
      main.getByText(t({ ar: 'لم نتمكن من إتمام ما طلبته.', en: 'We could not complete that.' })),
    ).toHaveCount(3);
    const crosses = main.locator('svg').filter({ has: page.locator('use[href="#icon-close"]') });
    await expect(crosses).toHaveCount(3);
    for (const cross of await crosses.all()) {
      await expect(cross).toBeVisible();
      await expect(cross).toHaveCSS('color', RED);
      await expect(cross).toHaveCSS('stroke', RED);
    }
    await expect(main.getByRole('button')).toHaveCount(1);
    await expect(main.getByRole('link')).toHaveCount(1);
    await expect(main.getByRole('link')).toHaveAttribute('href', t({ ar: '/', en: '/en' }));
  });

  await test.step('ERRP-08 an error card with a back button goes one step back in the history', async () => {
    await main.getByRole('button', { name: t({ ar: 'رجوع', en: 'Go back' }) }).click();
    await expect(page).toHaveURL(/\/error$/);
  });
});
