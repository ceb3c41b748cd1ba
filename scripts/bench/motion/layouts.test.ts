import { expect, it } from 'vitest';
import { countLayouts, type TraceEvent } from './layouts.ts';

const mark = (name: 'section-moves' | 'section-rests'): Omit<TraceEvent, 'ts'> => ({
  name,
  ph: 'I',
  args: {},
});

const layout = (frame = 'page', ph = 'X'): Omit<TraceEvent, 'ts'> => ({
  name: 'Layout',
  ph,
  args: { beginData: { frame } },
});

const inOrder = (events: readonly Omit<TraceEvent, 'ts'>[]): TraceEvent[] =>
  events.map((event, ts) => ({ ...event, ts }));

it('counts the layouts between the marks of a motion, no others', () => {
  const paint = { name: 'Paint', ph: 'X', args: {} };
  const [moves, rests] = [mark('section-moves'), mark('section-rests')];
  const events = inOrder([layout(), moves, layout(), paint, layout(), rests, layout(), moves, paint]);
  expect(countLayouts(events, 'page')).toEqual({ motions: 2, layouts: 2 });
});

it('counts the layouts of the page, none of a picture, and one in two events once', () => {
  const events = inOrder([mark('section-moves'), layout('picture'), layout('page', 'B'), layout('page', 'E')]);
  expect(countLayouts(events, 'page')).toEqual({ motions: 1, layouts: 1 });
});

it('counts in the order of time, in which a trace does not record', () => {
  const [moves, within, rests, after] = inOrder([mark('section-moves'), layout(), mark('section-rests'), layout()]);
  expect(
    countLayouts(
      [rests, after, within, moves].flatMap((event) => event ?? []),
      'page',
    ),
  ).toEqual({
    motions: 1,
    layouts: 1,
  });
});
