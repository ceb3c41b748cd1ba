import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { article, articleTag, blogItem } from '#sitecore/definitions/templates/article.ts';
import { type Day, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { blog, type BlogInput } from '#src/queries/blog.query.ts';
import { news, type NewsInput } from '#src/queries/news.query.ts';
import { newsTags } from '#src/queries/news-tags.query.ts';
import type { ContentQuery } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { unlistedPages } from '#src/queries/unlisted-pages.query.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const tag = (name: string, order: number) =>
  `  - { name: ${name}, fields: { Title: { ar: وسم ${name}, en: Tag ${name} }, SortOrder: ${order} } }\n`;

const authored = (published: string | undefined, title: string, tags = '', year = '2026') =>
  [
    'template: Article',
    'fields:',
    `  Title: { ar: خبر ${title}, en: News ${title} }`,
    ...(published === undefined ? [] : [`  PublishedDate: '${published}'`]),
    `  ArticleCategoryTags: [${tags}]`,
    `  Year: [/items/years/y${year}]`,
    "  Image: { src: brand/mark.svg, alt: '' }",
    "  HeroBackgroundImage: { src: brand/mark-light.svg, alt: '' }",
    '  Content: { ar: <p>نص</p>, en: <p>Text</p> }',
    '',
  ].join('\n');

const entry = (name: string, day: string, content: string, category: string) =>
  `  - { name: ${name}, fields: { Title: { ar: مادة ${name}, en: Entry ${name} }, Content: { ar: ${content}, en: ${content} }, PublishDate: '${day}', Image: { src: brand/mark.svg, alt: '' }, Category: /items/categories/${category} } }\n`;

const RESULTS = '/items/categories/results';
const BRANCHES = '/items/categories/branches';

const fixture = fixtureContent({
  'items/years.yml': `template: Article Tags\nchildren:\n${tag('y2025', 2)}${tag('y2026', 1)}`,
  'items/categories.yml': `template: Article Tags\nchildren:\n${tag('results', 2)}${tag('branches', 1)}`,
  'items/articles/older.yml': authored('2025-03-01', 'older quarter', RESULTS, '2025'),
  'items/articles/newest.yml': authored('2026-11-20', 'newest branch', `${RESULTS}, ${BRANCHES}`),
  'items/articles/between.yml': authored('2026-01-05', 'between quarter', BRANCHES),
  'items/articles/undated.yml': authored(undefined, 'undated'),
  // 23:30 of the day of the tests in Riyadh, and 00:30 of the next.
  'items/articles/tonight.yml': authored('2026-11-23T20:30:00Z', 'tonight'),
  'items/articles/tomorrow.yml': authored('2026-11-23T21:30:00Z', 'tomorrow'),
  'items/blog.yml': `template: Blog Items\nchildren:\n${entry('one', '2026-01-01', 'saving', 'results')}${entry('two', '2026-03-01', 'cards', 'branches')}${entry('three', '2026-02-01', 'saving-two', 'branches')}`,
});
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

/** The day of the tests in Riyadh. */
const TODAY = riyadhDay(new Date('2026-11-23T12:00:00+03:00'));

const idOf = (path: string): string => platform.content.tree.at(`/sitecore/content/rukn${path}`)?.id ?? '';

const run = async <Input, View>(query: ContentQuery<Input, View>, input: Input): Promise<View> =>
  query.parse(await platform.graphql(query.text, query.variables(input)));

/** Returns the names of the articles that an input finds. */
async function namesOf(input: Partial<NewsInput> = {}): Promise<readonly string[]> {
  const root = idOf('/items/articles');
  const { items } = await run(news, { language: 'en', root, today: TODAY, first: 15, ...input });
  return items.map(({ fields }) => fields.Title.value.replace('News ', ''));
}

async function entriesOf(input: Partial<BlogInput> = {}): Promise<readonly string[]> {
  const { items } = await run(blog, { language: 'en', root: idOf('/items/blog'), first: 10, ...input });
  return items.map(({ fields }) => fields.Title.value.replace('Entry ', ''));
}

const matching = (text: string): unknown => expect.stringContaining(text);

const condition = (name: string, value: string, operator?: string) => ({ name, value, ...(operator && { operator }) });

describe('the query of news', () => {
  it('QUERY-10 filters language, path and template, and only when set title, category and year; the newest first', async () => {
    const always = [
      condition('_language', 'ar'),
      condition('_path', 'ROOT', 'CONTAINS'),
      condition('_templates', formatGuid(article.id, 'N'), 'CONTAINS'),
      condition('PublishedDate', '2026-11-23T21:00:00Z', 'LT'),
    ];
    const input = { language: 'ar', root: 'ROOT', today: TODAY, first: 15 } as const;
    expect(news.variables(input)).toEqual({ where: { AND: always }, first: 15, after: undefined });
    const set = { title: 'فرع', category: 'C', year: 'Y', after: btoa('15') };
    expect(news.variables({ ...input, ...set })).toEqual({
      where: {
        AND: [
          ...always,
          condition('Title', 'فرع', 'CONTAINS'),
          condition('ArticleCategoryTags', 'C', 'CONTAINS'),
          condition('Year', 'Y', 'CONTAINS'),
        ],
      },
      first: 15,
      after: 'MTU=',
    });
    expect(news.text).toContain('orderBy: { name: "PublishedDate", direction: DESC }');

    expect(await namesOf()).toEqual(['tonight', 'newest branch', 'between quarter', 'older quarter']);
    expect(await namesOf({ title: 'QUARTER' })).toEqual(['between quarter', 'older quarter']);
    expect(await namesOf({ category: idOf(BRANCHES) })).toEqual(['newest branch', 'between quarter']);
    expect(await namesOf({ year: idOf('/items/years/y2025') })).toEqual(['older quarter']);
    expect(await namesOf({ title: 'quarter', category: idOf(RESULTS) })).toEqual(['older quarter']);
    expect(await namesOf({ first: 2, after: btoa('2') })).toEqual(['between quarter', 'older quarter']);
  });

  it('leaves out articles of later days in Riyadh, and those without a date', async () => {
    expect(await namesOf({ today: TODAY + 1 })).toContain('tomorrow');
    expect(await namesOf({ today: TODAY - 1 })).not.toContain('tonight');
    expect(await namesOf({ today: TODAY + 1000 })).not.toContain('undated');
  });

  it('has neither search nor sitemap show articles before their day', async () => {
    const input = { language: 'en', root: idOf('/items/articles') } as const;
    const found = async (today: Day) => {
      const { pages } = await run(siteSearch, { ...input, term: '', today, first: 50 });
      return pages.map(({ title }) => title.replace('News ', '')).toSorted();
    };
    const listed = ['between quarter', 'newest branch', 'older quarter', 'tonight'];
    expect(await found(TODAY)).toEqual(listed);
    expect(await found(TODAY + 1)).toEqual([...listed, 'tomorrow'].toSorted());
    const unlisted = async (today: Day) => (await run(unlistedPages, { ...input, today })).paths.toSorted();
    const undated: unknown = expect.stringMatching(/undated$/);
    expect(await unlisted(TODAY)).toEqual([expect.stringMatching(/tomorrow$/), undated]);
    expect(await unlisted(TODAY + 1)).toEqual([undated]);
  });

  it.each(LANGUAGES)(
    'DATA-12 an article has id, path, picture, title, categories, years, date, content, background and the path above, in %s',
    async (language) => {
      const root = idOf('/items/articles');
      const { items } = await run(news, { language, root, today: TODAY, first: 1, after: btoa('1') });
      const title = (ar: string, en: string) => ({ value: language === 'ar' ? ar : en });
      const id = idOf('/items/articles/newest');
      expect(items).toMatchObject([
        {
          id: formatGuid(id, 'N').toUpperCase(),
          parentPath: '/sitecore/content/rukn/items/articles',
          fields: {
            Title: title('خبر newest branch', 'News newest branch'),
            PublishedDate: { value: '2026-11-20T00:00:00Z' },
            Image: { src: matching('mark.svg') },
            HeroBackgroundImage: { src: matching('mark-light.svg') },
            ArticleCategoryTags: [
              { id: idOf(RESULTS), name: 'results', fields: { Title: title('وسم results', 'Tag results') } },
              { id: idOf(BRANCHES), name: 'branches', fields: { Title: title('وسم branches', 'Tag branches') } },
            ],
            Year: [
              { id: idOf('/items/years/y2026'), name: 'y2026', fields: { Title: title('وسم y2026', 'Tag y2026') } },
            ],
          },
        },
      ]);
      expect(Object.keys(article.fields)).toContain('Content');
    },
  );
});

describe('the query of tags', () => {
  it('QUERY-11 reads id, name and title of the first 100 tags below a path, by their sort order', async () => {
    const input = { language: 'en', root: idOf('/items/categories') } as const;
    expect(await run(newsTags, input)).toEqual([
      { id: formatGuid(idOf(BRANCHES), 'N').toUpperCase(), name: 'branches', title: 'Tag branches' },
      { id: formatGuid(idOf(RESULTS), 'N').toUpperCase(), name: 'results', title: 'Tag results' },
    ]);
    expect(newsTags.variables(input)).toEqual({ ...input, template: formatGuid(articleTag.id, 'N') });
    for (const part of [
      /first: 100/,
      /orderBy: \{ name: "SortOrder", direction: ASC \}/,
      /name: "_language", value: \$language/,
      /name: "_path", value: \$root, operator: CONTAINS/,
      /name: "_templates", value: \$template, operator: CONTAINS/,
    ])
      expect(newsTags.text).toMatch(part);
  });
});

describe('the query of the blog', () => {
  it('QUERY-16 finds a term in title or content, and a category; the newest first, as many as the page shows', async () => {
    const input = { language: 'ar', root: 'ROOT', first: 10 } as const;
    const always = [
      condition('_language', 'ar'),
      condition('_path', 'ROOT', 'CONTAINS'),
      condition('_templates', formatGuid(blogItem.id, 'N'), 'CONTAINS'),
    ];
    expect(blog.variables(input)).toEqual({ where: { AND: always }, first: 10, after: undefined });
    expect(blog.variables({ ...input, term: 'x', category: 'C' })).toMatchObject({
      where: {
        AND: [
          ...always,
          { OR: [condition('Title', 'x', 'CONTAINS'), condition('Content', 'x', 'CONTAINS')] },
          condition('Category', 'C', 'CONTAINS'),
        ],
      },
    });
    expect(await entriesOf()).toEqual(['two', 'three', 'one']);
    expect(await entriesOf({ term: 'saving' })).toEqual(['three', 'one']);
    expect(await entriesOf({ term: 'Entry two' })).toEqual(['two']);
    expect(await entriesOf({ category: idOf(BRANCHES) })).toEqual(['two', 'three']);
    expect(await entriesOf({ term: 'saving', category: idOf(BRANCHES) })).toEqual(['three']);
    expect(await entriesOf({ first: 1, after: btoa('2') })).toEqual(['one']);
  });

  it('DATA-22 an entry has title, content, date, picture and category', async () => {
    const { items } = await run(blog, { language: 'en', root: idOf('/items/blog'), first: 1 });
    expect(items[0]?.fields).toMatchObject({
      Title: { value: 'Entry two' },
      Content: { value: 'cards' },
      PublishDate: { value: '2026-03-01T00:00:00Z' },
      Image: { src: matching('mark.svg') },
      Category: { name: 'branches', fields: { Title: { value: 'Tag branches' } } },
    });
  });
});
