import { expect, it } from 'vitest';
import { countLayouts } from './layouts.ts';

const events = (...names: readonly string[]) =>
  names.map((name, ts) => ({ name, ph: name === 'Layout' ? 'X' : 'I', ts }));

it('counts the layouts between the marks of a motion, of no other', () => {
  const all = [
    'Layout',
    'section-moves',
    'Layout',
    'Paint',
    'Layout',
    'section-rests',
    'Layout',
    'section-moves',
    'Paint',
  ];
  expect(countLayouts(events(...all))).toEqual({ motions: 2, layouts: 2 });
});

it('counts by the time of the events, which a trace does not sort, and a layout in two events once', () => {
  const [moves, rests] = events('section-moves', 'section-rests');
  const layout = { name: 'Layout', ts: 0.5 };
  const recorded = [rests, { ...layout, ph: 'B' }, { ...layout, ph: 'E', ts: 0.7 }, moves].flatMap(
    (event) => event ?? [],
  );
  expect(countLayouts(recorded)).toEqual({ motions: 1, layouts: 1 });
});
