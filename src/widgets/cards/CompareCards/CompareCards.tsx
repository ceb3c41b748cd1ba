import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { inColumns } from './card-groups.ts';
import { CardChooser } from './CardChooser.tsx';
import type { CompareCardsProps } from './CompareCards.widget.ts';
import { Comparison } from './Comparison.tsx';
import { comparedPoints, linksRow, readRows, type TableRow } from './comparison-rows.ts';
import { useCardSlots } from './use-card-slots.ts';

/** Renders up to three cards chosen by the visitor side by side; all cards without scripts. */
export function CompareCards({ uid, fields, phrases, page, slots: { all } }: CompareCardsProps) {
  const cards = inColumns(fields.Cards);
  const state = useCardSlots(cards.map(({ id }) => id));
  const { ref, rows } = useTableRows();
  const id = `compare-${uid}`;
  const columns = state.slots
    .map((slot) => cards.findIndex((card) => card.id === slot))
    .filter((column) => column >= 0);
  const chosen = columns.flatMap((column) => cards[column] ?? []);
  return (
    <Section>
      <Wrap>
        <div className="noscript:hidden">
          <CardChooser id={id} language={page.language} cards={cards} chosen={chosen} state={state} phrases={phrases} />
          <Comparison
            id={id}
            slots={state.slots}
            cards={chosen}
            points={comparedPoints(rows, columns)}
            links={linksRow(rows, columns)}
            phrases={phrases}
            language={page.language}
          />
        </div>
        <div ref={ref} className="hidden noscript:block">
          {all}
        </div>
      </Wrap>
    </Section>
  );
}

/** Returns the rows of the table of all cards, empty before hydration, and the ref of the element around the table. */
function useTableRows() {
  const ref = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const read = useEffectEvent(() => setRows(ref.current ? readRows(ref.current) : []));
  useEffect(() => read(), []);
  return { ref, rows };
}
