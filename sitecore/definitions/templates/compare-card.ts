import { image } from '../fields/image.ts';
import { lookup } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { page } from './page.ts';

/** A category of cards. */
export const cardCategory = template('Card Category', { Title: text({ required: true }) });

/**
 * A card of the comparison. Each text besides its title is an attribute: "yes" or "no" in either language, or a
 * description on the first line and its condition on the next.
 */
export const compareCard = template('Compare Card', {
  Title: text({ required: true }),
  CardCategory: lookup(cardCategory, { source: '/items/card-categories' }),
  BannerImage: image(),
  /** The link to the card's terms. */
  BannerSecondaryLink: link(),
  AnnualFee: text({ multiline: true }),
  Cashback: text({ multiline: true }),
  LowestSalary: text({ multiline: true }),
  ProfitRate: text({ multiline: true }),
  AnnualPercentageRate: text({ multiline: true }),
  ForeignCurrency: text({ multiline: true }),
  CashAbroad: text({ multiline: true }),
  AirportLounges: text({ multiline: true }),
  TravelCover: text({ multiline: true }),
  PurchaseProtection: text({ multiline: true }),
  AdditionalCards: text({ multiline: true }),
  DigitalAtOnce: text({ multiline: true }),
});

/** The page of a card: its head, its hero and its attributes, so that all of them are edited in one place. */
export const cardPage = template('Card Page', { ...page.fields, ...compareCard.fields }, { base: [page, compareCard] });
