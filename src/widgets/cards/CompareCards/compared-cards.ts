import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { attributesDiffer, type CardAttribute, cardAttribute } from '#src/domain/cards/card-attribute.ts';
import { ATTRIBUTE_TITLES, type AttributeField } from './attribute-titles.ts';
import type { CompareCardsProps } from './CompareCards.widget.ts';

/** A card as it is compared with others. */
export interface ComparedCard {
  readonly id: string;
  readonly title: TextValue;
  readonly category: TextValue | undefined;
  readonly image: ImageValue;
  /** The address of its page, in the language of this one; empty where it has none. */
  readonly href: string;
  readonly terms: LinkValue;
  readonly attributes: ReadonlyMap<AttributeField, CardAttribute>;
}

type CompareCardsInput = Pick<CompareCardsProps, 'phrases'> & {
  readonly fields: Pick<CompareCardsProps['fields'], 'Cards'>;
};

const FIELDS = Object.keys(ATTRIBUTE_TITLES).filter((name): name is AttributeField => name in ATTRIBUTE_TITLES);

/** The cards that an author lists, each text besides the name as an attribute. */
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

/** A point of a comparison: what each card says to it, in the order of the cards. */
export interface ComparedPoint {
  readonly field: AttributeField;
  readonly title: string;
  readonly attributes: readonly (CardAttribute | undefined)[];
  /** Who says otherwise: some of the first two, or the third alone. */
  readonly differs: 'some' | 'third' | undefined;
}

/** The points to which some card says something. */
export const comparedPoints = (
  cards: readonly ComparedCard[],
  phrases: CompareCardsProps['phrases'],
): readonly ComparedPoint[] =>
  FIELDS.map((field) => {
    const attributes = cards.map((card) => card.attributes.get(field));
    return { field, title: phrases[ATTRIBUTE_TITLES[field]], attributes, differs: whoDiffers(attributes) };
  }).filter(({ attributes }) => attributes.some(Boolean));

function whoDiffers(attributes: ComparedPoint['attributes']): ComparedPoint['differs'] {
  if (attributesDiffer(attributes.slice(0, 2))) return 'some';
  return attributesDiffer(attributes) ? 'third' : undefined;
}

interface CardGroup {
  readonly title: string;
  readonly cards: readonly ComparedCard[];
}

/** The cards by category, in the order of the first of each; those without one come last, under no title. */
export function cardGroups(cards: readonly ComparedCard[]): readonly CardGroup[] {
  const groups = Map.groupBy(cards, ({ category }) => category?.value ?? '');
  return [...groups]
    .map(([title, grouped]) => ({ title, cards: grouped }))
    .sort((one, other) => Number(one.title === '') - Number(other.title === ''));
}
