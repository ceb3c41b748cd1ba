import { offerDay } from '#src/features/offers/offer-day.server.ts';

export const staticProps = offerDay;
