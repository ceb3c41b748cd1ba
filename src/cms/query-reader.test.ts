import { describe, expect, it } from 'vitest';
import { queryEffect, queryReader, readValues } from './query-reader.ts';

const tabs = queryReader({ queryKeys: ['tab'], queryIsPersonal: false }, { tab: ['home'] }, {});
const search = queryReader(
  { queryKeys: ['q', 'page'], queryIsPersonal: false, queryDefaults: { page: '1' } },
  undefined,
  {},
);
const sorted = queryReader({ queryKeys: ['sort'], queryIsPersonal: false }, undefined, { sort: ['title'] });
const form = queryReader(
  { queryKeys: ['form'], queryIsPersonal: true, queryChoices: { form: ['Lease'] } },
  undefined,
  {},
);

describe('readValues', () => {
  it('leaves out other keys, blank values and defaults', () => {
    expect(readValues(search, { q: ' ', page: '1', tab: 'home' })).toEqual({});
    expect(readValues(search, { q: 'card', page: '2', tab: 'home' })).toEqual({ q: 'card', page: '2' });
  });

  it('leaves out values that the author’s fields do not list', () => {
    expect(readValues(tabs, { tab: 'other' })).toEqual({});
    expect(readValues(tabs, { tab: 'home' })).toEqual({ tab: 'home' });
    const none = queryReader({ queryKeys: ['tab'], queryIsPersonal: false }, {}, {});
    expect(readValues(none, { tab: 'home' })).toEqual({});
  });

  it('reads all that was entered in its own form, and nothing of another', () => {
    expect(readValues(form, { form: 'Lease', amount: '', constructor: 'x' })).toEqual({
      form: 'Lease',
      amount: '',
      constructor: 'x',
    });
    expect(readValues(form, { form: 'Other', amount: '1' })).toEqual({});
  });
});

describe('queryEffect', () => {
  it.each([
    ['nothing that a page reads', { tab: 'other', utm: 'x' }, { kind: 'none' }],
    ['listed values', { tab: 'home', sort: 'title' }, { kind: 'listed', values: { tab: 'home', sort: 'title' } }],
    ['a value of any', { q: 'card', tab: 'home' }, { kind: 'unlisted', values: { tab: 'home', q: 'card' } }],
    ['one value that is not listed', { sort: 'other' }, { kind: 'unlisted', values: { sort: 'other' } }],
    ['what a visitor entered', { form: 'Lease', tab: 'home' }, { kind: 'personal' }],
  ])('of %s', (_, query, effect) => {
    expect(queryEffect([tabs, search, sorted, form], query)).toEqual(effect);
  });
});
