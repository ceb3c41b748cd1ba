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
  it('puts each value in its place and leaves what nobody gave', () => {
    expect(fill('{a} ثم {b} ثم {a}{c}', { a: '١', b: '٢' })).toBe('١ ثم ٢ ثم ١{c}');
  });

  it('puts a value in as it is, whatever it holds', () => {
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
  ])('counts %d as Arabic does', (count, phrase) => {
    expect(plural(phrases, 'terms', count, 'ar')).toBe(phrase);
  });
});
