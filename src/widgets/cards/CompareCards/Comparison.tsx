import { useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { CardSlots } from '#src/domain/cards/card-slots.ts';
import { ShareButton } from '#src/features/share-link/ShareButton.tsx';
import { plural } from '#src/i18n/plural.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import type { ComparedCard, CompareCardsProps } from './CompareCards.widget.ts';
import type { ComparedPoint, TableRow } from './comparison-rows.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { SHARE_NAME } from './share-name.ts';
import { sharedSlots } from './use-card-slots.ts';

interface ComparisonProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly id: string;
  readonly language: Language;
  readonly slots: CardSlots;
  readonly cards: readonly ComparedCard[];
  readonly points: readonly ComparedPoint[];
  readonly links: TableRow | undefined;
}

/** Renders the chosen cards attribute by attribute, with a differences-only switch and the print and share actions. */
export function Comparison({ id, slots, cards, points, links, phrases, language }: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const several = cards.length > 1;
  return (
    <div className={cards.length > 0 ? 'print-alone mt-10' : 'mt-6'}>
      {cards.length > 0 && (
        <Heading level={2} size="2xl" id={`${id}-overview`} className="mb-2">
          {phrases.compare_overview}
        </Heading>
      )}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 print:hidden">
        <p role="status" className="text-sm text-text-2">
          <Summary points={points} count={cards.length} phrases={phrases} language={language} />
        </p>
        {several && (
          <label className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-3 text-sm font-label">
            <input
              type="checkbox"
              role="switch"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
              className="toggle-switch"
            />
            {phrases.compare_only_differences}
          </label>
        )}
      </div>
      {cards.length > 0 && (
        <>
          <div className="overflow-clip border border-line firm-lg">
            <ComparisonTable
              labelledBy={`${id}-overview`}
              cards={cards}
              points={points}
              links={links}
              phrases={phrases}
              onlyDifferences={several && onlyDifferences}
            />
          </div>
          {several && <PrintedLegend phrases={phrases} />}
          <ComparisonActions slots={slots} phrases={phrases} />
        </>
      )}
    </div>
  );
}

/** Renders on paper what the star of a row means; the screen has the number of differences with it. */
const PrintedLegend = ({ phrases }: Pick<ComparisonProps, 'phrases'>) => (
  <p className="mt-3 hidden items-center gap-2 text-xs text-text-2 print:flex">
    <Star className="size-2.5 bg-saffron-500 print-exact" />
    {phrases.compare_legend}
  </p>
);

/** Renders the print and share buttons. */
const ComparisonActions = ({ slots, phrases }: Pick<ComparisonProps, 'slots' | 'phrases'>) => (
  <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:*:grow print:hidden">
    <Button kind="soft" iconStart="print" onClick={() => window.print()}>
      {phrases.compare_print}
    </Button>
    <ShareButton
      name={SHARE_NAME}
      values={sharedSlots(slots)}
      texts={{
        share: phrases.compare_share,
        shared: phrases.compare_shared,
        sharedInAddress: phrases.compare_shared_address,
      }}
    />
  </div>
);

interface SummaryProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly language: Language;
  readonly points: readonly ComparedPoint[];
  /** Number of compared cards. */
  readonly count: number;
}

/** Renders the number of differences, or the next step; on narrow screens it counts only the two visible cards. */
function Summary({ points, count, phrases, language }: SummaryProps) {
  if (count === 0) return phrases.compare_start;
  if (count === 1) return phrases.compare_one_more;
  const inAll = points.filter(({ differs }) => differs !== undefined).length;
  const inTwo = points.filter(({ differs }) => differs === 'some').length;
  const countText = (differences: number) => plural(phrases, 'compare_differences', differences, language);
  return (
    <span className="flex items-center gap-2">
      <Star className="size-3 bg-saffron-500" />
      {inAll === inTwo ? (
        countText(inAll)
      ) : (
        <>
          <span className="lg:hidden">{countText(inTwo)}</span>
          <span className="max-lg:hidden">{countText(inAll)}</span>
        </>
      )}
    </span>
  );
}
