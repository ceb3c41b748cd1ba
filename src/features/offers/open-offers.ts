import type { DateValue } from '#sitecore/definitions/fields/date.ts';
import { type Day, riyadhDay } from '#sitecore/rules/calendar-day.ts';

interface DatedOffer {
  readonly IsActive: boolean;
  readonly ExpiryDate: DateValue;
}

/** Server data of a block of dated offers. */
export interface OfferDay {
  /** Day in Riyadh when the page is generated: offers that ended before it are left out. */
  readonly today: Day;
}

/** Returns the day in Riyadh. */
export const offerDay = (): Promise<OfferDay> => Promise.resolve({ today: riyadhDay(new Date()) });

/** Returns true from the day after an offer's last in Riyadh. */
export const hasOfferEnded = ({ ExpiryDate }: Pick<DatedOffer, 'ExpiryDate'>, today: Day): boolean =>
  ExpiryDate.value !== null && riyadhDay(new Date(ExpiryDate.value)) < today;

/** Returns true for an active offer up to the day of its expiry in Riyadh, that day included. */
export const isOfferOpen = (offer: DatedOffer, today: Day): boolean => offer.IsActive && !hasOfferEnded(offer, today);
