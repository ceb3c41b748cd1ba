import { useState } from 'react';
import type { SlotNumber } from '#src/domain/cards/card-slots.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { CardPicker } from './CardPicker.tsx';
import { CardSlotList } from './CardSlotList.tsx';
import { comparedCards } from './compared-cards.ts';
import type { CompareCardsProps } from './CompareCards.widget.ts';
import { Comparison } from './Comparison.tsx';
import { ComparisonOfAll } from './ComparisonOfAll.tsx';
import { useCardSlots } from './use-card-slots.ts';

/** Renders up to three cards chosen by the visitor side by side; all cards in editing and without scripts. */
export function CompareCards(props: CompareCardsProps) {
  return (
    <Section>
      <Wrap>{props.page.state === 'edit' ? <ComparisonOfAll {...props} /> : <ComparisonOfChosen {...props} />}</Wrap>
    </Section>
  );
}

function ComparisonOfChosen(props: CompareCardsProps) {
  const { uid, phrases, page } = props;
  const cards = comparedCards(props);
  const { slots, place, remove } = useCardSlots(cards.map(({ id }) => id));
  // The slot stays set while the dialog closes, so that its content does not change.
  const [picking, setPicking] = useState<{ readonly slot: SlotNumber; readonly isOpen: boolean }>(CLOSED);
  const id = `compare-${uid}`;
  const chosen = slots.flatMap((slot) => cards.find((card) => card.id === slot) ?? []);
  return (
    <>
      <div className="noscript:hidden">
        <CardSlotList
          slots={slots}
          chosen={chosen}
          phrases={phrases}
          onChoose={(slot) => setPicking({ slot, isOpen: true })}
          onRemove={remove}
        />
        <Comparison id={id} slots={slots} cards={chosen} phrases={phrases} language={page.language} />
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
      </div>
      <div className="hidden noscript:block">
        <p className="mb-6 max-w-read text-text-2">{phrases.compare_needs_script}</p>
        <ComparisonOfAll {...props} />
      </div>
    </>
  );
}

const CLOSED = { slot: 0, isOpen: false } as const;
