import { z } from 'zod';
import { fixtures } from '#src/widgets/errors/ErrorCard/ErrorCard.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import type { QaClient } from '#tests/support/qa/qa-client.ts';
import { also, expectNoAxeViolations, expectNoAxeViolationsInArabic } from '#tests/support/site.ts';

/** Colour `--danger` of src/styles/tokens.css. */
const RED = 'rgb(179, 38, 30)';

const BACK_HOME = { ar: 'العودة إلى الرئيسية', en: 'Back to the home page' };

test('ERRP-01 the generic error page shows the site’s texts for a failure', async ({ page, open, t }) => {
  await open('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t({ ar: 'حدث خطأ', en: 'Something went wrong' }));
  await expect(page.getByRole('main')).toContainText(
    t({
      ar: 'لم نتمكن من إتمام ما طلبته. حاول مرة أخرى بعد قليل.',
      en: 'We could not complete that. Please try again in a moment.',
    }),
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page);
});

/** Publishes a page with an invalid layout; returns its path without language prefix. */
const publishBroken = (client: QaClient): Promise<string> => {
  const broken = { fields: { Title: 'no field' }, placeholders: {} };
  return client.publish({ ar: broken, en: broken });
};

test(
  'ERRP-02 a server error shows the texts of 500_TITLE and 500_SUB',
  also({ english: 'the words are phrases' }),
  async ({ page, request, open, siteLanguage, qa, qaClient }) => {
    const response = await open(await publishBroken(qaClient));
    expect(response.status()).toBe(500);
    const words = z
      .looseObject({ '500_TITLE': z.string().min(10), '500_SUB': z.string().min(10) })
      .parse(await (await request.get(`/api/dictionary/${siteLanguage}`)).json());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['500_TITLE']);
    await expect(page.getByRole('main')).toContainText(words['500_SUB']);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectNoAxeViolationsInArabic(page);
    await qa.expectLogged(/status of 500/);
  },
);

test(
  'ERRP-04 the 404 page has a way back to the root of its language',
  also({ english: 'the way leads to /en' }),
  async ({ page, open, t, qa }) => {
    await open('/nowhere');
    await page
      .getByRole('main')
      .getByRole('link', { name: t(BACK_HOME) })
      .click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${t({ ar: '/', en: '/en' })}$`));
    await qa.expectLogged(/status of 404/);
  },
);

test('ERRP-07 an error card has a red cross and the message it was given', async ({ qa, page, t }) => {
  await qa.publish(fixtures.minimal);
  await qa.open();
  const card = page.getByRole('main');
  await expect(card).toContainText(t({ ar: 'لم نتمكن من إتمام ما طلبته.', en: 'We could not complete that.' }));
  const cross = card.locator('svg').first();
  await expect(cross).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await cross.evaluate((icon) =>
    (getComputedStyle(icon).stroke.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(80);
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('ERRP-08 an error card with a back button goes one step back in the history', async ({ qa, page, open, t }) => {
  await qa.publish(fixtures.goBack);
  await open('/about');
  const before = page.url();
  await qa.open();
  await page.getByRole('button', { name: t({ ar: 'رجوع', en: 'Go back' }) }).click();
  await expect(page).toHaveURL(before);
});

test('SEC-ERRCARD-01 an error card shows a cross, its message and, where content sets one, a link back to its target', async ({
  qa,
  page,
  open,
  t,
}) => {
  const message = page
    .getByRole('main')
    .getByText(t({ ar: 'لم نتمكن من إتمام ما طلبته.', en: 'We could not complete that.' }));
  const goBack = page.getByRole('main').getByRole('button', { name: t({ ar: 'رجوع', en: 'Go back' }) });
  await qa.publish(fixtures.minimal);
  await qa.open();
  await expect(message).toBeVisible();
  const cross = page
    .getByRole('main')
    .locator('svg')
    .filter({ has: page.locator('use[href="#icon-close"]') });
  await expect(cross).toBeVisible();
  await expect(cross).toHaveCSS('color', RED);
  await expect(goBack).toHaveCount(0);
  await qa.publish(fixtures.goBack);
  await open('/help');
  await qa.open();
  await goBack.click();
  await expect(page).toHaveURL(/\/help$/);
  await qa.publish(fixtures.full);
  await qa.open();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', t({ ar: '/', en: '/en' }));
});

test(
  'ERRP-09 unknown paths respond 404 and failures 500, in the language of the path and with noindex',
  also({ english: 'the address begins with /en' }),
  async ({ page, open, qa, qaClient, siteLanguage }) => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/personal/finance/a/b/c', 404],
      [await publishBroken(qaClient), 500],
      ['/500', 500],
    ] as const) {
      const response = await open(path);
      expect(response.status(), path).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', siteLanguage);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
    await qa.expectLogged(/status of 404/);
    await qa.expectLogged(/status of 500/);
  },
);
