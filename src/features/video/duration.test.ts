import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, 'en', '0:00'],
  [9, 'en', '0:09'],
  [80, 'en', '1:20'],
  [80, 'ar', '١:٢٠'],
  [605, 'ar', '١٠:٠٥'],
] as const)('formatDuration of %i in %s is %s', (seconds, language, text) => {
  expect(formatDuration(seconds, language)).toBe(text);
});
