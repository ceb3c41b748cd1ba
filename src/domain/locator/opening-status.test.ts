import { describe, expect, it } from 'vitest';
import { examplePlace } from '#tests/support/example-place.ts';
import { listedStatus, openingStatus, riyadhMoment } from './opening-status.ts';
import { ownHours } from './own-hours.ts';
import { readWorkingHours } from './working-hours.ts';

const HOURS = '09:30 - 16:30';
const at = (day: number, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });
const OPENS = 9 * 60 + 30;
const CLOSES = 16 * 60 + 30;
const BRANCH = { working: HOURS, friday: '', saturday: '' };
const MALL = { working: HOURS, friday: '16:00 - 21:00', saturday: '10:00 - 16:00' };

describe('listedStatus', () => {
  it('LOC-22 of a branch is closed on Friday and Saturday', () => {
    for (const hours of [BRANCH, MALL])
      for (const day of [5, 6]) expect(listedStatus(hours, at(day, 17))).toEqual({ kind: 'closed' });
  });

  it('LOC-23 of a branch is open until the closing time, from the opening minute to the one before closing', () => {
    for (const now of [at(0, 9, 30), at(2, 12), at(4, 16, 29)])
      expect(listedStatus(BRANCH, now)).toEqual({ kind: 'open', until: CLOSES });
  });

  it('LOC-24 of a branch outside of its hours, or with hours that cannot be read, has no time', () => {
    for (const now of [at(0, 9, 29), at(2, 16, 30), at(4, 23, 59)])
      expect(listedStatus(BRANCH, now)).toEqual({ kind: 'open', until: null });
    for (const working of ['from 9 to 5', '25:00 - 26:00', '16:30 - 09:30'])
      expect(listedStatus({ ...BRANCH, working }, at(1, 12))).toEqual({ kind: 'open', until: null });
  });

  it('LOC-25 of ATMs and kiosks is around the clock on every day', () => {
    for (const kind of ['atm', 'kiosk'] as const)
      for (const day of [0, 1, 2, 3, 4, 5, 6])
        expect(listedStatus(ownHours(examplePlace({ kind })), at(day, 3))).toEqual({ kind: 'always' });
  });
});

describe('openingStatus', () => {
  it('is open on Friday and Saturday in the hours of a branch that has them', () => {
    expect(openingStatus(MALL, at(5, 17))).toEqual({ kind: 'open', until: 21 * 60 });
    expect(openingStatus(MALL, at(6, 13, 37))).toEqual({ kind: 'open', until: 16 * 60 });
  });

  it('has the next opening of a closed branch: today, or on the next day with hours', () => {
    const opens = (hours: typeof MALL, now: ReturnType<typeof at>) => {
      const status = openingStatus(hours, now);
      return status.kind === 'closed' ? status.opens : status;
    };
    expect(opens(BRANCH, at(1, 7))).toEqual({ day: 1, minute: OPENS, isToday: true });
    expect(opens(BRANCH, at(1, 16, 30))).toEqual({ day: 2, minute: OPENS, isToday: false });
    expect(opens(BRANCH, at(4, 20))).toEqual({ day: 0, minute: OPENS, isToday: false });
    expect(opens(MALL, at(4, 20))).toEqual({ day: 5, minute: 16 * 60, isToday: false });
    expect(opens({ ...BRANCH, working: '', saturday: '10:00 - 16:00' }, at(6, 17))).toEqual({
      day: 6,
      minute: 10 * 60,
      isToday: false,
    });
    expect(opens({ ...BRANCH, working: 'by appointment' }, at(6, 12))).toBeNull();
  });

  it('has hours that cannot be read as they are', () => {
    expect(openingStatus({ ...BRANCH, working: 'by appointment' }, at(1, 12))).toEqual({
      kind: 'unknown',
      hours: 'by appointment',
    });
  });
});

describe('ownHours', () => {
  const hours = { ...MALL, ladies: '09:30 - 15:30' };

  it('has the hours of ladies in a branch for ladies alone', () => {
    expect(ownHours(examplePlace({ hours, isLadies: true })).working).toBe('09:30 - 15:30');
    expect(ownHours(examplePlace({ hours })).working).toBe(HOURS);
    expect(ownHours(examplePlace({ hours: { ...hours, ladies: '' }, isLadies: true })).working).toBe(HOURS);
  });

  it('is around the clock on each day for a place without hours', () => {
    const always = { working: '24 hours', friday: '24 hours', saturday: '24 hours' };
    for (const working of ['', '24 Hours'])
      expect(ownHours(examplePlace({ hours: { ...hours, working } }))).toEqual(always);
  });
});

it('LOC-26 reads hours of a 24-hour clock with or without blanks at the hyphen', () => {
  for (const text of [HOURS, '09:30-16:30', '9:30 -16:30', ' 09:30 - 16:30 '])
    expect(readWorkingHours(text)).toEqual([{ opens: 9 * 60 + 30, closes: CLOSES }]);
  expect(readWorkingHours('00:00 - 24:00')).toEqual([{ opens: 0, closes: 1440 }]);
  for (const text of ['09:30', '09:30 - 16:75', '09:61 - 10:00', '9 - 5'])
    expect(readWorkingHours(text)).toBeUndefined();
});

it('reads day and minute in Riyadh, three hours ahead of UTC', () => {
  expect(riyadhMoment(Date.parse('2026-11-22T06:30:00Z'))).toEqual(at(0, 9, 30));
  // Thursday night in London is Friday in Riyadh.
  expect(riyadhMoment(Date.parse('2026-11-26T21:05:00Z'))).toEqual(at(5, 0, 5));
  expect(riyadhMoment(Date.parse('2026-11-28T20:59:00Z'))).toEqual(at(6, 23, 59));
});
