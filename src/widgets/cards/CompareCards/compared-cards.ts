import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { attributesDiffer, type CardAttribute, cardAttribute } from '#src/domain/cards/card-attribute.ts';
import { ATTRIBUTE_TITLES, type AttributeField } from './attribute-titles.ts';
import type { CompareCardsProps } from './CompareCards.widget.ts';

/** Card with its attributes by field. */
export interface ComparedCard {
  readonly id: string;
  readonly title: TextValue;
  readonly category: TextValue | undefined;
  readonly image: ImageValue;
  /** URL of its page in the page's language; empty when it has none. */
  readonly href: string;
  readonly terms: LinkValue;
  readonly attributes: ReadonlyMap<AttributeField, CardAttribute>;
}

type CompareCardsInput = Pick<CompareCardsProps, 'phrases'> & {
  readonly fields: Pick<CompareCardsProps['fields'], 'Cards'>;
};

const FIELDS = Object.keys(ATTRIBUTE_TITLES).filter((name): name is AttributeField => name in ATTRIBUTE_TITLES);

/** Returns the cards of the rendering, with their texts parsed into attributes. */
export const comparedCards = ({ fields: { Cards }, phrases }: CompareCardsInput): readonly ComparedCard[] =>
  Cards.map(({ id, url, fields }) => ({
    id,
    href: url,
    title: fields.Title,
    category: fields.CardCategory?.fields.Title,
    image: fields.BannerImage,
    terms: fields.BannerSecondaryLink,
    attributes: new Map(
      FIELDS.flatMap((field) => {
        const attribute = cardAttribute(phrases[ATTRIBUTE_TITLES[field]], fields[field]);
        return attribute ? [[field, attribute] as const] : [];
      }),
    ),
  }));

/** Row of a comparison: one attribute of each card, in the order of the cards. */
export interface ComparedPoint {
  readonly field: AttributeField;
  readonly title: string;
  readonly attributes: readonly (CardAttribute | undefined)[];
  /** `some` when the first two cards differ, `third` when only the third does. */
  readonly differs: 'some' | 'third' | undefined;
}

/** Returns the rows for which at least one card has an attribute. */
export const comparedPoints = (
  cards: readonly ComparedCard[],
  phrases: CompareCardsProps['phrases'],
): readonly ComparedPoint[] =>
  FIELDS.map((field) => {
    const attributes = cards.map((card) => card.attributes.get(field));
    return { field, title: phrases[ATTRIBUTE_TITLES[field]], attributes, differs: differenceOf(attributes) };
  }).filter(({ attributes }) => attributes.some(Boolean));

function differenceOf(attributes: ComparedPoint['attributes']): ComparedPoint['differs'] {
  if (attributesDiffer(attributes.slice(0, 2))) return 'some';
  return attributesDiffer(attributes) ? 'third' : undefined;
}

interface CardGroup {
  readonly title: string;
  readonly cards: readonly ComparedCard[];
}

/** Returns the cards grouped by category, in order of first appearance; cards without a category come last, with an empty title. */
export function cardGroups(cards: readonly ComparedCard[]): readonly CardGroup[] {
  const groups = Map.groupBy(cards, ({ category }) => category?.value ?? '');
  return [...groups]
    .map(([title, grouped]) => ({ title, cards: grouped }))
    .sort((one, other) => Number(one.title === '') - Number(other.title === ''));
}
