import type { compareCard } from '#sitecore/definitions/templates/compare-card.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';

/** A card's text that it is compared by: any but its name. */
export type AttributeField = Exclude<
  keyof typeof compareCard.fields,
  'Title' | 'CardCategory' | 'BannerImage' | 'BannerSecondaryLink'
>;

/** What each point is called, in the order in which they are compared; one without a name does not compile. */
export const ATTRIBUTE_TITLES = {
  AnnualFee: 'card_annual_fee',
  Cashback: 'card_cashback',
  LowestSalary: 'card_lowest_salary',
  ProfitRate: 'card_profit_rate',
  AnnualPercentageRate: 'card_annual_percentage_rate',
  ForeignCurrency: 'card_foreign_currency',
  CashAbroad: 'card_cash_abroad',
  AirportLounges: 'card_airport_lounges',
  TravelCover: 'card_travel_cover',
  PurchaseProtection: 'card_purchase_protection',
  AdditionalCards: 'card_additional_cards',
  DigitalAtOnce: 'card_digital_at_once',
} as const satisfies Record<AttributeField, DictionaryKey>;
