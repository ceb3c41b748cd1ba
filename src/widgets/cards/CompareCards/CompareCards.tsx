import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SlotNumber } from '#src/domain/cards/card-slots.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { inColumns } from './card-groups.ts';
import { CardPicker } from './CardPicker.tsx';
import { CardSlotList } from './CardSlotList.tsx';
import type { CompareCardsProps } from './CompareCards.widget.ts';
import { Comparison } from './Comparison.tsx';
import { comparedPoints, linksRow, readRows, type TableRow } from './comparison-rows.ts';
import { useCardSlots } from './use-card-slots.ts';

/** Renders up to three cards chosen by the visitor side by side; all cards without scripts. */
export function CompareCards({ uid, fields, phrases, page, slots: { all } }: CompareCardsProps) {
  const cards = inColumns(fields.Cards);
  const { slots, place, remove } = useCardSlots(cards.map(({ id }) => id));
  const { ref, rows } = useTableRows();
  // The slot stays set while the dialog closes, so that its content does not change.
  const [picking, setPicking] = useState<{ readonly slot: SlotNumber; readonly isOpen: boolean }>(CLOSED);
  const id = `compare-${uid}`;
  const columns = slots.map((slot) => cards.findIndex((card) => card.id === slot)).filter((column) => column >= 0);
  const chosen = columns.flatMap((column) => cards[column] ?? []);
  return (
    <Section>
      <Wrap>
        <div className="noscript:hidden">
          <CardSlotList
            slots={slots}
            chosen={chosen}
            phrases={phrases}
            onChoose={(slot) => setPicking({ slot, isOpen: true })}
            onRemove={remove}
          />
          <Comparison
            id={id}
            slots={slots}
            cards={chosen}
            points={comparedPoints(rows, columns)}
            links={linksRow(rows, columns)}
            phrases={phrases}
            language={page.language}
          />
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
        <div ref={ref} className="hidden noscript:block">
          {all}
        </div>
      </Wrap>
    </Section>
  );
}

const CLOSED = { slot: 0, isOpen: false } as const;

/** Returns the rows of the table of all cards, empty before hydration, and the ref of the element around the table. */
function useTableRows() {
  const ref = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const read = useEffectEvent(() => setRows(ref.current ? readRows(ref.current) : []));
  useEffect(() => read(), []);
  return { ref, rows };
}
