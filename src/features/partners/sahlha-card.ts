import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from '#src/i18n/language.ts';
import type { ListedSahlhaOffer } from '#src/queries/sahlha-offers.query.ts';
import type { SahlhaTerm, SahlhaTerms } from '#src/queries/sahlha-terms.query.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { sahlhaIcon } from './sahlha-icons.ts';

/** A partner as its card shows it. */
export interface SahlhaCard {
  readonly id: string;
  readonly title: string;
  /** Sub-category and cities: "Dental, Riyadh". */
  readonly description: string;
  readonly image: ImageValue;
  /** The mark of the partner, where it has no picture. */
  readonly icon: ImageValue;
  /** Lower-case name of the first category's item, the value of addresses; `uncategorized` without one. */
  readonly category: string;
  /** The first category in the language of the page; empty without one. */
  readonly categoryTitle: string;
  /** Lower-case name of the first city's item, the value of addresses; `unknown` without one. */
  readonly location: string;
  readonly categoryIcon: IconName;
  /** URL of a map; empty without one. */
  readonly link: string;
}

/** Value of an address for a term. */
export const valueOfTerm = ({ name }: Pick<SahlhaTerm, 'name'>): string => name.toLowerCase();

const COMMA: Readonly<Record<Language, string>> = { ar: '، ', en: ', ' };

/** Returns the card of an offer; the names of its terms are those of the language, or its own when they are not listed. */
export function sahlhaCardOf(offer: ListedSahlhaOffer, terms: SahlhaTerms, language: Language): SahlhaCard {
  const { Title, Image, Icon, Link, SahlhaCategory, SahlhaSubCategory, City } = offer.fields;
  const [category] = SahlhaCategory;
  const [subCategory] = SahlhaSubCategory;
  const [city] = City;
  const value = category === undefined ? 'uncategorized' : valueOfTerm(category);
  const parts = [
    subCategory === undefined ? '' : titleOf(subCategory, terms.subCategories),
    ...City.map((one) => capitalized(titleOf(one, terms.cities), language)),
  ];
  return {
    ...{ id: offer.id, title: Title.value, image: Image, icon: Icon, link: Link.href },
    description: parts.filter((part) => part !== '').join(COMMA[language]),
    category: value,
    categoryTitle: category === undefined ? '' : titleOf(category, terms.categories),
    categoryIcon: sahlhaIcon(value),
    location: city === undefined ? 'unknown' : valueOfTerm(city),
  };
}

type Chosen = ListedSahlhaOffer['fields']['City'][number];

/** Returns the title of a term of an offer. */
const titleOf = ({ id, name, fields }: Chosen, terms: readonly SahlhaTerm[]): string =>
  terms.find((term) => term.id === id)?.title ?? (fields.Title.value || name);

const capitalized = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(INTL_TAGS[language]) + text.slice(1);
