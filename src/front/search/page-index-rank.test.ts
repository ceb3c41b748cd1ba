import { describe, expect, it } from 'vitest';
import { indexedPage, indexOf, OTHERS, pathsOf } from '#tests/support/indexed-pages.ts';

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

  it.each(['products', 'help'] as const)('is higher for %s than for other pages and news', (kind) => {
    const index = indexOf([
      indexedPage('/news', { title: 'تمويل', kind: 'news', isOneOfMany: true }),
      indexedPage('/about', { title: 'تمويل' }),
      indexedPage('/first', { title: 'تمويل', kind }),
    ]);
    expect(pathsOf(index, 'تمويل')).toEqual(['/first', '/about', '/news']);
  });

  it.each([
    ['the query itself', 'home loan', 'Home loan', 'Home loan news'],
    ['the whole query', 'home loan', 'The home loan', 'The loan home'],
    ['all of its words', 'تمويل عقاري', 'عقاري تمويل', 'تمويل'],
  ])('is higher for a title with %s', (_, query, better, worse) => {
    const pages = [indexedPage('/worse', { title: worse }), indexedPage('/better', { title: better })];
    expect(pathsOf(indexOf([...pages, ...OTHERS]), query)[0]).toBe('/better');
  });

  it.each([
    ['card', 'One card of them', 'Page', 'card'],
    ['travel insurance', 'Insurance for travel', 'Travel', 'travel insurance'],
    ['تأمين السفر', 'السفر بلا تأمين', 'السفر', 'تأمين السفر'],
  ])('by %s is higher for the words in the title than in all other texts', (query, title, other, text) => {
    const texts = { description: text, headings: [text], texts: [text] };
    const pages = [indexedPage('/texts', { title: other, ...texts }), indexedPage('/title', { title })];
    expect(pathsOf(indexOf([...pages, ...OTHERS]), query)).toEqual(['/title', '/texts']);
  });

  it('is higher for all words in heading and lead than for most of them in the title', () => {
    const query = 'cancel travel insurance';
    const index = indexOf([
      indexedPage('/most', { title: 'Travel with insurance' }),
      indexedPage('/all', { title: 'Help', description: query, headings: [query] }),
      ...OTHERS,
    ]);
    expect(pathsOf(index, query)).toEqual(['/all', '/most']);
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
