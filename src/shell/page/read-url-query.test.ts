import { expect, it } from 'vitest';
import { readUrlQuery } from './read-url-query.ts';

it('takes the keys that widgets declare and no others, of each the first value', () => {
  expect(readUrlQuery({ tab: ['home', 'auto'], utm_source: 'mail' })).toEqual({ tab: 'home' });
});

it('cuts a value that is too long to be a choice, and never leaves half a character', () => {
  expect(readUrlQuery({ tab: 'x'.repeat(5000) })).toEqual({ tab: 'x'.repeat(200) });
  expect(readUrlQuery({ tab: `${'x'.repeat(199)}😀` })).toEqual({ tab: `${'x'.repeat(199)}\uFFFD` });
});
