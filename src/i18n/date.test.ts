import { expect, it } from 'vitest';
import { formatDay, formatDayOrError } from './date.ts';

it('formats a day in Riyadh in words, with Gregorian months and the language’s digits', () => {
  expect(formatDay('2026-12-31T00:00:00Z', 'ar')).toBe('٣١ ديسمبر ٢٠٢٦');
  expect(formatDay('2026-12-31T22:00:00Z', 'en')).toBe('January 1, 2027');
});

it('ERR-19 throws Invalid date format for an invalid date, and formatDayOrError returns that text', () => {
  for (const text of ['', 'soon', '31/12/2026', '2026-13-45T00:00:00Z', '2026-02-30T00:00:00Z', '20270229T000000Z']) {
    expect(() => formatDay(text, 'en'), text).toThrow('Invalid date format');
    expect(formatDayOrError(text, 'en'), text).toBe('Invalid date format');
    expect(formatDayOrError(text, 'ar'), text).toBe('صيغة التاريخ غير صالحة');
  }
  expect(formatDayOrError('2026-12-31T00:00:00Z', 'en')).toBe('December 31, 2026');
});
