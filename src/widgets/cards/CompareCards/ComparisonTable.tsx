import { classes } from '#src/ui/classes.ts';
import { Star } from '#src/ui/icon/Star.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { CardHead } from './CardHead.tsx';
import type { ComparedCard, CompareCardsProps } from './CompareCards.widget.ts';
import type { ComparedPoint, TableRow } from './comparison-rows.ts';

interface ComparisonTableProps extends Pick<CompareCardsProps, 'phrases'> {
  /** Id of the heading that labels the table. */
  readonly labelledBy: string;
  readonly cards: readonly ComparedCard[];
  readonly points: readonly ComparedPoint[];
  readonly links: TableRow | undefined;
  readonly onlyDifferences: boolean;
}

/** Renders a column per chosen card, headed by its image and title, with a row per attribute and a last row of links. */
export function ComparisonTable({ labelledBy, cards, points, links, phrases, onlyDifferences }: ComparisonTableProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      className="comparison"
      {...(onlyDifferences && { 'data-only-differences': '' })}
    >
      <thead>
        <tr>
          <td />
          {cards.map((card, position) => (
            <th key={card.id} scope="col" {...third(position)}>
              <CardHead card={card} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.title} {...(point.differs ? { 'data-differs': point.differs } : { 'data-alike': '' })}>
            <th scope="row">
              {point.title}
              {point.differs && <DifferenceMark phrases={phrases} byThird={point.differs === 'third'} />}
            </th>
            <Cells row={point} cards={cards} />
          </tr>
        ))}
        {links && (
          <tr className="print:hidden">
            <th scope="row">{links.title}</th>
            <Cells row={links} cards={cards} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

const third = (position: number) => (position === 2 ? { 'data-third': '' } : {});

/** Renders copies of the cells of the table of all cards, each with the name of its card for where they stand below each other. */
const Cells = ({ row, cards }: { readonly row: TableRow } & Pick<ComparisonTableProps, 'cards'>) =>
  row.cells.map(({ html }, position) => (
    <td
      key={cards[position]?.id}
      data-card={cards[position]?.title.value}
      {...third(position)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  ));

/** Renders the mark of a row whose cards differ, with a text for screen readers; a difference of the third card alone only where that card is visible. */
const DifferenceMark = ({ phrases, byThird }: Pick<CompareCardsProps, 'phrases'> & { readonly byThird: boolean }) => (
  <span className={classes('ms-2 inline-block', byThird && 'max-lg:not-print:hidden')}>
    <Star className="size-2.5 bg-saffron-500 print-exact" />
    <VisuallyHidden>({phrases.compare_differs})</VisuallyHidden>
  </span>
);
