import type { Page } from '@playwright/test';
import { fixtures } from '#src/widgets/text/RichText/RichText.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also } from '#tests/support/site.ts';

const [example] = Object.values(fixtures);
if (!example) throw new Error('RichText has no example');

/** Returns the content of a head tag by its naming attribute. */
const metaContents = (page: Page, name: string) =>
  page
    .locator(`head > meta[name="${name}"], head > meta[property="${name}"]`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

const TITLE = { ar: 'حساب يومي', en: 'Everyday account' };
const DESCRIPTION = { ar: 'حساب بلا رسوم شهرية.', en: 'An account without monthly fees.' };

test('HEAD-02 META-01 title, description and keywords are those of the page', async ({ qa, page, t }) => {
  const keywords = { ar: 'حساب، بلا رسوم', en: 'account, no fees' };
  await qa.publish(example, { Title: TITLE, MetaDescription: DESCRIPTION, MetaKeywords: keywords });
  await qa.open();
  await expect(page).toHaveTitle(new RegExp(`^${t(TITLE)}( – |$)`));
  expect(await metaContents(page, 'description')).toEqual([t(DESCRIPTION)]);
  expect(await metaContents(page, 'keywords')).toEqual([t(keywords)]);
});

test('HEAD-03 META-02 Open Graph tags have the title, description and picture of the page', async ({ qa, page, t }) => {
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
  expect(await metaContents(page, 'og:title')).toEqual([t(title)]);
  expect(await metaContents(page, 'og:description')).toEqual([t(text)]);
  expect(await metaContents(page, 'og:site_name')).toEqual([t(name)]);
  const [image] = await metaContents(page, 'og:image');
  expect(image).toMatch(/^https?:\/\/[^/]+\/-\/media\/covers\/a\.png$/);
});

test('HEAD-04 META-03 Twitter tags have the title, description and picture of the page', async ({ qa, page, t }) => {
  const title = { ar: 'عنوان قصير', en: 'A short title' };
  const text = { ar: 'وصف قصير', en: 'Few words' };
  await qa.publish(example, {
    TwitterTitle: title,
    TwitterDescription: text,
    TwitterCardType: 'summary',
    TwitterImage: { ar: { src: 'covers/b.png', alt: '' }, en: { src: 'covers/b.png', alt: '' } },
  });
  await qa.open();
  expect(await metaContents(page, 'twitter:title')).toEqual([t(title)]);
  expect(await metaContents(page, 'twitter:description')).toEqual([t(text)]);
  expect(await metaContents(page, 'twitter:card')).toEqual(['summary']);
  const [image] = await metaContents(page, 'twitter:image');
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
  expect(await metaContents(page, 'author')).toEqual(['ركن & Co = "<b>"']);
  expect(await metaContents(page, 'google site')).toEqual(['50%']);
  expect(await metaContents(page, 'empty')).toEqual([]);
  await expect(page.locator('meta[content="nameless"]')).toHaveCount(0);
});

test(
  'HEAD-06 META-05 empty fields of a page are filled from its title and description, then from the defaults of its language',
  also({ english: 'defaults are those of the language' }),
  async ({ qa, page, t, siteLanguage }) => {
    const usual = { ar: /^بنك ركن: /, en: /^Rukn Bank: / };
    await qa.publish(example, { Title: TITLE });
    await qa.open();
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(await metaContents(page, name), name).toEqual([expect.stringMatching(usual[siteLanguage])]);
    }
    expect(await metaContents(page, 'keywords')).toEqual([
      expect.stringContaining(t({ ar: 'حسابات', en: 'accounts' })),
    ]);
    expect(await metaContents(page, 'og:title')).toEqual([t(TITLE)]);
    expect(await metaContents(page, 'twitter:title')).toEqual([t(TITLE)]);
    expect(await metaContents(page, 'og:site_name')).toEqual([t({ ar: 'بنك ركن', en: 'Rukn Bank' })]);
    expect(await metaContents(page, 'twitter:card')).toEqual(['summary_large_image']);
    for (const name of ['og:image', 'twitter:image']) {
      const [image = ''] = await metaContents(page, name);
      const picture = await page.request.get(new URL(image ?? '').pathname);
      expect(picture.headers()['content-type'], name).toBe('image/png');
    }

    await qa.publish(example, { Title: TITLE, MetaDescription: DESCRIPTION });
    await qa.open();
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(await metaContents(page, name), name).toEqual([t(DESCRIPTION)]);
  },
);

/** Returns the public host that this site was built for, read from its home page. */
const publicHost = async (page: Page): Promise<string> => {
  const home = await (await page.request.get('/')).text();
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(home) ?? [];
  return new URL(href).origin;
};

test(
  'HEAD-07 META-06 the canonical link has the public host and the language prefix, without a query; CanonicalUrl replaces it',
  also({ english: 'the address begins with /en' }),
  async ({ qa, page, t }) => {
    const canonical = page.locator('head > link[rel=canonical]');
    const host = await publicHost(page);
    await qa.publish(example);
    await qa.open({ suffix: '?utm_source=a' });
    await expect(canonical).toHaveAttribute('href', `${host}${t({ ar: '', en: '/en' })}${qa.path}`);
    await qa.publish(example, { CanonicalUrl: '/personal' });
    await qa.open();
    await expect(canonical).toHaveAttribute('href', `${host}${t({ ar: '', en: '/en' })}/personal`);
    await qa.publish(example, { CanonicalUrl: 'https://other.example/x' });
    await qa.open();
    await expect(canonical).toHaveAttribute('href', 'https://other.example/x');
  },
);

test('HEAD-08 META-07 alternate links lead to Arabic, English and the default on the public host, or to the pages that the fields set', async ({
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
