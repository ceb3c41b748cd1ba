import type { CSSProperties } from 'react';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { type CardAttribute, cardAttribute } from '#src/domain/cards/card-attribute.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { ATTRIBUTE_TITLES, type AttributeField } from './attribute-titles.ts';
import { inColumns } from './card-groups.ts';
import { CardHead } from './CardHead.tsx';
import type { AllCardsProps } from './CompareCards.widget.ts';

type Card = AllCardsProps['fields']['Cards'][number];
type Phrases = Pick<AllCardsProps, 'phrases'>;

const FIELDS = Object.keys(ATTRIBUTE_TITLES).filter((name): name is AttributeField => name in ATTRIBUTE_TITLES);

/** Renders every card in one scrollable table; it is visible in editing and without scripts. */
export function AllCards({ uid, fields, phrases }: AllCardsProps) {
  const heading = `compare-${uid}-all`;
  const style: CSSProperties & Record<'--cards', number> = { '--cards': fields.Cards.length };
  return (
    <>
      <Heading level={2} size="2xl" id={heading} className="mb-6">
        {phrases.compare_overview}
      </Heading>
      <div role="region" aria-labelledby={heading} tabIndex={0} className="focus-inset table-frame relative">
        <table aria-labelledby={heading} className="comparison" data-all="" style={style}>
          <Columns columns={columnsOf(fields.Cards)} phrases={phrases} />
        </table>
      </div>
    </>
  );
}

const columnsOf = (cards: readonly Card[]) =>
  inColumns(
    cards.map(({ id, url, fields }) => ({
      id,
      url,
      fields,
      title: fields.Title,
      image: fields.BannerImage,
      ...(fields.CardCategory && { category: fields.CardCategory.fields.Title }),
    })),
  );

interface ColumnsProps extends Phrases {
  readonly columns: ReturnType<typeof columnsOf>;
}

/** Renders a column per card and a row per attribute that a card has, the last row with links. Chosen columns are copied from it. */
function Columns({ columns, phrases }: ColumnsProps) {
  const rows = FIELDS.map((field) => ({
    field,
    attributes: columns.map(({ fields }) => cardAttribute(phrases[ATTRIBUTE_TITLES[field]], fields[field])),
  })).filter(({ attributes }) => attributes.some(Boolean));
  return (
    <>
      <thead>
        <tr>
          <td />
          {columns.map((card) => (
            <th key={card.id} scope="col">
              <CardHead card={card} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, attributes }) => (
          <tr key={field}>
            <th scope="row">{phrases[ATTRIBUTE_TITLES[field]]}</th>
            {columns.map(({ id }, position) => (
              <AttributeCell key={id} attribute={attributes[position]} phrases={phrases} />
            ))}
          </tr>
        ))}
        <tr className="print:hidden">
          <th scope="row">{phrases.compare_more}</th>
          {columns.map((card) => (
            <td key={card.id}>
              <CardLinks card={card} phrases={phrases} />
            </td>
          ))}
        </tr>
      </tbody>
    </>
  );
}

interface AttributeProps extends Phrases {
  readonly attribute: CardAttribute;
}

/** Renders a card's attribute, or a dash when there is none. */
function AttributeCell({ attribute, phrases }: Phrases & { readonly attribute: CardAttribute | undefined }) {
  if (attribute)
    return (
      <td>
        <Attribute attribute={attribute} phrases={phrases} />
      </td>
    );
  return (
    <td data-not-stated="">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{phrases.compare_not_stated}</VisuallyHidden>
    </td>
  );
}

/** Renders a tick or a cross, or a description with its note. */
function Attribute({ attribute, phrases }: AttributeProps) {
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
function CardLinks({ card: { url, fields }, phrases }: Phrases & { readonly card: Pick<Card, 'url' | 'fields'> }) {
  const { Title, BannerSecondaryLink: terms } = fields;
  return (
    <ul className="grid justify-items-start">
      {url !== '' && (
        <li>
          <Link href={url} variant="go">
            {phrases.learn_more} <VisuallyHidden>{Title.value}</VisuallyHidden>
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
            <LinkText field={terms} fallback={phrases.compare_terms} /> <VisuallyHidden>{Title.value}</VisuallyHidden>
          </Link>
        </li>
      )}
    </ul>
  );
}
