import type { Page } from '@playwright/test';
import { fixtures } from '#src/widgets/text/RichText/RichText.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';

const [example] = Object.values(fixtures);
if (!example) throw new Error('RichText has no example');

/** What a tag of the head says, by the attribute that names it. */
const said = (page: Page, name: string) =>
  page
    .locator(`head > meta[name="${name}"], head > meta[property="${name}"]`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

const TITLE = { ar: 'حساب يومي', en: 'Everyday account' };
const DESCRIPTION = { ar: 'حساب بلا رسوم شهرية.', en: 'An account without monthly fees.' };

test('HEAD-02 META-01 title, description and keywords are those of the page', async ({ qa, page, say }) => {
  const keywords = { ar: 'حساب، بلا رسوم', en: 'account, no fees' };
  await qa.publish(example, { Title: TITLE, MetaDescription: DESCRIPTION, MetaKeywords: keywords });
  await qa.open();
  await expect(page).toHaveTitle(new RegExp(`^${say(TITLE)}( – |$)`));
  expect(await said(page, 'description')).toEqual([say(DESCRIPTION)]);
  expect(await said(page, 'keywords')).toEqual([say(keywords)]);
});

test('HEAD-03 META-02 Open Graph tags say what the page says to those who share it', async ({ qa, page, say }) => {
  const title = { ar: 'عنوان للمشاركة', en: 'A title to share' };
  const text = { ar: 'وصف للمشاركة', en: 'Words to share' };
  const name = { ar: 'اسم الموقع', en: 'Name of the site' };
  await qa.publish(example, {
    OpenGraphTitle: title,
    OpenGraphDescription: text,
    OpenGraphImageUrl: { ar: { src: 'covers/a.png', alt: '' }, en: { src: 'covers/a.png', alt: '' } },
    OpenGraphSiteName: name,
  });
  await qa.open();
  expect(await said(page, 'og:title')).toEqual([say(title)]);
  expect(await said(page, 'og:description')).toEqual([say(text)]);
  expect(await said(page, 'og:site_name')).toEqual([say(name)]);
  const [image] = await said(page, 'og:image');
  expect(image).toMatch(/^https?:\/\/[^/]+\/-\/media\/covers\/a\.png$/);
});

test('HEAD-04 META-03 Twitter tags say what the page says on X', async ({ qa, page, say }) => {
  const title = { ar: 'عنوان قصير', en: 'A short title' };
  const text = { ar: 'وصف قصير', en: 'Few words' };
  await qa.publish(example, {
    TwitterTitle: title,
    TwitterDescription: text,
    TwitterCardType: 'summary',
    TwitterImage: { ar: { src: 'covers/b.png', alt: '' }, en: { src: 'covers/b.png', alt: '' } },
  });
  await qa.open();
  expect(await said(page, 'twitter:title')).toEqual([say(title)]);
  expect(await said(page, 'twitter:description')).toEqual([say(text)]);
  expect(await said(page, 'twitter:card')).toEqual(['summary']);
  const [image] = await said(page, 'twitter:image');
  expect(image).toMatch(/^https?:\/\/[^/]+\/-\/media\/covers\/b\.png$/);
});

test('HEAD-05 META-04 each pair of Attributes becomes a meta tag, decoded; a pair that lacks name or value none', async ({
  qa,
  page,
}) => {
  const pairs = [
    { name: 'author', value: 'ركن & Co = "<b>"' },
    { name: 'google site', value: '50%' },
    { name: 'empty', value: '' },
    { name: '', value: 'nameless' },
  ];
  await qa.publish(example, { Attributes: { ar: pairs, en: pairs } });
  await qa.open();
  expect(await said(page, 'author')).toEqual(['ركن & Co = "<b>"']);
  expect(await said(page, 'google site')).toEqual(['50%']);
  expect(await said(page, 'empty')).toEqual([]);
  await expect(page.locator('meta[content="nameless"]')).toHaveCount(0);
});

test('HEAD-06 META-05 what a page leaves empty comes from its title and description, then from the defaults of its language', async ({
  qa,
  page,
  say,
  siteLanguage,
}) => {
  const usual = { ar: /^بنك ركن: /, en: /^Rukn Bank: / };
  await qa.publish(example, { Title: TITLE });
  await qa.open();
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(await said(page, name), name).toEqual([expect.stringMatching(usual[siteLanguage])]);
  }
  expect(await said(page, 'keywords')).toEqual([expect.stringContaining(say({ ar: 'حسابات', en: 'accounts' }))]);
  expect(await said(page, 'og:title')).toEqual([say(TITLE)]);
  expect(await said(page, 'twitter:title')).toEqual([say(TITLE)]);
  expect(await said(page, 'og:site_name')).toEqual([say({ ar: 'بنك ركن', en: 'Rukn Bank' })]);
  expect(await said(page, 'twitter:card')).toEqual(['summary_large_image']);
  for (const name of ['og:image', 'twitter:image']) {
    const [image = ''] = await said(page, name);
    const picture = await page.request.get(new URL(image ?? '').pathname);
    expect(picture.headers()['content-type'], name).toBe('image/png');
  }

  await qa.publish(example, { Title: TITLE, MetaDescription: DESCRIPTION });
  await qa.open();
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(await said(page, name), name).toEqual([say(DESCRIPTION)]);
});

/** The public host that this site was built for, as its own home page says. */
const publicHost = async (page: Page): Promise<string> => {
  const home = await (await page.request.get('/')).text();
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(home) ?? [];
  return new URL(href).origin;
};

test('HEAD-07 META-06 the canonical link has the public host and the language prefix, without a query; CanonicalUrl replaces it', async ({
  qa,
  page,
  say,
}) => {
  const canonical = page.locator('head > link[rel=canonical]');
  const host = await publicHost(page);
  await qa.publish(example);
  await qa.open({ suffix: '?utm_source=a' });
  await expect(canonical).toHaveAttribute('href', `${host}${say({ ar: '', en: '/en' })}${qa.path}`);
  await qa.publish(example, { CanonicalUrl: '/personal' });
  await qa.open();
  await expect(canonical).toHaveAttribute('href', `${host}${say({ ar: '', en: '/en' })}/personal`);
  await qa.publish(example, { CanonicalUrl: 'https://other.example/x' });
  await qa.open();
  await expect(canonical).toHaveAttribute('href', 'https://other.example/x');
});

test('HEAD-08 META-07 alternate links lead to Arabic, English and the default on the public host, or where the page says', async ({
  qa,
  page,
}) => {
  const alternates = () =>
    page
      .locator('head > link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  const host = await publicHost(page);
  await qa.publish(example);
  await qa.open();
  expect(await alternates()).toEqual([
    ['ar', `${host}${qa.path}`],
    ['en', `${host}/en${qa.path}`],
    ['x-default', `${host}${qa.path}`],
  ]);
  await qa.publish(example, { ArabicUrl: '/a', EnglishUrl: '/b', DefaultUrl: 'https://other.example/c' });
  await qa.open();
  expect(await alternates()).toEqual([
    ['ar', `${host}/a`],
    ['en', `${host}/en/b`],
    ['x-default', 'https://other.example/c'],
  ]);
});
