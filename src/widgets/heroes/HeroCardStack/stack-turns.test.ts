import { expect, it } from 'vitest';
import { isPastThreshold, sideOf, stepToward } from './stack-turns.ts';

it.each([
  [50, 0, false],
  [51, 0, true],
  [-51, 10, true],
  [-60, 60, true],
  [60, 61, false],
  [0, 200, false],
])('isPastThreshold of %i, %i is %s', (x, y, is) => {
  expect(isPastThreshold(x, y)).toBe(is);
});

it('sideOf is the half of the window', () => {
  expect([sideOf(719, 1440), sideOf(720, 1440)]).toEqual(['left', 'right']);
});

it.each([
  ['right', false, 1],
  ['left', false, -1],
  ['right', true, -1],
  ['left', true, 1],
] as const)('stepToward the %s with right to left %s is %i', (side, rightToLeft, step) => {
  expect(stepToward(side, rightToLeft)).toBe(step);
});
