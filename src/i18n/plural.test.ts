import { describe, expect, it } from 'vitest';
import { keysInLanguage, plural } from './plural.ts';

const phrases = {
  terms_zero: 'بلا أقساط',
  terms_one: 'قسط واحد',
  terms_two: 'قسطان',
  terms_few: '{n} أقساط',
  terms_many: '{n} قسطاً',
  terms_other: '{n} قسط',
};

describe('keysInLanguage', () => {
  const keys = [...Object.keys(phrases), 'close', 'step_two'];

  it('has every plural form in Arabic', () => {
    expect(keysInLanguage(keys, 'ar')).toEqual(keys);
  });

  it('omits the forms that English does not have, and keeps keys that merely end like one', () => {
    expect(keysInLanguage(keys, 'en')).toEqual(['terms_zero', 'terms_one', 'terms_other', 'close', 'step_two']);
  });

  it('keeps every form that counts can have', () => {
    const remaining = keysInLanguage(keys, 'en');
    const marked = Object.fromEntries(Object.keys(phrases).map((key) => [key, key]));
    const used = [0, 1, 2, 3, 11, 100].map((count) => plural({ ...phrases, ...marked }, 'terms', count, 'en'));
    expect(used.filter((key) => !remaining.includes(key))).toEqual([]);
  });
});

describe('plural', () => {
  it.each([
    [0, 'بلا أقساط'],
    [1, 'قسط واحد'],
    [2, 'قسطان'],
    [3, '٣ أقساط'],
    [12, '١٢ قسطاً'],
    [100, '١٠٠ قسط'],
  ])('takes the Arabic plural form for %d', (count, phrase) => {
    expect(plural(phrases, 'terms', count, 'ar')).toBe(phrase);
  });

  it('has a form of its own for nothing in English too', () => {
    expect(plural({ ...phrases, terms_zero: 'No instalments' }, 'terms', 0, 'en')).toBe('No instalments');
  });
});
