import { describe, expect, it } from 'vitest';
import { examplePlace } from '#tests/support/example-place.ts';
import { fullOpeningStatus, openingStatus, riyadhMoment } from './opening-status.ts';
import { readWorkingHours } from './working-hours.ts';

const HOURS = '09:30 - 16:30';
const at = (day: number, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });
const CLOSES = 16 * 60 + 30;

describe('openingStatus', () => {
  it('LOC-22 of a branch is closed on Friday and Saturday', () => {
    for (const day of [5, 6]) expect(openingStatus('branch', HOURS, at(day, 11))).toEqual({ kind: 'closed' });
  });

  it('LOC-23 of a branch is open until the closing time, from the opening minute to the one before closing', () => {
    for (const now of [at(0, 9, 30), at(2, 12), at(4, 16, 29)])
      expect(openingStatus('branch', HOURS, now)).toEqual({ kind: 'open', until: CLOSES });
  });

  it('LOC-24 of a branch outside of its hours, or with hours that cannot be read, has no time', () => {
    for (const now of [at(0, 9, 29), at(2, 16, 30), at(4, 23, 59)])
      expect(openingStatus('branch', HOURS, now)).toEqual({ kind: 'open', until: null });
    for (const hours of ['', 'from 9 to 5', '25:00 - 26:00', '16:30 - 09:30'])
      expect(openingStatus('branch', hours, at(1, 12))).toEqual({ kind: 'open', until: null });
  });

  it('LOC-25 of ATMs and kiosks is around the clock on every day', () => {
    for (const kind of ['atm', 'kiosk'] as const)
      for (const day of [0, 1, 2, 3, 4, 5, 6])
        expect(openingStatus(kind, HOURS, at(day, 3))).toEqual({ kind: 'always' });
  });
});

describe('fullOpeningStatus', () => {
  const mall = examplePlace({
    hours: { working: HOURS, friday: '16:00 - 21:00', saturday: '', ladies: '09:30 - 15:30' },
  });

  it('has the hours of Friday and Saturday where a branch has them', () => {
    expect(fullOpeningStatus(mall, at(5, 17))).toEqual({ kind: 'open', until: 21 * 60 });
    expect(fullOpeningStatus(mall, at(5, 12))).toEqual({ kind: 'open', until: null });
    expect(fullOpeningStatus(mall, at(6, 12))).toEqual({ kind: 'closed' });
  });

  it('has the hours of ladies in a branch for ladies', () => {
    expect(fullOpeningStatus({ ...mall, isLadies: true }, at(1, 12))).toEqual({ kind: 'open', until: 15 * 60 + 30 });
    expect(fullOpeningStatus(mall, at(1, 12))).toEqual({ kind: 'open', until: CLOSES });
  });
});

it('LOC-26 reads hours of a 24-hour clock with or without blanks at the hyphen', () => {
  for (const text of [HOURS, '09:30-16:30', '9:30 -16:30', ' 09:30 - 16:30 '])
    expect(readWorkingHours(text)).toEqual({ opens: 9 * 60 + 30, closes: CLOSES });
  expect(readWorkingHours('00:00 - 24:00')).toEqual({ opens: 0, closes: 1440 });
  for (const text of ['09:30', '09:30 - 16:75', '09:61 - 10:00', '9 - 5'])
    expect(readWorkingHours(text)).toBeUndefined();
});

it('reads day and minute in Riyadh, three hours ahead of UTC', () => {
  expect(riyadhMoment(Date.parse('2026-11-22T06:30:00Z'))).toEqual(at(0, 9, 30));
  // Thursday night in London is Friday in Riyadh.
  expect(riyadhMoment(Date.parse('2026-11-26T21:05:00Z'))).toEqual(at(5, 0, 5));
  expect(riyadhMoment(Date.parse('2026-11-28T20:59:00Z'))).toEqual(at(6, 23, 59));
});
