import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText, firstInstalmentDay, isoDay, monthsLater, readDay, riyadhDay } from './calendar-day.ts';

const day = (text: string): number => readDay(text) ?? NaN;
const anyDay = fc.integer({ min: day('01-01-1900'), max: day('31-12-2199') });

describe('readDay and dayText', () => {
  it.each(['29-02-2028', '31-12-2026', '01-01-0001'])('parses and formats %s', (text) => {
    expect(dayText(day(text))).toBe(text);
  });

  it.each(['29-02-2027', '31-04-2026', '00-01-2026', '01-13-2026', '1-1-2026', '2026-01-01', '٠١-٠١-٢٠٢٦', ''])(
    'rejects "%s"',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  it('parses every formatted day to the same day', () => {
    fc.assert(
      fc.property(anyDay, (any) => {
        expect(readDay(dayText(any))).toBe(any);
      }),
    );
    expect(isoDay(day('05-11-2026'))).toBe('2026-11-05');
  });
});

describe('riyadhDay', () => {
  it.each([
    ['2026-11-26T20:59:59Z', '26-11-2026'],
    ['2026-11-26T21:00:00Z', '27-11-2026'],
    ['2026-12-31T22:00:00Z', '01-01-2027'],
  ])('at %s returns %s', (moment, text) => {
    expect(dayText(riyadhDay(new Date(moment)))).toBe(text);
  });
});

describe('monthsLater', () => {
  it.each([
    ['31-01-2027', 1, '28-02-2027'],
    ['31-01-2027', 2, '31-03-2027'],
    ['31-01-2028', 1, '29-02-2028'],
    ['27-12-2026', 1, '27-01-2027'],
    ['30-11-2026', 480, '30-11-2066'],
  ])('from %s by %i months returns %s', (from, months, to) => {
    expect(dayText(monthsLater(day(from), months))).toBe(to);
  });
});

it('firstInstalmentDay returns a 27th, one to 31 days after the contract', () => {
  fc.assert(
    fc.property(anyDay, (contract) => {
      const first = firstInstalmentDay(contract);
      expect(dayText(first)).toMatch(/^27-/);
      expect(first - contract).toBeGreaterThanOrEqual(1);
      expect(first - contract).toBeLessThanOrEqual(31);
    }),
  );
});
