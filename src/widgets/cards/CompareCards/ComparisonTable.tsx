import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import type { CardAttribute } from '#src/domain/cards/card-attribute.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { ComparedCard, ComparedPoint } from './compared-cards.ts';
import type { CompareCardsProps } from './CompareCards.widget.ts';

interface ComparisonTableProps extends Pick<CompareCardsProps, 'phrases'> {
  /** Id of the heading that labels the table. */
  readonly labelledBy: string;
  readonly cards: readonly ComparedCard[];
  readonly points: readonly ComparedPoint[];
  readonly onlyDifferences?: boolean;
  /** Shows every card at the table's full width, without marking differences. */
  readonly all?: boolean;
}

/** Renders a column per card, headed by its image and title, with a row per attribute and a last row of links. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { labelledBy, cards, points, phrases, onlyDifferences = false, all = false } = props;
  const third = (position: number) => (!all && position === 2 ? { 'data-third': '' } : {});
  return (
    <table
      aria-labelledby={labelledBy}
      className="comparison"
      {...(all && { 'data-all': '' })}
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
          <tr key={point.field} {...rowState(point, all)}>
            <th scope="row">
              {point.title}
              {!all && point.differs && <DifferenceMark phrases={phrases} byThird={point.differs === 'third'} />}
            </th>
            {cards.map((card, position) => (
              <td key={card.id} {...third(position)}>
                <Attribute attribute={point.attributes[position]} phrases={phrases} />
              </td>
            ))}
          </tr>
        ))}
        <tr className="print:hidden">
          <th scope="row">{phrases.compare_more}</th>
          {cards.map((card, position) => (
            <td key={card.id} {...third(position)}>
              <CardLinks card={card} phrases={phrases} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const rowState = ({ differs }: ComparedPoint, all: boolean) => {
  if (all) return {};
  return differs ? { 'data-differs': differs } : { 'data-alike': '' };
};

const CardHead = ({ card: { title, category, image } }: { readonly card: ComparedCard }) => (
  <span className="flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-2 print:flex-row print:items-center print:gap-2">
    <span className="aspect-[17/13] w-18 flex-none overflow-hidden firm-xs rtl:-scale-x-100 print:w-12">
      <Picture field={image} className="size-full object-cover object-[82%_50%]" />
    </span>
    <span>
      <span className="block font-strong">
        <Text field={title} />
      </span>
      {category && (
        <span className="block text-xs font-text text-text-3">
          <Text field={category} />
        </span>
      )}
    </span>
  </span>
);

/** Renders the mark of a row whose cards differ, with a text for screen readers; a difference of the third card alone only where that card is visible. */
const DifferenceMark = ({ phrases, byThird }: Pick<CompareCardsProps, 'phrases'> & { readonly byThird: boolean }) => (
  <span className={classes('ms-2 inline-block', byThird && 'max-lg:not-print:hidden')}>
    <Star className="size-2.5 bg-saffron-500 print-exact" />
    <VisuallyHidden>({phrases.compare_differs})</VisuallyHidden>
  </span>
);

interface AttributeProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly attribute: CardAttribute | undefined;
}

/** Renders a card's attribute: a tick or a cross, a description with its note, or a dash when there is none. */
function Attribute({ attribute, phrases }: AttributeProps) {
  if (!attribute)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{phrases.compare_not_stated}</VisuallyHidden>
      </>
    );
  const { description, qualifications, boolean, booleanValue } = attribute;
  if (boolean)
    return (
      <>
        <Icon
          name={booleanValue ? 'check' : 'close'}
          className={classes('inline-block size-5 align-[-0.3em]', booleanValue ? 'text-success' : 'text-text-3')}
        />
        <VisuallyHidden>{booleanValue ? phrases.compare_yes : phrases.compare_no}</VisuallyHidden>
      </>
    );
  return (
    <>
      <Text field={description} />
      {qualifications && (
        <small className="block text-xs font-text text-text-2">
          <Text field={qualifications} />
        </small>
      )}
    </>
  );
}

/** Renders the links to the card's page and its terms, omitting those it does not have. */
const CardLinks = ({
  card: { href, title, terms },
  phrases,
}: { readonly card: ComparedCard } & Pick<CompareCardsProps, 'phrases'>) => (
  <ul className="grid justify-items-start">
    {href !== '' && (
      <li>
        <Link href={href} variant="go">
          {phrases.learn_more} <VisuallyHidden>{title.value}</VisuallyHidden>
        </Link>
      </li>
    )}
    {isLinked(terms) && (
      <li>
        <Link
          {...linkProps(terms)}
          external={terms.target === '_blank'}
          className="inline-flex min-h-touch items-center text-xs"
        >
          <LinkText field={terms} fallback={phrases.compare_terms} /> <VisuallyHidden>{title.value}</VisuallyHidden>
        </Link>
      </li>
    )}
  </ul>
);
