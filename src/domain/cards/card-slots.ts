/** What a slot holds: the id of a card, or 0 where it is empty. */
export type Slot = string | 0;

/** The places for cards to be compared, in order. */
export type CardSlots = readonly [Slot, Slot, Slot];

export const EMPTY_SLOTS: CardSlots = [0, 0, 0];

export const SLOT_NUMBERS = [0, 1, 2] as const;

export type SlotNumber = (typeof SLOT_NUMBERS)[number];

/** Whether a card can be chosen for a slot: every slot before it is filled. */
export const isSlotOpen = (slots: CardSlots, slot: SlotNumber): boolean => !slots.slice(0, slot).includes(0);

/** The slots with a card in one of them; as they are where that slot is not open or another one holds the card. */
export function withCard(slots: CardSlots, slot: SlotNumber, card: string): CardSlots {
  if (!isSlotOpen(slots, slot) || slots.includes(card)) return slots;
  return slotsOf((at) => (at === slot ? card : slots[at]));
}

/** The slots without the card of one of them and of those after it. */
export const withoutCard = (slots: CardSlots, slot: SlotNumber): CardSlots =>
  slotsOf((at) => (at < slot ? slots[at] : 0));

/**
 * The slots that were kept somewhere, as far as they still hold: a card that no longer exists, or that an earlier slot
 * holds, counts as none, and so do the slots after it.
 */
export function restoredSlots(kept: readonly Slot[], known: readonly string[]): CardSlots {
  const holds = (at: number): boolean => {
    const card = kept[at];
    return typeof card === 'string' && known.includes(card) && kept.indexOf(card) === at;
  };
  return slotsOf((at) => (SLOT_NUMBERS.every((before) => before > at || holds(before)) ? (kept[at] ?? 0) : 0));
}

const slotsOf = (of: (slot: SlotNumber) => Slot): CardSlots => [of(0), of(1), of(2)];
