import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { indexedPage, indexOf, OTHERS, pathsOf } from '#tests/support/indexed-pages.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';

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
    expect(['mor بطاقات', 'بطاقات mor'].map((query) => pathsOf(texts, query).length)).toEqual([0, 1]);
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

  it('are those of the longest phrase', () => {
    const titles = [indexedPage('/personal', { title: 'Personal loans' }), indexedPage('/car', { title: 'Car loans' })];
    const some = indexOf([...titles, ...OTHERS], { synonyms: ['قرض, loan', 'قرض شخصي, personal loan'] });
    expect([pathsOf(some, 'قرض شخصي'), pathsOf(some, 'قرض').length]).toEqual([['/personal'], 2]);
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

describe('a synonym that is being typed', () => {
  const synonyms = ['home finance, mortgage, تمويل عقاري\ncontact, help line'];
  const titlesOf = (titles: readonly string[], query: string) => {
    const index = indexOf(
      titles.map((title) => indexedPage(`/${title}`, { title })),
      { synonyms },
    );
    return index.search(query).map(({ page }) => page.title);
  };

  it.each([
    [['Home finance', 'Car'], 'mor', ['Home finance']],
    [['Home finance', 'Car'], 'mortg', ['Home finance']],
    [['Home finance', 'Morning hours'], 'mor', ['Morning hours', 'Home finance']],
    [['Home finance'], 'mo', []],
    [['Home finance'], 'mort car', []],
  ])('finds of %j by %s %j', (titles, query, found) => {
    expect(titlesOf(titles, query)).toEqual(found);
  });
});
