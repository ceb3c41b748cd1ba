import type { ListedOffer } from '#src/queries/offers.query.ts';

/** The open offers of a group: their number, and the first of them. */
export interface GroupOffers {
  readonly total: number;
  readonly lead: ListedOffer | null;
}

/** Server data of the overview. */
export interface OffersOverviewData {
  /** By the id of the group; without those that could not be loaded. */
  readonly groups: Readonly<Record<string, GroupOffers>>;
}
