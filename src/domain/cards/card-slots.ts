/** Id of the card in a slot; 0 for an empty slot. */
export type Slot = string | 0;

/** Slots of a comparison, in order. */
export type CardSlots = readonly [Slot, Slot, Slot];

export const EMPTY_SLOTS: CardSlots = [0, 0, 0];

export const SLOT_NUMBERS = [0, 1, 2] as const;

export type SlotNumber = (typeof SLOT_NUMBERS)[number];

/** Returns true if a card can be chosen for a slot, which requires all slots before it to be filled. */
export const isSlotOpen = (slots: CardSlots, slot: SlotNumber): boolean => !slots.slice(0, slot).includes(0);

/** Puts a card into a slot; returns the slots unchanged if the slot is not open or another slot holds the card. */
export function withCard(slots: CardSlots, slot: SlotNumber, card: string): CardSlots {
  if (!isSlotOpen(slots, slot) || slots.includes(card)) return slots;
  return slotsOf((at) => (at === slot ? card : slots[at]));
}

/** Empties a slot and all slots after it. */
export const withoutCard = (slots: CardSlots, slot: SlotNumber): CardSlots =>
  slotsOf((at) => (at < slot ? slots[at] : 0));

/**
 * Returns stored slots up to the first invalid one: a slot with an unknown card, or with a card of an earlier slot, and
 * all slots after it are empty.
 */
export function restoredSlots(stored: readonly Slot[], knownCards: readonly string[]): CardSlots {
  const isValid = (at: number): boolean => {
    const card = stored[at];
    return typeof card === 'string' && knownCards.includes(card) && stored.indexOf(card) === at;
  };
  return slotsOf((at) => (SLOT_NUMBERS.every((before) => before > at || isValid(before)) ? (stored[at] ?? 0) : 0));
}

const slotsOf = (of: (slot: SlotNumber) => Slot): CardSlots => [of(0), of(1), of(2)];
