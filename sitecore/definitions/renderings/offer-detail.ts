import { rendering } from '../rendering.ts';
import { offerDetails } from '../templates/offer.ts';

/** The page of an offer; without a datasource it shows the offer whose page it is on. */
export const offerDetail = rendering('OfferDetail', { datasource: offerDetails });
