import type { compareCard } from '#sitecore/definitions/templates/compare-card.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';

/** Field of a card that is compared: every field except title, category, image and link. */
export type AttributeField = Exclude<
  keyof typeof compareCard.fields,
  'Title' | 'CardCategory' | 'BannerImage' | 'BannerSecondaryLink'
>;

/** Dictionary keys of the attributes' titles, in display order; a missing attribute does not compile. */
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
