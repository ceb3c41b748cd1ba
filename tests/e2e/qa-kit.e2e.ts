import type { Page } from '@playwright/test';
import { z } from 'zod';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as tabs } from '#src/widgets/containers/TabContainer/TabContainer.fixture.ts';
import { fixtures as questions } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { fixtures as texts } from '#src/widgets/text/RichText/RichText.fixture.ts';
import { widget as richText } from '#src/widgets/text/RichText/RichText.widget.ts';
import { expect, test } from '#tests/support/qa.ts';

const CAR = { principal: '120000', tenure: '12', atc: '0' };
const INSTALMENT = 10_000;

const responseSchema = z.object({ status: z.number(), text: z.string() });

/** Calls the service from inside the page, as its scripts do; returns "failed" without a complete response. */
const fetchInPage = async (page: Page, query: Readonly<Record<string, string>> = CAR) => {
  const answer = await page.evaluate(
    async (path) => {
      try {
        const response = await fetch(path);
        return { status: response.status, text: await response.text() };
      } catch {
        return 'failed';
      }
    },
    `${autoFinance.path}?${new URLSearchParams(query).toString()}`,
  );
  return answer === 'failed' ? answer : responseSchema.parse(answer);
};

const instalmentIn = (answer: Awaited<ReturnType<typeof fetchInPage>>): unknown =>
  answer === 'failed'
    ? answer
    : z.object({ result: z.object({ EMI: z.number() }) }).parse(JSON.parse(answer.text)).result.EMI;

test.describe('a page of a test', () => {
  test('shows its widgets in order between the site’s header and footer, in the language of the project', async ({
    qa,
    page,
    t,
  }) => {
    await qa.publish([tabs.buttoned, questions.full], { Title: { ar: 'صفحة للتجربة', en: 'A page to try' } });
    await qa.open();
    await expect(page).toHaveTitle(new RegExp(t({ ar: 'صفحة للتجربة', en: 'A page to try' })));
    const main = page.getByRole('main');
    await expect(main.getByRole('tab', { name: t({ ar: 'سيارة', en: 'Car' }) })).toBeVisible();
    await expect(
      main.getByText(t({ ar: 'كيف أوقف بطاقتي إذا فقدتها؟', en: 'How do I stop a lost card?' })),
    ).toBeVisible();
    expect(
      await main.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.getAttribute('data-widget'))),
    ).toEqual(['TabContainer', 'FaqAccordion']);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is open once its islands in view are hydrated, however late their code loads', async ({ qa, page }) => {
    const requested = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      requested.resolve(undefined);
      await released.promise;
      await route.continue();
    });
    await qa.publish([tabs.buttoned, questions.full]);
    const opening = qa.open();
    const hydrated = page.locator('[data-widget=TabContainer][data-island][data-hydrated]');
    await requested.promise;
    expect(await hydrated.count()).toBe(0);
    released.resolve(undefined);
    await opening;
    expect(await hydrated.count()).toBe(1);
  });

  test('opens in the other language too, and with a query', async ({ qa, page, siteLanguage }) => {
    const other = siteLanguage === 'ar' ? 'en' : 'ar';
    await qa.publish(tabs.pilled);
    await qa.open({ language: other, suffix: '?tab=home' });
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('main').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('has examples in each placeholder, also fixtures that the test defines', async ({ qa, page, t }) => {
    const { notice } = defineFixtures(richText, {
      notice: { fields: { Text: { ar: '<p>تنبيه في الذيل</p>', en: '<p>A notice at the foot</p>' } } },
    });
    await qa.publish({ 'headless-main': [texts.minimal], 'headless-footer': [notice] });
    await qa.open();
    await expect(page.getByRole('main')).toContainText(t({ ar: 'نص قصير.', en: 'A short text.' }));
    await expect(page.getByRole('main')).not.toContainText(t({ ar: 'تنبيه', en: 'notice' }));
    await expect(page.getByText(t({ ar: 'تنبيه في الذيل', en: 'A notice at the foot' }))).toBeVisible();
  });

  test('has a new path each time it is published, and is in no sitemap', async ({ qa, page, request, t }) => {
    await qa.publish(texts.minimal);
    const first = qa.path;
    await qa.publish(questions.minimal);
    expect(qa.path).not.toBe(first);
    await qa.open();
    await expect(page.getByRole('main')).not.toContainText(t({ ar: 'نص قصير.', en: 'A short text.' }));
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/personal');
    expect(sitemap).not.toContain('/qa/');
  });
});

test('a page is deleted when its test ends', async ({ qa, qaClient, open, noise }) => {
  await qa.publish(texts.minimal);
  await qaClient.close();
  expect((await open(qa.path)).status()).toBe(404);
  noise.splice(0);
});

test('a service of a test', async ({ qa, page, browser }) => {
  await qa.publish(texts.minimal);
  await qa.open();

  await test.step('returns the requests that it received', async () => {
    await fetchInPage(page);
    expect(await qa.service(autoFinance).requests()).toMatchObject([
      { method: 'GET', path: autoFinance.path, query: CAR, body: null },
    ]);
  });

  await test.step('fails for the test that stubs it and works for a concurrent one', async () => {
    await qa.service(autoFinance).respondsWith({ status: 500, body: { error: 'broken' } });
    expect(await fetchInPage(page)).toEqual({ status: 500, text: '{"error":"unavailable"}' });
    const other = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await other.goto('/about');
    expect(instalmentIn(await fetchInPage(other))).toBe(INSTALMENT);
    await other.context().close();
    await qa.expectLogged(/500/);
  });

  await test.step('sends garbage once, which the site does not pass on, then its own response', async () => {
    await qa.service(autoFinance).recovers();
    await qa.service(autoFinance).once().sendsGarbage();
    expect(await fetchInPage(page)).toEqual({ status: 502, text: '{"error":"unreadable"}' });
    expect(instalmentIn(await fetchInPage(page))).toBe(INSTALMENT);
    await qa.expectLogged(/status of 502/);
    qa.removeExpected();
  });

  await test.step('stalls until it recovers, for its own test only', async () => {
    const service = qa.service(autoFinance);
    const { length } = await service.requests();
    await service.once().stalls();
    let isAnswered = false;
    const late = fetchInPage(page).finally(() => (isAnswered = true));
    await expect.poll(() => service.requests()).toHaveLength(length + 1);
    expect(instalmentIn(await fetchInPage(page, { ...CAR, tenure: '24' }))).toBe(INSTALMENT / 2);
    expect(isAnswered).toBe(false);
    await service.recovers();
    expect(instalmentIn(await late)).toBe(INSTALMENT);
  });

  await test.step('closes the connection in the middle of a response', async () => {
    await qa.service(autoFinance).breaksOff();
    expect(await fetchInPage(page)).toEqual({ status: 502, text: '{"error":"unreadable"}' });
    await qa.expectLogged(/status of 502/);
    qa.removeExpected();
  });

  await test.step('responds after a delay', async () => {
    const service = qa.service(autoFinance);
    await service.recovers();
    const { length } = await service.requests();
    await service.once().after(1500).passes();
    const answers: string[] = [];
    const late = fetchInPage(page).finally(() => answers.push('late'));
    await expect.poll(() => service.requests()).toHaveLength(length + 1);
    await fetchInPage(page, { ...CAR, tenure: '24' }).finally(() => answers.push('at once'));
    expect(instalmentIn(await late)).toBe(INSTALMENT);
    expect(answers).toEqual(['at once', 'late']);
  });
});

test('expectLogged removes expected lines only', async ({ qa, page, noise }) => {
  await qa.publish(texts.minimal);
  await qa.open();
  await page.evaluate(() => {
    console.error('a known failure');
    console.error('another one');
  });
  await qa.expectLogged(/known failure/);
  qa.removeExpected();
  await expect.poll(() => noise).toEqual(['another one']);
  noise.splice(0);
});
