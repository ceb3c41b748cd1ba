import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '#tests/support/site.ts';

const text = z.string().min(1);
const address = z.looseObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressCountry: z.literal('SA'),
});
const url = z.url();

/** The properties that search engines require of each kind of structured data. */
const KINDS = {
  WebSite: z.looseObject({
    name: text,
    url,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.looseObject({ urlTemplate: z.string().regex(/^https?:\/\/.*\/search\?q=\{search_term_string\}$/) }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BankOrCreditUnion: z.looseObject({
    name: text,
    url,
    logo: url,
    telephone: z.string().regex(/^\+966/),
    department: z.array(z.looseObject({ '@type': z.literal('BankOrCreditUnion'), name: text, address })).min(5),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: url }))
      .min(2),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
};

const typed = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['WebSite', 'BankOrCreditUnion', 'BreadcrumbList', 'FAQPage']),
});

/** The kinds of structured data of the page, each with all that it must have. */
async function kindsOf(page: Page): Promise<string[]> {
  const scripts = await page.locator('head > script[type="application/ld+json"]').allTextContents();
  return scripts.map((json) => {
    const data = typed.parse(JSON.parse(json));
    KINDS[data['@type']].parse(data);
    return data['@type'];
  });
}

for (const [path, kinds] of [
  ['/', ['WebSite', 'BankOrCreditUnion', 'FAQPage']],
  ['/help', ['BreadcrumbList', 'FAQPage']],
  ['/about', ['BreadcrumbList']],
  ['/personal/finance/auto', ['BreadcrumbList', 'FAQPage']],
] as const) {
  test(`the page ${path} tells search engines what it is, with all that they require`, async ({ page, open }) => {
    await open(path);
    const told = await kindsOf(page);
    expect(told).toEqual(expect.arrayContaining([kinds[0]]));
    for (const kind of kinds.filter((one) => one !== 'FAQPage')) expect(told).toContain(kind);
    if (kinds.some((kind) => kind === 'FAQPage') && (await page.locator('main details').count()) > 0)
      expect(told).toContain('FAQPage');
    expect(new Set(told).size).toBe(told.length);
  });
}

test('the way to a page is told as its breadcrumbs show it, in its language', async ({ page, open, say }) => {
  await open('/personal/finance/auto');
  const shown = await page
    .getByRole('navigation', { name: say({ ar: 'مسار الصفحة', en: 'Breadcrumb' }) })
    .getByRole('listitem')
    .allTextContents();
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const json = scripts.find((one) => one.includes('BreadcrumbList')) ?? '{}';
  const { itemListElement } = KINDS.BreadcrumbList.parse(JSON.parse(json));
  expect(shown.length).toBeGreaterThan(2);
  expect(itemListElement).toHaveLength(shown.length);
  expect(itemListElement.slice(0, -1).map(({ name }) => name)).toEqual(shown.slice(0, -1).map((one) => one.trim()));
  for (const { item } of itemListElement) expect((await page.request.get(new URL(item).pathname)).status()).toBe(200);
});

test('a phone can keep the site: its manifest and icons are there, in its language', async ({ page, open, say }) => {
  await open('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = z
    .looseObject({ name: text, lang: text, dir: text, start_url: text, icons: z.array(z.looseObject({ src: text })) })
    .parse(await answer.json());
  expect(manifest).toMatchObject({
    name: say({ ar: 'بنك ركن', en: 'Rukn Bank' }),
    lang: say({ ar: 'ar', en: 'en' }),
    dir: say({ ar: 'rtl', en: 'ltr' }),
    start_url: say({ ar: '/', en: '/en' }),
  });
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toHaveLength(3);
  for (const icon of [...icons, ...manifest.icons.map(({ src }) => src)]) {
    const picture = await page.request.get(icon);
    expect(picture.status(), icon).toBe(200);
    expect(picture.headers()['content-type'], icon).toMatch(/^image\//);
  }
  expect((await page.request.get('/api/manifest/fr')).status()).toBe(404);
});

test('the built site tells its dictionary in each language, flat, by key', async ({ request }) => {
  const fetched = async (language: string) => {
    const answer = await request.get(`/api/dictionary/${language}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/json');
    return z.record(z.string(), z.string()).parse(await answer.json());
  };
  const [en, ar] = [await fetched('en'), await fetched('ar')];
  expect(en).toMatchObject({ site_name: 'Rukn Bank', 'Tracker-Go-Back': 'Go back' });
  expect(ar).toMatchObject({ site_name: 'بنك ركن', 'Tracker-Go-Back': 'رجوع' });
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  expect((await request.get('/api/dictionary/fr')).status()).toBe(404);
});

test('LIMIT-05 every page is open to anyone, without a sign-in form or a role', async ({ request, siteLanguage }) => {
  test.setTimeout(120_000);
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const own = paths.filter((path) => /^\/en(\/|$)/.test(path) === (siteLanguage === 'en'));
  expect(own.length).toBeGreaterThan(20);
  for (const path of own) {
    const answer = await request.get(path, { headers: { cookie: '' }, maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['set-cookie'], path).toBeUndefined();
    const html = await answer.text();
    expect(html, path).toContain('<main');
    expect(html, path).not.toMatch(/type="password"|autocomplete="(?:current-password|username)"/i);
  }
});

test('SHELL-11 an anonymous visitor opens a calculator and has it reckon', async ({ request }) => {
  const page = await request.get('/calculators/auto-finance', { headers: { cookie: '' }, maxRedirects: 0 });
  expect(page.status()).toBe(200);
  const query = 'principal=90000&tenure=60&atc=2.75&adminFeeInPercentage=0.5&maxAdminFee=2500';
  const answer = await request.get(`/api/sitecore/Calculators/AutoFinance?${query}`, { headers: { cookie: '' } });
  expect(answer.status()).toBe(200);
  expect(z.object({ result: z.object({ EMI: z.number().positive() }) }).safeParse(await answer.json()).success).toBe(
    true,
  );
});
