import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf } from '#src/queries/cursor.ts';
import type { PageKind } from '#src/config/paths.ts';
import { readResult } from '#src/queries/read-result.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { indexedPage, indexOf } from '#tests/support/indexed-pages.ts';
import { answerSearch, searchRequest } from './search-answer.ts';

const image = { src: '/card.svg', alt: 'بطاقة' };
const cards = Array.from({ length: 5 }, (_, at) =>
  indexedPage(`/cards/${at}`, { title: `بطاقة ${at}`, kind: 'products', subTitle: 'Card', image }),
);
const index = indexOf(
  [
    ...cards,
    indexedPage('/news', { title: 'خبر', kind: 'news', texts: ['لكل بطاقة رسوم. أخرى.'], description: 'وصف' }),
    indexedPage('/help', { title: 'Lost card', kind: 'help' }),
  ],
  { synonyms: ['سفر, travel'], pinned: [{ queries: 'lost', path: '/help' }] },
);

/** Returns the response to the variables of a search; undefined for variables of another shape. */
const responseTo = (variables: unknown) => {
  const request = searchRequest.safeParse(variables).data;
  return request && answerSearch(index, request);
};
const read = (term: string, more: object = {}) =>
  readResult(siteSearch, responseTo({ term, language: 'ar', first: 10, ...more }));

describe('answerSearch', () => {
  it('has the platform’s shape, with marks of its own', () => {
    expect(read('بطاقة', { first: 1 })).toEqual({
      pages: [
        {
          ...{ id: 'id-of-/cards/0', title: 'بطاقة 0', subTitle: 'Card', path: '/cards/0', image },
          marks: {
            title: [
              { text: 'بطاقة', isMatch: true },
              { text: ' 0', isMatch: false },
            ],
            lead: [{ text: 'Card', isMatch: false }],
            excerpt: [],
          },
        },
      ],
      total: 6,
      next: cursorOf(2, 1),
      kinds: [
        { kind: 'products', total: 5 },
        { kind: 'news', total: 1 },
      ],
      nearest: null,
    });
  });

  it('has a sentence where neither title nor lead has a word of the query', () => {
    const news = read('بطاقة').pages.find(({ path }) => path === '/news');
    expect(news?.subTitle).toBe('وصف');
    expect(news?.marks?.excerpt.map(({ text }) => text).join('')).toBe('لكل بطاقة رسوم.');
  });

  it('has the pages from a cursor on, each page once, and no cursor after the last', () => {
    const pages = [1, 2, 3].map((page) => read('بطاقة', { first: 2, after: cursorOf(page, 2) }));
    expect(pages.map(({ next }) => next)).toEqual([cursorOf(2, 2), cursorOf(3, 2), null]);
    expect(pages.flatMap((page) => page.pages.map(({ path }) => path))).toEqual(
      read('بطاقة').pages.map(({ path }) => path),
    );
    expect(read('بطاقة', { after: btoa('999') })).toMatchObject({ pages: [], total: 6, next: null });
  });

  it('has one kind of pages, with the numbers of all', () => {
    const { pages, total, kinds } = read('بطاقة', { kind: 'news' });
    expect([pages.map(({ path }) => path), total, kinds.length]).toEqual([['/news'], 1, 2]);
    expect(read('بطاقة', { kind: 'branches' satisfies PageKind })).toMatchObject({ total: 0, nearest: null });
  });

  it.each([
    ['بطقة', 0, 'بطاقة'],
    ['lost', 1, null],
    ['بطاقة زغبرت', 5, null],
    ["f'hrm", 0, 'بطاقة'],
    ['زغبرت', 0, null],
  ])('has the nearest query of %s for none alone', (term, total, nearest) => {
    expect(read(term)).toMatchObject({ total, nearest });
  });

  it('reads 200 characters of a term, none of them half', () => {
    expect(read(`${' '.repeat(200)}بطاقة`).total).toBe(0);
    const { nearest } = read(`${"f'hrm".padEnd(199)}😀`);
    expect(nearest).toMatch(/^بطاقة/);
    expect(nearest?.isWellFormed()).toBe(true);
  });
});

describe('searchRequest', () => {
  const request = { term: 'x', language: 'ar', first: 10 };

  it.each([
    ['no cursor', {}, 0],
    ['null', { after: null }, 0],
    ['a cursor', { after: btoa('20') }, 20],
    ['no base64', { after: '!!' }, 0],
    ['another text', { after: btoa('abc') }, 0],
    ['a number below zero', { after: btoa('-5') }, 0],
    ['a number without end', { after: btoa('99999999999') }, 0],
    ['letters outside of Latin', { after: 'ب' }, 0],
    ['a number', { after: 5 }, 0],
  ])('reads as the first page or the next %s', (_, more, after) => {
    expect(searchRequest.parse({ ...request, ...more })).toMatchObject({ after });
  });

  it.each([{ first: 0 }, { first: 51 }, { first: 1.5 }, { first: '10' }, { language: 'fr' }, { term: 7 }])(
    'rejects %j',
    (more) => {
      expect(searchRequest.safeParse({ ...request, ...more }).success).toBe(false);
    },
  );

  it('has no kind for an unknown one', () => {
    expect(searchRequest.parse({ ...request, kind: '__proto__' }).kind).toBe(undefined);
  });
});

describe('any variables', () => {
  const words = ['بطاقة', 'card', 'من', 'the', 'ركن', '*', '?', '"', '[', ']', '<b>', '&lt;', '😀', '\uD800', '\uDC00'];
  const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '~', '=0', '%00', '\u0000', '\n'];
  const term = fc.oneof(
    fc.array(fc.constantFrom(...words, ...names, ' '), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...words, ...names), { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      'x'.repeat(5000),
      'بطاقة '.repeat(900),
      '\u064B'.repeat(5000),
      '٨ '.repeat(2500),
      `x${'😀'.repeat(101)}`,
    ),
    fc.string({ unit: fc.constantFrom('\uD83D', 'ب', ' '), maxLength: 300 }),
  );
  const cursor = fc.oneof(
    fc.string(),
    fc.constantFrom(null, undefined, '=', 'MQ==', btoa('1e3')),
    fc.nat().map((at) => btoa(String(at))),
  );
  const some = fc.record(
    {
      term: fc.oneof({ weight: 9, arbitrary: term }, fc.anything()),
      language: fc.constantFrom('ar', 'en', 'fr'),
      first: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 50 }) }, fc.anything()),
      after: fc.oneof({ weight: 9, arbitrary: cursor }, fc.anything()),
      kind: fc.constantFrom(undefined, 'news', 'x', null),
    },
    { requiredKeys: ['term', 'language', 'first'] },
  );

  it('have a response that siteSearch reads from its JSON, or none', () => {
    let responses = 0;
    fc.assert(
      fc.property(some, (variables) => {
        const response = responseTo(variables);
        if (response === undefined) return;
        responses += 1;
        const { pages, total } = readResult(siteSearch, JSON.parse(JSON.stringify(response)));
        expect(pages.length).toBeLessThanOrEqual(total);
        expect(pages.every(({ marks }) => marks !== null)).toBe(true);
      }),
    );
    expect(responses).toBeGreaterThan(50);
  });
});
