import { describe, expect, it } from 'vitest';
import { revalidateSeconds } from './revalidate-seconds.ts';

const layout = (date: string) => ({
  sitecore: {
    route: { fields: { Title: { value: 'x' } }, placeholders: { main: [{ fields: { At: { value: date } } }] } },
  },
});
const at = (time: string): number => Date.parse(time);

describe('revalidateSeconds: a page is cached', () => {
  it.each<[what: string, layout: unknown, now: string, seconds: number]>([
    ['five minutes without dates', layout('no date'), '2026-11-21T10:00:00Z', 300],
    ['five minutes when a date is far', layout('2026-12-31T00:00:00Z'), '2026-11-21T10:00:00Z', 300],
    ['five minutes when a date has passed', layout('2026-11-21T09:59:59Z'), '2026-11-21T10:00:00Z', 300],
    ['until a date that comes sooner', layout('2026-11-21T10:02:00Z'), '2026-11-21T10:00:00Z', 120],
    ['until a date that names its own offset', layout('2026-11-21T13:01:00+03:00'), '2026-11-21T10:00:00Z', 60],
    ['past the date, never shortly before it', layout('2026-11-21T10:00:10.5Z'), '2026-11-21T10:00:00Z', 11],
    ['until the day ends in Riyadh, when offers expire', layout('2026-11-21T00:00:00Z'), '2026-11-21T20:58:30Z', 90],
    ['five minutes once the day has ended', layout('2026-11-21T00:00:00Z'), '2026-11-21T21:00:00Z', 300],
    ['a second at least', layout('2026-11-21T10:00:00.001Z'), '2026-11-21T10:00:00Z', 1],
    [
      'five minutes when a text only begins like a date',
      layout('2026-11-21T10:02:00Z or so'),
      '2026-11-21T10:00:00Z',
      300,
    ],
    ['five minutes when a date is none of the calendar', layout('2026-13-45T10:02:00Z'), '2026-11-21T10:00:00Z', 300],
    ['five minutes when it has nothing', null, '2026-11-21T10:00:00Z', 300],
  ])('%s', (_, layoutJson, now, seconds) => {
    expect(revalidateSeconds(layoutJson, at(now))).toBe(seconds);
  });
});
