import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingStatus, riyadhMoment } from './opening-status.ts';
import { DAY, isAroundTheClock, readWorkingHours, writtenHours } from './working-hours.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

describe('readWorkingHours', () => {
  it.each<[text: string, shifts: [opens: number, closes: number][]]>([
    ['16:00 - 01:00', [[hm(16), hm(25)]]],
    ['20:30 - 00:00', [[hm(20, 30), hm(24)]]],
    [
      '09:00-12:00, 16:00-21:00',
      [
        [hm(9), hm(12)],
        [hm(16), hm(21)],
      ],
    ],
    [
      '09:00 – 12:00، 16:00 – 01:30',
      [
        [hm(9), hm(12)],
        [hm(16), hm(25, 30)],
      ],
    ],
    [
      '9:00-12:00 / 13:00-15:00 & 16:00-21:00',
      [
        [hm(9), hm(12)],
        [hm(13), hm(15)],
        [hm(16), hm(21)],
      ],
    ],
    ['9 AM – 5 PM', [[hm(9), hm(17)]]],
    ['9:30am to 12 pm', [[hm(9, 30), hm(12)]]],
    ['From 4 p.m. until 12 a.m.', [[hm(16), hm(24)]]],
    ['٩ ص – ٥ م', [[hm(9), hm(17)]]],
    ['من ٩:٣٠ صباحًا إلى ٤:٣٠ مساءً', [[hm(9, 30), hm(16, 30)]]],
    [
      '٩ ص - ١٢ ظهرًا و٤ م - ٩ م',
      [
        [hm(9), hm(12)],
        [hm(16), hm(21)],
      ],
    ],
    ['٠٩:٣٠ - ١٦:٣٠', [[hm(9, 30), hm(16, 30)]]],
    ['۰۹:۳۰ — ۱۶:۳۰', [[hm(9, 30), hm(16, 30)]]],
    ['\u200E09：30\u00A0\u2011 16：30', [[hm(9, 30), hm(16, 30)]]],
  ])('reads %s', (text, shifts) => {
    expect(readWorkingHours(text)).toEqual(shifts.map(([opens, closes]) => ({ opens, closes })));
  });

  it.each(['13 PM - 14 PM', '0 AM - 5 PM', '9 AM - 5', '9:00 - 5:00 PM', '09:00 - 09:00', '24:00 - 25:00'])(
    'leaves %s as it is',
    (text) => {
      expect(readWorkingHours(text)).toBeUndefined();
    },
  );

  it.each(['09:00-17:00, 16:00-21:00', '16:00-21:00, 09:00-12:00', '08:00-12:00, 20:00-09:00', '09:00, 12:00'])(
    'leaves shifts that overlap or have no order as they are: %s',
    (text) => {
      expect(readWorkingHours(text)).toBeUndefined();
    },
  );

  const bounds = fc
    .uniqueArray(fc.integer({ min: 0, max: DAY - 1 }), { minLength: 2, maxLength: 6 })
    .filter(({ length }) => length % 2 === 0)
    .map((times) => times.sort((one, other) => one - other));
  /** One to three shifts, as often as not with a night at their end. */
  const shiftsOfDay = fc.tuple(bounds, fc.boolean()).map(([times, hasNight]) => {
    const [first = 0, ...rest] = times;
    const inOrder = hasNight ? [...rest, first + DAY] : times;
    return inOrder.flatMap((opens, index) => (index % 2 === 0 ? [{ opens, closes: inOrder[index + 1] ?? 0 }] : []));
  });
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  const half = (minutes: number) => {
    const hour = Math.floor(minutes / 60) % 24;
    return `${hour % 12 || 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  const digits = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
  );
  const style = fc.record({
    time: fc.constantFrom(clock, half),
    hyphen: fc.constantFrom('-', ' - ', ' – ', '—', '\u2011', ' to ', ' إلى '),
    comma: fc.constantFrom(', ', '،', ' ; ', '؛ ', '/', ' & ', ' and ', ' و'),
    digits,
  });

  it('reads one to three shifts of a day however they are written', () => {
    fc.assert(
      fc.property(shiftsOfDay, style, (shifts, { time, hyphen, comma, digits: inDigits }) => {
        const text = shifts.map(({ opens, closes }) => time(opens) + hyphen + time(closes)).join(comma);
        expect(readWorkingHours(inDigits(text))).toEqual(shifts);
      }),
    );
  });

  it('is open in each minute of a shift, after midnight too, whatever the day', () => {
    const week = fc.record({ working: shiftsOfDay, friday: shiftsOfDay, saturday: shiftsOfDay });
    const textOf = (shifts: readonly { opens: number; closes: number }[]) =>
      shifts.map(({ opens, closes }) => `${clock(opens)} - ${clock(closes)}`).join(', ');
    fc.assert(
      fc.property(week, fc.nat(6), fc.nat(DAY - 1), (hours, day, minute) => {
        const of = (weekday: number) => (weekday === 5 ? hours.friday : weekday === 6 ? hours.saturday : hours.working);
        const isIn = (shifts: readonly { opens: number; closes: number }[], at: number) =>
          shifts.some(({ opens, closes }) => at >= opens && at < closes);
        const isOpen = isIn(of(day), minute) || isIn(of((day + 6) % 7), minute + DAY);
        const texts = {
          working: textOf(hours.working),
          friday: textOf(hours.friday),
          saturday: textOf(hours.saturday),
        };
        expect(openingStatus(texts, { day, minute }).kind).toBe(isOpen ? 'open' : 'closed');
      }),
    );
  });

  it('takes a short time for any text', () => {
    for (const text of ['9 '.repeat(50_000), '09:00-12:00,'.repeat(10_000), `9${' '.repeat(100_000)}x`])
      expect(readWorkingHours(text)).toBeUndefined();
  });
});

describe('openingStatus of a night', () => {
  const hours = { working: '16:00 - 01:00', friday: '20:30 - 00:00', saturday: '09:00-12:00, 16:00-21:00' };
  it.each<[when: string, day: number, minute: number, status: object]>([
    ['Monday, half past midnight: the night of Sunday', 1, hm(0, 30), { kind: 'open', until: hm(1) }],
    ['Friday, half past midnight: the night of Thursday', 5, hm(0, 30), { kind: 'open', until: hm(1) }],
    ['Friday before midnight', 5, hm(23, 59), { kind: 'open', until: DAY }],
    ['Saturday at midnight', 6, 0, { kind: 'closed', opens: { day: 6, minute: hm(9), isToday: true } }],
    [
      'Saturday 13:37, between two shifts',
      6,
      hm(13, 37),
      { kind: 'closed', opens: { day: 6, minute: hm(16), isToday: true } },
    ],
    ['Saturday evening', 6, hm(16), { kind: 'open', until: hm(21) }],
    [
      'Sunday, half past midnight: Saturday has no night',
      0,
      hm(0, 30),
      { kind: 'closed', opens: { day: 0, minute: hm(16), isToday: true } },
    ],
    ['Monday, one o’clock', 1, hm(1), { kind: 'closed', opens: { day: 1, minute: hm(16), isToday: true } }],
  ])('on %s', (_, day, minute, status) => {
    expect(openingStatus(hours, { day, minute })).toEqual(status);
  });

  it('has the day of Riyadh, whatever the zone of the visitor’s clock', () => {
    for (const moment of ['2026-11-28T13:37:00+03:00', '2026-11-28T05:37:00-05:00', '2026-11-28T23:37:00+13:00'])
      expect(openingStatus(hours, riyadhMoment(Date.parse(moment))).kind).toBe('closed');
    // A visitor in New York has Sunday evening while Monday has begun in Riyadh.
    expect(openingStatus(hours, riyadhMoment(Date.parse('2026-11-29T16:30:00-05:00')))).toEqual({
      kind: 'open',
      until: hm(1),
    });
  });
});

it('knows blanks, a dash and a word for a closed day as no hours', () => {
  for (const text of ['', '  ', '\u00A0', '\u200F', '-', '—', 'Closed', 'مغلق', 'مُغلق '])
    expect(writtenHours(text)).toBe('');
  expect(writtenHours('by appointment')).toBe('by appointment');
});

it('knows hours around the clock in several words', () => {
  for (const text of ['24 hours', '24 Hours ', '٢٤ ساعة', '24/7', 'على مدار الساعة'])
    expect(isAroundTheClock(text)).toBe(true);
  for (const text of ['', '24', '2 hours']) expect(isAroundTheClock(text)).toBe(false);
});
