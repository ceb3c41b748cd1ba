import { expect, it } from 'vitest';
import { readUrlQuery } from './read-url-query.ts';

it('readUrlQuery returns the first value of each declared key and nothing else', () => {
  expect(readUrlQuery(new URLSearchParams('tab=home&tab=auto&utm_source=mail'))).toEqual({ tab: 'home' });
});

it('readUrlQuery cuts long values and never inside a character', () => {
  expect(readUrlQuery(new URLSearchParams({ tab: 'x'.repeat(5000) }))).toEqual({ tab: 'x'.repeat(200) });
  expect(readUrlQuery(new URLSearchParams({ tab: `${'x'.repeat(199)}😀` }))).toEqual({
    tab: `${'x'.repeat(199)}\uFFFD`,
  });
});
