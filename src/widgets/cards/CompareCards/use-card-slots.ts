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
import { SHARE_NAME } from './share-name.ts';
import { readStored, writeStored } from './stored-item.ts';

/** Key of the chosen cards in localStorage: a JSON list of three ids, 0 for an empty slot. */
const STORAGE_KEY = 'selected-cards';

/** The last removal: its slot, the cards that it took out, and whether it is undone. */
export interface Removal {
  readonly slot: SlotNumber;
  readonly cards: readonly string[];
  readonly isUndone: boolean;
  /** Slots before it. */
  readonly before: CardSlots;
}

/**
 * Returns the slots of a comparison and functions to fill and empty them and to undo the last removal,
 * restored from a shared URL or else from localStorage. Each change is stored and removes the cards from the URL. Ids not in `cardIds` are ignored.
 */
export function useCardSlots(cardIds: readonly string[]) {
  const [slots, setSlots] = useState<CardSlots>(EMPTY_SLOTS);
  const [removal, setRemoval] = useState<Removal>();
  useStoredSlots((stored) => setSlots(restoredSlots(stored, cardIds)));
  useSharedValues(SHARE_NAME, (shared) => {
    const stored = SLOT_KEYS.map((key) => shared.get(key) || 0);
    // A link with a card that is not in the comparison leaves it as it is.
    if (stored.some((slot) => slot !== 0 && cardIds.includes(slot))) setSlots(restoredSlots(stored, cardIds));
  });
  const change = (changed: CardSlots) => {
    setSlots(changed);
    writeStored(STORAGE_KEY, changed);
    if (location.hash.startsWith(`#${SHARE_NAME}?`))
      history.replaceState(history.state, '', location.pathname + location.search);
  };
  return {
    slots,
    removal,
    place: (slot: SlotNumber, card: string) => {
      setRemoval(undefined);
      change(withCard(slots, slot, card));
    },
    remove: (slot: SlotNumber) => {
      setRemoval({ slot, cards: slots.slice(slot).filter((card) => card !== 0), isUndone: false, before: slots });
      change(withoutCard(slots, slot));
    },
    undo: () => {
      if (!removal) return;
      setRemoval({ ...removal, isUndone: true });
      change(removal.before);
    },
  };
}

export type UseCardSlotsResult = ReturnType<typeof useCardSlots>;

/** Calls `onStored` once after mounting with the stored slots, if there are any. */
function useStoredSlots(onStored: (slots: readonly Slot[]) => void): void {
  const read = useEffectEvent(() => {
    const stored = readStored(STORAGE_KEY, parseStored);
    if (stored) onStored(stored);
  });
  useEffect(() => read(), []);
}

/** Keys of the slots in a shared URL. */
const SLOT_KEYS = ['first', 'second', 'third'] as const;

/** Returns the slots by their keys in a shared URL; an empty text for an empty slot. */
export const sharedSlots = (slots: CardSlots): Readonly<Record<string, string>> =>
  Object.fromEntries(SLOT_KEYS.map((key, position) => [key, slots[position] || '']));

function parseStored(value: unknown): readonly Slot[] {
  if (!Array.isArray(value) || value.length !== EMPTY_SLOTS.length || !value.every(isSlot))
    throw new TypeError('not a list of three cards');
  return value;
}

const isSlot = (value: unknown): value is Slot => typeof value === 'string' || value === 0;
