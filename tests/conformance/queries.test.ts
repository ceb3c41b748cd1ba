import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { article } from '#sitecore/definitions/templates/article.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { documents } from '#src/queries/documents.server.ts';
import { bank } from '#src/queries/bank.query.ts';
import { offerCategories } from '#src/queries/offer-categories.query.ts';
import { offers } from '#src/queries/offers.query.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import type { ContentQuery } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { DEMO, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

async function runQuery<Input, View>(query: ContentQuery<Input, View>, input: Input): Promise<View> {
  return query.parse(await platform.graphql(query.text, query.variables(input)));
}

const home = () => platform.content.tree.pageAt('/')?.id ?? '';

it.each([bank, pageItem, siteSearch, offers, offerCategories])(
  'the document $name has its name as operation name',
  ({ name, text }) => {
    expect(text).toContain(`query ${name}(`);
  },
);

it('documents lists the site search only, by the hash of its exact text', () => {
  expect(documents).toEqual({ siteSearch: createHash('sha256').update(siteSearch.text).digest('hex') });
});

const TODAY = riyadhDay(new Date());

describe.each(LANGUAGES)('siteSearch in %s', (language) => {
  const search = (term: string, first = 500, after: string | null = null) =>
    runQuery(siteSearch, { term, language, root: home(), today: TODAY, first, after });

  /** Returns every page that a term finds, in parts of so many. */
  const findAll = async (term: string, first: number) => {
    const pages = [];
    let part = await search(term, first);
    pages.push(...part.pages);
    while (part.next !== null) {
      part = await search(term, first, part.next);
      pages.push(...part.pages);
    }
    return { pages, total: part.total };
  };

  it('finds every page by an empty term, each with the path of a page, in its language', async () => {
    const { pages, total } = await findAll('', 500);
    expect(total).toBeGreaterThan(10);
    expect(pages).toHaveLength(total);
    for (const { title, path, id } of pages) {
      expect(title).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i);
      expect(platform.content.tree.pageAt(path)?.id, path).toBe(formatGuid(id, 'D'));
    }
  });

  it('finds a page by a part of its title, with folded letters', async () => {
    const term = language === 'ar' ? 'البطاقات الإئتمانيه' : 'CREDIT cards';
    const { pages, total } = await search(term);
    expect(total).toBe(1);
    const [found] = pages;
    expect(found?.id).toBe(formatGuid(platform.content.tree.pageAt('/personal/cards')?.id ?? '', 'N'));
    expect(found?.title).toBe(language === 'ar' ? 'البطاقات الائتمانية' : 'Credit cards');
    expect(found?.subTitle).toContain(language === 'ar' ? 'ثلاث بطاقات ائتمانية' : 'credit cards');
    expect(found?.path).toBe('/personal/cards');
  });

  it('has files for its pictures', async () => {
    const { pages } = await search('');
    const pictures = pages.flatMap(({ image }) => image ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { src } of pictures) expect((await platform.get(src)).status, src).toBe(200);
  });

  it('lists every page once over all result pages', async () => {
    const listed = (await findAll('', 4)).pages.map(({ id }) => id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual((await findAll('', 500)).pages.map(({ id }) => id));
  });

  it('finds nothing for an absent text or below an unknown item', async () => {
    const empty = { pages: [], total: 0, next: null, kinds: [], nearest: null };
    expect(await search('قخثضغظ')).toEqual(empty);
    expect(await runQuery(siteSearch, { term: '', language, root: page.id, today: TODAY, first: 5 })).toEqual(empty);
  });
});

it('pageItem finds the item of a page of the site', async () => {
  expect(await runQuery(pageItem, { site: SITE, path: '/', language: 'ar' })).toBe(formatGuid(home(), 'N'));
});

it('siteSearch names the templates of pages and of articles', () => {
  for (const { id } of [page, article]) expect(siteSearch.text).toContain(`value: "${formatGuid(id, 'N')}"`);
});
