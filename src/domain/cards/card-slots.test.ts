import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardSlots,
  EMPTY_SLOTS,
  isSlotOpen,
  restoredSlots,
  SLOT_NUMBERS,
  withCard,
  withoutCard,
} from './card-slots.ts';

const KNOWN = ['a', 'b', 'c', 'd'];

describe('card slots', () => {
  it('open one after the other', () => {
    const open = (slots: CardSlots) => SLOT_NUMBERS.map((slot) => isSlotOpen(slots, slot));
    expect(open(EMPTY_SLOTS)).toEqual([true, false, false]);
    expect(open(['a', 0, 0])).toEqual([true, true, false]);
    expect(open(['a', 'b', 0])).toEqual([true, true, true]);
  });

  it('accept a card in an open slot if no other slot holds it', () => {
    expect(withCard(EMPTY_SLOTS, 0, 'a')).toEqual(['a', 0, 0]);
    expect(withCard(EMPTY_SLOTS, 1, 'a')).toEqual(EMPTY_SLOTS);
    expect(withCard(['a', 'b', 0], 2, 'a')).toEqual(['a', 'b', 0]);
    expect(withCard(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
  });

  it('become empty from the removed card on', () => {
    const full: CardSlots = ['a', 'b', 'c'];
    expect(SLOT_NUMBERS.map((slot) => withoutCard(full, slot))).toEqual([EMPTY_SLOTS, ['a', 0, 0], ['a', 'b', 0]]);
  });

  it('are restored up to the first invalid one', () => {
    expect(restoredSlots(['a', 'b', 'c'], KNOWN)).toEqual(['a', 'b', 'c']);
    expect(restoredSlots(['a', 'gone', 'c'], KNOWN)).toEqual(['a', 0, 0]);
    expect(restoredSlots(['gone', 'b', 'c'], KNOWN)).toEqual(EMPTY_SLOTS);
    expect(restoredSlots(['a', 'b', 'a'], KNOWN)).toEqual(['a', 'b', 0]);
    expect(restoredSlots([], KNOWN)).toEqual(EMPTY_SLOTS);
  });

  it('never hold a card twice, an unknown card, or a card after an empty slot', () => {
    const act = fc.record({ slot: fc.constantFrom(...SLOT_NUMBERS), card: fc.constantFrom(undefined, ...KNOWN) });
    const stored = fc.array(fc.constantFrom(0 as const, 'gone', ...KNOWN), { maxLength: 4 });
    fc.assert(
      fc.property(stored, fc.array(act), (before, acts) => {
        const slots = acts.reduce(
          (at, { slot, card }) => (card === undefined ? withoutCard(at, slot) : withCard(at, slot, card)),
          restoredSlots(before, KNOWN),
        );
        const filled = slots.filter((slot) => slot !== 0);
        expect(slots.slice(0, filled.length)).toEqual(filled);
        expect(new Set(filled).size).toBe(filled.length);
        expect(KNOWN).toEqual(expect.arrayContaining(filled));
      }),
    );
  });
});
