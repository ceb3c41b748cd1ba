import { image } from '../fields/image.ts';
import { lookup } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { page } from './page.ts';

/** A kind of card, under which cards are listed. */
export const cardCategory = template('Card Category', { Title: text({ required: true }) });

/**
 * A card as it is compared with others. Each text besides its name is an attribute: "yes" or "no" in either language, or a
 * description on the first line and what qualifies it on the next.
 */
export const compareCard = template('Compare Card', {
  Title: text({ required: true }),
  CardCategory: lookup(cardCategory),
  BannerImage: image(),
  /** Where the card's terms stand. */
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

/** The page of a card: its head, its hero, and what it is compared by, so that all of it stands in one place. */
export const cardPage = template('Card Page', { ...page.fields, ...compareCard.fields }, { base: [page, compareCard] });
