import { useEffect, useEffectEvent, useState } from 'react';
import {
  type CardSlots,
  EMPTY_SLOTS,
  restoredSlots,
  type Slot,
  type SlotNumber,
  withCard,
  withoutCard,
} from '#src/domain/cards/card-slots.ts';
import { useSharedValues } from '#src/features/share-link/use-shared-values.ts';
import { readStored, writeStored } from '#src/widgets/cards/CompareCards/stored-item.ts';

/** Under which the chosen cards are kept in a browser: the JSON list of three ids, 0 for none. */
const STORAGE_KEY = 'selected-cards';

/** What the chosen cards are called in an address. */
export const SHARE_NAME = 'CompareCards';

/**
 * The slots of a comparison among the cards that there are. They come back as the browser kept them, or as the address
 * says; what a visitor changes is kept, and the address no longer says otherwise.
 */
export function useCardSlots(known: readonly string[]) {
  const [slots, setSlots] = useState<CardSlots>(EMPTY_SLOTS);
  useStoredSlots((stored) => setSlots(restoredSlots(stored, known)));
  const offers = { first: known, second: known, third: known };
  useSharedValues(
    { name: SHARE_NAME, initial: sharedSlots(EMPTY_SLOTS), allowedValues: offers },
    ({ first, second, third }) => setSlots(restoredSlots([first || 0, second || 0, third || 0], known)),
  );
  const change = (changed: CardSlots) => {
    setSlots(changed);
    writeStored(STORAGE_KEY, changed);
    if (location.hash.startsWith(`#${SHARE_NAME}?`))
      history.replaceState(history.state, '', location.pathname + location.search);
  };
  return {
    slots,
    place: (slot: SlotNumber, card: string) => change(withCard(slots, slot, card)),
    remove: (slot: SlotNumber) => change(withoutCard(slots, slot)),
  };
}

/** Tells once of the slots that the browser has kept. */
function useStoredSlots(onStored: (slots: readonly Slot[]) => void): void {
  const read = useEffectEvent(() => {
    const stored = readStored(STORAGE_KEY, parseStored);
    if (stored) onStored(stored);
  });
  useEffect(() => read(), []);
}

/** The slots as an address carries them. */
export const sharedSlots = ([first, second, third]: CardSlots) => ({
  first: first || '',
  second: second || '',
  third: third || '',
});

function parseStored(value: unknown): readonly Slot[] {
  if (!Array.isArray(value) || value.length !== EMPTY_SLOTS.length || !value.every(isSlot))
    throw new TypeError('not a list of three cards');
  return value;
}

const isSlot = (value: unknown): value is Slot => typeof value === 'string' || value === 0;
