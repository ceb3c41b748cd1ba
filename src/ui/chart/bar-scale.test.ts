import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, labelStep, stacked } from './bar-scale.ts';

describe('axisOf', () => {
  it.each([
    [[28_859, 58_859], 60_000],
    [[60_000], 60_000],
    [[60_001], 80_000],
    [[950], 1000],
    [[0], 1],
    [[], 1],
  ])('ends at a round top: %j at %d', (values, top) => {
    expect(axisOf(values).top).toBe(top);
  });

  it('covers every value and has ticks at four equal steps', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e10, noNaN: true }), { minLength: 1 }), (values) => {
        const { top, ticks } = axisOf(values);
        expect(top).toBeGreaterThanOrEqual(Math.max(...values) * (1 - 1e-12));
        expect(ticks.map((tick) => Math.round((tick / top) * 100))).toEqual([100, 75, 50, 25, 0]);
      }),
    );
  });
});

describe('labelStep', () => {
  it.each([
    [4, 6, 1],
    [12, 6, 2],
    [25, 4, 10],
    [40, 4, 10],
    [40, 16, 5],
    [400, 4, 100],
  ])('labels of %d columns at most about %d: every %dth', (count, most, step) => {
    expect(labelStep(count, most)).toBe(step);
  });
});

describe('stacked', () => {
  it('puts the first part at the bottom and omits parts of zero', () => {
    const parts = [
      { name: 'capital', amount: 75 },
      { name: 'profit', amount: 0 },
      { name: 'balloon', amount: 25 },
    ];
    expect(stacked(parts)).toEqual([
      { name: 'capital', y: 25, height: 75 },
      { name: 'balloon', y: 0, height: 25 },
    ]);
  });
});
