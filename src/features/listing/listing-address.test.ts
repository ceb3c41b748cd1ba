import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryReader, readValues } from '#src/cms/query-reader.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import {
  choiceParam,
  defineAddress,
  LAST_PAGE,
  type ListingAddress,
  listingUrl,
  optionalParam,
  textParam,
} from './listing-address.ts';

const address = defineAddress(
  { category: choiceParam('one', 'two'), nested: textParam('All'), sort: choiceParam('Default', 'ExpiryDate') },
  { category: ['nested'] },
);

const queryOf = (url: string) => Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))));

/** Returns the values of a query that change the page of a listing. */
const changes = ({ query }: Pick<ListingAddress, 'query'>, values: UrlQuery) =>
  readValues(queryReader({ ...query, queryIsPersonal: false }, undefined, {}), values);

const anyState = fc.record({
  category: fc.constantFrom('one' as const, 'two' as const),
  nested: fc.string({ minLength: 1, unit: 'grapheme' }),
  sort: fc.constantFrom('Default' as const, 'ExpiryDate' as const),
  page: fc.integer({ min: 1, max: LAST_PAGE }),
});

describe('defineAddress', () => {
  it('reads what it writes, for any values, through a URL', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(address.read(queryOf(listingUrl('/ar/x', address.write(state))))).toEqual(state);
      }),
    );
  });

  it('reads any query as a state, which it reads again from what it writes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...address.keys, 'other'), fc.string()), (query) => {
        const state = address.read(query);
        expect(Object.keys(state)).toEqual(['category', 'nested', 'sort', 'page']);
        expect(address.read(address.write(state))).toEqual(state);
      }),
    );
  });

  it('leaves defaults out of what changes a page, so that it is the page without a query', () => {
    expect(changes(address, address.write(address.initial))).toEqual({});
    expect(changes(address, { sort: 'nonsense', page: '1', nested: '', utm: 'x' })).toEqual({});
    expect(changes(address, { sort: 'ExpiryDate', page: '3' })).toEqual({ sort: 'ExpiryDate', page: '3' });
  });

  it.each([
    ['abc', 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    [' 2', 1],
    ['٢', 1],
    ['<b>2</b>', 1],
    ['2', 2],
    ['007', 7],
    ['1000000000', LAST_PAGE],
    ['9'.repeat(200), LAST_PAGE],
  ])('reads the page "%s" as %d', (page, number) => {
    expect(address.read({ page }).page).toBe(number);
  });

  it('reads no value that every object has', () => {
    expect(address.read({}).nested).toBe('All');
    const hidden = defineAddress({ constructor: textParam('none') });
    expect(hidden.read({})).toEqual({ constructor: 'none', page: 1 });
  });

  it('returns to page 1 when a value is chosen, and to the default of what depends on it', () => {
    const state = { category: 'two', nested: 'Home', sort: 'ExpiryDate', page: 4 } as const;
    const others = (key: 'category' | 'nested') =>
      Object.fromEntries(
        address.others(state, key).map(({ key: other, value, isUnchanged }) => [other, [value, isUnchanged]]),
      );
    expect(others('category')).toEqual({ nested: ['All', false], sort: ['ExpiryDate', true], page: ['1', false] });
    expect(others('nested')).toEqual({ category: ['two', true], sort: ['ExpiryDate', true], page: ['1', false] });
  });

  it('has no optional value unless it is one of those that there are, and writes none', () => {
    const sorted = defineAddress({ search: textParam(''), sort: optionalParam(['Title', 'Discount']) });
    expect(sorted.write(sorted.read({ sort: 'Title' }))).toEqual({ search: '', sort: 'Title', page: '1' });
    expect(sorted.write(sorted.read({ sort: 'nonsense' }))).toEqual({ search: '', page: '1' });
    expect(changes(sorted, { sort: 'nonsense', search: ' ', page: '1' })).toEqual({});
    const found = sorted.read({ search: 'tea', sort: 'Title', page: '2' });
    expect(sorted.cleared(found).map(({ key, value }) => [key, value])).toEqual([
      ['search', ''],
      ['sort', 'Title'],
      ['page', '1'],
    ]);
    expect(sorted.others(found, 'search', 'sort')).toEqual([{ key: 'page', value: '1', isUnchanged: false }]);
  });
});
