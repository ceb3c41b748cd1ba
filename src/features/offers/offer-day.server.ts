import { type Day, riyadhDay } from '#sitecore/rules/calendar-day.ts';

/** Server data of a block of dated offers. */
export interface OfferDay {
  /** Day in Riyadh when the page is generated: offers that ended before it are left out. */
  readonly today: Day;
}

/** Returns the day in Riyadh. */
export const offerDay = (): Promise<OfferDay> => Promise.resolve({ today: riyadhDay(new Date()) });
