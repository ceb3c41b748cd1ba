import { expect, it } from 'vitest';
import { isUpcoming } from './is-upcoming.ts';

/** 00:30 of 24 November in Riyadh. */
const NOW = new Date('2026-11-23T21:30:00Z');

it.each([
  ['2026-11-24T00:00:00Z', false],
  // 23:59 of that day.
  ['2026-11-24T20:59:00Z', false],
  ['2026-11-24T21:00:00Z', true],
  ['2030-01-01T00:00:00Z', true],
  ['0001-01-01T00:00:00Z', false],
  ['soon', false],
  ['', false],
])('isUpcoming with the date %s: %s', (value, upcoming) => {
  expect(isUpcoming({ name: 'x', fields: { PublishedDate: { value } }, placeholders: {} }, NOW)).toBe(upcoming);
});

it('is false for a page that is no article', () => {
  expect(isUpcoming({ name: 'x', placeholders: {} }, NOW)).toBe(false);
});
