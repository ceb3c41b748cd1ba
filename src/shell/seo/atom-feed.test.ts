// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { news } from '#src/queries/news.query.ts';
import { atomFeed } from './atom-feed.ts';

const PHRASES = { news_feed: 'News <from> Rukn', site_name: 'Rukn & Co' };
const OPTIONS = { language: 'en', publicUrl: 'https://rukn.example', phrases: PHRASES } as const;

const tag = { id: 't', name: 'branches', fields: { Title: { value: 'Branches' } } };

const { items } = news.parse({
  search: {
    total: 2,
    results: [
      {
        id: 'A',
        url: { path: '/about/news/فرع' },
        Title: { jsonValue: { value: 'A “cashless” <branch>\u0007' } },
        MetaDescription: { jsonValue: { value: 'Open & ready' } },
        PublishedDate: { jsonValue: { value: '2026-11-05T00:00:00Z' } },
        ArticleCategoryTags: { jsonValue: [tag] },
      },
      { id: 'B', url: { path: '/about/news/b' }, Title: { jsonValue: { value: 'B' } } },
    ],
  },
});

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

const textOf = (root: ParentNode, name: string) => root.querySelector(name)?.textContent;

describe('atomFeed', () => {
  it('has each article with title, link, date, category and summary, and of itself name, date and links', () => {
    const { documentElement: feed } = parse(atomFeed(items, OPTIONS));
    expect([feed.tagName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(['title', 'updated', 'id', 'author > name'].map((name) => textOf(feed, name))).toEqual([
      'News <from> Rukn',
      '2026-11-05T00:00:00Z',
      'https://rukn.example/en/feed.xml',
      'Rukn & Co',
    ]);
    expect(
      [...feed.querySelectorAll('feed > link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    ).toEqual([
      ['self', 'https://rukn.example/en/feed.xml'],
      ['alternate', 'https://rukn.example/en/about/news'],
    ]);
    const [first, second] = feed.querySelectorAll('entry');
    const path = `/en${encodeURI('/about/news/فرع')}`;
    expect(first?.querySelector('link')?.getAttribute('href')).toBe(`https://rukn.example${path}`);
    expect(['title', 'published', 'summary'].map((name) => first && textOf(first, name))).toEqual([
      'A “cashless” <branch>',
      '2026-11-05T00:00:00Z',
      'Open & ready',
    ]);
    expect(first?.querySelector('category')?.getAttribute('label')).toBe('Branches');
    expect(second && textOf(second, 'title')).toBe('B');
  });

  it.each([
    ['a control character', 'a\u0000\u001Bb\uFFFE', 'ab'],
    ['the end of a CDATA section', 'a]]>b<![CDATA[c', 'a]]>b<![CDATA[c'],
    ['half a pair', 'a\uD800b\uDFFF😀', 'a\uFFFDb\uFFFD😀'],
    ['an entity', '&bad; &#0; <!--', '&bad; &#0; <!--'],
    ['directions of text', '\u202Eفرع\u2066', '\u202Eفرع\u2066'],
  ])('is well-formed with %s in every text', (_, written, shown) => {
    const article = items[0];
    if (!article) throw new Error('there is an article');
    const { fields } = article;
    const [Title, MetaDescription] = [{ value: written }, { value: written }];
    const ArticleCategoryTags = fields.ArticleCategoryTags.map((one) => ({
      ...one,
      name: written,
      fields: { ...one.fields, Title },
    }));
    const hostile = {
      ...article,
      path: `/about/news/${written}`,
      fields: { ...fields, Title, MetaDescription, ArticleCategoryTags },
    };
    const phrases = { news_feed: written, site_name: written };
    const feed = parse(atomFeed([hostile], { ...OPTIONS, phrases }).toWellFormed());
    expect(feed.querySelector('parsererror')).toBeNull();
    const texts = ['feed > title', 'author > name', 'entry > title', 'summary'].map((name) => textOf(feed, name));
    expect(texts).toEqual([shown, shown, shown, shown]);
    expect(feed.querySelector('category')?.getAttribute('label')).toBe(shown);
    expect(feed.querySelector('entry > id')?.textContent).toMatch(/^https:\/\/rukn\.example\/en\/about\/news\/[!-~]+$/);
  });

  it('is a feed without articles too', () => {
    expect(parse(atomFeed([], { ...OPTIONS, language: 'ar' })).querySelector('feed > updated')?.textContent).toMatch(
      /^1970/,
    );
  });
});
