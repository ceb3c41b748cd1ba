import { roundDown, roundHalfUp } from '#sitecore/rules/finance/rounding.ts';

/** What is spent where, and what that brings; null where the author or the visitor gave no number. */
export interface CardSpend {
  /** Riyals a month. */
  readonly spend: number | null;
  /** The riyals that bring `pointGained` miles. */
  readonly riyalSpent: number | null;
  readonly pointGained: number | null;
}

/** The miles of all cards, unrounded: only full steps of a card's spending count. FINANCE §3.6, 1. */
export function milesOf(cards: readonly CardSpend[]): { readonly monthly: number; readonly yearly: number } {
  const monthly = cards.reduce((sum, card) => sum + milesOfCard(card), 0);
  return { monthly, yearly: 12 * monthly };
}

const milesOfCard = ({ spend, riyalSpent, pointGained }: CardSpend): number =>
  riyalSpent !== null && riyalSpent > 0 ? roundDown((spend ?? 0) / riyalSpent) * (pointGained ?? 0) : 0;

/** What each riyal spent with a product brings. */
export interface PointsPerRiyal {
  readonly domestic: number | null;
  readonly international: number | null;
}

/** The points that an amount brings when it is spent in the Kingdom and when abroad, to 2 decimals. FINANCE §3.6, 2. */
export const pointsOf = (amount: number | null, { domestic, international }: PointsPerRiyal) => ({
  domestic: roundHalfUp((amount ?? 0) * (domestic ?? 0), 2),
  international: roundHalfUp((amount ?? 0) * (international ?? 0), 2),
});

/** What points are worth in riyals, to the halala; below a product's minimum too. FINANCE §3.6, 3 and 4. */
export const cashValueOf = (points: number | null, riyalsPerPoint: number): number =>
  roundHalfUp((points ?? 0) * riyalsPerPoint, 2);

/** The points that bring an amount of riyals at least; none where points bring nothing. */
export const pointsFor = (riyals: number, riyalsPerPoint: number): number =>
  riyalsPerPoint > 0 ? -roundDown(-riyals / riyalsPerPoint) : 0;
