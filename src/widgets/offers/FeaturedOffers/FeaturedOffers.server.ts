import { type Day, riyadhDay } from '#sitecore/rules/calendar-day.ts';

/** Server data of featured offers. */
export interface FeaturedOffersData {
  /** Day in Riyadh when the page is generated: offers that expired before it are left out. */
  readonly today: Day;
}

export const staticProps = (): Promise<FeaturedOffersData> => Promise.resolve({ today: riyadhDay(new Date()) });
