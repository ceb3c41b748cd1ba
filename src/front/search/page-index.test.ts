import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { indexedPage, indexOf, pathsOf } from '#tests/support/indexed-pages.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';

/** Pages beside those of a test, without which each of its words would be in every page. */
const OTHERS = ['الفروع', 'الشكاوى', 'Branches', 'Complaints'].map((title, index) =>
  indexedPage(`/other-${index}`, { title }),
);

describe('the rank of a page', () => {
  it.each([
    ['card', 'Card', 'card'],
    ['بطاقة', 'بطاقة', 'بطاقة'],
  ])('by %s is by title, heading, lead and text', (query, word, inText) => {
    const long = `${inText} ${'x '.repeat(5)}`;
    const index = indexOf([
      indexedPage('/text', { title: 'Text', texts: [long] }),
      indexedPage('/lead', { title: 'Lead', description: long }),
      indexedPage('/title', { title: `${word} x x x x x`, texts: [] }),
      ...OTHERS,
    ]);
    expect(pathsOf(index, query)).toEqual(['/title', '/lead', '/text']);
  });

  it('is higher for a heading than for a text', () => {
    const index = indexOf([
      indexedPage('/text', { title: 'One', texts: ['mortgage rates'] }),
      indexedPage('/heading', { title: 'Two', headings: ['mortgage rates'] }),
      ...OTHERS,
    ]);
    expect(pathsOf(index, 'mortgage')).toEqual(['/heading', '/text']);
  });

  it.each([
    ['transfers', ['Transfers now', 'Transfer now', 'Trasfers now']],
    ['التحويلات', ['تحويلات سريعة', 'تحويل سريع', 'تحولات سريعة']],
  ])('by %s is by the word, then its stem, then a typo', (query, titles) => {
    const pages = titles.map((title, index) => indexedPage(`/${index}`, { title }));
    expect(pathsOf(indexOf([...pages.toReversed(), ...OTHERS]), query)).toEqual(['/0', '/1', '/2']);
  });

  it.each(['products', 'help'] as const)('is higher for %s than for the bank and news', (kind) => {
    const index = indexOf([
      indexedPage('/news', { title: 'تمويل', kind: 'news', isOneOfMany: true }),
      indexedPage('/bank', { title: 'تمويل' }),
      indexedPage('/first', { title: 'تمويل', kind }),
    ]);
    expect(pathsOf(index, 'تمويل')).toEqual(['/first', '/bank', '/news']);
  });

  it.each([
    ['the query itself', 'home loan', 'Home loan', 'Home loan news'],
    ['the whole query', 'home loan', 'The home loan', 'Loan for a home'],
    ['all of its words', 'تمويل عقاري', 'عقاري تمويل', 'تمويل'],
  ])('is higher for a title with %s', (_, query, better, worse) => {
    const pages = [indexedPage('/worse', { title: worse }), indexedPage('/better', { title: better })];
    expect(pathsOf(indexOf([...pages, ...OTHERS]), query)[0]).toBe('/better');
  });

  it('is higher for a page high up in the tree', () => {
    const index = indexOf([indexedPage('/a/b/c', { title: 'Cards' }), indexedPage('/a', { title: 'Cards' })]);
    expect(pathsOf(index, 'cards')).toEqual(['/a', '/a/b/c']);
  });

  it('is the first for the page that is pinned to a query, whatever its texts', () => {
    const pages = [indexedPage('/title', { title: 'رقم البنك' }), indexedPage('/contact', { title: 'تواصل' })];
    const lexicon = { pinned: [{ queries: 'رقم البنك\nphone', path: '/contact' }] };
    expect(pathsOf(indexOf(pages, lexicon), 'البنك رقم')).toEqual(['/contact', '/title']);
    expect(pathsOf(indexOf(pages, lexicon), 'Phone')).toEqual(['/contact']);
    expect(pathsOf(indexOf(pages, { pinned: [{ queries: 'phone', path: '/gone' }] }), 'phone')).toEqual([]);
  });
});

describe('the pages found', () => {
  const index = indexOf([
    indexedPage('/loans', { title: 'قروض شخصية' }),
    indexedPage('/offers', { title: 'عروض البطاقات' }),
    indexedPage('/mortgage', { title: 'Mortgage for you' }),
    indexedPage('/contact', { title: 'Contact', texts: ['Call +966 800 123 4567'] }),
    ...OTHERS,
  ]);

  it.each([
    ['قروض', ['/loans']],
    ['عروض', ['/offers']],
    ['بطا', ['/offers']],
    ['بط', ['/offers']],
    ['mor', ['/mortgage']],
    ['mortgagw', ['/mortgage']],
    ['mortage', ['/mortgage']],
    ['mortgwwe', []],
    ['callt', []],
    ['the mortgage', ['/mortgage']],
    ['mor now', []],
    ['800-123-4567', ['/contact']],
    ['٨٠٠ ١٢٣ ٤٥٦٧', ['/contact']],
    ['8001234568', []],
    ['', []],
    ['؟', []],
  ])('by %j are %j', (query, paths) => {
    expect(pathsOf(index, query)).toEqual(paths);
  });

  it('are found by their beginning from three letters', () => {
    const texts = indexOf([indexedPage('/x', { title: 'X', texts: ['mortgage بطاقات'] }), ...OTHERS]);
    expect(['mor', 'بطا', 'mo', 'بط'].map((query) => pathsOf(texts, query).length)).toEqual([1, 1, 0, 0]);
  });

  it('are the same in any order of the words', () => {
    const pages = ['Savings account', 'Account savings plan', 'Current account', 'حساب توفير', 'توفير حساب'];
    const some = indexOf(pages.map((title, at) => indexedPage(`/${at}`, { title })));
    for (const [one, other] of [
      ['savings account', 'account savings'],
      ['حساب توفير', 'توفير حساب'],
    ] as const)
      expect(pathsOf(some, one).toSorted()).toEqual(pathsOf(some, other).toSorted());
    expect(pathsOf(some, 'توفير للحساب').toSorted()).toEqual(['/3', '/4']);
  });

  it('with all words come before those with half of them in the title, others are left out', () => {
    const some = indexOf([
      indexedPage('/half', { title: 'Travel' }),
      indexedPage('/text', { title: 'X', texts: ['travel'] }),
      indexedPage('/all', { title: 'Y', texts: ['travel insurance'] }),
      ...OTHERS,
    ]);
    expect(pathsOf(some, 'travel insurance').toSorted()).toEqual(['/all', '/half']);
  });

  it.each(['constructor', 'constructor card', '__proto__', 'toString valueOf', 'hasOwnProperty بطاقة'])(
    'by %s, a name of Object, are none or have its words',
    (query) => {
      const some = indexOf([indexedPage('/card', { title: 'Card بطاقة' }), ...OTHERS]);
      expect(['', '/card']).toContain(pathsOf(some, query).join());
    },
  );
});

describe('synonyms', () => {
  const pages = [
    indexedPage('/finance', { title: 'تمويل' }),
    indexedPage('/personal', { title: 'التمويل الشخصي' }),
    indexedPage('/apart', { title: 'شخص وتمويل' }),
    indexedPage('/loan', { title: 'Personal loans' }),
    ...OTHERS,
  ];
  const index = indexOf(pages, { synonyms: ['تمويل شخصي, personal loan, سلفة\nwallet, محفظة'] });

  it.each([
    ['سلفة', ['/loan', '/personal']],
    ['personal loan', ['/loan', '/personal']],
    ['تمويل شخصي', ['/apart', '/loan', '/personal']],
    ['محفظة', []],
  ])('of %s are found in both languages, phrases only side by side', (query, paths) => {
    expect(pathsOf(index, query).toSorted()).toEqual(paths);
  });

  it('are found by a word with a typo from six letters', () => {
    const some = indexOf([indexedPage('/home', { title: 'تمويل عقاري' }), ...OTHERS], {
      synonyms: ['mortgage, تمويل عقاري\nrent, عقاري'],
    });
    expect(pathsOf(some, 'mortgege')).toEqual(['/home']);
    expect(pathsOf(some, 'rant')).toEqual([]);
  });
});

describe('PageIndex', () => {
  it('finds every page whose title contains the letters of a query', () => {
    const title = fc.string({
      unit: fc.constantFrom(...Array.from('بطاقةالأتمويل abc-١2ّ!')),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (titles, at, length) => {
        const index = indexOf(titles.map((one, place) => indexedPage(`/${place}`, { title: one })));
        const own = titles[at % titles.length] ?? '';
        const start = length % own.length;
        const query = own.slice(start, start + 1 + (at % own.length));
        const folded = foldText(query);
        const expected = titles.flatMap((one, place) =>
          folded !== '' && foldText(one).includes(folded) ? [`/${place}`] : [],
        );
        expect(pathsOf(index, query)).toEqual(expect.arrayContaining(expected));
      }),
      { numRuns: scaledRuns(200) },
    );
  });

  it('replaces and removes a page', () => {
    const index = indexOf([indexedPage('/a', { title: 'Cards' }), indexedPage('/b', { title: 'Cards' })]);
    index.put(indexedPage('/a', { title: 'Loans' }));
    expect([pathsOf(index, 'cards'), pathsOf(index, 'loans'), index.size]).toEqual([['/b'], ['/a'], 2]);
    index.remove('/a');
    index.remove('/never');
    expect([pathsOf(index, 'loans'), index.size]).toEqual([[], 1]);
    index.put(indexedPage('/a', { title: 'Loans' }));
    expect(pathsOf(index, 'loans')).toEqual(['/a']);
  });

  it.each([
    ['بطقة', 'بطاقة'],
    ['btiaqat cards', 'cards'],
    ['cqrds', 'cards'],
    ['qqqqq', undefined],
  ])('has as the nearest query to %s %s', (query, nearest) => {
    const index = indexOf([indexedPage('/a', { title: 'بطاقة سفر' }), indexedPage('/b', { title: 'cards' })]);
    expect(index.nearest(query)).toBe(nearest);
  });
});
