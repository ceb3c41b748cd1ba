import type { DateValue } from '#sitecore/definitions/fields/date.ts';
import { type Day, riyadhDay } from '#sitecore/rules/calendar-day.ts';

interface DatedOffer {
  readonly IsActive: boolean;
  readonly ExpiryDate: DateValue;
}

/** Returns true for an active offer up to the day of its expiry in Riyadh, that day included. */
export const isOfferOpen = ({ IsActive, ExpiryDate }: DatedOffer, today: Day): boolean =>
  IsActive && (ExpiryDate.value === null || riyadhDay(new Date(ExpiryDate.value)) >= today);
