import { describe, expect, it } from 'vitest';
import { fill } from './phrase.ts';

describe('fill', () => {
  it('replaces placeholders and leaves those without a value', () => {
    expect(fill('{a} ثم {b} ثم {a}{c}', { a: '١', b: '٢' })).toBe('١ ثم ٢ ثم ١{c}');
  });

  it('inserts values literally', () => {
    expect(fill('{a}', { a: '$& {b}', b: 'x' })).toBe('$& {b}');
  });
});
