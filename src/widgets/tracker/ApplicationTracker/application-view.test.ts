import { describe, expect, it } from 'vitest';
import { newestFirst, stagesOf } from './application-view.ts';
import { typedCode } from './steps/CodeField.tsx';

const update = (UpdatedDate: string) => ({ UpdatedDate, Status: UpdatedDate, Clarification: '' });

it('updates are the newest first, by day and time; those without a valid date are last', () => {
  const days = ['2026-11-03', '', '2026-11-18T08:00:00', 'soon', '2026-11-18T10:00:00', '2026-10-28'];
  expect(newestFirst(days.map(update)).map(({ UpdatedDate }) => UpdatedDate)).toEqual([
    '2026-11-18T10:00:00',
    '2026-11-18T08:00:00',
    '2026-11-03',
    '2026-10-28',
    '',
    'soon',
  ]);
});

describe('stagesOf', () => {
  it('says that stages with a day are reached, the last of them now, and the others pending', () => {
    const states = (...days: string[]) =>
      stagesOf(days.map((day) => ({ Status: 's', Date: day }))).map(({ state }) => state);
    expect(states('2026-10-28', '2026-11-03', '', '')).toEqual(['done', 'now', 'ahead', 'ahead']);
    expect(states('', '')).toEqual(['ahead', 'ahead']);
    expect(states('2026-10-28', '', '2026-11-03')).toEqual(['done', 'ahead', 'now']);
  });
});

it('a code has the first four digits of a text, as 0 to 9', () => {
  expect(['٤٠٧١', '۴۰۷۱', '40 71', '40719', 'code: 4-0-7-1!', 'abc', '٤٠'].map(typedCode)).toEqual([
    ...['4071', '4071', '4071', '4071', '4071', '', '40'],
  ]);
});
