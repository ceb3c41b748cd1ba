import { describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const SENT = 'Sun, 29 Nov 2026 10:00:00 GMT';

describe('retryAfterMs', () => {
  it.each<[what: string, value: string | undefined, milliseconds: number]>([
    ['seconds', '2', 2000],
    ['seconds between blanks', ' 2 ', 2000],
    ['no seconds', '0', 0],
    ['a huge number', '86400', 30_000],
    ['more digits than a number has', '9'.repeat(400), 30_000],
    ['a date', 'Sun, 29 Nov 2026 10:00:05 GMT', 5000],
    ['a date of the older form', 'Sunday, 29-Nov-26 10:00:05 GMT', 5000],
    ['a date that is past', 'Sun, 29 Nov 2026 09:00:00 GMT', 0],
    ['a date in years', 'Fri, 29 Nov 2030 10:00:00 GMT', 30_000],
    ['nothing', undefined, 1000],
    ['an empty text', '', 1000],
    ['a word', 'later', 1000],
    ['a fraction', '1.5', 1000],
    ['an exponent', '1e9', 1000],
    ['a negative number', '-5', 1000],
    ['a date that there is not', 'Sun, 99 Nov 2026 10:00:00 GMT', 1000],
  ])('reads %s', (_, value, milliseconds) => {
    const headers = { date: SENT, ...(value !== undefined && { 'retry-after': value }) };
    expect(retryAfterMs(new Headers(headers))).toBe(milliseconds);
  });

  it('counts a date from the clock where its response has none', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(SENT) });
    expect(retryAfterMs(new Headers({ 'retry-after': 'Sun, 29 Nov 2026 10:00:05 GMT' }))).toBe(5000);
    vi.useRealTimers();
  });
});
