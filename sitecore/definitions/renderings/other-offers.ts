import { rendering } from '../rendering.ts';

/** Other offers of the category of the offer whose page it is. */
export const otherOffers = rendering('OtherOffers');
