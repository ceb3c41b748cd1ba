import { describe, expect, it } from 'vitest';
import { fill, plural } from './phrase.ts';

const phrases = {
  terms_zero: 'بلا أقساط',
  terms_one: 'قسط واحد',
  terms_two: 'قسطان',
  terms_few: '{n} أقساط',
  terms_many: '{n} قسطاً',
  terms_other: '{n} قسط',
};

describe('fill', () => {
  it('replaces placeholders and leaves those without a value', () => {
    expect(fill('{a} ثم {b} ثم {a}{c}', { a: '١', b: '٢' })).toBe('١ ثم ٢ ثم ١{c}');
  });

  it('inserts values literally', () => {
    expect(fill('{a}', { a: '$& {b}', b: 'x' })).toBe('$& {b}');
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
});
