import type { ListedOffer } from '#src/queries/offers.query.ts';

/** Parts of the path of an offer's page: /personal/offers/card-offers/{category}/{offer}. */
const SEGMENTS = 5;

type Offer = Pick<ListedOffer, 'path'> & { readonly fields: Pick<ListedOffer['fields'], 'IsBestOffer' | 'ExpiryDate'> };

/** Returns true for an offer marked as best that expires after a moment and has a page of its own below its category. */
export const isBestOffer = ({ path, fields: { IsBestOffer, ExpiryDate } }: Offer, now: number): boolean =>
  IsBestOffer &&
  ExpiryDate.value !== null &&
  Date.parse(ExpiryDate.value) > now &&
  path.split('/').filter((segment) => segment !== '').length === SEGMENTS;
