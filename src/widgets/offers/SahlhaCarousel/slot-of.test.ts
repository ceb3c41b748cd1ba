import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotOf, stepsTo, wrapped } from './slot-of.ts';

const slotsOf = (middle: number, count: number) =>
  Array.from({ length: count }, (_, index) => slotOf(index, middle, count));

describe('slotOf', () => {
  it.each([
    [0, 1, [0]],
    [0, 2, [0, 1]],
    [1, 2, [1, 0]],
    [0, 3, [0, 1, -1]],
    [0, 4, [0, 1, 2, -1]],
    [8, 9, [1, 2, 2, 2, -2, -2, -2, -1, 0]],
  ])(
    'shows card %i of %i in the middle with one on each side, and leaves a slot without a card blank',
    (middle, count, slots) => {
      expect(slotsOf(middle, count)).toEqual(slots);
    },
  );

  it('has one card in each visible slot, of three cards or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 9 }), fc.nat(100), (count, steps) => {
        const slots = slotsOf(wrapped(steps, count), count);
        for (const slot of [-1, 0, 1]) expect(slots.filter((one) => one === slot)).toHaveLength(1);
      }),
    );
  });
});

describe('stepsTo', () => {
  it('leads to any card by at most half of the ring', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), fc.nat(8), (count, one, other) => {
        const [index, from] = [one % count, other % count];
        const steps = stepsTo(index, from, count);
        expect(wrapped(from + steps, count)).toBe(index);
        expect(Math.abs(steps)).toBeLessThanOrEqual(count / 2);
      }),
    );
  });
});
