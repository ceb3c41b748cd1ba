import { useRef, useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { SlotNumber } from '#src/domain/cards/card-slots.ts';
import { CardPicker } from './CardPicker.tsx';
import { CardSlotList } from './CardSlotList.tsx';
import type { ComparedCard, CompareCardsProps } from './CompareCards.widget.ts';
import { RemovalNotice } from './RemovalNotice.tsx';
import type { UseCardSlotsResult } from './use-card-slots.ts';

interface CardChooserProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly id: string;
  readonly language: Language;
  readonly cards: readonly ComparedCard[];
  /** Cards of the filled slots, in their order. */
  readonly chosen: readonly ComparedCard[];
  readonly state: UseCardSlotsResult;
}

/** Renders the slots with the dialog that fills them, and the notice of a removal. */
export function CardChooser({ id, language, cards, chosen, state, phrases }: CardChooserProps) {
  const { slots, removal, place, remove, undo } = state;
  const list = useRef<HTMLUListElement>(null);
  // The slot stays set while the dialog closes, so that its content does not change.
  const [picking, setPicking] = useState<{ readonly slot: SlotNumber; readonly isOpen: boolean }>(CLOSED);
  const undoRemoval = () => {
    undo();
    // The button that had the focus goes: it is given to the slot that it filled.
    if (removal) list.current?.children[removal.slot]?.querySelector('button')?.focus();
  };
  return (
    <>
      <CardSlotList
        ref={list}
        slots={slots}
        chosen={chosen}
        phrases={phrases}
        onChoose={(slot) => setPicking({ slot, isOpen: true })}
        onRemove={remove}
      />
      <RemovalNotice removal={removal} cards={cards} phrases={phrases} language={language} onUndo={undoRemoval} />
      <CardPicker
        id={`${id}-pick`}
        isOpen={picking.isOpen}
        cards={cards}
        taken={slots}
        phrases={phrases}
        onPick={(card) => {
          place(picking.slot, card);
          setPicking({ ...picking, isOpen: false });
        }}
        onClose={() => setPicking({ ...picking, isOpen: false })}
      />
    </>
  );
}

const CLOSED = { slot: 0, isOpen: false } as const;
