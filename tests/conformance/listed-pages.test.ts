import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#sitecore/definitions/language.ts';
import { type Day, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { ContentQuery } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { unlistedPages } from '#src/queries/unlisted-pages.query.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const titled = (title: string, more = '') => `fields: { Title: { ar: ${title}, en: ${title} }${more} }`;
const robots = '[{ name: robots, value: noindex }]';
const offer = (name: string, more: string) => `  - { name: ${name}, ${titled(name, more)} }\n`;

const fixture = fixtureContent({
  'pages/kiosk.yml': `template: Page\n${titled('kiosk', `, Attributes: { ar: ${robots}, en: ${robots} }`)}\n`,
  'items/articles/undated.yml': `template: Article\n${titled('undated')}\n`,
  'items/articles/today.yml': `template: Article\n${titled('today', ", PublishedDate: '2026-11-23'")}\n`,
  'items/articles/tomorrow.yml': `template: Article\n${titled('tomorrow', ", PublishedDate: '2026-11-24'")}\n`,
  'items/offers/dining.yml': `template: Offer Category\n${titled('dining', ', IsActive: true')}\nchildren:\n${[
    offer('ended', ", IsActive: true, ExpiryDate: '2026-11-22'"),
    offer('last-day', ", IsActive: true, ExpiryDate: '2026-11-23'"),
    offer('endless', ', IsActive: true'),
    offer('inactive', ", ExpiryDate: '2099-11-23'"),
  ].join('')}`,
});
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const TODAY = riyadhDay(new Date('2026-11-23T12:00:00+03:00'));

const run = async <Input, View>(query: ContentQuery<Input, View>, input: Input): Promise<View> =>
  query.parse(await platform.graphql(query.text, query.variables(input)));

/** Returns the paths that the search finds, and those that the sitemap and the site map leave out. */
async function pathsOf(language: Language, today: Day) {
  const root = platform.content.tree.at('/sitecore/content/rukn')?.id ?? '';
  const { pages } = await run(siteSearch, { language, root, today, term: '', first: 100 });
  const { paths, next } = await run(unlistedPages, { language, root, today });
  expect(next).toBeNull();
  return { listed: pages.map(({ path }) => path).toSorted(), unlisted: paths.toSorted() };
}

const names = (paths: readonly string[]) => paths.map((path) => path.slice(path.lastIndexOf('/') + 1));

describe.each(LANGUAGES)('the predicate of listed pages, in %s', (language) => {
  it('leaves out pages without index, articles before their day and offers after theirs', async () => {
    const { listed, unlisted } = await pathsOf(language, TODAY);
    expect(names(unlisted).toSorted()).toEqual(['ended', 'inactive', 'kiosk', 'tomorrow', 'undated']);
    expect(names(listed)).toEqual(expect.arrayContaining(['About', 'dining', 'endless', 'last-day', 'today']));
  });

  it.each([-1, 0, 1, 400_000])('lists or leaves out each page, never both, %i days later', async (days) => {
    const all = await pathsOf(language, TODAY);
    const { listed, unlisted } = await pathsOf(language, TODAY + days);
    expect([...listed, ...unlisted].toSorted()).toEqual([...all.listed, ...all.unlisted].toSorted());
  });
});
