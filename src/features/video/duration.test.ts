import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, 'en', '0:00'],
  [9, 'en', '0:09'],
  [80, 'en', '1:20'],
  [80, 'ar', '١:٢٠'],
  [605, 'ar', '١٠:٠٥'],
  [3599.9, 'en', '59:59'],
  [3600, 'en', '1:00:00'],
  [3723, 'en', '1:02:03'],
  [3723, 'ar', '١:٠٢:٠٣'],
  [-1, 'en', '0:00'],
] as const)('formatDuration of %i in %s is %s', (seconds, language, text) => {
  expect(formatDuration(seconds, language)).toBe(text);
});

it('formatDuration of any length reads back as the same seconds, with no part of sixty or more behind the first', () => {
  fc.assert(
    fc.property(fc.nat({ max: 359_999 }), (seconds) => {
      const parts = formatDuration(seconds, 'en').split(':').map(Number);
      expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
      expect(parts.slice(1).every((part) => part < 60)).toBe(true);
      expect(parts.length).toBe(seconds < 3600 ? 2 : 3);
      expect(parts.length === 2 && (parts[0] ?? 0) > 59).toBe(false);
    }),
  );
});
