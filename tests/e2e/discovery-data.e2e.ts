import type { APIRequestContext } from '@playwright/test';
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
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: url }))
      .min(2),
  }),
  NewsArticle: z.looseObject({
    headline: text,
    image: url,
    datePublished: z.iso.datetime(),
    mainEntityOfPage: url,
    author: z.looseObject({ '@type': z.literal('BankOrCreditUnion'), '@id': url }),
    publisher: z.looseObject({ '@type': z.literal('BankOrCreditUnion'), '@id': url }),
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

const branches = z.array(z.looseObject({ '@type': z.literal('BankOrCreditUnion'), name: text, address })).min(5);

const typed = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['WebSite', 'BankOrCreditUnion', 'BreadcrumbList', 'NewsArticle', 'FAQPage']),
});

/** Returns the structured data in a page's HTML. */
const dataIn = (html: string): readonly z.infer<typeof typed>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    typed.parse(JSON.parse(json)),
  );

/** Returns the types of structured data in a page's HTML, each with its required properties. */
const kindsIn = (html: string): readonly string[] =>
  dataIn(html).map((data) => {
    KINDS[data['@type']].parse(data);
    return data['@type'];
  });

for (const [path, kinds] of [
  ['/', ['WebSite', 'BankOrCreditUnion']],
  ['/help', ['BreadcrumbList']],
  ['/about', ['BreadcrumbList']],
  ['/help/branches', ['BreadcrumbList', 'BankOrCreditUnion']],
  ['/personal/finance/auto', ['BreadcrumbList']],
  ['/about/news/third-quarter-results-2026', ['BreadcrumbList', 'NewsArticle']],
] as const) {
  test(`the page ${path} has structured data with all required properties`, async ({ request }) => {
    const html = await pageFor(request, path);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const faq = path !== '/' && main.includes('<details') ? ['FAQPage'] : [];
    expect([...kindsIn(html)].sort()).toEqual([...kinds, ...faq].sort());
  });
}

test('the page of branches has those of the bank that the home page names', async ({ request }) => {
  const [home, page] = await Promise.all(
    ['/', '/help/branches'].map(async (path) => {
      const data = dataIn(await pageFor(request, path));
      return data.find((one) => one['@type'] === 'BankOrCreditUnion');
    }),
  );
  expect(page?.['@id']).toBe(home?.['@id']);
  expect(home?.department).toBeUndefined();
  branches.parse(page?.department);
});

test('structured data of breadcrumbs matches the visible ones, in the page’s language', async ({ page, open, t }) => {
  await open('/personal/finance/auto');
  const shown = await page
    .getByRole('navigation', { name: t({ ar: 'مسار الصفحة', en: 'Breadcrumb' }) })
    .getByRole('listitem')
    .allTextContents();
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const json = scripts.find((one) => one.includes('BreadcrumbList')) ?? '{}';
  const { itemListElement } = KINDS.BreadcrumbList.parse(JSON.parse(json));
  expect(shown.length).toBeGreaterThan(2);
  expect(itemListElement).toHaveLength(shown.length);
  expect(itemListElement.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
  expect(itemListElement.slice(0, -1).map(({ name }) => name)).toEqual(shown.slice(0, -1).map((one) => one.trim()));
  for (const { item } of itemListElement) expect((await page.request.get(new URL(item).pathname)).status()).toBe(200);
});

test('the site is installable: its manifest and icons exist, in the page’s language', async ({ page, open, t }) => {
  await open('/');
  const href = await page.locator('head link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = z
    .looseObject({ name: text, lang: text, dir: text, start_url: text, icons: z.array(z.looseObject({ src: text })) })
    .parse(await answer.json());
  expect(manifest).toMatchObject({
    name: t({ ar: 'بنك ركن', en: 'Rukn Bank' }),
    lang: t({ ar: 'ar', en: 'en' }),
    dir: t({ ar: 'rtl', en: 'ltr' }),
    start_url: t({ ar: '/', en: '/en' }),
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

test('the built site serves its dictionary in each language, as a flat object by key', async ({ request }) => {
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

/** Returns the page's HTML for a request. */
async function pageFor(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { cookie: '' }, maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['set-cookie'], path).toBeUndefined();
  return answer.text();
}
