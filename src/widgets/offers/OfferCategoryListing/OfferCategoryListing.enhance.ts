export { enhanceOffers as enhance } from '#src/features/offers/enhance-offers.ts';
