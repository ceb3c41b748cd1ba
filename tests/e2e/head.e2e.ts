import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fixtures } from '#src/widgets/text/RichText/RichText.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import type { PageFields } from '#tests/support/qa/test-page.ts';
import { also } from '#tests/support/site.ts';

const [example] = Object.values(fixtures);
if (!example) throw new Error('RichText has no example');

const TITLE = { ar: 'حساب يومي', en: 'Everyday account' };
const DESCRIPTION = { ar: 'حساب بلا رسوم شهرية.', en: 'An account without monthly fees.' };

const META = {
  keywords: { ar: 'حساب، بلا رسوم', en: 'account, no fees' },
  ogTitle: { ar: 'عنوان للمشاركة', en: 'A title to share' },
  ogDescription: { ar: 'وصف للمشاركة', en: 'Words to share' },
  siteName: { ar: 'اسم الموقع', en: 'Name of the site' },
  twitterTitle: { ar: 'عنوان قصير', en: 'A short title' },
  twitterDescription: { ar: 'وصف قصير', en: 'Few words' },
};

const PAIRS = [
  { name: 'author', value: 'ركن & Co = "<b>"' },
  { name: 'google site', value: '50%' },
  { name: 'empty', value: '' },
  { name: '', value: 'nameless' },
];

const picture = (src: string) => ({ ar: { src, alt: '' }, en: { src, alt: '' } });

/** Fields of a page that say nothing but its title, of one that has a description and addresses, and of one that has all. */
const FIELDS = {
  bare: { Title: TITLE },
  described: {
    Title: TITLE,
    MetaDescription: DESCRIPTION,
    CanonicalUrl: 'https://other.example/x',
    ArabicUrl: '/a',
    EnglishUrl: '/b',
    DefaultUrl: 'https://other.example/c',
  },
  full: {
    Title: TITLE,
    MetaDescription: DESCRIPTION,
    MetaKeywords: META.keywords,
    OpenGraphTitle: META.ogTitle,
    OpenGraphDescription: META.ogDescription,
    OpenGraphImageUrl: picture('covers/a.png'),
    OpenGraphSiteName: META.siteName,
    TwitterTitle: META.twitterTitle,
    TwitterDescription: META.twitterDescription,
    TwitterCardType: 'summary',
    TwitterImage: picture('covers/b.png'),
    Attributes: { ar: PAIRS, en: PAIRS },
    CanonicalUrl: '/personal',
  },
} satisfies Record<string, PageFields>;

/** Reads the head of the open page. */
async function readHead(page: Page) {
  const { tags, ...head } = await page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    return {
      title: document.title,
      tags: all('meta').map((tag) => ({
        name: tag.getAttribute('name') ?? tag.getAttribute('property'),
        content: tag.getAttribute('content'),
      })),
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
      alternates: all('link[rel=alternate][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    };
  });
  return {
    ...head,
    contents: tags.map(({ content }) => content),
    /** Returns the contents of a tag by its naming attribute. */
    metas: (name: string) => tags.filter((tag) => tag.name === name).map(({ content }) => content),
  };
}

/** Returns the public host that this site was built for, read from its home page. */
const publicHost = async (page: Page): Promise<string> => {
  const home = await (await page.request.get('/')).text();
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(home) ?? [];
  return new URL(href).origin;
};

test(
  'the head of a page',
  also({ english: 'defaults are those of the language, and addresses begin with /en' }),
  async ({ qa, page, t, siteLanguage }) => {
    const host = await publicHost(page);
    const headWith = async (fields: PageFields, suffix = '') => {
      await qa.publish(example, fields);
      await qa.open({ suffix });
      return readHead(page);
    };
    const bare = await headWith(FIELDS.bare, '?utm_source=a');
    const barePath = qa.path;
    const described = await headWith(FIELDS.described);
    const full = await headWith(FIELDS.full);

    await test.step('HEAD-02 META-01 title, description and keywords are those of the page', () => {
      expect(full.title).toMatch(new RegExp(`^${t(TITLE)}( – |$)`));
      expect(full.metas('description')).toEqual([t(DESCRIPTION)]);
      expect(full.metas('keywords')).toEqual([t(META.keywords)]);
    });

    await test.step('HEAD-03 META-02 Open Graph tags have the title, description and picture of the page', () => {
      expect(full.metas('og:title')).toEqual([t(META.ogTitle)]);
      expect(full.metas('og:description')).toEqual([t(META.ogDescription)]);
      expect(full.metas('og:site_name')).toEqual([t(META.siteName)]);
      expect(full.metas('og:image')[0]).toMatch(/^https?:\/\/[^/]+\/-\/media\/covers\/a\.png$/);
    });

    await test.step('HEAD-04 META-03 Twitter tags have the title, description and picture of the page', () => {
      expect(full.metas('twitter:title')).toEqual([t(META.twitterTitle)]);
      expect(full.metas('twitter:description')).toEqual([t(META.twitterDescription)]);
      expect(full.metas('twitter:card')).toEqual(['summary']);
      expect(full.metas('twitter:image')[0]).toMatch(/^https?:\/\/[^/]+\/-\/media\/covers\/b\.png$/);
    });

    await test.step('HEAD-05 META-04 each pair of Attributes becomes a meta tag, decoded; a pair that lacks name or value none', () => {
      expect(full.metas('author')).toEqual(['ركن & Co = "<b>"']);
      expect(full.metas('google site')).toEqual(['50%']);
      expect(full.metas('empty')).toEqual([]);
      expect(full.contents).not.toContain('nameless');
    });

    await test.step('HEAD-06 META-05 empty fields of a page are filled from its title and description, then from the defaults of its language', async () => {
      const usual = { ar: /^بنك ركن: /, en: /^Rukn Bank: / };
      for (const name of ['description', 'og:description', 'twitter:description']) {
        expect(bare.metas(name), name).toEqual([expect.stringMatching(usual[siteLanguage])]);
        expect(described.metas(name), name).toEqual([t(DESCRIPTION)]);
      }
      expect(bare.metas('keywords')).toEqual([expect.stringContaining(t({ ar: 'حسابات', en: 'accounts' }))]);
      expect(bare.metas('og:title')).toEqual([t(TITLE)]);
      expect(bare.metas('twitter:title')).toEqual([t(TITLE)]);
      expect(bare.metas('og:site_name')).toEqual([t({ ar: 'بنك ركن', en: 'Rukn Bank' })]);
      expect(bare.metas('twitter:card')).toEqual(['summary_large_image']);
      for (const name of ['og:image', 'twitter:image']) {
        const image = await page.request.get(new URL(bare.metas(name)[0] ?? '').pathname);
        expect(image.headers()['content-type'], name).toBe('image/png');
      }
    });

    await test.step('a drawing is shared as a PNG of 1200 × 630', async () => {
      const drawn = await headWith({ Title: TITLE, OpenGraphImageUrl: picture('hero/home.svg') });
      for (const name of ['og:image', 'twitter:image']) {
        const image = await page.request.get(new URL(drawn.metas(name)[0] ?? '').pathname);
        expect(image.headers()['content-type'], name).toBe('image/png');
        const { width, height } = await sharp(await image.body()).metadata();
        expect([width, height]).toEqual([1200, 630]);
      }
    });

    await test.step('HEAD-07 META-06 the canonical link has the public host and the language prefix, without a query; CanonicalUrl replaces it', () => {
      expect(bare.canonical).toEqual([`${host}${t({ ar: '', en: '/en' })}${barePath}`]);
      expect(full.canonical).toEqual([`${host}${t({ ar: '', en: '/en' })}/personal`]);
      expect(described.canonical).toEqual(['https://other.example/x']);
    });

    await test.step('HEAD-08 META-07 alternate links lead to Arabic, English and the default on the public host, or to the pages that the fields set', () => {
      expect(bare.alternates).toEqual([
        ['ar', `${host}${barePath}`],
        ['en', `${host}/en${barePath}`],
        ['x-default', `${host}${barePath}`],
      ]);
      expect(described.alternates).toEqual([
        ['ar', `${host}/a`],
        ['en', `${host}/en/b`],
        ['x-default', 'https://other.example/c'],
      ]);
    });
  },
);
