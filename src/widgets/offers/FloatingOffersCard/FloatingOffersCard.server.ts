import { offerDay } from '#src/features/offers/open-offers.ts';

export const staticProps = offerDay;
