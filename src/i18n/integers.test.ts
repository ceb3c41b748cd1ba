import { expect, it } from 'vitest';
import { formatInteger } from './integers.ts';

it.each([
  ['ar', 7, '٧'],
  ['en', 7, '7'],
  ['ar', 1204, '١٬٢٠٤'],
  ['en', 1204, '1,204'],
] as const)('formats in %s: %i', (language, value, text) => {
  expect(formatInteger(value, language)).toBe(text);
});
