import type { APIResponse } from '@playwright/test';
import { z } from 'zod';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { fixtures as card } from '#src/widgets/errors/ErrorCard/ErrorCard.fixture.ts';
import { serverVectors } from '#tests/finance/vectors.ts';
import { contentPages } from '#tests/support/content-pages.ts';
import { nginxRedirect } from '#tests/support/nginx-redirect.ts';
import { expect, test } from '#tests/support/qa.ts';
import { EVERY_PAGE_MS, sitemapPaths } from '#tests/support/sitemap.ts';

/** Headers that a visitor of a site with roles would send. */
const SIGNED_IN_HEADERS = { authorization: 'Bearer somebody', cookie: 'role=admin; user=somebody' };

/** Matches fields of a sign-in form. */
const SIGNS_IN = /type="password"|autocomplete="(?:current-password|username|one-time-code)"/i;

/**
 * Matches a form that sends, unless it is an enquiry or an application, or looks up a document or an application, whose numbers no
 * address may hold; nothing is bought, paid or signed.
 */
const TRANSACTS =
  /<form(?![^>]* class="builder-form[ "])(?![^>]* action="[^"?]*\?form=(?:document|tracker)")[^>]* method="post"/i;

/** Returns the content of a page's HTML, without the stamps of its forms: each rendering has its own. */
function mainOf(html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.length).toBeGreaterThan(100);
  return main.replaceAll(/(?<=name="stamp" value=")[^"]*/g, '');
}

/** The calculators that the bank calculates from parameters; point ratios need none. */
const SERVICE_CALCULATORS = [
  'PersonalFinance',
  'AutoFinance',
  'HomeFinance',
  'CardFinance',
  'PropertyFinance',
  'AutoLease',
];

const DEPOSIT = { principal: '100000', tenure: '12', profitRate: '4.4' };

/** Reads what holds of every page from its HTML and its headers. */
async function read(response: APIResponse) {
  const html = await response.text();
  const parts = [...html.matchAll(/<(header|main|footer)[\s>].*?<\/\1>/gs)];
  return {
    page: {
      status: response.status(),
      language: /<html lang="[^"]*" dir="[^"]*"/.exec(html)?.[0],
      canonical: /<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)"/.exec(html)?.[1],
    },
    parts: parts.map(([part = '', name]) => (/<(?:img|p|h1) .+/.test(part) ? name : `${name} without content`)),
    isOpen: {
      cookie: response.headers()['set-cookie'],
      varies: /cookie|authorization/i.test(response.headers().vary ?? ''),
      // A page that is shown in a frame begins below the title of the frame.
      hasHeading: /<h[12][ >]/.test(html),
      signsIn: SIGNS_IN.test(html),
      transacts: TRANSACTS.test(html),
    },
    isHidden: html.includes('<meta name="robots" content="noindex'),
    html,
  };
}

test('every page as it is sent', async ({ playwright, baseURL, qa, page }) => {
  test.setTimeout(EVERY_PAGE_MS);
  const nobody = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: {},
  });
  const get = async (path: string, headers = {}) =>
    // A server may close an idle connection while a request is sent on it: browsers send it again.
    read(await nobody.get(path, { maxRedirects: 0, maxRetries: 1, headers }));
  const listed = new Set(await sitemapPaths(nobody));
  const content = new Set(contentPages.map(({ path }) => path));
  const readAll = async (path: string) => {
    const below = (language: string) => `/${language}${path.replace(/^\/$/, '')}`;
    const somebody = content.has(path) ? SIGNED_IN_HEADERS : {};
    // At once: a page that is rendered anew between two requests has other stamps in its forms.
    const [ar, en, prefixed, arForSomebody, enForSomebody] = await Promise.all([
      get(path),
      get(below('en')),
      get(below('ar')),
      get(path, somebody),
      get(below('en'), somebody),
    ]);
    return {
      path,
      english: below('en'),
      pages: [ar.page, en.page, prefixed.page],
      parts: [ar.parts, en.parts],
      isOpen: [ar.isOpen, en.isOpen],
      isSame: [mainOf(prefixed.html) === mainOf(ar.html), mainOf(prefixed.html) === mainOf(en.html)],
      isSameForSomebody: [arForSomebody.html === ar.html, enForSomebody.html === en.html],
      isHidden: [ar.isHidden, en.isHidden],
      redirects: [
        nginxRedirect(below('ar')),
        nginxRedirect(`${below('ar')}?utm_source=a&tab=2`),
        nginxRedirect(path),
        nginxRedirect(below('en')),
      ],
    };
  };
  const sent: Awaited<ReturnType<typeof readAll>>[] = [];
  for (const path of new Set([...listed, ...content])) if (!/^\/en(\/|$)/.test(path)) sent.push(await readAll(path));
  expect(content.size).toBeGreaterThan(30);
  const whole = sent.filter(({ path }) => listed.has(path));

  await test.step('LANG-01 SHELL-02 LANGSW-03 every page is served in Arabic without a prefix and in English under /en; below /ar it is the same page, which the cache in front leads to its bare address', () => {
    const [arabic, left] = ['<html lang="ar" dir="rtl"', '<html lang="en" dir="ltr"'];
    expect(whole.map(({ pages, isSame, redirects }) => ({ pages, isSame, redirects }))).toEqual(
      whole.map(({ path, english }) => ({
        pages: [
          { status: 200, language: arabic, canonical: path },
          { status: 200, language: left, canonical: english },
          { status: 200, language: arabic, canonical: path },
        ],
        isSame: [true, false],
        redirects: [path, `${path}?utm_source=a&tab=2`, undefined, undefined],
      })),
    );
  });

  await test.step('LANG-06 gives every page to everybody: nobody signs in, nobody gets another page, and the sitemap leaves none out', () => {
    const isOpen = { cookie: undefined, varies: false, hasHeading: true, signsIn: false, transacts: false };
    expect(sent.map(({ path, ...page }) => [path, page.isOpen, page.isSameForSomebody, page.isHidden])).toEqual(
      // A page that search engines are told to leave out is not in the sitemap either.
      sent.map(({ path, english }) => [
        path,
        [isOpen, isOpen],
        [true, true],
        [!listed.has(path), !listed.has(english)],
      ]),
    );
    expect([...listed].join()).not.toMatch(/role|permission|login|sign-in/i);
  });

  await test.step('SHELL-11 LIMIT-05 every page and every calculator is open to anyone, without roles, a form to sign in or a transaction', async () => {
    expect([...listed].filter((path) => path.includes('/calculators/')).length).toBeGreaterThan(1);
    const closed = sent.filter(({ isOpen, isSameForSomebody }) =>
      [...isOpen.map(({ signsIn, transacts }) => signsIn || transacts), ...isSameForSomebody.map((is) => !is)].includes(
        true,
      ),
    );
    expect(closed.map(({ path }) => path)).toEqual([]);
    const calculators = Object.values(CALLS).filter(({ path }) => path.includes('/Calculators/'));
    expect(calculators).toHaveLength(8);
    const worked = SERVICE_CALCULATORS.flatMap((name) => serverVectors(name)).filter(
      ({ httpStatus }) => httpStatus === 200,
    );
    for (const { path } of calculators) {
      const params =
        path === CALLS.depositProfit.path ? DEPOSIT : (worked.find((one) => one.path === path)?.input ?? {});
      const answer = await nobody.get(path, { params, headers: { cookie: '' } });
      expect(answer.status(), path).toBe(200);
      expect(z.object({ result: z.unknown() }).parse(await answer.json()).result, path).toBeTruthy();
    }
  });

  await test.step('SHELL-06 every page is header, main content and footer, each a landmark filled from its own placeholder, or empty', async () => {
    const landmarks = ['header', 'main', 'footer'];
    expect(whole.map(({ path, parts }) => [path, ...parts])).toEqual(
      whole.map(({ path }) => [path, landmarks, landmarks]),
    );
    const banner = page.getByRole('banner');
    const main = page.getByRole('main');
    const foot = page.getByRole('contentinfo');
    await qa.publish(card.minimal);
    await qa.open();
    for (const landmark of [banner, main, foot]) await expect(landmark).toHaveCount(1);
    await expect(banner.getByRole('link').first()).toBeVisible();
    await expect(main.locator('[data-widget=ErrorCard]')).toHaveCount(1);
    await expect(foot.getByRole('link').first()).toBeVisible();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('body header, main, body footer')].map(({ tagName }) => tagName),
    );
    expect(order.indexOf('HEADER')).toBeLessThan(order.indexOf('MAIN'));
    expect(order.indexOf('MAIN')).toBeLessThan(order.indexOf('FOOTER'));

    await qa.publish({ 'headless-main': [], 'headless-footer': [card.minimal] });
    await qa.open();
    await expect(main).toHaveText('');
    await expect(banner).toHaveCount(1);
    const below = await page.evaluate(() => {
      const block = document.querySelector('[data-widget=ErrorCard]');
      const content = document.querySelector('main');
      return block && content && !content.contains(block) && Boolean(content.compareDocumentPosition(block) & 4);
    });
    expect(below).toBe(true);
  });
  await nobody.dispose();
});
