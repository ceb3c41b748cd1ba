import { Heading } from '#src/ui/text/Heading.tsx';
import { cardGroups, comparedCards, comparedPoints } from './compared-cards.ts';
import type { CompareCardsProps } from './CompareCards.widget.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

/** Renders every card in one scrollable table, for editing and for browsers without scripts. */
export function ComparisonOfAll(props: CompareCardsProps) {
  const cards = cardGroups(comparedCards(props)).flatMap((group) => group.cards);
  const heading = `compare-${props.uid}-all`;
  return (
    <>
      <Heading level={2} size="2xl" id={heading} className="mb-6">
        {props.phrases.compare_overview}
      </Heading>
      <div role="region" aria-labelledby={heading} tabIndex={0} className="focus-inset relative overflow-x-auto">
        <ComparisonTable
          labelledBy={heading}
          cards={cards}
          points={comparedPoints(cards, props.phrases)}
          phrases={props.phrases}
          all
        />
      </div>
    </>
  );
}
